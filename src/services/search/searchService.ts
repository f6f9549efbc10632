import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/awardTypes';
import type { SearchCriteria } from '@/domain/search/criteria';
import { inLanes } from '@/lib/lanes';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import { filtersFromCriteria, tabTypes, NO_INTERSECTION } from './requestBody';
import type { CountsJson, OverTimeJson, RowsJson } from './wire';

export type TabCounts = Readonly<Partial<Record<ResultTabKey, number>>>;
const whole = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);

/** How many records each tab of a level holds. */
export const fetchCounts = async (criteria: SearchCriteria, level: SpendingLevel, signal?: AbortSignal): Promise<TabCounts> => {
  const transactions = level === 'transactions';
  const { results } = await request<CountsJson>({
    method: 'POST', path: transactions ? 'v2/search/spending_by_transaction_count/' : 'v2/search/spending_by_award_count/', signal,
    body: { filters: filtersFromCriteria(criteria, level), ...(transactions ? {} : { spending_level: level }), auditTrail: 'Results View - Tab Counts' },
  });
  if (typeof results !== 'object' || results === null) throw unreadable();
  return Object.fromEntries(resultTabs[level].map(({ key }) => [key, whole(results[key.replace(/^transaction_/, '')])]));
};

export interface PageRequest { level: SpendingLevel; tab: ResultTabKey; fields: readonly string[]; sort: string; order: 'asc' | 'desc'; page: number; limit: number }
/** One row as the service names its fields; the features read it through their columns. */
export type ResultRow = Readonly<Record<string, unknown>>;
export interface ResultPage { rows: readonly ResultRow[]; hasNext: boolean }

/** One page of results. A tab that shares no type with the chosen ones is empty without asking. */
export const fetchPage = async (criteria: SearchCriteria, page: PageRequest, signal?: AbortSignal): Promise<ResultPage> => {
  const codes = tabTypes(resultTabs[page.level].find(({ key }) => key === page.tab)?.codes ?? [], criteria.awardTypes);
  if (codes.includes(NO_INTERSECTION)) return { rows: [], hasNext: false };
  const transactions = page.level === 'transactions';
  const { results, page_metadata: metadata } = await request<RowsJson>({
    method: 'POST', path: transactions ? 'v2/search/spending_by_transaction/' : 'v2/search/spending_by_award/', signal,
    body: {
      filters: { ...filtersFromCriteria(criteria, page.level), award_type_codes: codes }, fields: page.fields, page: page.page, limit: page.limit, sort: page.sort, order: page.order,
      ...(transactions ? {} : { spending_level: page.level }), auditTrail: 'Results Table - Spending by award search',
    },
  });
  if (!Array.isArray(results)) throw unreadable();
  return { rows: results, hasNext: metadata?.hasNext === true };
};

/** Most rows that are gathered in the browser; more than these are a job of the service. */
export const MOST_ROWS_AT_ONCE = 5000;
const GATHER_PAGE = 100;
const GATHER_LANES = 4;
/** All rows of a tab, in the order asked for, a few pages at a time; `onRows` hears how many there are so far. Rejects when any page does. */
export const fetchAllRows = async (criteria: SearchCriteria, request: Omit<PageRequest, 'page' | 'limit'>, total: number, onRows: (count: number) => void, signal?: AbortSignal): Promise<readonly ResultRow[]> => {
  let found = 0;
  const pages = await inLanes(Array.from({ length: Math.ceil(Math.min(total, MOST_ROWS_AT_ONCE) / GATHER_PAGE) }), GATHER_LANES, async (_, at) => {
    const { rows } = await fetchPage(criteria, { ...request, page: at + 1, limit: GATHER_PAGE }, signal);
    found += rows.length;
    onRows(found);
    return rows;
  });
  return pages.flat();
};

export type TimeGroup = 'month' | 'quarter' | 'fiscal_year';
export interface TimePoint { fiscalYear: number; quarter?: number; month?: number; obligations: number }
export const overTimeBody = (criteria: SearchCriteria, level: SpendingLevel, group: TimeGroup) => ({ group, filters: filtersFromCriteria(criteria, level), spending_level: level === 'subawards' ? 'subawards' : 'transactions' });
/** Obligations by period. Prime awards are counted by their transactions, as the page says under the title. */
export const fetchOverTime = async (criteria: SearchCriteria, level: SpendingLevel, group: TimeGroup, signal?: AbortSignal): Promise<readonly TimePoint[]> => {
  const { results } = await request<OverTimeJson>({
    method: 'POST', path: 'v2/search/spending_over_time/', signal,
    body: { ...overTimeBody(criteria, level, group), auditTrail: 'Spending Over Time Visualization' },
  });
  if (!Array.isArray(results)) throw unreadable();
  return results.map(({ time_period: period, aggregated_amount: amount }) => {
    const point = { fiscalYear: Number(period?.fiscal_year), ...(period?.quarter ? { quarter: Number(period.quarter) } : {}), ...(period?.month ? { month: Number(period.month) } : {}), obligations: whole(amount) };
    if (!Number.isInteger(point.fiscalYear)) throw unreadable();
    return point;
  });
};
