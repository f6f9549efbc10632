/** Budgetary resources, obligations and outlays of the response to a disaster (pages document §10.4). */
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
const add = (amount: Dollars | null, addend: Dollars | null | undefined): Dollars | null =>
  amount === null ? null : roundToCents(amount + (addend ?? 0));
const subtract = (whole: Dollars | null, part: Dollars | null): Dollars | null =>
  whole === null || part === null ? null : roundToCents(whole - part);

export const overviewAmounts = (overview: DisasterOverview): OverviewAmounts => {
  const { additional, awardObligations, awardOutlays } = overview;
  const resources = roundToCents(overview.budgetAuthority + (additional?.budgetAuthority ?? 0));
  const obligations = add(overview.totalObligations, additional?.totalObligations);
  const outlays = add(overview.totalOutlays, additional?.totalOutlays);
  const otherObligations = subtract(obligations, awardObligations);
  const otherOutlays = subtract(outlays, awardOutlays);
  return {
    resources,
    obligations,
    outlays,
    awardObligations,
    otherObligations,
    remaining: subtract(resources, obligations),
    awardOutlays,
    awardNotOutlayed: subtract(awardObligations, awardOutlays),
    otherOutlays,
    otherNotOutlayed: subtract(otherObligations, otherOutlays),
  };
};
