import { Link } from 'react-router-dom';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { count, plural } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import type { FileFormat } from '@/services/downloads/downloadService';
import type { Part } from '../parts/dimension';
import { ChoiceButton } from './ChoiceButton';
import { fileFormats } from './fileFormats';
import { countOf, levels, findCountError, type LevelCounts } from './levels';
import { CountError } from './CountError';
import { PlannedParts } from './PlannedParts';
import { readRowLimit } from './rowLimit';

export interface ColumnStepProps {
  level: SpendingLevel;
  counts: LevelCounts;
  onRetry: () => void;
  format: FileFormat;
  onFormat: (format: FileFormat) => void;
  rowLimit: string;
  onRowLimit: (text: string) => void;
  /** Maximum number of rows in one file. */
  maxRows: number;
  /** The plan of a download that exceeds one file; undefined if one file is enough. */
  plan?: Answer<unknown, readonly Part[]>;
  /** Whether the download includes the subawards in a second file. */
  includesSubawards: boolean;
  /** Published names of the columns that the table shows. */
  tableColumns: readonly string[];
  onStart: (columns: readonly string[]) => void;
  onLeave: () => void;
}
function FormatField({ format, onFormat }: Pick<ColumnStepProps, 'format' | 'onFormat'>) {
  return (
    <fieldset className="download-formats">
      <legend>File format</legend>
      {fileFormats.map(({ key, label }) => (
        <label key={key}>
          <input
            type="radio"
            name="download-format"
            checked={format === key}
            onChange={() => onFormat(key)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function RowLimitField({
  rowLimit,
  onRowLimit,
  maxRows,
  isInvalid,
}: Pick<ColumnStepProps, 'rowLimit' | 'onRowLimit' | 'maxRows'> & { isInvalid: boolean }) {
  return (
    <div className="field download-limit">
      <label htmlFor="download-limit">Maximum number of rows (optional)</label>
      <input
        id="download-limit"
        className="usa-input"
        type="text"
        inputMode="numeric"
        value={rowLimit}
        onChange={(event) => onRowLimit(event.target.value)}
        aria-invalid={isInvalid}
        aria-describedby="download-limit-hint"
        maxLength={12}
      />
      <p id="download-limit-hint" className={isInvalid ? 'field-error' : 'field-hint'}>
        {isInvalid
          ? `Enter a whole number from 1 to ${count(maxRows)}, or leave the field empty.`
          : 'Leave the field empty to get all rows. With a limit, you can’t choose which rows the file includes.'}
      </p>
    </div>
  );
}

/** Renders the second step: the columns, the file format and the row limit. Its buttons start the download. */
export function ColumnStep({
  level,
  counts,
  onRetry,
  format,
  onFormat,
  rowLimit,
  onRowLimit,
  maxRows,
  plan,
  includesSubawards,
  tableColumns,
  onStart,
  onLeave,
}: ColumnStepProps) {
  const selectedLevel = levels.find(({ key }) => key === level)!;
  const downloadSize = countOf(counts, level);
  const { isInvalid } = readRowLimit(rowLimit, maxRows);
  const isDisabled = isInvalid || !downloadSize || (plan !== undefined && !currentValue(plan));
  return (
    <>
      <h3>Which columns do you want?</h3>
      <p role="status">
        {selectedLevel.name}s:{' '}
        {downloadSize
          ? `${plural(downloadSize.rows, 'record')}.`
          : findCountError(counts)
            ? 'not counted.'
            : 'counting...'}{' '}
        {includesSubawards && !plan && selectedLevel.subawardNote}
      </p>
      <CountError counts={counts} onRetry={onRetry} />
      <FormatField format={format} onFormat={onFormat} />
      <RowLimitField
        rowLimit={rowLimit}
        onRowLimit={onRowLimit}
        maxRows={maxRows}
        isInvalid={isInvalid}
      />
      {plan && <PlannedParts plan={plan} />}
      <div className="download-choices">
        <ChoiceButton
          title="Everything"
          text="All available columns."
          disabled={isDisabled}
          onClick={() => onStart([])}
        />
        {tableColumns.length > 0 && (
          <ChoiceButton
            title="The columns of the table"
            text="The columns of the results table, with the names used in files."
            disabled={isDisabled}
            onClick={() => onStart(tableColumns)}
          />
        )}
      </div>
      <p>
        <Link to="/data-dictionary" onClick={onLeave}>
          What each column means
        </Link>
      </p>
    </>
  );
}
