import { useSelector } from 'react-redux';
import { plural } from '@/domain/format';
import { groupDownloads } from '../state/download';
import { selectDownloads } from '../state/downloadState';
import { AssemblyEntry } from './AssemblyEntry';
import { DownloadEntry } from './DownloadEntry';

/** Renders the downloads of this browser in the last week, newest first. The parts of one download are grouped. */
export function DownloadList() {
  const list = groupDownloads(useSelector(selectDownloads).toArray());
  if (!list.length)
    return (
      <p>
        No downloads yet. Files that you request are listed here for a week, only in this browser.
      </p>
    );
  return (
    <>
      <p>
        {plural(list.length, 'download')} from the last week, saved only in this browser. Files
        expire after a week. If you cancel, the service may still finish the file.
      </p>
      <ul className="download-list">
        {list.map((parts) =>
          parts[0]!.assembly ? (
            <AssemblyEntry key={parts[0]!.assembly.id} parts={parts} />
          ) : (
            <DownloadEntry key={parts[0]!.id} download={parts[0]!} />
          ),
        )}
      </ul>
    </>
  );
}
