import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { classNames } from '@/lib/classNames';
import { timings } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import { CopyFileLink } from './list/CopyFileLink';
import { DownloadList } from './list/DownloadList';
import { barClosed } from './state/downloadActions';
import { grouped, isPending, type Download } from './state/download';
import {
  selectDownloadBar,
  selectDownloads,
  isOpeningFile,
  selectTold,
  type WithDownloads,
} from './state/downloadState';
import { figures } from './texts';
import { cancelDownload } from './tracking/commands';
import { followOtherTabs, resumeDownloads } from './tracking/otherTabs';
import './panel.scss';

export { downloadReducers as reducers } from './state/downloadState';
export { HeaderEntry } from './HeaderEntry';

/** The warning of the specification (§8). Browsers show their own text instead. */
const LEAVING =
  'You have a file that is still being generated. If you leave, the file will no longer download to your computer. Are you sure you want to do this?';

const lineOf = (parts: readonly Download[]) => {
  const first = parts[0]!;
  const { id, title } = first.assembly ?? first;
  return {
    id,
    title,
    words: first.assembly
      ? `${parts.filter(({ stage }) => stage === 'finished').length} of ${first.assembly.of} parts ready`
      : figures(first),
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
      event.returnValue = LEAVING;
      return LEAVING;
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
            {figures(download) && `: ${figures(download)}`}.{' '}
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
  const lines = grouped(downloads)
    .filter((parts) => parts.some(isPending))
    .map(lineOf);
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
            <button
              type="button"
              className="usa-button usa-button--unstyled"
              onClick={() => {
                pending.forEach((one) => dispatch(cancelDownload(one)));
                announce(`Download cancelled: ${title}`);
              }}
            >
              Cancel<span className="usa-sr-only"> {title}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>The file is saved to your computer when it is ready. You can keep using the site.</p>
    </div>
  );
}

/** The bar of pending downloads, and of each outcome for five seconds (specification §4). */
export default function DownloadBar() {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const list = useSelector(selectDownloads);
  const waiting = list.some(isPending);
  const told = useSelector(selectTold);
  const { pendingDownload, showCollapsedProgress } = useSelector(selectDownloadBar);
  const [listed, setListed] = useState(false);
  const shown = (pendingDownload && showCollapsedProgress && waiting) || told !== undefined;
  // The bar keeps its text while it slides out; then its state is reset.
  const [present, setPresent] = useState(false);
  if (shown && !present) setPresent(true);
  useEffect(() => {
    dispatch(resumeDownloads());
    return dispatch(followOtherTabs());
  }, [dispatch]);
  useEffect(() => {
    if (shown) return undefined;
    const timer = setTimeout(() => {
      setPresent(false);
      dispatch(barClosed());
    }, timings.barSlide);
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
  useLeaveWarning(waiting);
  const isFailed = told?.stage === 'failed';
  const ending = isFailed ? `${FAILED} ${told.message}` : told ? READY : '';
  useEffect(() => {
    if (ending) announce(ending, isFailed ? 'assertive' : 'polite');
  }, [ending, isFailed, announce]);
  return (
    <>
      {present && (
        <section
          aria-label="Download status"
          className={classNames(
            'download-bar',
            !shown && 'download-bar--leaving',
            isFailed && 'download-bar--failed',
          )}
        >
          <div className="download-bar__inner">
            {told && <Outcome download={told} />}
            {!told && waiting && <PendingList downloads={list.toArray()} />}
            <button
              type="button"
              className="usa-button usa-button--outline usa-button--inverse"
              onClick={() => setListed(true)}
            >
              My downloads
            </button>
          </div>
        </section>
      )}
      {listed && (
        <Modal title="My downloads" wide onClose={() => setListed(false)}>
          <DownloadList />
        </Modal>
      )}
    </>
  );
}
