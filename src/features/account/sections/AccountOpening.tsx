import { useMemo } from 'react';
import { Opening } from '@/blocks/profile';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { accountList, type AccountListQuery } from '@/services/federal-accounts/endpoints';
import { accountSnapshot, type AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import {
  formatAccountEnd,
  formatAccountRank,
  formatAccountStart,
  getChangeYear,
} from '../openingSummary';
import { useShownYear } from '../useShownYear';

/** How many of the largest accounts have a rank. The API returns no ranks, and at most 100 accounts per request. */
const MAX_RANK = 100;
const getListQuery = (year: number): AccountListQuery => ({
  year,
  keyword: '',
  agency: '',
  sort: 'resources',
  order: 'desc',
  page: 1,
  limit: MAX_RANK,
});

/** Requests the amounts of a fiscal year; nothing for a year without account data. */
const useSnapshot = (id: number, year: number) =>
  useAnswer(
    accountSnapshot,
    useMemo(() => (year >= EARLIEST_FEDERAL_ACCOUNT_YEAR ? { id, year } : null), [id, year]),
  );

interface YearOpeningProps {
  record: AccountProfile;
  year: number;
  yearText: string;
}
function YearOpening({ record: { id, number, title }, year, yearText }: YearOpeningProps) {
  const shown = { year, yearText };
  const changeYear = getChangeYear(shown);
  const answer = useSnapshot(id, year);
  const changeAnswer = useSnapshot(id, changeYear);
  const earlierAnswer = useSnapshot(id, changeYear - 1);
  const list = useAnswer(
    accountList,
    useMemo(() => getListQuery(year), [year]),
  );
  const getResources = (each: typeof answer) => currentValue(each)?.totals?.budgetAuthority ?? null;
  const snapshot = currentValue(answer);
  if (!snapshot)
    return answer.failure
      ? 'We couldn’t load the amounts of this account. Try again later.'
      : '\u00a0';
  const { totals } = snapshot;
  const page = currentValue(list);
  return (
    <Opening
      start={formatAccountStart(title, yearText, totals)}
      answers={[changeAnswer, earlierAnswer, list]}
      getEnd={() =>
        formatAccountEnd({
          shown,
          totals,
          change: { amount: getResources(changeAnswer), earlier: getResources(earlierAnswer) },
          rank: page ? formatAccountRank(number, page) : '',
        })
      }
      placeholder={formatAccountEnd({
        shown,
        totals,
        change: { amount: 11e9, earlier: 10e9 },
        rank: '10th of 1,000 federal accounts',
      })}
    />
  );
}

/** Renders an account's budgetary resources in the year of the snapshot, their change, their rank, and how much was obligated. */
export default function AccountOpening({ record }: { record: AccountProfile }) {
  const { year, yearText } = useShownYear();
  if (year === undefined) return '\u00a0';
  return <YearOpening record={record} year={year} yearText={yearText} />;
}
