import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  fiscalPeriodLabel,
  groupUnit,
  isOpenPeriod,
  largestOf,
  openPeriodNote,
  toBars,
  type TimeGroup,
} from '@/domain/fiscalPeriods';
import { count, plural } from '@/domain/format';
import { profilePeriodLabel } from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { newAwardsOverTime } from '@/services/search/endpoints';
import type { NewAwardsPoint } from '@/services/search/results';
import { trendGroups } from './trendAddress';
import { trendColumns } from './trendColumns';

const numberOf = ({ newAwards }: NewAwardsPoint): number => newAwards;
const sentence = (points: readonly NewAwardsPoint[], group: TimeGroup, asOf: IsoDay): string => {
  const known = points.filter((point) => Number.isFinite(numberOf(point)));
  const largest = largestOf(known, numberOf);
  if (!largest) return '';
  const sum = known.reduce((all, point) => all + numberOf(point), 0);
  // Not "in each period", because most periods may have no award.
  return `${plural(sum, 'award')} began over ${plural(points.length, groupUnit(group))}; most in ${fiscalPeriodLabel(largest)} with ${count(numberOf(largest))}${openPeriodNote(points, asOf, fiscalPeriodLabel)}.`;
};

export interface NewAwardsTrendProps {
  recipientId: string;
  period: DayRange;
  group: TimeGroup;
  file: string;
}
/** A chart of a recipient's new awards in each period. Separate from the dollars, because they do not share an axis. */
export function NewAwardsTrend({ recipientId, period, group, file }: NewAwardsTrendProps) {
  const day = useDataDay();
  const answer = useAnswer(
    newAwardsOverTime,
    useMemo(() => ({ recipientId, period, group }), [recipientId, period, group]),
  );
  const shown = answer.answered?.group ?? group;
  const bars = useMemo(
    () => toBars(answer.value ?? [], numberOf, day, fiscalPeriodLabel),
    [answer.value, day],
  );
  return (
    <Panel
      title="New Awards Over Time"
      headingLevel={3}
      answer={answer}
      rows={(points) => points.slice(0, bars.length)}
      columns={trendColumns<NewAwardsPoint>(shown, {
        id: 'new_awards',
        label: 'New awards',
        of: numberOf,
        show: ({ newAwards }) => count(newAwards),
      })}
      file={`${file}-new-awards-by-${shown.replace('_', '-')}`}
      summary={(_, points) => sentence(points, shown, day)}
      isOpen={(row) => isOpenPeriod(row, day)}
      period={profilePeriodLabel('all', day)}
      unit="Number of awards by the period they were signed in"
      view={trendGroups.find(({ key }) => key === shown)!.label}
      emptyText="No awards have started since FY 2008."
      minHeight={190}
    >
      {(_, points) => (
        <TimeBarsChart
          bars={bars}
          height={170}
          description={`Bar chart. ${sentence(points, shown, day)}`}
          formatAxis={(value) => (Number.isInteger(value) ? count(value) : '')}
          formatValue={count}
          valueLabel="New awards"
        />
      )}
    </Panel>
  );
}
