import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { count, plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { useLoaded, type Loaded } from '@/lib/useLoaded';
import { useThunkDispatch } from '@/lib/redux';
import { fetchDownloadAgencies } from '@/services/downloads/bulkService';
import { fetchDownloadCount, searchDownload, type DownloadCount, type DownloadRequest, type FileFormat, type SearchDownload as SearchDownloadOptions } from '@/services/downloads/downloadService';
import type { SearchCriteria } from '@/domain/search/criteria';
import { Modal } from '@/ui/Modal';
import { Loading, PanelError } from '@/ui/Status';
import { planParts, type Part } from './parts';
import { PreparingFile, PreparingParts, useCloseAtEnd } from './PreparingFile';
import type { WithDownloads } from './state';
import { beginAssembly, beginDownload } from './tracker';

const levels: readonly { key: SpendingLevel; name: string; text: string; with: string }[] = [
  { key: 'awards', name: 'Award', text: 'One row for each award, all its actions combined.', with: 'The subawards of these awards come in a file beside it.' },
  { key: 'transactions', name: 'Transaction', text: 'One row for each action: the award itself and every later modification.', with: 'The subawards come in a file beside it.' },
  { key: 'subawards', name: 'Subaward', text: 'One row for each subaward that a prime recipient reported.', with: '' },
];
const formats: readonly { key: FileFormat; label: string }[] = [{ key: 'csv', label: 'CSV' }, { key: 'tsv', label: 'TSV' }, { key: 'pstxt', label: 'TXT (Pipe Delimited)' }];
const steps = ['Choose Level of Data', 'Choose Columns', 'Download and Finish'] as const;

/** Rows of one file where the service has not said so. */
const MOST_ROWS = 500_000;

/** The parts that a download would come in, while they are worked out and then for review. */
function PlannedParts({ plan }: { plan: Loaded<readonly Part[]> }) {
  if (plan.error) return <PanelError message={plan.error} onRetry={plan.retry} />;
  if (!plan.value) return <Loading message="Working out parts that fit into one file each" />;
  return (
    <div className="download-notice"><p>This comes in {plural(plan.value.length, 'file')}, with one manifest:</p>
      <ol className="download-plan">{plan.value.map(({ words, rows }) => <li key={words}>{words}: {plural(rows, 'record')}</li>)}</ol></div>
  );
}

/** The counts of the levels on offer, asked for when the dialog opens. */
const useCounts = (criteriaAt: SearchDownloadProps['criteriaAt'], wanted: readonly SpendingLevel[]) => {
  const [counts, setCounts] = useState<Readonly<Partial<Record<SpendingLevel, DownloadCount | string>>>>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setCounts({});
    wanted.forEach((key) => {
      fetchDownloadCount(criteriaAt(key), key, controller.signal).then((found) => setCounts((known) => ({ ...known, [key]: found })), (error: { cancelled?: boolean; message?: string }) => {
        if (!error.cancelled) setCounts((known) => ({ ...known, [key]: error.message ?? 'The rows could not be counted.' }));
      });
    });
    return () => controller.abort();
  }, [criteriaAt, wanted, round]);
  return { counts, retry: () => setRound(round + 1) };
};

export interface SearchDownloadProps {
  /** The search as each level is asked for it; must stay the same function while the search does. */
  criteriaAt: (level: SpendingLevel) => SearchCriteria;
  /** Name of the file in the list of downloads, without its level. */
  title: string;
  /** Published columns of what the table shows, by level; a level without any has no such choice. */
  tableColumns?: Readonly<Partial<Record<SpendingLevel, readonly string[]>>>;
  /** Where the event is counted, and with what; without an action it is the kind of file. */
  category: string; action?: string; label: string;
  onClose: () => void;
  /** Levels on offer; must stay the same list. One alone is not asked about. */
  offered?: readonly SpendingLevel[];
  /** A request of its own for a file of all rows; undefined for that of any search. */
  ask?: (options: SearchDownloadOptions) => DownloadRequest | undefined;
  /** Closes by itself with the end of the download; an error stays to be read. */
  closeAtEnd?: boolean;
}
const allLevels = levels.map(({ key }) => key);

