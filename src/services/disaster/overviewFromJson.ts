import type { DisasterOverview } from '@/domain/disaster/overview';
import { promised, unreadable } from '../http/serviceError';
import { number } from '../agencies/values';
import type { DisasterOverviewJson } from './wire';

/** The overview; without the sums that the contract promises it is unreadable. */
export const overviewFromJson = ({
  funding,
  total_budget_authority: authority,
  spending,
  additional,
}: DisasterOverviewJson): DisasterOverview => {
  const budgetAuthority = number(authority);
  if (budgetAuthority === null || !spending) throw unreadable();
  const more = additional?.spending;
  return {
    funding: promised(funding).flatMap((each) =>
      each?.def_code ? [{ defCode: each.def_code, amount: number(each.amount) ?? 0 }] : [],
    ),
    budgetAuthority,
    awardObligations: number(spending.award_obligations),
    awardOutlays: number(spending.award_outlays),
    totalObligations: number(spending.total_obligations),
    totalOutlays: number(spending.total_outlays),
    additional: additional
      ? {
          budgetAuthority: number(additional.total_budget_authority) ?? 0,
          totalObligations: number(more?.total_obligations),
          totalOutlays: number(more?.total_outlays),
        }
      : null,
  };
};
