import type { SubmissionPeriod } from '@/domain/fiscal';
import { periodOffers, submissionYears, type ChosenPeriod } from '@/domain/submissions/periods';
import { useDataDay } from '@/lib/dataDay';
import { Select } from '@/ui/Select';

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
      <Select
        label="Fiscal year"
        className="submission-control"
        options={submissionYears(periods, today).map((each) => ({
          key: each,
          label: `FY ${each}`,
        }))}
        value={year}
        onChoose={(optionYear) => onChoose(optionYear, '')}
      />
      {withPeriod && (
        <Select
          label="Period"
          className="submission-control"
          options={periodOffers(periods, year, today).map(({ id, label, enabled }) => ({
            key: String(id),
            label,
            disabled: !enabled,
          }))}
          value={String(period)}
          onChoose={(id) => onChoose(year, id)}
        />
      )}
    </>
  );
}
