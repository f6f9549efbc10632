import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import { isPending, type Download } from '../state/download';
import type { WithDownloads } from '../state/downloadState';
import { cancelDownload, repeatDownload } from '../tracking/commands';
import { CopyFileLink } from './CopyFileLink';

/** Renders the actions for a download in its current stage: save the file, copy its link, cancel or try again. */
export function EntryTools({ download }: { download: Download }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const { id, title, stage, fileUrl } = download;
  return (
    <>
      {stage === 'finished' && fileUrl && (
        <>
          <a className="usa-button" href={fileUrl} download>
            Save the file<span className="usa-sr-only">: {title}</span>
          </a>{' '}
          <CopyFileLink url={fileUrl} />
        </>
      )}
      {isPending(download) && (
        <Button
          look="outline"
          onClick={() => {
            dispatch(cancelDownload(id));
            announce(`Download canceled: ${title}`);
          }}
        >
          Cancel<span className="usa-sr-only"> {title}</span>
        </Button>
      )}
      {(stage === 'failed' || stage === 'cancelled') && (
        <Button look="outline" onClick={() => dispatch(repeatDownload(download))}>
          Try again<span className="usa-sr-only">: {title}</span>
        </Button>
      )}
    </>
  );
}
