import { count, plural } from '@/domain/format';
import { saveFile } from '@/lib/csv';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { buildManifest, type Manifest } from '../manifest';
import type { Download } from '../state/download';
import { EntryState } from './EntryState';
import { EntryTools } from './EntryTools';

const formatRowCheck = ({ rows, rowsCounted }: Manifest): string => {
  if (rows === null) return 'The number of rows of each file is not available.';
  return rows === rowsCounted
    ? 'The files contain all rows.'
    : `The files contain ${plural(rows, 'row')}, but we expected ${count(rowsCounted)}. The data changed during the download.`;
};

/** Renders the parts of a download that exceeds one file, with the manifest when every part is finished. */
export function AssemblyParts({ parts }: { parts: readonly Download[] }) {
  const { announce } = usePorts();
  const { title, of, total } = parts[0]!.assembly!;
  const manifest = buildManifest(parts);
  const handleManifest = () => {
    saveFile('download-manifest.json', JSON.stringify(manifest, null, 2), 'application/json');
    announce('Download started');
  };
  return (
    <>
      <p>
        {parts.filter(({ stage }) => stage === 'finished').length} of {plural(of, 'part')} ready,{' '}
        {plural(total, 'row')} in all.{' '}
        {manifest
          ? formatRowCheck(manifest)
          : 'The manifest is available when all parts are ready.'}
      </p>
      {manifest && (
        <p>
          <Button onClick={handleManifest}>
            <Icon name="download" /> Save the manifest
            <span className="usa-sr-only"> of {title}</span>
          </Button>{' '}
          It lists the query, and the rows and SHA-256 checksum of each file.
        </p>
      )}
      <ol className="download-parts">
        {parts.map((part) => (
          <li key={part.id}>
            <span className="download-parts__words">
              {part.assembly!.words} ({plural(part.assembly!.rows, 'row')})
            </span>{' '}
            <EntryState download={part} />
            {part.stage === 'failed' && (
              <span className="download-entry__reason">{part.message}</span>
            )}
            {part.sha256 && (
              <span className="download-entry__when">
                SHA-256 <code>{part.sha256}</code>
              </span>
            )}
            <span className="download-entry__tools">
              <EntryTools download={part} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
