import type { DisasterOverview } from '@/domain/disaster/overview';
import { listOf, required, number, record, text } from '../http/read';
import type { DisasterOverviewJson } from './wire';

/** Reads the overview. A response without funding, budget authority or spending is unreadable. */
export const overviewFromJson = ({
  funding,
  total_budget_authority: authority,
  spending,
  additional,
}: DisasterOverviewJson): DisasterOverview => {
  const additionalSpending = additional?.spending;
  const sums = record(spending);
  return {
    funding: listOf(funding, (row) => ({
      defCode: required(text(row?.def_code)),
      amount: required(number(row?.amount)),
    })),
    budgetAuthority: required(number(authority)),
    awardObligations: number(sums.award_obligations),
    awardOutlays: number(sums.award_outlays),
    totalObligations: number(sums.total_obligations),
    totalOutlays: number(sums.total_outlays),
    additional: additional
      ? {
          budgetAuthority: required(number(additional.total_budget_authority)),
          totalObligations: number(additionalSpending?.total_obligations),
          totalOutlays: number(additionalSpending?.total_outlays),
        }
      : null,
  };
};
