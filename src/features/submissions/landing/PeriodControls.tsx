import type { SubmissionPeriod } from '@/domain/fiscal';
import { periodOffers, submissionYears, type ChosenPeriod } from '@/domain/submissions/periods';
import { useDataDay } from '@/lib/dataDay';

export interface PeriodControlsProps {
  periods: readonly SubmissionPeriod[];
  chosen: ChosenPeriod;
  /** Whether to show the period menu; the table of a whole year needs none. */
  withPeriod: boolean;
  /** An empty `period` selects the latest period of the year. */
  onChoose: (year: number, period: string) => void;
}

/** Renders menus of fiscal years and, if requested, of periods. Unpublished periods are disabled. */
export function PeriodControls({ periods, chosen, withPeriod, onChoose }: PeriodControlsProps) {
  const today = useDataDay();
  const { year, period } = chosen;
  return (
    <>
      <label className="submission-control">
        Fiscal year
        <select
          className="usa-select"
          value={year}
          onChange={({ target }) => onChoose(Number(target.value), '')}
        >
          {submissionYears(periods, today).map((each) => (
            <option key={each} value={each}>
              FY {each}
            </option>
          ))}
        </select>
      </label>
      {withPeriod && (
        <label className="submission-control">
          Period
          <select
            className="usa-select"
            value={period}
            onChange={({ target }) => onChoose(year, target.value)}
          >
            {periodOffers(periods, year, today).map(({ id, label, enabled }) => (
              <option key={id} value={id} disabled={!enabled}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
