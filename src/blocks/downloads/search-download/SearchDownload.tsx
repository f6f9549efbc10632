import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  searchDownload,
  type DownloadCount,
  type DownloadRequest,
  type FileFormat,
  type SearchDownload as SearchDownloadOptions,
} from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { PreparingFile, PreparingParts, useCloseAtEnd } from '../PreparingFile';
import type { WithDownloads } from '../state/downloadState';
import { beginAssembly, beginDownload } from '../tracking/commands';
import { ColumnStep } from './ColumnStep';
import { downloadPlan } from './downloadPlan';
import { DownloadFilters, type FilterSummary } from './DownloadFilters';
import { countOf, levels } from './levels';
import { LevelStep } from './LevelStep';
import { readRowLimit } from './rowLimit';
import { useLevelCounts } from './useLevelCounts';
import './search-download.scss';

const steps = ['Choose Level of Data', 'Choose Columns', 'Download and Finish'] as const;
const allLevels = levels.map(({ key }) => key);
/** Maximum number of rows in one file if the service reports no limit. */
const DEFAULT_MAX_ROWS = 500_000;

export interface SearchDownloadProps {
  /** Returns the criteria of the search for a level. Must be the same function while the search is unchanged. */
  criteriaAt: (level: SpendingLevel) => SearchCriteria;
  /** Title in the list of downloads, without the level. */
  title: string;
  /** Published names of the table's columns, by level. Without names, a level does not offer these columns. */
  tableColumns?: Readonly<Partial<Record<SpendingLevel, readonly string[]>>>;
  /** Called with the type of the requested file. */
  onRequest: (type: string) => void;
  onClose: () => void;
  /** Levels to choose from; must stay the same array. With a single level, the first step is skipped. */
  offeredLevels?: readonly SpendingLevel[];
  /** Returns a custom request; undefined for the default one. */
  buildRequest?: (options: SearchDownloadOptions) => DownloadRequest | undefined;
  filters: readonly FilterSummary[];
  /** Number of filters; the default is the number of captions. */
  filterCount?: number;
  /** Whether the dialog closes when the download is finished or canceled. */
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

/** Renders a step. The pressed button is removed with its step, so the focus moves to the next step. */
function Step({ step, children }: { step: number; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) body.current?.focus();
    lastStep.current = step;
  }, [step]);
  return (
    <div ref={body} tabIndex={-1} role="group" aria-label={steps[step]} className="download-step">
      {children}
    </div>
  );
}

function PreparingStep({
  downloadIds,
  onClose,
}: {
  downloadIds: { id: string; assembly: string };
  onClose: () => void;
}) {
  return (
    <>
      {downloadIds.assembly ? (
        <PreparingParts id={downloadIds.assembly} />
      ) : (
        <PreparingFile id={downloadIds.id} />
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}

/** Returns a file's maximum and requested rows, and whether the download exceeds one file, which a valid row limit prevents. */
const readRowLimits = (downloadSize: DownloadCount | undefined, rowLimit: string) => {
  const maxRows = downloadSize?.limit || DEFAULT_MAX_ROWS;
  const { rows, isInvalid } = readRowLimit(rowLimit, maxRows);
  const isTooLong = downloadSize?.isOverLimit === true && (rows === undefined || isInvalid);
  return { maxRows, requestedRows: rows, isTooLong };
};

/** Renders the dialog that downloads a search (pages document §12), in parts if it exceeds one file. */
export function SearchDownload(props: SearchDownloadProps) {
  const {
    criteriaAt,
    title,
    tableColumns = {},
    onRequest,
    onClose,
    offeredLevels = allLevels,
    buildRequest,
  } = props;
  const dispatch = useThunkDispatch<WithDownloads>();
  const isLevelFixed = offeredLevels.length === 1;
  const [step, setStep] = useState(isLevelFixed ? 1 : 0);
  const [level, setLevel] = useState<SpendingLevel>(offeredLevels[0]!);
  const [format, setFormat] = useState<FileFormat>('csv');
  const [rowLimit, setRowLimit] = useState('');
  const [downloadIds, setDownloadIds] = useState({ id: '', assembly: '' });
  const { counts, retry } = useLevelCounts(criteriaAt, offeredLevels);
  useCloseAtEnd(props.closeAtEnd ? downloadIds.id : '', onClose);
  const downloadSize = countOf(counts, level);
  const { maxRows, requestedRows, isTooLong } = readRowLimits(downloadSize, rowLimit);
  const isSplit = step > 0 && isTooLong;
  const plan = useAnswer(
    downloadPlan,
    isSplit
      ? { criteria: criteriaAt(level), level, rows: downloadSize!.rows, limit: maxRows }
      : null,
  );
  const handleStart = (columns: readonly string[]) => {
    const name = `${title}: ${levels.find(({ key }) => key === level)!.name.toLowerCase()}s`;
    const limitOptions = isSplit ? { alone: true } : { rowLimit: requestedRows };
    const options = { level, columns, format, ...limitOptions };
    const request =
      (isSplit ? undefined : buildRequest?.(options)) ?? searchDownload(criteriaAt(level), options);
    onRequest(request.type);
    if (isSplit) {
      const parts = currentValue(plan)!.map(({ criteria, label, rows }) => ({
        label,
        rows,
        request: searchDownload(criteria, options),
      }));
      setDownloadIds({ id: '', assembly: dispatch(beginAssembly(name, request.body, parts)) });
    } else setDownloadIds({ id: dispatch(beginDownload(name, request)), assembly: '' });
    setStep(2);
  };
  const handleLevel = (newLevel: SpendingLevel) => {
    setLevel(newLevel);
    setStep(1);
  };
  const sharedProps = { counts, onRetry: retry, onLeave: onClose };
  return (
    <Modal title="Download Data" onClose={onClose} wide>
      <DownloadFilters filters={props.filters} count={props.filterCount} />
      <StepList step={step} isLevelFixed={isLevelFixed} onStep={setStep} />
      <Step step={step}>
        {step === 0 && (
          <LevelStep {...sharedProps} offeredLevels={offeredLevels} onChoose={handleLevel} />
        )}
        {step === 1 && (
          <ColumnStep
            {...sharedProps}
            level={level}
            format={format}
            onFormat={setFormat}
            rowLimit={rowLimit}
            onRowLimit={setRowLimit}
            maxRows={maxRows}
            plan={isSplit ? plan : undefined}
            includesSubawards={!buildRequest}
            tableColumns={tableColumns[level] ?? []}
            onStart={handleStart}
          />
        )}
        {step === 2 && <PreparingStep downloadIds={downloadIds} onClose={onClose} />}
      </Step>
    </Modal>
  );
}
