import { useEffect, useId, useState, type FormEvent } from 'react';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { resetFilter } from '@/domain/federalAccount/filters';

interface TimeFilterProps {
  filters: AccountFilters;
  /** Newest first. */
  years: readonly number[];
  onChange: (next: AccountFilters) => void;
}
/** Two dates that are set together. */
function Days({ filters, onChange }: Omit<TimeFilterProps, 'years'>) {
  const id = useId();
  const { startDate, endDate } = filters;
  const [draft, setDraft] = useState({ start: startDate, end: endDate });
  // The dates in the address can change elsewhere, so they overwrite the draft.
  useEffect(() => {
    setDraft({ start: startDate, end: endDate });
  }, [startDate, endDate]);
  const wrong = Boolean(draft.start && draft.end && draft.start > draft.end);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong)
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
            aria-invalid={wrong}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => setDraft({ ...draft, [side]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit" className="usa-button" disabled={wrong || !(draft.start || draft.end)}>
        Set dates
      </button>
      {wrong && (
        <p id={`${id}-wrong`} className="field-error" role="alert">
          The start date is after the end date.
        </p>
      )}
    </form>
  );
}

/** A choice of fiscal years or a date range. */
export function TimeFilter({ filters, years, onChange }: TimeFilterProps) {
  const id = useId();
  const { dateType, fy } = filters;
  const toggle = (year: string) =>
    onChange(filters.set('fy', fy.has(year) ? fy.delete(year) : fy.add(year)));
  return (
    <>
      <div className="account-date-type" role="radiogroup" aria-label="Time by">
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
        <Days filters={filters} onChange={onChange} />
      ) : (
        <ul className="account-boxes account-boxes--two">
          <li>
            <input
              id={`${id}-all`}
              className="checkbox"
              type="checkbox"
              checked={fy.isEmpty()}
              onChange={() => onChange(resetFilter(filters, 'time'))}
            />
            <label htmlFor={`${id}-all`}>All Fiscal Years</label>
          </li>
          {years.map((year) => (
            <li key={year}>
              <input
                id={`${id}-${year}`}
                className="checkbox"
                type="checkbox"
                checked={fy.has(String(year))}
                onChange={() => toggle(String(year))}
              />
              <label htmlFor={`${id}-${year}`}>FY {year}</label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
