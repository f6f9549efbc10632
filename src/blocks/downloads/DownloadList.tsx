import { useState } from 'react';
import { useSelector } from 'react-redux';
import { plural } from '@/domain/format';
import { timings } from '@/domain/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { isPending, selectDownloads, type Download, type WithDownloads } from './state';
import { figures } from './texts';
import { cancelDownload, dismissDownload, repeatDownload } from './tracker';

const words = { requesting: 'Asking the service', working: 'Being prepared', finished: 'Ready', failed: 'Failed', cancelled: 'Cancelled' } as const;

/** Copies the link of a file; says so for a moment. */
export function CopyFileLink({ url }: { url: string }) {
  const { announce } = usePorts();
  const [said, setSaid] = useState('Copy Link');
  const handleCopy = () => {
    const absolute = new URL(url, window.location.href).href;
    void (navigator.clipboard ? navigator.clipboard.writeText(absolute) : Promise.reject(new Error('no clipboard'))).then(
      () => { setSaid('Copied'); announce('Link copied'); setTimeout(() => setSaid('Copy Link'), timings.copyConfirmation); },
      () => { setSaid('Copying is not possible here'); announce('Copying is not possible here'); });
  };
  return <button type="button" className="usa-button usa-button--unstyled" onClick={handleCopy}><Icon name="link" /> {said}</button>;
}

function Entry({ download }: { download: Download }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const { id, title, stage, message, fileUrl, startedAt, sha256 } = download;
  return (
    <li className={`download-entry download-entry--${stage}`}>
      <p className="download-entry__title">{title}</p>
      <p className="download-entry__state">
        {isPending(download) ? <span className="loading__spinner" aria-hidden="true" /> : <Icon name={stage === 'finished' ? 'check' : 'alert'} />}
        <strong>{words[stage]}</strong>{figures(download) && `: ${figures(download)}`}
      </p>
      {stage === 'failed' && <p className="download-entry__reason">{message}</p>}
      <p className="download-entry__when">Asked for {new Date(startedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}{sha256 && <> · SHA-256 <code>{sha256}</code></>}</p>
      <p className="download-entry__tools">
        {stage === 'finished' && fileUrl && <><a className="usa-button" href={fileUrl} download>Save the file<span className="usa-sr-only">: {title}</span></a> <CopyFileLink url={fileUrl} /></>}
        {isPending(download) && <button type="button" className="usa-button usa-button--outline" onClick={() => { dispatch(cancelDownload(id)); announce(`Download cancelled: ${title}`); }}>Cancel<span className="usa-sr-only"> {title}</span></button>}
        {(stage === 'failed' || stage === 'cancelled') && <button type="button" className="usa-button usa-button--outline" onClick={() => dispatch(repeatDownload(download))}>Try again<span className="usa-sr-only">: {title}</span></button>}
        {!isPending(download) && <button type="button" className="usa-button usa-button--unstyled" onClick={() => { dispatch(dismissDownload(id)); announce(`Taken off the list: ${title}`); }}>Take off the list<span className="usa-sr-only">: {title}</span></button>}
      </p>
    </li>
  );
}

/** The files that this browser has asked for in the last week, newest first. */
export function DownloadList() {
  const list = useSelector(selectDownloads);
  if (!list.size) return <p>No downloads yet. What you ask for on this site is listed here for a week, in this browser alone.</p>;
  return (
    <>
      <p>{plural(list.size, 'download')} of the last week, kept in this browser alone. Files expire a week after they were made. Cancelling stops the waiting; the service may still finish the file.</p>
      <ul className="download-list">{list.map((download) => <Entry key={download.id} download={download} />)}</ul>
    </>
  );
}
