import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';

/** Renders a banner under the header that opens a dialog about the limits of the data. */
export function Disclaimer() {
  const { openModal } = usePorts();
  return (
    <aside className="covid-disclaimer" aria-label="About this data">
      <Icon name="alert" />
      <p>
        Agencies report these figures, and some of them are preliminary.{' '}
        <button
          type="button"
          className="link-button"
          aria-haspopup="dialog"
          onClick={() => openModal('covid-data-disclaimer')}
        >
          Limits of this data
        </button>
      </p>
    </aside>
  );
}
