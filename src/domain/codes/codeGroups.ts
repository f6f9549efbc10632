/**
 * Grouped code lists of the contract filters. Codes and group names are from the specification `reference.md` §3. Labels that are not
 * in the specification are from the pages document §18.
 */

export interface CodeGroup {
  key: string;
  label: string;
  longLabel?: string;
  codes: readonly (readonly [code: string, label: string])[];
}

export const contractPricingGroups: readonly CodeGroup[] = [
  { key: 'combination', label: 'Combination', codes: [['2', 'Combination']] },
  {
    key: 'cost_reimbursement',
    label: 'Cost Reimbursement',
    longLabel: 'Cost Reimbursement Contracts',
    codes: [
      ['S', 'Cost No Fee'],
      ['R', 'Cost Plus Award Fee'],
      ['U', 'Cost Plus Fixed Fee'],
      ['V', 'Cost Plus Incentive Fee'],
      ['T', 'Cost Sharing'],
    ],
  },
  {
    key: 'fixed_price',
    label: 'Fixed Price',
    longLabel: 'Fixed Price Contracts',
    codes: [
      ['J', 'Firm Fixed Price'],
      ['M', 'Fixed Price Award Fee'],
      ['L', 'Fixed Price Incentive'],
      ['B', 'Fixed Price Level of Effort'],
      ['A', 'Fixed Price Redetermination'],
      ['K', 'Fixed Price with Economic Price Adjustment'],
    ],
  },
  { key: 'labor_hours', label: 'Labor Hours', codes: [['Z', 'Labor Hours']] },
  { key: 'order_dependent', label: 'Order Dependent', codes: [['1', 'Order Dependent']] },
  { key: 'other', label: 'Other', codes: [['3', 'Other']] },
  { key: 'time_and_materials', label: 'Time and Materials', codes: [['Y', 'Time and Materials']] },
];

export const setAsideGroups: readonly CodeGroup[] = [
  {
    key: 'hbcu_mi',
    label: 'HBCU/MI',
    longLabel: 'Historically Black College/University (HBCU) or Minority Institution (MI)',
    codes: [
      ['HMP', 'HBCU or MI Set Aside - Partial'],
      ['HMT', 'HBCU or MI Set Aside - Total'],
    ],
  },
  {
    key: 'hubzone',
    label: 'HUBZone',
    longLabel: 'Historically Underutilized Business Zone Small Businesses (HUBZone)',
    codes: [
      ['HZC', 'HUBZone Set Aside'],
      ['HZS', 'HUBZone Sole Source'],
    ],
  },
  {
    key: 'native_american',
    label: 'Native American-owned',
    longLabel: 'Native American-Owned Businesses',
    codes: [
      ['BI', 'Buy Indian'],
      ['ISEE', 'Indian Economic Enterprise'],
      ['ISBEE', 'Indian Small Business Economic Enterprise'],
    ],
  },
  { key: 'none', label: 'No Set Aside', codes: [['NONE', 'No Set Aside Used']] },
  {
    key: 'small_disadvantaged',
    label: 'Small Disadvantaged and 8(a)',
    longLabel: 'Small Disadvantaged Business and 8(a) Small Businesses',
    codes: [
      ['8AN', '8(a) Sole Source'],
      ['HS3', '8(a) with HUBZone Preference'],
      ['8A', '8(a) Competed'],
      ['HS2Civ', 'Combination HUBZone and 8(a)'],
      ['ESB', 'Emerging Small Business Set Aside'],
      ['RSBCiv', 'Reserved for Small Business $2,501 to $100K'],
      ['8ACCiv', 'SDB Set Aside 8(a)'],
      ['SBP', 'Small Business Set Aside - Partial'],
      ['SBA', 'Small Business Set Aside - Total'],
      ['VSBCiv', 'Very Small Business Set Aside'],
    ],
  },
  {
    key: 'veteran',
    label: 'Veteran-owned',
    longLabel: 'Veteran-Owned Businesses',
    codes: [
      ['SDVOSBC', 'Service-Disabled Veteran-Owned Small Business Set Aside'],
      ['SDVOSBS', 'SDVOSB Sole Source'],
      ['VSA', 'Veteran Set Aside'],
      ['VSS', 'Veteran Sole Source'],
    ],
  },
  {
    key: 'women',
    label: 'Women-owned',
    longLabel: 'Women-Owned Small Businesses (WOSB)',
    codes: [
      ['EDWOSBSS', 'Economically Disadvantaged Women Owned Small Business Sole Source'],
      ['EDWOSB', 'Economically-Disadvantaged Women-Owned Small Business'],
      ['WOSBSS', 'Women Owned Small Business Sole Source'],
      ['WOSB', 'Women-Owned Small Business'],
    ],
  },
];

export const extentCompetedGroups: readonly CodeGroup[] = [
  {
    key: 'available',
    label: 'Available for Competition',
    codes: [
      ['F', 'Competed under SAP'],
      ['CDOCiv', 'Competitive Delivery Order'],
      ['E Civ', 'Follow On to Competed Action'],
      ['A', 'Full and Open Competition'],
      ['D', 'Full and Open Competition after exclusion of sources'],
    ],
  },
  {
    key: 'not_available',
    label: 'Not Available for Competition',
    codes: [
      ['NDOCiv', 'Non-Competitive Delivery Order'],
      ['B', 'Not Available for Competition'],
      ['C', 'Not Competed'],
      ['G', 'Not Competed under SAP'],
    ],
  },
];

/** Returns all codes of a list of groups, in order. */
export const allCodes = (groups: readonly CodeGroup[]): string[] =>
  groups.flatMap((group) => group.codes.map(([code]) => code));
/** Returns the label of a code; undefined if the list does not contain it. */
export const codeLabel = (groups: readonly CodeGroup[], code: string): string | undefined =>
  groups.flatMap((group) => group.codes).find(([candidate]) => candidate === code)?.[1];

/** The code groups of the contract filters, by the keys of the specification. */
export const filterGroups = {
  pricing_type: contractPricingGroups,
  set_aside: setAsideGroups,
  extent_competed: extentCompetedGroups,
} as const;
export type FilterGroupKey = keyof typeof filterGroups;
