import { useEffect, useRef, useState } from 'react';
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
import { levels } from './levels';
import { LevelStep } from './LevelStep';
import { readRowLimit } from './rowLimit';
import { useLevelCounts } from './useLevelCounts';
import './search-download.scss';

const steps = ['Choose Level of Data', 'Choose Columns', 'Download and Finish'] as const;
const allLevels = levels.map(({ key }) => key);
/** Rows of one file where the service has not said so. */
const MOST_ROWS = 500_000;

export interface SearchDownloadProps {
  /** The search as each level is asked for it; must stay the same function while the search does. */
  criteriaAt: (level: SpendingLevel) => SearchCriteria;
  /** Name of the file in the list of downloads, without its level. */
  title: string;
  /** Published columns of what the table shows, by level; a level without any has no such choice. */
  tableColumns?: Readonly<Partial<Record<SpendingLevel, readonly string[]>>>;
  /** Told of the kind of file that is asked for. */
  onAsk: (type: string) => void;
  onClose: () => void;
  /** Levels on offer; must stay the same list. One alone is not asked about. */
  offered?: readonly SpendingLevel[];
  /** A request of its own for a file of all rows; undefined for that of any search. */
  ask?: (options: SearchDownloadOptions) => DownloadRequest | undefined;
  /** What the search is limited to, for the bar on top. */
  filters: readonly FilterWords[];
  /** How many filters that are; without it one a caption. */
  filterCount?: number;
  /** Closes by itself with the end of the download; an error stays to be read. */
  closeAtEnd?: boolean;
}

/**
 * Three steps from a search to its file: the level, the columns and format, and then the file itself (pages document §12). What one
 * file cannot hold is planned in parts and asked for as several.
 */
export function SearchDownload({
  criteriaAt,
  title,
  tableColumns = {},
  onAsk,
  onClose,
  offered = allLevels,
  ask,
  filters,
  filterCount,
  closeAtEnd = false,
}: SearchDownloadProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const [step, setStep] = useState(offered.length === 1 ? 1 : 0);
  const [level, setLevel] = useState<SpendingLevel>(offered[0]!);
  const [format, setFormat] = useState<FileFormat>('csv');
  const [rowLimit, setRowLimit] = useState('');
  /** What was asked for: one download, or the parts of one. */
  const [begun, setBegun] = useState({ id: '', assembly: '' });
  const { counts, retry } = useLevelCounts(criteriaAt, offered);
  useCloseAtEnd(closeAtEnd ? begun.id : '', onClose);
  // The button that leads on goes away with its step: the focus moves to the next one.
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) body.current?.focus();
    shown.current = step;
  }, [step]);

  const counted = counts[level];
  const found = typeof counted === 'object' ? counted : undefined;
  const most = found?.limit || MOST_ROWS;
  const wanted = readRowLimit(rowLimit, most);
  // Fewer rows than one file holds need no parts.
  const inParts = step > 0 && found?.over === true && (wanted.rows === undefined || wanted.bad);
  const plan = useAnswer(
    downloadPlan,
    inParts ? { criteria: criteriaAt(level), level, rows: found.rows, limit: most } : null,
  );
  const handleStart = (columns: readonly string[]) => {
    const name = `${title}: ${levels.find(({ key }) => key === level)!.name.toLowerCase()}s`;
    const options = {
      level,
      columns,
      format,
      ...(inParts ? { alone: true } : { rowLimit: wanted.rows }),
    };
    const asked =
      (inParts ? undefined : ask?.(options)) ?? searchDownload(criteriaAt(level), options);
    onAsk(asked.type);
    setBegun(
      inParts
        ? {
            id: '',
            assembly: dispatch(
              beginAssembly(
                name,
                asked.body,
                currentValue(plan)!.map(({ criteria, words, rows }) => ({
                  words,
                  rows,
                  asked: searchDownload(criteria, options),
                })),
              ),
            ),
          }
        : { id: dispatch(beginDownload(name, asked)), assembly: '' },
    );
    setStep(2);
  };
  const handleLevel = (chosen: SpendingLevel) => {
    setLevel(chosen);
    setStep(1);
  };
  return (
    <Modal title="Download Data" onClose={onClose} wide>
      <DownloadFilters filters={filters} count={filterCount} />
      <ol className="download-steps" aria-label="Steps">
        {steps.map((name, index) =>
          index === 0 && offered.length === 1 ? null : (
            <li key={name} aria-current={index === step ? 'step' : undefined}>
              {index < step && step < 2 ? (
                <button type="button" className="link-button" onClick={() => setStep(index)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </li>
          ),
        )}
      </ol>
      <div ref={body} tabIndex={-1} role="group" aria-label={steps[step]} className="download-step">
        {step === 0 && (
          <LevelStep
            offered={offered}
            counts={counts}
            onRetry={retry}
            onChoose={handleLevel}
            onLeave={onClose}
          />
        )}
        {step === 1 && (
          <ColumnStep
            level={level}
            counts={counts}
            onRetry={retry}
            format={format}
            onFormat={setFormat}
            rowLimit={rowLimit}
            onRowLimit={setRowLimit}
            most={most}
            plan={inParts ? plan : undefined}
            accompanied={!ask}
            own={tableColumns[level] ?? []}
            onStart={handleStart}
            onLeave={onClose}
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
      </div>
    </Modal>
  );
}
