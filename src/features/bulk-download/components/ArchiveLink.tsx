import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { EntryState, isPending, selectDownloads } from '@/blocks/downloads';
import type { ArchiveFile } from '@/services/downloads/archiveService';

/** Renders an archive file as a link that saves or requests it, with the progress of a request. Without a URL, it is plain text. */
export function ArchiveLink({
  file,
  onRequest,
}: {
  file: ArchiveFile;
  onRequest: (file: ArchiveFile) => void;
}) {
  const entry = useSelector(selectDownloads).find(
    ({ type, body }) => type === 'archive' && body.url === file.url,
  );
  if (!file.url) return <>{file.name}</>;
  const readyUrl = file.ready ? file.url : entry?.stage === 'finished' ? entry.fileUrl : '';
  // Both cases use the same link element, so that it keeps focus when the file becomes ready.
  const handleClick = (event: MouseEvent) => {
    if (readyUrl) return;
    event.preventDefault();
    if (!entry || !isPending(entry)) onRequest(file);
  };
  return (
    <span className="archive-file">
      <a href={readyUrl || file.url} download={Boolean(readyUrl)} onClick={handleClick}>
        {file.name}
      </a>
      {entry && !file.ready && <EntryState download={entry} />}
      {entry?.stage === 'failed' && <span className="download-entry__reason">{entry.message}</span>}
    </span>
  );
}
