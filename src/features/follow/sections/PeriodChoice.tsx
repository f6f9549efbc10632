import { periodWords } from '@/domain/dollarTrail/trailPeriods';
import type { LatestPeriod } from '@/domain/fiscal';

export interface PeriodChoiceProps {
  /** Newest first. */
  revealed: readonly LatestPeriod[];
  chosen: LatestPeriod;
  onChoose: (period: LatestPeriod) => void;
}

/** Fiscal year and the period up to which its obligations count. */
export function PeriodChoice({ revealed, chosen, onChoose }: PeriodChoiceProps) {
  const years = [...new Set(revealed.map(({ year }) => year))];
  const ofYear = revealed.filter(({ year }) => year === chosen.year);
  return (
    <div className="follow__period">
      <label>
        Fiscal year
        <select
          className="usa-select"
          value={chosen.year}
          onChange={(event) =>
            onChoose(revealed.find(({ year }) => year === Number(event.target.value))!)
          }
        >
          {years.map((year) => (
            <option key={year} value={year}>
              FY {year}
            </option>
          ))}
        </select>
      </label>
      <label>
        Period
        <select
          className="usa-select"
          value={chosen.period}
          onChange={(event) =>
            onChoose(ofYear.find(({ period }) => period === Number(event.target.value))!)
          }
        >
          {ofYear.map((period) => (
            <option key={period.period} value={period.period}>
              {periodWords(period)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
