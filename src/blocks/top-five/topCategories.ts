import { groupCodes } from '@/domain/codes/awardTypes';
import type { TopCategory } from '@/services/search/topEndpoints';

/** The content of a list: the totals of a category, or single awards. */
export type TopListKey = TopCategory | 'awards';
interface ListTexts {
  title: string;
  /** Singular noun for a row, used in sentences. */
  rowNoun: string;
  /** Explains why the amount of a row differs from the amount in the search that the row opens. */
  relation?: string;
  /** Whether the amounts cannot be compared with the total. Rows then show no share. */
  shareless?: boolean;
  /** Explains what a row counts, if its name is unclear. */
  note?: string;
  /** Unit of the amounts, if they are not obligations of transactions. */
  unit?: string;
}

export const topLists: Readonly<Record<TopListKey, ListTexts>> = {
  awarding_agency: { title: 'Awarding Agencies', rowNoun: 'awarding agency' },
  awarding_subagency: { title: 'Awarding Sub-Agencies', rowNoun: 'awarding subagency' },
  recipient: {
    title: 'Recipients',
    rowNoun: 'recipient',
    relation:
      'A search by a recipient’s identifier includes its subsidiaries, so it may show a larger amount.',
  },
  awards: {
    title: 'Awards',
    rowNoun: 'award',
    unit: 'Award amounts, US dollars',
    shareless: true,
    relation:
      'Amounts are for the whole award. A search shows only what was obligated in this period.',
  },
  defc: {
    title: 'Disaster Emergency Fund Codes (DEFCs)',
    rowNoun: 'code',
    unit: 'Obligations that agencies report by code, US dollars',
    shareless: true,
    relation:
      'Agencies report these amounts by code. A search counts all transactions of the awards with a code, so its total differs.',
  },
  cfda: { title: 'Assistance Listings (CFDA Programs)', rowNoun: 'assistance listing' },
  naics: { title: 'NAICS Codes', rowNoun: 'industry' },
  psc: { title: 'Product Service Codes', rowNoun: 'product or service' },
  county: { title: 'Counties', rowNoun: 'county' },
  district: {
    title: 'Congressional Districts',
    rowNoun: 'district',
    note: 'These districts have been in effect since 2023. 90 means multiple districts, 98 a non-voting delegate, 00 the whole state.',
  },
  country: { title: 'Countries', rowNoun: 'country' },
  state_territory: { title: 'U.S. States or Territories', rowNoun: 'state or territory' },
  federal_account: {
    title: 'Federal Accounts',
    rowNoun: 'federal account',
    unit: 'Obligations that agencies report by account, US dollars',
    shareless: true,
    relation:
      'Agencies report these amounts by account. They cover the whole life of each award. A search counts all transactions of those awards in this period, so its total differs.',
  },
};

const awardGroups = ['contracts', 'grants', 'direct_payments', 'loans', 'other'] as const;
export type TopTabKey = 'all' | (typeof awardGroups)[number];
/** A group of award types that has a tab. */
export type AwardTabKey = (typeof awardGroups)[number];
export interface TopTab {
  key: TopTabKey;
  label: string;
  /** Award types of the tab; empty for all. */
  types: readonly string[];
  lists: readonly TopListKey[];
  /** Group whose awards the tab of all award types ranks, because the service can rank only one group; contracts by default. */
  awardGroup?: AwardTabKey;
}
const tabLabels: Readonly<Record<TopTabKey, string>> = {
  all: 'All Awards',
  contracts: 'Contracts',
  grants: 'Grants',
  direct_payments: 'Direct Payments',
  loans: 'Loans',
  other: 'Other Financial Assistance',
};
export const awardListTitles: Readonly<Record<AwardTabKey, string>> = {
  contracts: 'Contract Awards',
  grants: 'Grant Awards',
  direct_payments: 'Direct Payment Awards',
  loans: 'Loan Awards',
  other: 'Other Financial Assistance Awards',
};
/** Returns the award type tabs in order, each with its lists. */
export const topTabs = (getLists: (key: TopTabKey) => readonly TopListKey[]): readonly TopTab[] =>
  (['all', ...awardGroups] as const).map((key) => ({
    key,
    label: tabLabels[key],
    types: key === 'all' ? [] : groupCodes(key),
    lists: getLists(key),
  }));
