import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { EntryState, isPending, selectDownloads } from '@/blocks/downloads';
import type { ArchiveFile } from '@/services/downloads/archiveService';

/** An archive file as a link that saves it, or that requests it and shows its progress. */
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
  // The link element stays the same, so that it keeps focus.
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
