import type { ResultTabKey, SpendingLevel } from '@/domain/codes/resultTabs';
import type { DayRange } from '@/domain/fiscal';
import type { Period, TimeGroup } from '@/domain/fiscalPeriods';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { ResultField, ResultRow } from './rowFromJson';

export type { CodedText, ResultField, ResultRow } from './rowFromJson';

export interface SearchQuery {
  criteria: SearchCriteria;
  level: SpendingLevel;
}

/** The number of records in each tab of a level. */
export type TabCounts = Readonly<Partial<Record<ResultTabKey, number>>>;
export interface PageQuery extends SearchQuery {
  tab: ResultTabKey;
  fields: readonly ResultField[];
  sort: ResultField;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
export interface ResultPage {
  rows: readonly ResultRow[];
  hasNext: boolean;
}

export interface TimeQuery extends SearchQuery {
  group: TimeGroup;
}
export interface NewAwardsQuery {
  /** Recipient hash and level, joined by a hyphen. */
  recipientId: string;
  period: DayRange;
  group: TimeGroup;
}
export interface NewAwardsPoint extends Period {
  newAwards: number;
}

export type GeographyLayer = 'state' | 'county' | 'district' | 'country';
export type GeographyScope = 'place_of_performance' | 'recipient_location';
export interface PlacesQuery extends SearchQuery {
  scope: GeographyScope;
  layer: GeographyLayer;
}
export interface PlaceTotal {
  /** Postal code, FIPS, district or country code; '' when the place is unknown. */
  code: string;
  name: string;
  obligations: number | null;
  population: number | null;
  perCapita: number | null;
}

export type SpendingCategory =
  'awarding_agency' | 'awarding_subagency' | 'recipient' | 'naics' | 'psc' | 'cfda';
/** The name of each category on the site and in the service’s logs. */
export const categoryLabels: Readonly<Record<SpendingCategory, string>> = {
  awarding_agency: 'Awarding Agency',
  awarding_subagency: 'Awarding Subagency',
  recipient: 'Recipient',
  naics: 'North American Industry Classification System (NAICS)',
  psc: 'Product and Service Code (PSC)',
  cfda: 'Assistance Listing',
};
export interface CategoryQuery extends SearchQuery {
  category: SpendingCategory;
  limit: number;
  page: number;
}
/** One row of a category. `agency` is the toptier agency of a subagency. */
export interface CategoryTotal {
  id: string;
  code: string;
  name: string;
  obligations: number | null;
  agencySlug: string;
  recipientId: string;
  uei: string;
  agency: { name: string; abbreviation: string };
}
export interface CategoryPage {
  rows: readonly CategoryTotal[];
  hasNext: boolean;
}

/** The sum of all rows of each tab in dollars; NaN when the service sends null for a year. */
export type TableTotals = Readonly<Partial<Record<ResultTabKey, number>>>;

export type GroupedLevel = Exclude<SpendingLevel, 'awards'>;
export type GroupedSort = 'award_id' | 'count' | 'obligation';
export interface GroupedQuery {
  criteria: SearchCriteria;
  level: GroupedLevel;
  tab: ResultTabKey;
  page: number;
  limit: number;
  sort: GroupedSort;
  order: 'asc' | 'desc';
}
export interface GroupedRow {
  awardId: string;
  generatedId: string;
  count: number | null;
  obligations: number | null;
}
export interface GroupedPage {
  rows: readonly GroupedRow[];
  hasNext: boolean;
}

export interface KeywordSummary {
  transactions: number;
  obligations: number | null;
}
