import { useMemo, useState } from 'react';
import { Panel } from '@/blocks/panel';
import { isFar, type LevelLine } from '@/charts/running-total/layoutRunningTotal';
import { RunningTotalChart } from '@/charts/running-total/RunningTotalChart';
import type { Award } from '@/domain/award';
import { buildActivity, type Activity, type ActivityDay } from '@/domain/awardActivity';
import { axisUnit, date, plural, type Dollars } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useDataDay } from '@/lib/dataDay';
import { useToday } from '@/lib/rendering/today';
import { wholeHistory } from '@/services/awards/historyEndpoints';
import { sectionIds, views } from '../../awardAddress';
import { SectionLink } from '../../SectionLink';
import { activityColumns } from './activityColumns';
import {
  activitySentence,
  dayLines,
  potentialLine,
  compareSum,
  toTotalDays,
} from './activityChart';
import { DayModifications } from './DayModifications';

const noActivity: Activity = { days: [], undated: [], sum: 0, missingAmountCount: 0 };
const getRows = ({ days, undated }: Activity) => [
  ...days.flatMap(({ modifications }) => modifications),
  ...undated,
];
/** Returns the values that the axis covers: zero, the totals, and the level unless it is too far from the totals to show. */
const getAxisValues = (days: readonly ActivityDay[], level?: LevelLine): Dollars[] => {
  const [low, high] = days.reduce<[Dollars, Dollars]>(
    ([least, most], { total }) => [Math.min(least, total), Math.max(most, total)],
    [0, 0],
  );
  const value = level?.value ?? 0;
  return isFar(value, low, high) ? [low, high] : [low, high, value];
};
const getDescription = (award: Award, { days }: Activity): string => {
  const level = potentialLine(award);
  const lineTexts = dayLines(award).map(({ label, text }) => `${label} ${text}`);
  return `Running total of obligations on ${plural(days.length, 'day')}. ${[
    ...lineTexts,
    ...(level ? [`${level.label} ${level.text}`] : []),
  ].join(', ')}.`;
};

function ActivityChart({ award, activity }: { award: Award; activity: Activity }) {
  const { days } = activity;
  const [chosenIndex, setChosen] = useState<number>();
  const today = useToday();
  const dataDay = useDataDay();
  const at = chosenIndex !== undefined && chosenIndex < days.length ? chosenIndex : days.length - 1;
  const chartProps = useMemo(() => {
    const level = potentialLine(award);
    return {
      days: toTotalDays(days),
      lines: dayLines(award),
      today: { key: 'today', label: 'Today', day: today, text: date(today) },
      level,
      formatAxis: axisUnit(getAxisValues(days, level)).format,
    };
  }, [award, days, today]);
  if (!days.length) return <p>No transaction of this award has a date, so there is no chart.</p>;
  return (
    <>
      <RunningTotalChart
        {...chartProps}
        untilDay={dataDay}
        description={getDescription(award, activity)}
        chosen={at}
        onChoose={setChosen}
      />
      <DayModifications key={days[at]!.day} day={days[at]!} />
    </>
  );
}

/** Renders the actions of a contract or grant: the running total over time, and the modifications of each day. */
export default function AwardActivity({ record: award }: { record: Award }) {
  const query = useMemo(() => ({ id: award.generatedId }), [award.generatedId]);
  const answer = useAnswer(wholeHistory, query);
  const { value } = answer;
  const activity = useMemo(() => (value ? buildActivity(value.transactions) : noActivity), [value]);
  const { undated } = activity;
  return (
    <Panel
      title={award.category === 'grant' ? 'Grant Activity' : 'Contract Activity'}
      name="activity"
      answer={answer}
      rows={() => getRows(activity)}
      columns={activityColumns}
      file={`activity-of-${award.displayId || award.generatedId}`}
      unit="Obligations, running total, US dollars"
      summary={() => activitySentence(activity)}
      emptyText="No transactions are recorded for this award."
      minHeight={420}
      foot={
        value &&
        getRows(activity).length > 0 && (
          <div className="flow-foot">
            <p>
              {value.isComplete
                ? compareSum(activity, award.totalObligation)
                : `Only the first ${plural(value.transactions.length, 'transaction')} are shown, so the running total does not cover the whole award.`}
              {undated.length > 0 &&
                ` ${plural(undated.length, 'transaction')} without a date ${undated.length === 1 ? 'is' : 'are'} only in the table.`}
            </p>
            <p>
              <SectionLink to={sectionIds.history} view={views.transactions}>
                View transactions table
              </SectionLink>
            </p>
          </div>
        )
      }
    >
      {() => <ActivityChart award={award} activity={activity} />}
    </Panel>
  );
}
