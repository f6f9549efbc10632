import { groupCodes } from '@/domain/codes/awardTypes';
import type { TopCategory } from '@/services/search/topEndpoints';

/** What a list of the largest is of: a category of sums, or single awards. */
export type TopList = TopCategory | 'awards';
interface ListWords {
  title: string;
  /** What one row is, for a sentence. */
  one: string;
  /** How the figure of a row and the search it opens stand to each other, where they are not the same sum. */
  relation?: string;
  /** Amounts of another kind than the total have no share of it. */
  shareless?: boolean;
  /** What a row counts, where its name leaves that open. */
  note?: string;
  /** What the amounts are, where they are not obligations of transactions. */
  unit?: string;
}

/** The lists, with their words. */
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
/** A tab of award types. */
export type TopTabKey = 'all' | (typeof groups)[number];
export interface TopTab {
  key: TopTabKey;
  label: string;
  /** Types of awards that it holds; none for all. */
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
/** The tabs of award types in order, each with the lists that it shows. */
export const topTabs = (listsOf: (key: TopTabKey) => readonly TopList[]): readonly TopTab[] =>
  (['all', ...groups] as const).map((key) => ({
    key,
    label: labels[key],
    types: key === 'all' ? [] : groupCodes(key),
    lists: listsOf(key),
  }));