/** Three steps from a search to its file: the level, the columns and format, and then the file itself (pages document §12). */
export function SearchDownload({ criteriaAt, title, tableColumns = {}, category, action, label, onClose, offered = allLevels, ask, closeAtEnd = false }: SearchDownloadProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { track } = usePorts();
  const [step, setStep] = useState(offered.length === 1 ? 1 : 0);
  const [level, setLevel] = useState<SpendingLevel>(offered[0]!);
  const [format, setFormat] = useState<FileFormat>('csv');
  const [id, setId] = useState('');
  const [rowLimit, setRowLimit] = useState('');
  const [assembly, setAssembly] = useState('');
  const { counts, retry } = useCounts(criteriaAt, offered);
  useCloseAtEnd(closeAtEnd ? id : '', onClose);
  const chosen = levels.find(({ key }) => key === level)!;
  const own = tableColumns[level] ?? [];
  const failed = Object.values(counts).find((found) => typeof found === 'string');
  const over = levels.filter(({ key }) => { const found = counts[key]; return typeof found === 'object' && found.over; });
  const limit = Object.values(counts).find((found) => typeof found === 'object')?.limit ?? 0;
  const rowsOf = (key: SpendingLevel) => { const found = counts[key]; return typeof found === 'object' ? found.rows : undefined; };
  const mostRows = limit || MOST_ROWS;
  const wantedRows = rowLimit.trim() === '' ? undefined : Number(rowLimit);
  const badLimit = wantedRows !== undefined && !(Number.isInteger(wantedRows) && wantedRows >= 1 && wantedRows <= mostRows);
  const tooLong = over.some(({ key }) => key === level);
  // Fewer rows than one file holds need no parts.
  const inParts = step > 0 && tooLong && (wantedRows === undefined || badLimit);
  const plan = useLoaded(inParts ? level : '', async (signal) => planParts(criteriaAt(level), rowsOf(level)!, {
    level, limit: mostRows, count: async (criteria) => (await fetchDownloadCount(criteria, level, signal)).rows,
    agencies: async () => { const { cfo, other } = await fetchDownloadAgencies('award_agencies', signal); return [...cfo, ...other].map(({ name }) => name); },
  }));
  const handleStart = (columns: readonly string[]) => {
    const name = `${title}: ${chosen.name.toLowerCase()}s`;
    const options = { level, columns, format };
    const asked = (inParts ? undefined : ask?.({ ...options, rowLimit: wantedRows })) ?? searchDownload(criteriaAt(level), { ...options, ...(inParts ? { alone: true } : { rowLimit: wantedRows }) });
    track({ category, action: action ?? asked.type, label });
    if (inParts) setAssembly(dispatch(beginAssembly(name, asked.body, plan.value!.map(({ criteria, words, rows }) => ({ words, rows, asked: searchDownload(criteria, { ...options, alone: true }) })))));
    else setId(dispatch(beginDownload(name, asked)));
    setStep(2);
  };
  const cannotStart = badLimit || rowsOf(level) === undefined || (inParts && !plan.value);
  const notCounted = failed && <div role="alert" className="download-notice"><p>{failed} <button type="button" className="link-button" onClick={retry}>Retry</button></p></div>;
  return (
    <Modal title="Download Data" onClose={onClose} wide>
      <ol className="download-steps" aria-label="Steps">
        {steps.map((name, index) => (index === 0 && offered.length === 1 ? null : <li key={name} aria-current={index === step ? 'step' : undefined}>{index < step && step < 2 ? <button type="button" className="link-button" onClick={() => setStep(index)}>{name}</button> : name}</li>))}
      </ol>
      {step === 0 && (
        <>
          <h3>Which level of data do you want?</h3>
          <div className="download-choices">
            {levels.filter(({ key }) => offered.includes(key)).map(({ key, name, text }) => (
              <button key={key} type="button" className="download-choice" disabled={rowsOf(key) === undefined} onClick={() => { setLevel(key); setStep(1); }}>
                <strong>{name}</strong><span>{text}</span>
                <span className="download-choice__count">{rowsOf(key) === undefined ? (failed ? 'Not counted' : 'Counting...') : `${plural(rowsOf(key)!, 'record')}${over.some((one) => one.key === key) ? ': too many for one file, it comes in parts' : rowsOf(key) === 0 ? ': the file would hold headings only' : ''}`}</span>
              </button>
            ))}
          </div>
          {notCounted}
          {over.length > 0 && <div className="download-notice"><p>One file holds at most {count(limit)} records. More than that come in several files, split by period and, where that is not enough, by agency, with one manifest of all. Whole years of data are also in <Link to="/download_center/custom_award_data" onClick={onClose}>Custom Award Data</Link>, which has no such limit.</p></div>}
        </>
      )}
      {step === 1 && (
        <>
          <h3>Which columns do you want?</h3>
          <p role="status">{chosen.name}s: {rowsOf(level) === undefined ? (failed ? 'not counted.' : 'counting...') : `${plural(rowsOf(level)!, 'record')}.`} {!inParts && !ask && chosen.with}</p>
          {notCounted}
          <fieldset className="download-formats"><legend>File format</legend>{formats.map(({ key, label: text }) => <label key={key}><input type="radio" name="download-format" checked={format === key} onChange={() => setFormat(key)} /> {text}</label>)}</fieldset>
          <div className="field download-limit">
            <label htmlFor="download-limit">Most rows of the file (optional)</label>
            <input id="download-limit" className="usa-input" type="text" inputMode="numeric" value={rowLimit} onChange={(event) => setRowLimit(event.target.value)} aria-invalid={badLimit} aria-describedby="download-limit-hint" maxLength={12} />
            <p id="download-limit-hint" className={badLimit ? 'field-error' : 'field-hint'}>{badLimit ? `Enter a whole number from 1 to ${count(mostRows)}, or nothing for all rows.` : 'Nothing means all rows. The service chooses which rows come first.'}</p>
          </div>
          {inParts && <PlannedParts plan={plan} />}
          <div className="download-choices">
            <button type="button" className="download-choice" disabled={cannotStart} onClick={() => handleStart([])}><strong>Everything</strong><span>All columns of the published layout.</span></button>
            {own.length > 0 && <button type="button" className="download-choice" disabled={cannotStart} onClick={() => handleStart(own)}><strong>The columns of the table</strong><span>What the table of results shows, under the published names.</span></button>}
          </div>
          <p><Link to="/data-dictionary" onClick={onClose}>What each column means</Link></p>
        </>
      )}
      {step === 2 && <>{assembly ? <PreparingParts id={assembly} /> : <PreparingFile id={id} />}<button type="button" className="usa-button" onClick={onClose}>Close</button></>}
    </Modal>
  );
}
