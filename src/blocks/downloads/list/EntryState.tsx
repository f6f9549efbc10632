import { Icon } from '@/ui/Icon';
import { isPending, type Download } from '../state/download';
import { formatFigures } from '../texts';
import './list.scss';

const stageLabels = {
  requesting: 'Sending the request',
  working: 'Being prepared',
  finished: 'Ready',
  failed: 'Failed',
  cancelled: 'Canceled',
} as const;
/** Renders the stage of a download with its reported rows, size and duration. */
export function EntryState({ download }: { download: Download }) {
  return (
    <span className="download-entry__state">
      {isPending(download) ? (
        <span className="loading__spinner" aria-hidden="true" />
      ) : (
        <Icon name={download.stage === 'finished' ? 'check' : 'alert'} />
      )}
      <span>
        <strong>{stageLabels[download.stage]}</strong>
        {formatFigures(download) && `: ${formatFigures(download)}`}
      </span>
    </span>
  );
}
