import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { classNames } from '@/lib/classNames';
import { timings } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import { CopyFileLink } from './list/CopyFileLink';
import { DownloadList } from './list/DownloadList';
import { barClosed } from './state/downloadActions';
import { groupDownloads, isPending, type Download } from './state/download';
import {
  selectDownloadBar,
  selectDownloads,
  isOpeningFile,
  selectEndedDownload,
  type WithDownloads,
} from './state/downloadState';
import { formatFigures } from './texts';
import { cancelDownload } from './tracking/commands';
import { followOtherTabs, resumeDownloads } from './tracking/otherTabs';
import './panel.scss';

export { downloadReducers as reducers } from './state/downloadState';
export { HeaderEntry } from './HeaderEntry';

/** The warning of the specification (§8). Browsers show their own text instead. */
const LEAVE_WARNING =
  'You have a file that is still being generated. If you leave, the file will no longer download to your computer. Are you sure you want to do this?';

const toBarLine = (parts: readonly Download[]) => {
  const firstPart = parts[0]!;
  const { id, title } = firstPart.assembly ?? firstPart;
  return {
    id,
    title,
    words: firstPart.assembly
      ? `${parts.filter(({ stage }) => stage === 'finished').length} of ${firstPart.assembly.of} parts ready`
      : formatFigures(firstPart),
    pending: parts.filter(isPending).map((part) => part.id),
  };
};

const useLeaveWarning = (isWaiting: boolean) => {
  const store = useStore<WithDownloads>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (isOpeningFile(store.getState(), Date.now())) return undefined;
      event.preventDefault();
      event.returnValue = LEAVE_WARNING;
      return LEAVE_WARNING;
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isWaiting, store]);
};

const FAILED = 'An error occurred while generating your file.';
const READY = 'Your file is ready for download.';
function Outcome({ download }: { download: Download }) {
  const { stage, message, title, fileUrl } = download;
  const isFailed = stage === 'failed';
  return (
    <div className="download-bar__text">
      <p className="download-bar__title">
        <Icon name={isFailed ? 'alert' : 'check'} /> {isFailed ? FAILED : READY}
      </p>
      <p>
        {isFailed ? (
          message
        ) : (
          <>
            Your download should begin automatically. {title}
            {formatFigures(download) && `: ${formatFigures(download)}`}.{' '}
            {fileUrl && <CopyFileLink url={fileUrl} />}
          </>
        )}
      </p>
    </div>
  );
}

function PendingList({ downloads }: { downloads: readonly Download[] }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const lines = groupDownloads(downloads)
    .filter((parts) => parts.some(isPending))
    .map(toBarLine);
  return (
    <div className="download-bar__text">
      <p className="download-bar__title">
        <span className="loading__spinner" aria-hidden="true" /> Preparing{' '}
        {lines.length === 1 ? 'your download' : `${lines.length} downloads`}...
      </p>
      <ul className="download-bar__list">
        {lines.map(({ id, title, words, pending }) => (
          <li key={id}>
            {title}
            {words && `: ${words}`}{' '}
            <Button
              look="text"
              onClick={() => {
                pending.forEach((pendingId) => dispatch(cancelDownload(pendingId)));
                announce(`Download canceled: ${title}`);
              }}
            >
              Cancel<span className="usa-sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>The file is saved to your computer when it is ready. You can keep using the site.</p>
    </div>
  );
}

const useOutcomeAnnouncement = (endedDownload: Download | undefined) => {
  const { announce } = usePorts();
  const isFailed = endedDownload?.stage === 'failed';
  const outcomeText = isFailed ? `${FAILED} ${endedDownload.message}` : endedDownload ? READY : '';
  useEffect(() => {
    if (outcomeText) announce(outcomeText, isFailed ? 'assertive' : 'polite');
  }, [outcomeText, isFailed, announce]);
};

/** Renders the bar that shows pending downloads, and the outcome of each for five seconds (specification §4). */
export default function DownloadBar() {
  const dispatch = useThunkDispatch<WithDownloads>();
  const downloads = useSelector(selectDownloads);
  const hasPending = downloads.some(isPending);
  const endedDownload = useSelector(selectEndedDownload);
  const { pendingDownload, showCollapsedProgress } = useSelector(selectDownloadBar);
  const [isListOpen, setIsListOpen] = useState(false);
  const isShown =
    (pendingDownload && showCollapsedProgress && hasPending) || endedDownload !== undefined;
  // The bar keeps its text while it slides out. Then `barClosed` resets its state.
  const [isRendered, setIsRendered] = useState(false);
  if (isShown && !isRendered) setIsRendered(true);
  useEffect(() => {
    dispatch(resumeDownloads());
    return dispatch(followOtherTabs());
  }, [dispatch]);
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => {
      setIsRendered(false);
      dispatch(barClosed());
    }, timings.barSlide);
    return () => clearTimeout(timer);
  }, [isShown, dispatch]);
  useLeaveWarning(hasPending);
  useOutcomeAnnouncement(endedDownload);
  return (
    <>
      {isRendered && (
        <section
          aria-label="Download status"
          className={classNames(
            'download-bar',
            !isShown && 'download-bar--leaving',
            endedDownload?.stage === 'failed' && 'download-bar--failed',
          )}
        >
          <div className="download-bar__inner">
            {endedDownload && <Outcome download={endedDownload} />}
            {!endedDownload && hasPending && <PendingList downloads={downloads.toArray()} />}
            <Button
              look="outline"
              className="usa-button--inverse"
              onClick={() => setIsListOpen(true)}
            >
              My downloads
            </Button>
          </div>
        </section>
      )}
      {isListOpen && (
        <Modal title="My downloads" wide onClose={() => setIsListOpen(false)}>
          <DownloadList />
        </Modal>
      )}
    </>
  );
}
