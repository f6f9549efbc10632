import {
  spendingPeriods,
  yearEndAmounts,
  toYearToDate,
  type SpendingPeriod,
  type SpendingStep,
} from '@/domain/federalAccount/series';
import { request } from '../http/client';
import { endpoint, compositeEndpoint } from '../http/endpoint';
import { requireList } from '../http/serviceError';
import { activitiesFromJson, categoriesFromJson, seriesFromJson } from './chartsFromJson';
import type { TotalRowJson, TotalsJson } from './wire';

export type { CategoryAmountPage } from './chartsFromJson';

// These calls use version 1 of the API (pages document §7.8). If a service returns 404, the charts that need the calls are left out.

/** The filters of an account’s charts. An empty list sets no filter. */
export interface ChartFilters {
  /** The service’s internal number of the account. */
  id: number;
  years: readonly number[];
  /** Codes of minor object classes. */
  classes: readonly string[];
  /** The service’s internal numbers of program activities. */
  activities: readonly number[];
  symbols: readonly string[];
}
const YEAR_FIELD = 'submission__reporting_fiscal_year';
const QUARTER_FIELD = 'submission__reporting_fiscal_quarter';

/** The endpoint and amount field of each series. `balances` has amounts by TAS, `categories` by program activity and object class. */
const series = {
  outlay: ['balances', 'gross_outlay_amount_by_tas_cpe'],
  resources: ['balances', 'total_budgetary_resources_amount_cpe'],
  obligated: ['balances', 'obligations_incurred_total_by_tas_cpe'],
  unobligated: ['balances', 'unobligated_balance_cpe'],
  filteredObligated: ['categories', 'obligations_incurred_by_program_object_class_cpe'],
  filteredOutlay: ['categories', 'gross_outlay_amount_by_program_object_class_cpe'],
} as const;
type SeriesName = keyof typeof series;

const toInFilter = (field: string, values: readonly (string | number)[]) =>
  values.length ? [{ field, operation: 'in', value: [...values] }] : [];
const buildFilters = (
  kind: 'balances' | 'categories',
  { id, years, classes, activities, symbols }: ChartFilters,
) => {
  const accountField = kind === 'balances' ? 'treasury_account_identifier' : 'treasury_account';
  return [
    { field: `${accountField}__federal_account_id`, operation: 'equals', value: id },
    ...toInFilter(YEAR_FIELD, years),
    ...toInFilter(`${accountField}__tas_rendering_label`, symbols),
    // Balances are not split by class or activity. The chart shows obligations outside the chosen classes and activities separately.
    ...(kind === 'categories'
      ? [
          ...toInFilter('object_class__object_class', classes),
          ...toInFilter('program_activity__id', activities),
        ]
      : []),
  ];
};

const accountSeries = endpoint({
  name: 'federalAccounts/series',
  method: 'POST',
  path: ({ name, step }: ChartFilters & { name: SeriesName; step: SpendingStep }) =>
    `v1/tas/${series[name][0]}/${step === 'quarters' ? 'quarters/' : ''}total/`,
  body: ({ name, step, ...filters }) => ({
    filters: buildFilters(series[name][0], filters),
    group: [YEAR_FIELD, QUARTER_FIELD],
    field: series[name][1],
    aggregate: step === 'quarters' ? 'sum' : '',
    order: [YEAR_FIELD, QUARTER_FIELD],
    limit: 500,
    auditTrail: 'Federal Account Spending Over Time',
  }),
  read: (wire: TotalsJson) => seriesFromJson(wire),
});

export interface AccountTimeQuery extends ChartFilters {
  step: SpendingStep;
}
/** Returns whether obligations and outlays are limited to some object classes or program activities. */
export const isFiltered = ({ classes, activities }: ChartFilters): boolean =>
  classes.length > 0 || activities.length > 0;
/** The year-to-date amounts of an account by quarter or year. Combines four series, so it returns when all have loaded. */
export const accountOverTime = compositeEndpoint(
  'federalAccounts/overTime',
  async (query: AccountTimeQuery, signal): Promise<readonly SpendingPeriod[]> => {
    const isLimited = isFiltered(query);
    const fetchSeries = async (name: SeriesName) => {
      const amounts = await accountSeries.call({ ...query, name }, signal);
      return query.step === 'quarters' ? toYearToDate(amounts) : yearEndAmounts(amounts);
    };
    const [obligated, outlay, resources, unobligated] = await Promise.all([
      fetchSeries(isLimited ? 'filteredObligated' : 'obligated'),
      fetchSeries(isLimited ? 'filteredOutlay' : 'outlay'),
      fetchSeries('resources'),
      fetchSeries('unobligated'),
    ]);
    return spendingPeriods({ obligated, outlay, resources, unobligated }, query.step, isLimited);
  },
);

const groupFields = {
  activity: 'program_activity__program_activity_name',
  class: 'object_class__object_class_name',
  tas: 'treasury_account__tas_rendering_label',
} as const;
export type AccountCategory = keyof typeof groupFields;
export const CATEGORY_PAGE_SIZE = 5;
/** One page of an account’s obligations by category, the largest first. */
export const accountCategories = endpoint({
  name: 'federalAccounts/categories',
  method: 'POST',
  path: 'v1/tas/categories/total/',
  body: ({ by, page, ...filters }: ChartFilters & { by: AccountCategory; page: number }) => ({
    filters: buildFilters('categories', filters),
    group: groupFields[by],
    field: series.filteredObligated[1],
    aggregate: 'sum',
    order: ['-aggregate'],
    page,
    limit: CATEGORY_PAGE_SIZE,
    auditTrail: 'Federal Account Rank Visualization',
  }),
  read: (wire: TotalsJson) => categoriesFromJson(wire),
});

/** All program activities that an account reported, sorted by code and name. */
export const accountActivities = compositeEndpoint(
  'federalAccounts/activities',
  async ({ id }: { id: number }, signal) => {
    const rows: TotalRowJson[] = [];
    for (let page = 1; ; page += 1) {
      const { results, ...rest } = await request<TotalsJson>({
        method: 'POST',
        path: 'v1/tas/categories/total/',
        body: {
          filters: [{ field: 'treasury_account__federal_account', operation: 'equals', value: id }],
          group: [
            'program_activity__program_activity_name',
            'program_activity__program_activity_code',
            'program_activity__id',
          ],
          field: 'ussgl480100_undelivered_orders_obligations_unpaid_fyb',
          aggregate: 'count',
          page,
          limit: 500,
        },
        signal,
      });
      const pageRows = requireList(results);
      rows.push(...pageRows);
      // An empty page also ends the list, even if `has_next_page` is true.
      if (!pageRows.length || !rest.page_metadata?.has_next_page) return activitiesFromJson(rows);
    }
  },
);
