import { isPending, type Download } from '../state/download';
import { formatRequestTime } from '../texts';
import { AssemblyParts } from './AssemblyParts';
import { RemoveButton } from './RemoveButton';

/** Renders the list entry of a download that is split into parts. */
export function AssemblyEntry({ parts }: { parts: readonly Download[] }) {
  const { title } = parts[0]!.assembly!;
  return (
    <li className="download-entry">
      <p className="download-entry__title">{title}</p>
      <AssemblyParts parts={parts} />
      <p className="download-entry__when">{formatRequestTime(parts[0]!.startedAt)}</p>
      {!parts.some(isPending) && (
        <p className="download-entry__tools">
          <RemoveButton title={title} ids={parts.map(({ id }) => id)} />
        </p>
      )}
    </li>
  );
}
