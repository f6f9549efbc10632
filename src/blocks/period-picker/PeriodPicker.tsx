import { monthName } from '@/domain/displayDate';
import { isPublished, periodButtons } from '@/domain/explorer/periods';
import { calendarMonth, type LatestPeriod } from '@/domain/fiscal';
import { classNames } from '@/lib/classNames';
import './period-picker.scss';

export interface PeriodPickerProps {
  /** Published periods, newest first. */
  revealed: readonly LatestPeriod[];
  chosen: LatestPeriod;
  onChoose: (year: number, period: number) => void;
}

/**
 * Renders a picker for a fiscal year and one of its periods. A newly selected year starts with its latest period. The selected period
 * and all before it are marked, because amounts accumulate from the start of the year.
 */
export function PeriodPicker({ revealed, chosen, onChoose }: PeriodPickerProps) {
  const { year, period } = chosen;
  const years = [...new Set(revealed.map((other) => other.year))];
  return (
    <div className="period-picker">
      <label className="period-picker__year">
        Fiscal year
        <select
          className="usa-select"
          value={year}
          onChange={(event) => {
            const next = Number(event.target.value);
            onChoose(next, revealed.find((other) => other.year === next)!.period);
          }}
        >
          {years.map((other) => (
            <option key={other} value={other}>
              FY {other}
            </option>
          ))}
        </select>
      </label>
      <div className="period-picker__quarters" role="group" aria-label={`Periods of FY ${year}`}>
        {periodButtons(year).map(({ quarter, periods }) => (
          <div key={quarter} className="period-picker__quarter">
            <span aria-hidden="true">Q{quarter}</span>
            <div className="period-picker__periods">
              {periods.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  className={classNames(
                    'period-picker__period',
                    id <= period && 'period-picker__period--counted',
                  )}
                  aria-pressed={id === period}
                  aria-label={`Quarter ${quarter}, ${label.includes('-') ? 'periods' : 'period'} ${label}, through ${monthName(calendarMonth(year, id).month)}`}
                  disabled={!isPublished(revealed, year, id)}
                  onClick={() => onChoose(year, id)}
                >
                  {label}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
