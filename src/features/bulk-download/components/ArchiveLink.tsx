import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { EntryState, isPending, selectDownloads } from '@/blocks/downloads';
import type { ArchiveFile } from '@/services/downloads/archiveService';

/** An archive file as a link that saves it, or that requests it and shows its progress. */
export function ArchiveLink({
  file,
  onAsk,
}: {
  file: ArchiveFile;
  onAsk: (file: ArchiveFile) => void;
}) {
  const asked = useSelector(selectDownloads).find(
    ({ type, body }) => type === 'archive' && body.url === file.url,
  );
  if (!file.url) return <>{file.name}</>;
  const made = file.ready ? file.url : asked?.stage === 'finished' ? asked.fileUrl : '';
  // The link element stays the same, so that it keeps focus.
  const handleClick = (event: MouseEvent) => {
    if (made) return;
    event.preventDefault();
    if (!asked || !isPending(asked)) onAsk(file);
  };
  return (
    <span className="archive-file">
      <a href={made || file.url} download={Boolean(made)} onClick={handleClick}>
        {file.name}
      </a>
      {asked && !file.ready && <EntryState download={asked} />}
      {asked?.stage === 'failed' && <span className="download-entry__reason">{asked.message}</span>}
    </span>
  );
}
