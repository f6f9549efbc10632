import { isPending, type Download } from '../state/download';
import { formatRequestTime } from '../texts';
import { EntryState } from './EntryState';
import { EntryTools } from './EntryTools';
import { RemoveButton } from './RemoveButton';

/** Renders the list entry of one download. */
export function DownloadEntry({ download }: { download: Download }) {
  const { id, title, stage, message, startedAt, sha256 } = download;
  return (
    <li className={`download-entry download-entry--${stage}`}>
      <p className="download-entry__title">{title}</p>
      <EntryState download={download} />
      {stage === 'failed' && <p className="download-entry__reason">{message}</p>}
      <p className="download-entry__when">
        {formatRequestTime(startedAt)}
        {sha256 && (
          <>
            {' '}
            · SHA-256 <code>{sha256}</code>
          </>
        )}
      </p>
      <p className="download-entry__tools">
        <EntryTools download={download} />
        {!isPending(download) && <RemoveButton title={title} ids={[id]} />}
      </p>
    </li>
  );
}
