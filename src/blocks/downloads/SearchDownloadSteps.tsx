import { Link } from 'react-router-dom';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { count, plural } from '@/domain/format';
import type { Loaded } from '@/lib/useLoaded';
import type { DownloadCount, FileFormat } from '@/services/downloads/downloadService';
import { Loading, PanelError } from '@/ui/Status';
import type { Part } from './parts';

/** The levels of a search's data, in the order of the dialog. */
export const levels: readonly { key: SpendingLevel; name: string; text: string; with: string }[] = [
  { key: 'awards', name: 'Award', text: 'One row for each award, all its actions combined.', with: 'The subawards of these awards come in a file beside it.' },
  { key: 'transactions', name: 'Transaction', text: 'One row for each action: the award itself and every later modification.', with: 'The subawards come in a file beside it.' },
  { key: 'subawards', name: 'Subaward', text: 'One row for each subaward that a prime recipient reported.', with: '' },
];
const formats: readonly { key: FileFormat; label: string }[] = [{ key: 'csv', label: 'CSV' }, { key: 'tsv', label: 'TSV' }, { key: 'pstxt', label: 'TXT (Pipe Delimited)' }];

/** Counts of the levels: a text says why one could not be had, undefined that it is on its way. */
export type LevelCounts = Readonly<Partial<Record<SpendingLevel, DownloadCount | string>>>;
const known = (counts: LevelCounts, level: SpendingLevel): DownloadCount | undefined => { const found = counts[level]; return typeof found === 'object' ? found : undefined; };
const problemOf = (counts: LevelCounts): string | undefined => Object.values(counts).find((found) => typeof found === 'string');

function NotCounted({ counts, onRetry }: { counts: LevelCounts; onRetry: () => void }) {
  const problem = problemOf(counts);
  return problem ? <div role="alert" className="download-notice"><p>{problem} <button type="button" className="link-button" onClick={onRetry}>Retry</button></p></div> : null;
}

export interface LevelStepProps { offered: readonly SpendingLevel[]; counts: LevelCounts; onRetry: () => void; onChoose: (level: SpendingLevel) => void; onLeave: () => void }
/** The first step: the level, each with its rows. */
export function LevelStep({ offered, counts, onRetry, onChoose, onLeave }: LevelStepProps) {
  const over = offered.flatMap((level) => known(counts, level) ?? []).find((found) => found.over);
  const words = (level: SpendingLevel): string => {
    const found = known(counts, level);
    if (!found) return problemOf(counts) ? 'Not counted' : 'Counting...';
    return `${plural(found.rows, 'record')}${found.over ? ': too many for one file, it comes in parts' : found.rows === 0 ? ': the file would hold headings only' : ''}`;
  };
  return (
    <>
      <h3>Which level of data do you want?</h3>
      <div className="download-choices">
        {levels.filter(({ key }) => offered.includes(key)).map(({ key, name, text }) => (
          <button key={key} type="button" className="download-choice" disabled={!known(counts, key)} onClick={() => onChoose(key)}><strong>{name}</strong><span>{text}</span><span className="download-choice__count">{words(key)}</span></button>
        ))}
      </div>
      <NotCounted counts={counts} onRetry={onRetry} />
      {over && <div className="download-notice"><p>One file holds at most {count(over.limit)} records. More than that come in several files, split by period and, where that is not enough, by agency, with one manifest of all. Whole years of data are also in <Link to="/download_center/custom_award_data" onClick={onLeave}>Custom Award Data</Link>, which has no such limit.</p></div>}
    </>
  );
}

/** The parts that a download would come in, while they are worked out and then for review. */
function PlannedParts({ plan }: { plan: Loaded<readonly Part[]> }) {
  if (plan.error) return <PanelError message={plan.error} onRetry={plan.retry} />;
  if (!plan.value) return <Loading message="Working out parts that fit into one file each" />;
  return (
    <div className="download-notice"><p>This comes in {plural(plan.value.length, 'file')}, with one manifest:</p>
      <ol className="download-plan">{plan.value.map(({ words, rows }) => <li key={words}>{words}: {plural(rows, 'record')}</li>)}</ol></div>
  );
}

/** Rows that a visitor wants at most: undefined for all. `bad` when the text is no whole number up to `most`. */
export const readRowLimit = (text: string, most: number): { rows: number | undefined; bad: boolean } => {
  const rows = text.trim() === '' ? undefined : Number(text);
  return { rows, bad: rows !== undefined && !(Number.isInteger(rows) && rows >= 1 && rows <= most) };
};

export interface ColumnStepProps {
  level: SpendingLevel; counts: LevelCounts; onRetry: () => void; format: FileFormat; onFormat: (format: FileFormat) => void; rowLimit: string; onRowLimit: (text: string) => void; /** Most rows of one file. */ most: number;
  /** The parts of a download that one file cannot hold; undefined where one can. */ plan?: Loaded<readonly Part[]>;
  /** Whether the subawards come along in a file beside it. */ accompanied: boolean; /** Published columns of what the table shows. */ own: readonly string[]; onStart: (columns: readonly string[]) => void; onLeave: () => void;
}
/** The second step: columns, format, and how many rows; its buttons start the download. */
export function ColumnStep({ level, counts, onRetry, format, onFormat, rowLimit, onRowLimit, most, plan, accompanied, own, onStart, onLeave }: ColumnStepProps) {
  const chosen = levels.find(({ key }) => key === level)!;
  const found = known(counts, level);
  const { bad } = readRowLimit(rowLimit, most);
  const disabled = bad || !found || (plan !== undefined && !plan.value);
  return (
    <>
      <h3>Which columns do you want?</h3>
      <p role="status">{chosen.name}s: {found ? `${plural(found.rows, 'record')}.` : problemOf(counts) ? 'not counted.' : 'counting...'} {accompanied && !plan && chosen.with}</p>
      <NotCounted counts={counts} onRetry={onRetry} />
      <fieldset className="download-formats"><legend>File format</legend>{formats.map(({ key, label }) => <label key={key}><input type="radio" name="download-format" checked={format === key} onChange={() => onFormat(key)} /> {label}</label>)}</fieldset>
      <div className="field download-limit">
        <label htmlFor="download-limit">Most rows of the file (optional)</label>
        <input id="download-limit" className="usa-input" type="text" inputMode="numeric" value={rowLimit} onChange={(event) => onRowLimit(event.target.value)} aria-invalid={bad} aria-describedby="download-limit-hint" maxLength={12} />
        <p id="download-limit-hint" className={bad ? 'field-error' : 'field-hint'}>{bad ? `Enter a whole number from 1 to ${count(most)}, or nothing for all rows.` : 'Nothing means all rows. The service chooses which rows come first.'}</p>
      </div>
      {plan && <PlannedParts plan={plan} />}
      <div className="download-choices">
        <button type="button" className="download-choice" disabled={disabled} onClick={() => onStart([])}><strong>Everything</strong><span>All columns of the published layout.</span></button>
        {own.length > 0 && <button type="button" className="download-choice" disabled={disabled} onClick={() => onStart(own)}><strong>The columns of the table</strong><span>What the table of results shows, under the published names.</span></button>}
      </div>
      <p><Link to="/data-dictionary" onClick={onLeave}>What each column means</Link></p>
    </>
  );
}
