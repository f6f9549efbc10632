import { isPending, type Download } from '../state/download';
import { askedFor } from '../texts';
import { EntryState } from './EntryState';
import { EntryTools } from './EntryTools';
import { TakeOff } from './TakeOff';

/** The list entry of one download. */
export function DownloadEntry({ download }: { download: Download }) {
  const { id, title, stage, message, startedAt, sha256 } = download;
  return (
    <li className={`download-entry download-entry--${stage}`}>
      <p className="download-entry__title">{title}</p>
      <EntryState download={download} />
      {stage === 'failed' && <p className="download-entry__reason">{message}</p>}
      <p className="download-entry__when">
        {askedFor(startedAt)}
        {sha256 && (
          <>
            {' '}
            · SHA-256 <code>{sha256}</code>
          </>
        )}
      </p>
      <p className="download-entry__tools">
        <EntryTools download={download} />
        {!isPending(download) && <TakeOff title={title} ids={[id]} />}
      </p>
    </li>
  );
}
