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

/** The warning when the page is left (specification §8). Browsers show their own text instead. */
export const LEAVING =
  'You have a file that is still being generated. If you leave, the file will no longer download to your computer. Are you sure you want to do this?';

/** Returns one line of the bar: a download with its reported figures, or the number of parts that are ready. */
const lineOf = (parts: readonly Download[]) => {
  const first = parts[0]!;
  const ids = parts.filter(isPending).map(({ id }) => id);
  return first.assembly
    ? {
        id: first.assembly.id,
        title: first.assembly.title,
        words: `${parts.filter(({ stage }) => stage === 'finished').length} of ${first.assembly.of} parts ready`,
        pending: ids,
      }
    : { id: first.id, title: first.title, words: figures(first), pending: ids };
};

/**
 * The bar at the bottom of every page while files are being generated (specification §4). It lists the pending downloads with their
 * reported figures and a cancel button. Then it shows the outcome for five seconds. It also restores the downloads of an earlier visit.
 */
export default function DownloadBar() {
  const dispatch = useThunkDispatch<WithDownloads>();
  const store = useStore<WithDownloads>();
  const { announce } = usePorts();
  const list = useSelector(selectDownloads);
  const pending = list.filter(isPending);
  const waitingFor = grouped(list.toArray())
    .filter((parts) => parts.some(isPending))
    .map(lineOf);
  const told = useSelector(selectTold);
  const { pendingDownload, showCollapsedProgress } = useSelector(selectDownloadBar);
  const [listed, setListed] = useState(false);
  const shown =
    (pendingDownload && showCollapsedProgress && pending.size > 0) || told !== undefined;
  // The bar keeps its text while it slides out; then its state is reset.
  const [present, setPresent] = useState(false);
  useEffect(() => {
    dispatch(resumeDownloads());
    return dispatch(followOtherTabs());
  }, [dispatch]);
  useEffect(() => {
    if (shown) {
      setPresent(true);
      return undefined;
    }
    const timer = setTimeout(() => {
      setPresent(false);
      dispatch(barClosed());
    }, timings.barSlide);
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
  const waiting = pending.size > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (isOpeningFile(store.getState(), Date.now())) return undefined;
      event.preventDefault();
      event.returnValue = LEAVING;
      return LEAVING;
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [waiting, store]);
  const ending =
    told?.stage === 'failed'
      ? `An error occurred while generating your file. ${told.message}`
      : told
        ? 'Your file is ready for download.'
        : '';
  useEffect(() => {
    if (ending) announce(ending, told?.stage === 'failed' ? 'assertive' : 'polite');
  }, [ending, told?.stage, announce]);
  return (
    <>
      {(present || shown) && (
        <section
          aria-label="Download status"
          className={classNames(
            'download-bar',
            !shown && 'download-bar--leaving',
            told?.stage === 'failed' && 'download-bar--failed',
          )}
        >
          <div className="download-bar__inner">
            {told ? (
              <div className="download-bar__text">
                <p className="download-bar__title">
                  <Icon name={told.stage === 'failed' ? 'alert' : 'check'} />{' '}
                  {told.stage === 'failed'
                    ? 'An error occurred while generating your file.'
                    : 'Your file is ready for download.'}
                </p>
                <p>
                  {told.stage === 'failed' ? (
                    told.message
                  ) : (
                    <>
                      Your download should begin automatically. {told.title}
                      {figures(told) && `: ${figures(told)}`}.{' '}
                      {told.fileUrl && <CopyFileLink url={told.fileUrl} />}
                    </>
                  )}
                </p>
              </div>
            ) : (
              waiting && (
                <div className="download-bar__text">
                  <p className="download-bar__title">
                    <span className="loading__spinner" aria-hidden="true" /> Preparing{' '}
                    {waitingFor.length === 1 ? 'your download' : `${waitingFor.length} downloads`}
                    ...
                  </p>
                  <ul className="download-bar__list">
                    {waitingFor.map(({ id, title, words, pending: ids }) => (
                      <li key={id}>
                        {title}
                        {words && `: ${words}`}{' '}
                        <button
                          type="button"
                          className="usa-button usa-button--unstyled"
                          onClick={() => {
                            ids.forEach((one) => dispatch(cancelDownload(one)));
                            announce(`Download cancelled: ${title}`);
                          }}
                        >
                          Cancel<span className="usa-sr-only"> {title}</span>
                        </button>
                      </li>
                    ))}
                  </ul>
                  <p>
                    The file is saved to your computer when it is ready. You can keep using the
                    site.
                  </p>
                </div>
              )
            )}
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
