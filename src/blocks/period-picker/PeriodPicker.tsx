import { monthName } from '@/domain/displayDate';
import { isPublished, periodButtons } from '@/domain/explorer/periods';
import { calendarMonth, type LatestPeriod } from '@/domain/fiscal';
import { classNames } from '@/lib/classNames';
import './period-picker.scss';
import { Select } from '@/ui/Select';

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
      <Select
        label="Fiscal year"
        className="period-picker__year"
        options={years.map((other) => ({ key: other, label: `FY ${other}` }))}
        value={year}
        onChoose={(newYear) =>
          onChoose(newYear, revealed.find((other) => other.year === newYear)!.period)
        }
      />
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
