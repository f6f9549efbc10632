import { useState } from 'react';
import { useSelector } from 'react-redux';
import { count, plural } from '@/domain/format';
import { timings } from '@/domain/layoutTokens';
import { saveFile } from '@/lib/csv';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { manifestOf, type Manifest } from './manifest';
import { grouped, isPending, selectDownloads, type Download, type WithDownloads } from './state';
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

/** What can be done with a download where it is: save, stop, ask again. */
function EntryTools({ download }: { download: Download }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const { id, title, stage, fileUrl } = download;
  return (
    <>
      {stage === 'finished' && fileUrl && <><a className="usa-button" href={fileUrl} download>Save the file<span className="usa-sr-only">: {title}</span></a> <CopyFileLink url={fileUrl} /></>}
      {isPending(download) && <button type="button" className="usa-button usa-button--outline" onClick={() => { dispatch(cancelDownload(id)); announce(`Download cancelled: ${title}`); }}>Cancel<span className="usa-sr-only"> {title}</span></button>}
      {(stage === 'failed' || stage === 'cancelled') && <button type="button" className="usa-button usa-button--outline" onClick={() => dispatch(repeatDownload(download))}>Try again<span className="usa-sr-only">: {title}</span></button>}
    </>
  );
}
/** Takes downloads off the list. */
function TakeOff({ title, ids }: { title: string; ids: readonly string[] }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  return <button type="button" className="usa-button usa-button--unstyled" onClick={() => { ids.forEach((id) => dispatch(dismissDownload(id))); announce(`Taken off the list: ${title}`); }}>Take off the list<span className="usa-sr-only">: {title}</span></button>;
}
const askedFor = (time: number) => `Asked for ${new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`;
function EntryState({ download }: { download: Download }) {
  return (
    <span className="download-entry__state">
      {isPending(download) ? <span className="loading__spinner" aria-hidden="true" /> : <Icon name={download.stage === 'finished' ? 'check' : 'alert'} />}
      <span><strong>{words[download.stage]}</strong>{figures(download) && `: ${figures(download)}`}</span>
    </span>
  );
}

function Entry({ download }: { download: Download }) {
  const { id, title, stage, message, startedAt, sha256 } = download;
  return (
    <li className={`download-entry download-entry--${stage}`}>
      <p className="download-entry__title">{title}</p>
      <EntryState download={download} />
      {stage === 'failed' && <p className="download-entry__reason">{message}</p>}
      <p className="download-entry__when">{askedFor(startedAt)}{sha256 && <> · SHA-256 <code>{sha256}</code></>}</p>
      <p className="download-entry__tools"><EntryTools download={download} />{!isPending(download) && <TakeOff title={title} ids={[id]} />}</p>
    </li>
  );
}

/** Whether the rows of the parts are those that were counted. */
const verdict = ({ rows, rowsCounted }: Manifest): string => {
  if (rows === null) return 'The service did not tell the rows of each part.';
  return rows === rowsCounted ? 'The rows of the parts add up to the count.' : `The parts hold ${plural(rows, 'row')}, where ${count(rowsCounted)} were counted: the data changed meanwhile.`;
};

/** The parts of one download that a single file cannot hold, and the manifest of all of them once they are there. */
export function AssemblyParts({ parts }: { parts: readonly Download[] }) {
  const { announce } = usePorts();
  const { title, of, total } = parts[0]!.assembly!;
  const manifest = manifestOf(parts);
  const handleManifest = () => { saveFile('download-manifest.json', JSON.stringify(manifest, null, 2), 'application/json'); announce('Download started'); };
  return (
    <>
      <p>{parts.filter(({ stage }) => stage === 'finished').length} of {plural(of, 'part')} ready, {plural(total, 'row')} in all.{' '}
        {manifest ? verdict(manifest) : 'The manifest comes with the last part.'}</p>
      {manifest && <p><button type="button" className="usa-button" onClick={handleManifest}><Icon name="download" /> Save the manifest<span className="usa-sr-only"> of {title}</span></button> It names the query and, of each part, the rows and the SHA-256.</p>}
      <ol className="download-parts">{parts.map((part) => (
        <li key={part.id}>
          <span className="download-parts__words">{part.assembly!.words} ({plural(part.assembly!.rows, 'row')})</span> <EntryState download={part} />
          {part.stage === 'failed' && <span className="download-entry__reason">{part.message}</span>}
          {part.sha256 && <span className="download-entry__when">SHA-256 <code>{part.sha256}</code></span>}
          <span className="download-entry__tools"><EntryTools download={part} /></span>
        </li>
      ))}</ol>
    </>
  );
}
function AssemblyEntry({ parts }: { parts: readonly Download[] }) {
  const { title } = parts[0]!.assembly!;
  return (
    <li className="download-entry">
      <p className="download-entry__title">{title}</p>
      <AssemblyParts parts={parts} />
      <p className="download-entry__when">{askedFor(parts[0]!.startedAt)}</p>
      {!parts.some(isPending) && <p className="download-entry__tools"><TakeOff title={title} ids={parts.map(({ id }) => id)} /></p>}
    </li>
  );
}

/** The files that this browser has asked for in the last week, newest first; the parts of one together. */
export function DownloadList() {
  const list = grouped(useSelector(selectDownloads).toArray());
  if (!list.length) return <p>No downloads yet. What you ask for on this site is listed here for a week, in this browser alone.</p>;
  return (
    <>
      <p>{plural(list.length, 'download')} of the last week, kept in this browser alone. Files expire a week after they were made. Cancelling stops the waiting; the service may still finish the file.</p>
      <ul className="download-list">{list.map((parts) => (parts[0]!.assembly ? <AssemblyEntry key={parts[0]!.assembly.id} parts={parts} /> : <Entry key={parts[0]!.id} download={parts[0]!} />))}</ul>
    </>
  );
}
