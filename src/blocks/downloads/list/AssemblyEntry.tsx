import { isPending, type Download } from '../state/download';
import { askedFor } from '../texts';
import { AssemblyParts } from './AssemblyParts';
import { TakeOff } from './TakeOff';

/** The list entry of a download that is split into parts. */
export function AssemblyEntry({ parts }: { parts: readonly Download[] }) {
  const { title } = parts[0]!.assembly!;
  return (
    <li className="download-entry">
      <p className="download-entry__title">{title}</p>
      <AssemblyParts parts={parts} />
      <p className="download-entry__when">{askedFor(parts[0]!.startedAt)}</p>
      {!parts.some(isPending) && (
        <p className="download-entry__tools">
          <TakeOff title={title} ids={parts.map(({ id }) => id)} />
        </p>
      )}
    </li>
  );
}
