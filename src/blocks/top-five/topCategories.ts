import { groupCodes } from '@/domain/codes/awardTypes';
import type { TopCategory } from '@/services/search/topEndpoints';

/** The content of a list: the totals of a category, or single awards. */
export type TopList = TopCategory | 'awards';
interface ListWords {
  title: string;
  /** Noun for one row, for sentences. */
  one: string;
  /** Explains why the amount of a row differs from the search that it opens. */
  relation?: string;
  /** Whether the amounts differ in kind from the total, so that rows have no share of it. */
  shareless?: boolean;
  /** Explains what a row counts, if its name is unclear. */
  note?: string;
  /** Unit of the amounts, if they are not obligations of transactions. */
  unit?: string;
}

/** The lists with their texts. */
export const topLists: Readonly<Record<TopList, ListWords>> = {
  awarding_agency: { title: 'Awarding Agencies', one: 'awarding agency' },
  awarding_subagency: { title: 'Awarding Sub-Agencies', one: 'awarding sub-agency' },
  recipient: {
    title: 'Recipients',
    one: 'recipient',
    relation:
      'A search by a recipient’s identifier also finds the awards of recipients that belong to it, so it can show more than the figure here.',
  },
  awards: {
    title: 'Awards',
    one: 'award',
    unit: 'Award amounts, US dollars',
    shareless: true,
    relation:
      'An award counts with its whole amount, not with this period alone; a search for it in this period shows the part that was obligated then.',
  },
  defc: {
    title: 'Disaster Emergency Fund Codes (DEFCs)',
    one: 'code',
    unit: 'Obligations that agencies report by code, US dollars',
    shareless: true,
    relation:
      'Agencies report these amounts by code with their accounts. A search finds the awards that have a code and counts all of their transactions, so it shows another sum.',
  },
  cfda: { title: 'Assistance Listings (CFDA Programs)', one: 'assistance listing' },
  naics: { title: 'NAICS Codes', one: 'industry' },
  psc: { title: 'Product Service Codes', one: 'product or service' },
  county: { title: 'Counties', one: 'county' },
  district: {
    title: 'Congressional Districts',
    one: 'district',
    note: 'Current districts, as drawn in 2023. Number 90 stands for several districts at once, 98 for a delegate without a vote, 00 for a whole state.',
  },
  country: { title: 'Countries', one: 'country' },
  state_territory: { title: 'U.S. States or Territories', one: 'state or territory' },
  federal_account: {
    title: 'Federal Accounts',
    one: 'federal account',
    unit: 'Obligations that agencies report by account, US dollars',
    shareless: true,
    relation:
      'Agencies report these amounts by account for whole awards. A search finds the awards that an account pays and counts all of their transactions in this period, so it shows another sum.',
  },
};

const groups = ['contracts', 'grants', 'direct_payments', 'loans', 'other'] as const;
/** The key of an award type tab. */
export type TopTabKey = 'all' | (typeof groups)[number];
export interface TopTab {
  key: TopTabKey;
  label: string;
  /** Award types of the tab; empty for all. */
  types: readonly string[];
  lists: readonly TopList[];
}
const labels: Readonly<Record<TopTabKey, string>> = {
  all: 'All Awards',
  contracts: 'Contracts',
  grants: 'Grants',
  direct_payments: 'Direct Payments',
  loans: 'Loans',
  other: 'Other Financial Assistance',
};
/** Returns the award type tabs in order, each with its lists. */
export const topTabs = (listsOf: (key: TopTabKey) => readonly TopList[]): readonly TopTab[] =>
  (['all', ...groups] as const).map((key) => ({
    key,
    label: labels[key],
    types: key === 'all' ? [] : groupCodes(key),
    lists: listsOf(key),
  }));
