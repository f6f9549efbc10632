import type { AccountTotals } from '@/domain/federalAccount/account';
import { plural, profileMoney, type Dollars } from '@/domain/format';
import { describeUse, formatOpeningEnd } from '@/domain/profileOpening';
import { describeRank } from '@/domain/rank';
import type { AccountListPage } from '@/services/federal-accounts/endpoints';

/** A fiscal year of an account, with the year as text: `FY 2025`, or `FY 2025 through 08/31/2025` if it is not complete. */
interface ShownYear {
  year: number;
  yearText: string;
}

const isComplete = ({ year, yearText }: ShownYear): boolean => yearText === `FY ${year}`;
/** Returns the fiscal year whose change the sentence states: the shown year, or the one before if the shown year is not complete. */
export const getChangeYear = (shown: ShownYear): number =>
  isComplete(shown) ? shown.year : shown.year - 1;

/** Returns the start of the sentence about an account: its title, its budgetary resources and their period. */
export const formatAccountStart = (
  title: string,
  yearText: string,
  totals: AccountTotals | null,
): string => {
  const subject = title || 'This account';
  const resources = totals?.budgetAuthority ?? null;
  return resources === null
    ? `${subject}: the budgetary resources in ${yearText} are not available`
    : `${subject}: ${profileMoney(resources)} in budgetary resources in ${yearText}`;
};

interface AccountEnd {
  shown: ShownYear;
  totals: AccountTotals | null;
  /** Budgetary resources of the year of `getChangeYear` and of the year before it; null if not available. */
  change: { amount: Dollars | null; earlier: Dollars | null };
  /** The rank of the account; '' if not available. */
  rank: string;
}
/** Returns the end of the sentence: the change of the budgetary resources, their rank, the obligations and the outlays. */
export const formatAccountEnd = ({ shown, totals, change, rank }: AccountEnd): string => {
  if (!totals || totals.budgetAuthority === null) return '.';
  const { budgetAuthority: resources, obligated, outlay } = totals;
  return formatOpeningEnd({
    change: { year: getChangeYear(shown), ...change },
    period: isComplete(shown) ? String(shown.year) : shown.yearText,
    rank,
    measure: 'in budgetary resources',
    detail: describeUse({ resources, obligated, outlayed: outlay }),
  });
};
/** Returns the rank of an account by budgetary resources, from a page of the largest accounts; '' if the page lacks the account. */
export const formatAccountRank = (number: string, { rows, total }: AccountListPage): string =>
  describeRank(
    rows.find((row) => row.number === number)?.resources,
    rows.map(({ resources }) => resources),
    `of ${plural(total, 'federal account')}`,
  );
