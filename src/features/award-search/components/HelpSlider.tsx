import { useId, type KeyboardEvent } from 'react';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading } from '@/ui/Status';

const HelpText = lazyComponent(async () => ({ default: (await import('./FilterHelp')).HelpText }), {
  name: 'This help',
  waiting: <Loading />,
});

/** Renders a bar at the bottom that opens the help of the current drilldown level over the panel. */
export function HelpSlider({
  slug,
  name,
  open,
  onOpen,
}: {
  slug: string;
  name: string;
  open: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      onOpen(false);
    }
  };
  return (
    <div className={`help-slider${open ? ' help-slider--open' : ''}`} onKeyDown={handleKeyDown}>
      <button
        type="button"
        className="help-slider__button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {name}
        <Icon name={open ? 'chevron-down' : 'chevron-up'} />
      </button>
      <div
        id={id}
        className="help-slider__text"
        role="region"
        aria-label={name}
        hidden={!open}
        tabIndex={0}
      >
        {open && <h3 className="usa-sr-only">{name}</h3>}
        {open && (
          <ErrorBoundary resetKey={slug}>
            <HelpText slug={slug} headingLevel={3} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
