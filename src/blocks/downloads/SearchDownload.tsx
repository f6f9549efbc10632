import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { count, plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { fetchDownloadCount, searchDownload, type DownloadCount, type FileFormat } from '@/services/downloads/downloadService';
import type { SearchCriteria } from '@/domain/search/criteria';
import { Modal } from '@/ui/Modal';
import { PreparingFile } from './PreparingFile';
import type { WithDownloads } from './state';
import { beginDownload } from './tracker';

const levels: readonly { key: SpendingLevel; name: string; text: string; with: string }[] = [
  { key: 'awards', name: 'Award', text: 'One row for each award, all its actions combined.', with: 'The subawards of these awards come in a file beside it.' },
  { key: 'transactions', name: 'Transaction', text: 'One row for each action: the award itself and every later modification.', with: 'The subawards come in a file beside it.' },
  { key: 'subawards', name: 'Subaward', text: 'One row for each subaward that a prime recipient reported.', with: '' },
];
const formats: readonly { key: FileFormat; label: string }[] = [{ key: 'csv', label: 'CSV' }, { key: 'tsv', label: 'TSV' }, { key: 'pstxt', label: 'TXT (Pipe Delimited)' }];
const steps = ['Choose Level of Data', 'Choose Columns', 'Download and Finish'] as const;

/** The counts of all three levels, asked for when the dialog opens. */
const useCounts = (criteriaAt: SearchDownloadProps['criteriaAt']) => {
  const [counts, setCounts] = useState<Readonly<Partial<Record<SpendingLevel, DownloadCount | string>>>>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setCounts({});
    levels.forEach(({ key }) => {
      fetchDownloadCount(criteriaAt(key), key, controller.signal).then((found) => setCounts((known) => ({ ...known, [key]: found })), (error: { cancelled?: boolean; message?: string }) => {
        if (!error.cancelled) setCounts((known) => ({ ...known, [key]: error.message ?? 'The rows could not be counted.' }));
      });
    });
    return () => controller.abort();
  }, [criteriaAt, round]);
  return { counts, retry: () => setRound(round + 1) };
};

export interface SearchDownloadProps {
  /** The search as each level is asked for it; must stay the same function while the search does. */
  criteriaAt: (level: SpendingLevel) => SearchCriteria;
  /** Name of the file in the list of downloads, without its level. */
  title: string;
  /** Published columns of what the table shows, by level; a level without any has no such choice. */
  tableColumns?: Readonly<Partial<Record<SpendingLevel, readonly string[]>>>;
  /** Where the event is counted, and with what. */
  category: string; label: string;
  onClose: () => void;
}

/** Three steps from a search to its file: the level, the columns and format, and then the file itself (pages document §12). */
export function SearchDownload({ criteriaAt, title, tableColumns = {}, category, label, onClose }: SearchDownloadProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { track } = usePorts();
  const [step, setStep] = useState(0);
  const [level, setLevel] = useState<SpendingLevel>('awards');
  const [format, setFormat] = useState<FileFormat>('csv');
  const [id, setId] = useState('');
  const { counts, retry } = useCounts(criteriaAt);
  const chosen = levels.find(({ key }) => key === level)!;
  const own = tableColumns[level] ?? [];
  const failed = Object.values(counts).find((found) => typeof found === 'string');
  const over = levels.filter(({ key }) => { const found = counts[key]; return typeof found === 'object' && found.over; });
  const limit = Object.values(counts).find((found) => typeof found === 'object')?.limit ?? 0;
  const rowsOf = (key: SpendingLevel) => { const found = counts[key]; return typeof found === 'object' ? found.rows : undefined; };
  const handleStart = (columns: readonly string[]) => {
    const asked = searchDownload(criteriaAt(level), { level, columns, format });
    track({ category, action: asked.type, label });
    setId(dispatch(beginDownload(`${title}: ${chosen.name.toLowerCase()}s`, asked)));
    setStep(2);
  };
  return (
    <Modal title="Download Data" onClose={onClose} wide>
      <ol className="download-steps" aria-label="Steps">
        {steps.map((name, index) => <li key={name} aria-current={index === step ? 'step' : undefined}>{index < step && step < 2 ? <button type="button" className="link-button" onClick={() => setStep(index)}>{name}</button> : name}</li>)}
      </ol>
      {step === 0 && (
        <>
          <h3>Which level of data do you want?</h3>
          <div className="download-choices">
            {levels.map(({ key, name, text }) => (
              <button key={key} type="button" className="download-choice" disabled={rowsOf(key) === undefined || over.some((one) => one.key === key)} onClick={() => { setLevel(key); setStep(1); }}>
                <strong>{name}</strong><span>{text}</span>
                <span className="download-choice__count">{rowsOf(key) === undefined ? (failed ? 'Not counted' : 'Counting...') : `${plural(rowsOf(key)!, 'record')}${over.some((one) => one.key === key) ? ': too many for one file' : rowsOf(key) === 0 ? ': the file would hold headings only' : ''}`}</span>
              </button>
            ))}
          </div>
          {failed && <div role="alert" className="download-notice"><p>{failed} <button type="button" className="link-button" onClick={retry}>Retry</button></p></div>}
          {over.length > 0 && <div className="download-notice"><p>One file holds at most {count(limit)} records. Add filters to get fewer, or use <Link to="/download_center/custom_award_data" onClick={onClose}>Custom Award Data</Link>, which has no such limit for a year of data.</p></div>}
        </>
      )}
      {step === 1 && (
        <>
          <h3>Which columns do you want?</h3>
          <p>{chosen.name}s: {plural(rowsOf(level) ?? 0, 'record')}. {chosen.with}</p>
          <fieldset className="download-formats"><legend>File format</legend>{formats.map(({ key, label: text }) => <label key={key}><input type="radio" name="download-format" checked={format === key} onChange={() => setFormat(key)} /> {text}</label>)}</fieldset>
          <div className="download-choices">
            <button type="button" className="download-choice" onClick={() => handleStart([])}><strong>Everything</strong><span>All columns of the published layout.</span></button>
            {own.length > 0 && <button type="button" className="download-choice" onClick={() => handleStart(own)}><strong>The columns of the table</strong><span>What the table of results shows, under the published names.</span></button>}
          </div>
          <p><Link to="/data-dictionary" onClick={onClose}>What each column means</Link></p>
        </>
      )}
      {step === 2 && <><PreparingFile id={id} /><button type="button" className="usa-button" onClick={onClose}>Close</button></>}
    </Modal>
  );
}
