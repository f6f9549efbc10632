import type { CovidMapLayer, CovidMapSpending } from '@/domain/disaster/mapFilters';
import type { SpendingBasis, SpendingSort } from '@/domain/disaster/spendingTable';
import type { Dollars } from '@/domain/format';
import { endpoint } from '../http/endpoint';
import { listOf, required, number, requireSome, text } from '../http/read';
import { overviewFromJson } from './overviewFromJson';
import {
  amountsFromJson,
  listingsFromJson,
  recipientsFromJson,
  rowsFromJson,
} from './rowsFromJson';
import type {
  DisasterAmountsJson,
  DisasterCountJson,
  DisasterGeographyJson,
  DisasterListingsJson,
  DisasterOverviewJson,
  DisasterRecipientsJson,
  DisasterRowsJson,
} from './wire';

export interface DisasterFilter {
  /** Disaster Emergency Fund codes (DEFC); at least one. */
  defCodes: readonly string[];
  /** Award type codes; null or missing for all. */
  awardTypes?: readonly string[] | null;
}
const toFilter = ({ defCodes, awardTypes }: DisasterFilter) => ({
  def_codes: defCodes,
  ...(awardTypes && { award_type_codes: awardTypes }),
});

/** Budget authority, obligations and outlays under the codes. */
export const disasterOverview = endpoint({
  name: 'disaster/overview',
  path: 'v2/disaster/overview/',
  params: ({ defCodes }: DisasterFilter) => ({ def_codes: defCodes.join(',') }),
  read: (wire: DisasterOverviewJson) => overviewFromJson(wire),
});

/** The entities that the service can count. The counts of accounts and object classes ignore award types. */
export type CountedEntity =
  'agency' | 'federal_account' | 'object_class' | 'recipient' | 'cfda' | 'award';
export interface DisasterCountQuery extends DisasterFilter {
  counted: CountedEntity;
}
/** The number of entities of one kind, such as agencies or recipients, with spending under the codes. */
export const disasterCount = endpoint({
  name: 'disaster/count',
  method: 'POST',
  path: ({ counted }: DisasterCountQuery) => `v2/disaster/${counted}/count/`,
  body: (query) => ({ filter: toFilter(query) }),
  read: ({ count }: DisasterCountJson): number => required(number(count)),
});
export interface DisasterAmountsQuery extends DisasterFilter {
  /** All assistance or all procurement, as an alternative to a list of award types. */
  awardType?: 'assistance' | 'procurement';
}
/** Obligations, outlays, face value of loans, and number of awards under the codes. */
export const disasterAmounts = endpoint({
  name: 'disaster/amounts',
  method: 'POST',
  path: 'v2/disaster/award/amount/',
  body: (query: DisasterAmountsQuery) => ({
    filter: { ...toFilter(query), ...(query.awardType && { award_type: query.awardType }) },
  }),
  read: (wire: DisasterAmountsJson) => amountsFromJson(wire),
});

export interface DisasterSpendingQuery extends DisasterFilter {
  basis: SpendingBasis;
  /** Part of a name or code; '' or missing for all. */
  search?: string;
  sort: SpendingSort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
/** Returns the path of a category. Loans have a separate path. */
const buildPath = (category: string, basis: SpendingBasis): string =>
  `v2/disaster/${category}/${basis === 'loan' ? 'loans' : 'spending'}/`;
const buildBody = (query: DisasterSpendingQuery, hasSpendingType: boolean) => {
  const { basis, search, sort, order, page, limit } = query;
  return {
    filter: { ...toFilter(query), ...(search && { query: search }) },
    ...(hasSpendingType && basis !== 'loan' && { spending_type: basis }),
    pagination: { limit, page, sort, order },
  };
};
export type BudgetCategory = 'agency' | 'federal_account' | 'object_class';
/** Spending by agency, federal account or object class, one page per request. */
export const disasterSpending = endpoint({
  name: 'disaster/spending',
  method: 'POST',
  path: ({ category, basis }: DisasterSpendingQuery & { category: BudgetCategory }) =>
    buildPath(category, basis),
  body: (query) => buildBody(query, true),
  read: (wire: DisasterRowsJson) => rowsFromJson(wire),
});
/** Award spending by recipient. The service has no total spending for recipients. */
export const disasterRecipients = endpoint({
  name: 'disaster/recipients',
  method: 'POST',
  path: ({ basis }: DisasterSpendingQuery) => buildPath('recipient', basis),
  body: (query) => buildBody(query, false),
  read: (wire: DisasterRecipientsJson) => recipientsFromJson(wire),
});
/** Award spending by assistance listing. */
export const disasterListings = endpoint({
  name: 'disaster/listings',
  method: 'POST',
  path: ({ basis }: DisasterSpendingQuery) => buildPath('cfda', basis),
  body: (query) => buildBody(query, true),
  read: (wire: DisasterListingsJson) => listingsFromJson(wire),
});

export interface DisasterPlacesQuery extends DisasterFilter {
  layer: CovidMapLayer;
  /** Codes of the places in view. If missing, the service returns all places. */
  places?: readonly string[];
  spending: CovidMapSpending;
}
export interface DisasterPlace {
  /** State postal code, county FIPS, or state FIPS and district number; '' for awards without a known place. */
  code: string;
  /** '' if the service returns no name. */
  name: string;
  amount: Dollars | null;
  perCapita: Dollars | null;
  population: number | null;
  /** The source of the population; '' if the service does not return it. */
  populationSource: string;
  awardCount: number | null;
}
/** Award spending by the state, district or county of the recipient. */
export const disasterPlaces = endpoint({
  name: 'disaster/places',
  method: 'POST',
  path: 'v2/disaster/spending_by_geography/',
  body: ({ layer, places, spending, ...filter }: DisasterPlacesQuery) => ({
    filter: toFilter(filter),
    geo_layer: layer,
    ...(places && { geo_layer_filters: places }),
    spending_type: spending,
  }),
  read: ({ results }: DisasterGeographyJson): readonly DisasterPlace[] =>
    requireSome(
      listOf(results, (row) => ({
        code: text(row.shape_code),
        name: text(row.display_name),
        amount: number(row.amount),
        perCapita: number(row.per_capita),
        population: number(row.population),
        populationSource: text(row.population_source),
        awardCount: number(row.award_count),
      })),
      ({ amount }) => amount !== null,
    ),
});
