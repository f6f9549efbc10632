import { useId, type FormEvent } from 'react';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { resetFilter } from '@/domain/federalAccount/filters';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { Button } from '@/ui/Button';

interface TimeFilterProps {
  filters: AccountFilters;
  /** Fiscal years with data, newest first. */
  years: readonly number[];
  onChange: (newFilters: AccountFilters) => void;
}
function DateRangeForm({ filters, onChange }: Omit<TimeFilterProps, 'years'>) {
  const id = useId();
  const { startDate, endDate } = filters;
  // The dates in the address can also change outside this component. Then they overwrite the draft.
  const [draft, setDraft] = useKeyedState(`${startDate} ${endDate}`, {
    start: startDate,
    end: endDate,
  });
  const isInvalid = Boolean(draft.start && draft.end && draft.start > draft.end);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isInvalid)
      onChange(filters.merge({ dateType: 'dr', startDate: draft.start, endDate: draft.end }));
  };
  return (
    <form className="account-days" onSubmit={handleSubmit}>
      {(['start', 'end'] as const).map((side) => (
        <label key={side}>
          {side === 'start' ? 'Start Date' : 'End Date'}
          <input
            type="date"
            className="usa-input"
            value={draft[side]}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-wrong` : undefined}
            onChange={(event) => setDraft({ ...draft, [side]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" disabled={isInvalid || !(draft.start || draft.end)}>
        Set dates
      </Button>
      {isInvalid && (
        <p id={`${id}-wrong`} className="field-error" role="alert">
          The start date is after the end date. Choose an earlier start date.
        </p>
      )}
    </form>
  );
}

/** Renders a choice of fiscal years or a date range. */
export function TimeFilter({ filters, years, onChange }: TimeFilterProps) {
  const id = useId();
  const { dateType, fy } = filters;
  const toggle = (year: string) =>
    onChange(filters.set('fy', fy.has(year) ? fy.delete(year) : fy.add(year)));
  const renderBox = (key: string, label: string, isChecked: boolean, onToggle: () => void) => (
    <li key={key}>
      <input
        id={`${id}-${key}`}
        className="checkbox"
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
      />
      <label htmlFor={`${id}-${key}`}>{label}</label>
    </li>
  );
  return (
    <>
      <div className="account-date-type" role="radiogroup" aria-label="Filter time by">
        {(
          [
            ['fy', 'Fiscal Years'],
            ['dr', 'Dates'],
          ] as const
        ).map(([key, label]) => (
          <label key={key}>
            <input
              type="radio"
              name={`${id}-type`}
              checked={dateType === key}
              onChange={() => onChange(resetFilter(filters, 'time').set('dateType', key))}
            />{' '}
            {label}
          </label>
        ))}
      </div>
      {dateType === 'dr' ? (
        <DateRangeForm filters={filters} onChange={onChange} />
      ) : (
        <ul className="account-boxes account-boxes--two">
          {renderBox('all', 'All Fiscal Years', fy.isEmpty(), () =>
            onChange(resetFilter(filters, 'time')),
          )}
          {years
            .map(String)
            .map((year) => renderBox(year, `FY ${year}`, fy.has(year), () => toggle(year)))}
        </ul>
      )}
    </>
  );
}
