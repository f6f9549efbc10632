import { choice, text, integer } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';
import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import type { TimeGroup } from '@/domain/fiscalPeriods';
import type { GeographyLayer, GeographyScope, SpendingCategory } from '@/services/search/results';
import { ALL_COLUMNS, columnIds } from '../columnRules';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

const tabKeys = Object.values(resultTabs).flatMap((tabs) => tabs.map(({ key }) => key));

/** The address parameters of the search page: the hash of the search, and the view of its results. */
export const searchAddress = {
  hash: text(/^[0-9a-f]{32}$/i),
  level: choice<SpendingLevel>(['awards', 'subawards', 'transactions'], 'awards'),
  tab: choice<ResultTabKey | ''>(tabKeys, ''),
  page: integer(1, 5000),
  limit: {
    fallback: DEFAULT_PAGE_SIZE as number,
    parse: (value: string) => PAGE_SIZES.find((size) => String(size) === value),
    write: String,
  },
  sort: choice<string>([...columnIds], ''),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  /** IDs of the chosen columns, or `all`; '' for the default columns of the tab. */
  cols: {
    fallback: '',
    parse: (value: string) =>
      value === ALL_COLUMNS || value.split(',').some((id) => columnIds.has(id)) ? value : undefined,
    write: String,
    hasInvalidPart: (value: string) =>
      value !== ALL_COLUMNS && value.split(',').some((id) => !columnIds.has(id)),
  },
  grouped: choice<'award' | ''>(['award', ''], ''),
  /** '' selects the first group that fits the period of the search (`timeGroups`). */
  by: choice<TimeGroup | ''>(['month', 'quarter', 'fiscal_year', ''], ''),
  ...dollarsAddress,
  /** '' selects the first category in which the results can have several rows (`mainCategory`). */
  type: choice<SpendingCategory | ''>(
    ['awarding_agency', 'awarding_subagency', 'recipient', 'naics', 'psc', 'cfda', ''],
    '',
  ),
  cpage: integer(1, 5000),
  /** '' for layer or scope follows the locations of the search (`mapFocus`). */
  layer: choice<GeographyLayer | ''>(['state', 'county', 'district', 'country', ''], ''),
  scope: choice<GeographyScope | ''>(['place_of_performance', 'recipient_location', ''], ''),
  measure: choice<'total' | 'capita'>(['total', 'capita'], 'total'),
  section: choice<'awards' | 'categories' | 'time' | 'map' | ''>(
    ['awards', 'categories', 'time', 'map'],
    '',
  ),
};

/** Whether a change of a parameter adds a history entry, which Back undoes, or replaces the current entry. */
export const historyModes: Readonly<Record<keyof typeof searchAddress, 'push' | 'replace'>> = {
  hash: 'push',
  level: 'push',
  tab: 'push',
  page: 'push',
  sort: 'push',
  order: 'push',
  cols: 'replace',
  grouped: 'push',
  by: 'push',
  dollars: 'replace',
  type: 'push',
  cpage: 'push',
  layer: 'push',
  scope: 'push',
  measure: 'push',
  limit: 'replace',
  section: 'replace',
};
