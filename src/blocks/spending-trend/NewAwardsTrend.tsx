import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  fiscalPeriodLabel,
  groupUnit,
  isOpenPeriod,
  findNamedPoint,
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

const getNewAwards = ({ newAwards }: NewAwardsPoint): number => newAwards;
const formatSummary = (
  points: readonly NewAwardsPoint[],
  group: TimeGroup,
  asOf: IsoDay,
): string => {
  const reportedPoints = points.filter((point) => Number.isFinite(getNewAwards(point)));
  const largestPoint = findNamedPoint(points, getNewAwards);
  if (!largestPoint) return '';
  const sum = reportedPoints.reduce((total, point) => total + getNewAwards(point), 0);
  // Not "in each period", because most periods may have no award.
  return `${plural(sum, 'award')} began over ${plural(points.length, groupUnit(group))}. The highest number was ${count(getNewAwards(largestPoint))}, in ${fiscalPeriodLabel(largestPoint)}${openPeriodNote(points, asOf, fiscalPeriodLabel)}.`;
};

export interface NewAwardsTrendProps {
  recipientId: string;
  period: DayRange;
  group: TimeGroup;
  file: string;
}
/** Shows a recipient's new awards in each period, in a separate chart because numbers of awards and dollars cannot share an axis. */
export function NewAwardsTrend({ recipientId, period, group, file }: NewAwardsTrendProps) {
  const day = useDataDay();
  const answer = useAnswer(
    newAwardsOverTime,
    useMemo(() => ({ recipientId, period, group }), [recipientId, period, group]),
  );
  const shownGroup = answer.answered?.group ?? group;
  const bars = useMemo(
    () => toBars(answer.value ?? [], getNewAwards, day, fiscalPeriodLabel),
    [answer.value, day],
  );
  return (
    <Panel
      title="New Awards Over Time"
      headingLevel={3}
      answer={answer}
      rows={(points) => points.slice(0, bars.length)}
      columns={trendColumns<NewAwardsPoint>(shownGroup, {
        id: 'new_awards',
        label: 'New awards',
        getValue: getNewAwards,
        show: ({ newAwards }) => count(newAwards),
      })}
      file={`${file}-new-awards-by-${shownGroup.replace('_', '-')}`}
      summary={(_, points) => formatSummary(points, shownGroup, day)}
      isOpen={(row) => isOpenPeriod(row, day)}
      period={profilePeriodLabel('all', day)}
      unit="Number of awards by the period they were signed in"
      view={trendGroups.find(({ key }) => key === shownGroup)!.label}
      emptyText="This recipient has no new awards since FY 2008. Earlier awards are in the award data download."
      minHeight={190}
    >
      {(_, points) => (
        <TimeBarsChart
          bars={bars}
          height={170}
          description={`Bar chart. ${formatSummary(points, shownGroup, day)}`}
          formatAxis={(value) => (Number.isInteger(value) ? count(value) : '')}
          formatValue={count}
          valueLabel="New awards"
        />
      )}
    </Panel>
  );
}
