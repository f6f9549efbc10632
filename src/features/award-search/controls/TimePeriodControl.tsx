import { useId, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import {
  dateRangeAdded,
  dateRangeRemoved,
  newAwardsOnlySet,
  selectStaged,
  selectView,
  setToggled,
  timeTypeSet,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { EARLIEST_SEARCH_DAY, fiscalYears } from '@/domain/fiscal';
import { date } from '@/domain/format';
import {
  dateProblem,
  namedRanges,
  parseTypedDate,
  rangeLabel,
  type DateProblem,
} from '@/domain/search/dateRanges';
import { useToday } from '@/lib/rendering/today';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import { Chips } from '@/ui/Chips';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';
import { Tabs } from '@/ui/Tabs';

const tabs = [
  { key: 'dr', label: 'Custom dates' },
  { key: 'fy', label: 'Fiscal years' },
] as const;

function FiscalYears() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const today = useToday();
  const chosenYears = useSelector(selectStaged).timePeriodFY;
  return (
    <ul className="year-pills" aria-label="Fiscal years">
      {fiscalYears(today).map((year) => (
        <li key={year}>
          <button
            type="button"
            className="year-pill"
            aria-pressed={chosenYears.has(String(year))}
            onClick={() => dispatch(setToggled('timePeriodFY', String(year)))}
          >
            FY {year}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CalendarButtonProps {
  label: string;
  /** A date as `YYYY-MM-DD`, or ''. */
  value: string;
  onChoose: (day: string) => void;
}
/**
 * Renders a button that opens the browser's own calendar. The date input itself is invisible. Renders nothing in browsers without
 * `showPicker`.
 */
function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  if (!('showPicker' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={calendar}
        className="date-field__calendar"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={EARLIEST_SEARCH_DAY}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
      <button
        type="button"
        className="date-field__open"
        aria-label={label}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" />
      </button>
    </>
  );
}

interface DateFieldProps {
  id: string;
  label: string;
  value: string;
  problemId?: string;
  onChange: (text: string) => void;
}
function DateField({ id, label, value, problemId, onChange }: DateFieldProps) {
  return (
    <div className="date-field">
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="usa-input"
        type="text"
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        maxLength={40}
        value={value}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
      />
      <CalendarButton
        label={`${label} from a calendar`}
        value={parseTypedDate(value) ?? ''}
        onChoose={(day) => onChange(day && date(day))}
      />
    </div>
  );
}

const rangeOptions = [{ key: '', label: 'Select a date range' }, ...namedRanges];

function NamedRanges() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const { track } = usePorts();
  const today = useToday();
  const [key, setKey] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const namedRange = namedRanges.find((range) => range.key === key);
    if (namedRange) {
      const { start, end } = namedRange.getRange(today);
      dispatch(dateRangeAdded(start, end));
      track('searchDateRange', namedRange.label);
    }
    setKey('');
  };
  return (
    <form className="add-box" onSubmit={handleSubmit}>
      <label className="usa-sr-only" htmlFor={id}>
        Named date range
      </label>
      <Select id={id} options={rangeOptions} value={key} onChoose={setKey} />
      <Button type="submit" disabled={!key}>
        Add<span className="usa-sr-only"> named range</span>
      </Button>
    </form>
  );
}

function CustomDates() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const ranges = useSelector(selectStaged).time_period;
  const today = useToday();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [problem, setProblem] = useState<DateProblem | undefined>();
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    const newProblem = dateProblem(start, end);
    setProblem(newProblem);
    if (newProblem) return;
    dispatch(dateRangeAdded(parseTypedDate(start) ?? '', parseTypedDate(end) ?? ''));
    setStart('');
    setEnd('');
  };
  const renderField = (side: 'start' | 'end', value: string, set: (text: string) => void) => (
    <DateField
      id={`${id}-${side}`}
      label={side === 'start' ? 'Start date' : 'End date'}
      value={value}
      problemId={problem && ['both', side].includes(problem.field) ? `${id}-problem` : undefined}
      onChange={(text) => {
        set(text);
        setProblem(undefined);
      }}
    />
  );
  return (
    <>
      <form className="date-range" noValidate onSubmit={handleAdd}>
        {renderField('start', start, setStart)}
        {renderField('end', end, setEnd)}
        <Button type="submit" disabled={!start.trim() && !end.trim()}>
          Add<span className="usa-sr-only"> date range</span>
        </Button>
      </form>
      {problem && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          <strong>{problem.title}</strong> {problem.text}
        </p>
      )}
      <NamedRanges />
      <Chips
        label="Chosen date ranges"
        items={ranges.toArray().map((range, position) => ({
          key: `${range.start_date}/${range.end_date}`,
          label: rangeLabel(range.start_date, range.end_date, today),
          onRemove: () => dispatch(dateRangeRemoved(position)),
        }))}
      />
    </>
  );
}

/** Renders the time period filter: date ranges or fiscal years, and an option for new awards. Only the selected tab is sent. */
export function TimePeriodControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const filters = useSelector(selectStaged);
  const isSubawards = useSelector(selectView).spendingLevel === 'subawards';
  return (
    <div>
      <Tabs
        label="Kind of time period"
        tabs={tabs}
        selected={filters.timePeriodType}
        onSelect={(key) => dispatch(timeTypeSet(key as 'dr' | 'fy'))}
        panelId={`${id}-panel`}
        idPrefix={`${id.replaceAll(/[^a-z0-9]/gi, '')}-time`}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={filters.timePeriodType === 'fy' ? 'Fiscal years' : 'Custom dates'}
      >
        {filters.timePeriodType === 'fy' ? <FiscalYears /> : <CustomDates />}
      </div>
      <div className="check-row">
        <input
          id={`${id}-new`}
          className="checkbox"
          type="checkbox"
          checked={filters.filterNewAwardsOnlySelected && !isSubawards}
          disabled={!filters.filterNaoActiveFromFyOrDateRange || isSubawards}
          aria-describedby={`${id}-new-hint`}
          onChange={(event) => dispatch(newAwardsOnlySet(event.target.checked))}
        />
        <label htmlFor={`${id}-new`}>Show New Awards Only</label>
      </div>
      <p id={`${id}-new-hint`} className="control-hint">
        {isSubawards
          ? 'This option does not apply to subawards.'
          : 'Shows only prime awards that started in the selected period. Choose a period first.'}
      </p>
    </div>
  );
}
