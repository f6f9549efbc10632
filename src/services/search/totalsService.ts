import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/awardTypes';
import type { SearchCriteria } from '@/domain/search/criteria';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import { filtersFromCriteria, NO_INTERSECTION, tabTypes } from './requestBody';
import type { CategoryJson, GeographyJson, GroupedJson, OverTimeJson } from './wire';

/** Prime awards are summed by their transactions, as over time. */
const levelOf = (level: SpendingLevel) => (level === 'subawards' ? 'subawards' : 'transactions');

export type GeographyLayer = 'state' | 'county' | 'district' | 'country';
export type GeographyScope = 'place_of_performance' | 'recipient_location';
export interface PlaceTotal { /** Postal code, FIPS, district or country code; '' where the place is unknown. */ code: string; name: string; obligations: number; population: number | null; perCapita: number | null }
export const geographyBody = (criteria: SearchCriteria, level: SpendingLevel, scope: GeographyScope, layer: GeographyLayer) => ({ filters: filtersFromCriteria(criteria, level), scope, geo_layer: layer, spending_level: levelOf(level) });
/** Obligations by place, in the service's order. */
export const fetchGeography = async (body: ReturnType<typeof geographyBody>, signal?: AbortSignal): Promise<readonly PlaceTotal[]> => {
  const { results } = await request<GeographyJson>({ method: 'POST', path: 'v2/search/spending_by_geography/', body, signal });
  if (!Array.isArray(results)) throw unreadable();
  return results.map((row) => ({ code: row.shape_code ?? '', name: row.display_name ?? '', obligations: row.aggregated_amount ?? 0, population: row.population ?? null, perCapita: row.per_capita ?? null }));
};

export type SpendingCategory = 'awarding_agency' | 'awarding_subagency' | 'recipient' | 'naics' | 'psc' | 'cfda';
/** One row of a category; what a category does not have is ''. `agency` is the top-tier agency of a subagency. */
export interface CategoryTotal { id: string; code: string; name: string; obligations: number; agencySlug: string; recipientId: string; uei: string; agency: { name: string; abbreviation: string } }
export interface CategoryPage { rows: readonly CategoryTotal[]; hasNext: boolean }
export const categoryBody = (criteria: SearchCriteria, level: SpendingLevel, limit: number, page = 1) => ({ filters: filtersFromCriteria(criteria, level), spending_level: levelOf(level), limit, page });
const words = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
/** One page of obligations by category, largest first. */
export const fetchCategory = async (category: SpendingCategory, body: ReturnType<typeof categoryBody>, signal?: AbortSignal): Promise<CategoryPage> => {
  const { results, page_metadata: metadata } = await request<CategoryJson>({ method: 'POST', path: `v2/search/spending_by_category/${category}/`, body, signal });
  if (!Array.isArray(results)) throw unreadable();
  return {
    hasNext: metadata?.hasNext === true,
    rows: results.map((row) => ({
      id: words(row.id), code: words(row.code), name: words(row.name), obligations: row.amount ?? 0, agencySlug: words(row.agency_slug), recipientId: words(row.recipient_id), uei: words(row.uei),
      agency: { name: words(row.agency_name), abbreviation: words(row.agency_abbreviation) },
    })),
  };
};

/** What all rows of each tab add up to, in dollars. */
export type TableTotals = Readonly<Partial<Record<ResultTabKey, number>>>;
const seriesOfTab: Readonly<Record<string, string>> = { contracts: 'Contract', idvs: 'Idv', grants: 'Grant', direct_payments: 'Direct', loans: 'Loan', other: 'Other', subcontracts: 'Contract', subgrants: 'Grant' };
/** Sums of the very rows the table lists: whole awards for prime awards, unlike the charts. */
export const fetchTableTotals = async (criteria: SearchCriteria, level: SpendingLevel, signal?: AbortSignal): Promise<TableTotals> => {
  const { results } = await request<OverTimeJson>({ method: 'POST', path: 'v2/search/spending_over_time/', signal, body: { group: 'fiscal_year', filters: filtersFromCriteria(criteria, level), spending_level: level } });
  if (!Array.isArray(results)) throw unreadable();
  return Object.fromEntries(resultTabs[level].map(({ key }) => {
    const name = `${seriesOfTab[key.replace(/^transaction_/, '')]!}_Obligations`;
    // Whole cents: amounts of trillions lose them when they are added as they are.
    return [key, results.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * 100), 0) / 100];
  }));
};

export type GroupedLevel = Exclude<SpendingLevel, 'awards'>;
/** An award with how many of its subawards or transactions match, and what those add up to. */
export interface GroupedRow { awardId: string; generatedId: string; count: number; obligations: number }
export type GroupedSort = 'award_id' | 'count' | 'obligation';
export interface GroupedRequest { level: GroupedLevel; tab: ResultTabKey; page: number; limit: number; sort: GroupedSort; order: 'asc' | 'desc' }
/** One page of awards with their matching records; empty without asking where the tab shares no type with the chosen ones. */
export const fetchGrouped = async (criteria: SearchCriteria, { level, tab, page, limit, sort, order }: GroupedRequest, signal?: AbortSignal): Promise<{ rows: readonly GroupedRow[]; hasNext: boolean }> => {
  const codes = tabTypes(resultTabs[level].find(({ key }) => key === tab)?.codes ?? [], criteria.awardTypes);
  if (codes.includes(NO_INTERSECTION)) return { rows: [], hasNext: false };
  const word = level === 'subawards' ? 'subaward' : 'transaction';
  const { results, page_metadata: metadata } = await request<GroupedJson>({
    method: 'POST', path: `v2/search/spending_by_${word}_grouped/`, signal,
    body: { filters: { ...filtersFromCriteria(criteria, level), award_type_codes: codes }, page, limit, sort: sort === 'award_id' ? sort : `${word}_${sort}`, order },
  });
  if (!Array.isArray(results)) throw unreadable();
  return { hasNext: metadata?.hasNext === true, rows: results.map((row) => ({ awardId: row.award_id, generatedId: row.award_generated_internal_id, count: row[`${word}_count`] ?? 0, obligations: row[`${word}_obligation`] ?? 0 })) };
};
