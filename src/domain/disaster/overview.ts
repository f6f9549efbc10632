/** Amounts made available, obligated and paid out in response to a disaster (pages document §10.4). */
import { roundToCents, type Dollars } from '../format';

/** The overview response, in dollars; null if the API does not report an amount. */
export interface DisasterOverview {
  /** Budget authority by Disaster Emergency Fund Code. */
  funding: readonly { defCode: string; amount: Dollars }[];
  budgetAuthority: Dollars;
  awardObligations: Dollars | null;
  awardOutlays: Dollars | null;
  totalObligations: Dollars | null;
  totalOutlays: Dollars | null;
  /** Amounts that are not part of the accounts. `overviewAmounts` adds them to the totals. */
  additional: {
    budgetAuthority: Dollars;
    totalObligations: Dollars | null;
    totalOutlays: Dollars | null;
  } | null;
}
/** The overview with its additional amounts added. An amount that cannot be derived is null. */
export interface OverviewAmounts {
  resources: Dollars;
  obligations: Dollars | null;
  outlays: Dollars | null;
  awardObligations: Dollars | null;
  otherObligations: Dollars | null;
  /** Budgetary resources that are not obligated. */
  remaining: Dollars | null;
  awardOutlays: Dollars | null;
  /** Award obligations that are not paid out. */
  awardNotOutlayed: Dollars | null;
  otherOutlays: Dollars | null;
  otherNotOutlayed: Dollars | null;
}
const plus = (one: Dollars | null, other: Dollars | null | undefined): Dollars | null =>
  one === null ? null : roundToCents(one + (other ?? 0));
const less = (whole: Dollars | null, part: Dollars | null): Dollars | null =>
  whole === null || part === null ? null : roundToCents(whole - part);

export const overviewAmounts = (overview: DisasterOverview): OverviewAmounts => {
  const { additional, awardObligations, awardOutlays } = overview;
  const resources = roundToCents(overview.budgetAuthority + (additional?.budgetAuthority ?? 0));
  const obligations = plus(overview.totalObligations, additional?.totalObligations);
  const outlays = plus(overview.totalOutlays, additional?.totalOutlays);
  const otherObligations = less(obligations, awardObligations);
  const otherOutlays = less(outlays, awardOutlays);
  return {
    resources,
    obligations,
    outlays,
    awardObligations,
    otherObligations,
    remaining: less(resources, obligations),
    awardOutlays,
    awardNotOutlayed: less(awardObligations, awardOutlays),
    otherOutlays,
    otherNotOutlayed: less(otherObligations, otherOutlays),
  };
};
