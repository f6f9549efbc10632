import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { AssemblyParts } from './list/AssemblyParts';
import { CopyFileLink } from './list/CopyFileLink';
import { groupDownloads, isPending } from './state/download';
import { selectDownloads, type WithDownloads } from './state/downloadState';
import { formatFigures } from './texts';
import './preparing-file.scss';

const headings = {
  requesting: 'We’re preparing your download.',
  working: 'We’re preparing your download.',
  finished: 'Your file is ready for download.',
  failed: 'An error occurred while generating your file.',
  cancelled: 'The download was canceled.',
} as const;

const CLOSE_HINT =
  'You can close this and keep using the site. The status stays at the bottom of the page, and “My downloads” lists the file for a week.';

/** Shows the status of one download: its progress, the link to its file, or why it failed. */
export function PreparingFile({ id }: { id: string }) {
  const download = useSelector(selectDownloads).find((each) => each.id === id);
  if (!download) return <p>This download was removed from the list.</p>;
  return (
    <>
      <h3>{headings[download.stage]}</h3>
      <div className="download-file" role="status">
        {isPending(download) ? (
          <p>
            Most files take less than a minute. Large files take several minutes.
            {formatFigures(download) && ` So far: ${formatFigures(download)}.`} The file is saved to
            your computer when it is ready.
          </p>
        ) : download.stage === 'finished' ? (
          <p>
            <a href={download.fileUrl} download>
              {download.fileName}
            </a>{' '}
            ({formatFigures(download)}) <CopyFileLink url={download.fileUrl} />
          </p>
        ) : (
          <p>
            {download.message ||
              'To request the file again, open “My downloads” and select “Try again”.'}
          </p>
        )}
      </div>
      <p>{CLOSE_HINT}</p>
    </>
  );
}

/** Renders the status of a download that is split into parts. */
export function PreparingParts({ id }: { id: string }) {
  const parts = groupDownloads(useSelector(selectDownloads).toArray()).find(
    ([first]) => first!.assembly?.id === id,
  );
  if (!parts) return <p>This download was removed from the list.</p>;
  return (
    <>
      <h3>
        {parts.some(isPending)
          ? headings.working
          : parts.every(({ stage }) => stage === 'finished')
            ? 'Your files are ready for download.'
            : 'We couldn’t create some of the files.'}
      </h3>
      <div className="download-file" role="status">
        <AssemblyParts parts={parts} />
      </div>
      <p>{CLOSE_HINT}</p>
    </>
  );
}

/** Calls `onClose` when the download is finished or canceled. After a failure the dialog stays open. */
export const useCloseAtEnd = (id: string, onClose: () => void): void => {
  const stage = useSelector(
    (state: WithDownloads) => selectDownloads(state).find((each) => each.id === id)?.stage,
  );
  useEffect(() => {
    if (stage === 'finished' || stage === 'cancelled') onClose();
  }, [stage, onClose]);
};

/** Renders the dialog of a bulk download. */
export function BulkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  useCloseAtEnd(id, onClose);
  return (
    <Modal title="Download Data" onClose={onClose}>
      <PreparingFile id={id} />
      <Button onClick={onClose}>Close</Button>
    </Modal>
  );
}
