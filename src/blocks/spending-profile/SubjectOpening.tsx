import { useMemo } from 'react';
import { Opening } from '@/blocks/profile';
import { useYearChange } from '@/blocks/spending-trend';
import { profileMoney } from '@/domain/format';
import { formatOpeningEnd } from '@/domain/profileOpening';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { transactionCriteria, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import { buildPlacesQuery, formatRanking, type Ranking } from './ranking';

/** Returns the start of the first sentence: subject, amount and period. */
export const formatStart = (
  { subject, fy, obligations }: SpendingRecord,
  today: string,
): string => {
  const periodText = profilePeriodPhrase(fy, today);
  return obligations === null
    ? `${subject.name}: the amount ${subject.measure} ${periodText} is not available`
    : `${subject.name}: ${profileMoney(obligations)} ${subject.measure} ${periodText}`;
};

/** Renders the obligations of a subject, their change since the year before and, with a ranking, its rank in the same period. */
export function SubjectOpening({ record, ranking }: { record: SpendingRecord; ranking?: Ranking }) {
  const day = useDataDay();
  const { subject, fy } = record;
  const criteria = useMemo(() => transactionCriteria(subject.filters, day), [subject, day]);
  const { change, answer } = useYearChange(criteria, fy);
  const places = useAnswer(
    searchPlaces,
    useMemo(() => (ranking ? buildPlacesQuery(ranking, { fy }, day) : null), [ranking, fy, day]),
  );
  const placeTotals = currentValue(places);
  return (
    <Opening
      start={formatStart(record, day)}
      answers={ranking ? [answer, places] : [answer]}
      getEnd={() =>
        formatOpeningEnd({
          change,
          period: fy,
          rank: ranking && placeTotals ? formatRanking(ranking, placeTotals) : '',
        })
      }
      placeholder={formatOpeningEnd({
        change: { ...change, amount: 11e9, earlier: 10e9 },
        period: fy,
        rank: ranking ? `10th ${ranking.describeGroup(50)}` : '',
      })}
    />
  );
}
