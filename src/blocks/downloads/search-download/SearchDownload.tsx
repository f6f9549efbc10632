import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  searchDownload,
  type DownloadRequest,
  type FileFormat,
  type SearchDownload as SearchDownloadOptions,
} from '@/services/downloads/downloadService';
import { Modal } from '@/ui/Modal';
import { PreparingFile, PreparingParts, useCloseAtEnd } from '../PreparingFile';
import type { WithDownloads } from '../state/downloadState';
import { beginAssembly, beginDownload } from '../tracking/commands';
import { ColumnStep } from './ColumnStep';
import { downloadPlan } from './downloadPlan';
import { DownloadFilters, type FilterWords } from './DownloadFilters';
import { countOf, levels } from './levels';
import { LevelStep } from './LevelStep';
import { readRowLimit } from './rowLimit';
import { useLevelCounts } from './useLevelCounts';
import './search-download.scss';

const steps = ['Choose Level of Data', 'Choose Columns', 'Download and Finish'] as const;
const allLevels = levels.map(({ key }) => key);
/** Most rows of one file if the service reports no limit. */
const MOST_ROWS = 500_000;

export interface SearchDownloadProps {
  /** Returns the criteria of the search for a level. The function must stay the same while the search does. */
  criteriaAt: (level: SpendingLevel) => SearchCriteria;
  /** Title in the list of downloads, without the level. */
  title: string;
  /** Published names of the table's columns, by level. A level without any offers no such choice. */
  tableColumns?: Readonly<Partial<Record<SpendingLevel, readonly string[]>>>;
  /** Called with the type of the requested file. */
  onAsk: (type: string) => void;
  onClose: () => void;
  /** Levels to choose from; must stay the same array. With a single level, the first step is skipped. */
  offered?: readonly SpendingLevel[];
  /** Returns a custom request; undefined for the default one. */
  ask?: (options: SearchDownloadOptions) => DownloadRequest | undefined;
  filters: readonly FilterWords[];
  /** Number of filters. The default is one for each caption. */
  filterCount?: number;
  /** Whether the dialog closes when the download ends. After a failure it stays open. */
  closeAtEnd?: boolean;
}

function StepList({
  step,
  isLevelFixed,
  onStep,
}: {
  step: number;
  isLevelFixed: boolean;
  onStep: (step: number) => void;
}) {
  return (
    <ol className="download-steps" aria-label="Steps">
      {steps.map((name, index) =>
        index === 0 && isLevelFixed ? null : (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {index < step && step < 2 ? (
              <button type="button" className="link-button" onClick={() => onStep(index)}>
                {name}
              </button>
            ) : (
              name
            )}
          </li>
        ),
      )}
    </ol>
  );
}

/** A step. The pressed button is removed with its step, so the focus moves to the next step. */
function Step({ step, children }: { step: number; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) body.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div ref={body} tabIndex={-1} role="group" aria-label={steps[step]} className="download-step">
      {children}
    </div>
  );
}

/** The dialog that downloads a search (pages document §12), in parts where it exceeds one file. */
export function SearchDownload(props: SearchDownloadProps) {
  const { criteriaAt, title, tableColumns = {}, onAsk, onClose, offered = allLevels, ask } = props;
  const dispatch = useThunkDispatch<WithDownloads>();
  const isLevelFixed = offered.length === 1;
  const [step, setStep] = useState(isLevelFixed ? 1 : 0);
  const [level, setLevel] = useState<SpendingLevel>(offered[0]!);
  const [format, setFormat] = useState<FileFormat>('csv');
  const [rowLimit, setRowLimit] = useState('');
  const [begun, setBegun] = useState({ id: '', assembly: '' });
  const { counts, retry } = useLevelCounts(criteriaAt, offered);
  useCloseAtEnd(props.closeAtEnd ? begun.id : '', onClose);
  const found = countOf(counts, level);
  const most = found?.limit || MOST_ROWS;
  const wanted = readRowLimit(rowLimit, most);
  // A row limit that fits into one file needs no parts.
  const inParts = step > 0 && found?.over === true && (wanted.rows === undefined || wanted.bad);
  const plan = useAnswer(
    downloadPlan,
    inParts ? { criteria: criteriaAt(level), level, rows: found.rows, limit: most } : null,
  );
  const handleStart = (columns: readonly string[]) => {
    const name = `${title}: ${levels.find(({ key }) => key === level)!.name.toLowerCase()}s`;
    const limited = inParts ? { alone: true } : { rowLimit: wanted.rows };
    const options = { level, columns, format, ...limited };
    const asked =
      (inParts ? undefined : ask?.(options)) ?? searchDownload(criteriaAt(level), options);
    onAsk(asked.type);
    if (inParts) {
      const parts = currentValue(plan)!.map(({ criteria, words, rows }) => {
        return { words, rows, asked: searchDownload(criteria, options) };
      });
      setBegun({ id: '', assembly: dispatch(beginAssembly(name, asked.body, parts)) });
    } else setBegun({ id: dispatch(beginDownload(name, asked)), assembly: '' });
    setStep(2);
  };
  const handleLevel = (chosen: SpendingLevel) => {
    setLevel(chosen);
    setStep(1);
  };
  const shared = { counts, onRetry: retry, onLeave: onClose };
  return (
    <Modal title="Download Data" onClose={onClose} wide>
      <DownloadFilters filters={props.filters} count={props.filterCount} />
      <StepList step={step} isLevelFixed={isLevelFixed} onStep={setStep} />
      <Step step={step}>
        {step === 0 && <LevelStep {...shared} offered={offered} onChoose={handleLevel} />}
        {step === 1 && (
          <ColumnStep
            {...shared}
            level={level}
            format={format}
            onFormat={setFormat}
            rowLimit={rowLimit}
            onRowLimit={setRowLimit}
            most={most}
            plan={inParts ? plan : undefined}
            accompanied={!ask}
            own={tableColumns[level] ?? []}
            onStart={handleStart}
          />
        )}
        {step === 2 && (
          <>
            {begun.assembly ? (
              <PreparingParts id={begun.assembly} />
            ) : (
              <PreparingFile id={begun.id} />
            )}
            <button type="button" className="usa-button" onClick={onClose}>
              Close
            </button>
          </>
        )}
      </Step>
    </Modal>
  );
}
