import { agency, agencyRows, contractTypes, days, filterRows, placeRows } from './filters';
import { pair, to, type Family } from './values';

const searches = /^v2\/(search\/spending_(by|over)|download\/(awards|transactions|search|count))/;

/** A field and sort that awards and subawards share. */
const byIndustry = { fields: ['NAICS'], sort: 'NAICS' };
/** Families of search, download and disaster spending requests. Later families override earlier ones. */
export const searchFamilies: readonly Family[] = [
  {
    match: searches,
    base: (_facts, path) => ({
      filters: { award_type_codes: contractTypes },
      ...(path.includes('download') || /(count|over_time|geography)\/$/.test(path)
        ? {}
        : { limit: 100 }),
    }),
    rows: (facts) => ({
      ...filterRows(facts),
      spending_level: pair('transactions', 'awards'),
      columns: to(['award_unique_key', 'contract_award_unique_key']),
      fields: pair(['Award ID'], ['Award ID', 'Recipient Name']),
      category: pair('naics', 'psc'),
      group: pair('fiscal_year', 'month'),
      scope: pair('place_of_performance', 'recipient_location'),
      geo_layer: pair('state', 'county'),
      geo_layer_filters: to(['CA']),
    }),
  },
  {
    match: /spending_by_award/,
    rows: () => ({
      spending_level: pair('awards', 'subawards', byIndustry),
      subawards: pair(false, true, byIndustry),
    }),
  },
  {
    match: /spending_by_award\/$/,
    base: () => ({ fields: ['Award ID', 'Award Amount', 'Sub-Award ID', 'Sub-Award Amount'] }),
    rows: () => ({
      sort: pair('Award Amount', 'Award ID'),
      last_record_unique_id: to(500),
      last_record_sort_value: pair('1', '1000000', { last_record_unique_id: 500 }),
      'filters.financial_assistance_award_type_codes': pair(['A'], ['B'], {
        'filters.award_type_codes': ['C'],
      }),
    }),
  },
  {
    match: /spending_by_transaction\/$/,
    base: () => ({ fields: ['Award ID', 'Transaction Amount', 'Mod'], sort: 'Transaction Amount' }),
    rows: () => ({
      sort: pair('Transaction Amount', 'Mod'),
      spending_level: to('transactions'),
      fields: pair(['Transaction Amount'], ['Transaction Amount', 'Mod']),
    }),
  },
  {
    match: /over_time\/$/,
    base: () => ({ group: 'fiscal_year' }),
    rows: () => ({ group: pair('fiscal_year', 'month') }),
  },
  {
    match: /new_awards_over_time/,
    base: ({ recipients }) => ({ filters: { recipient_id: recipients[0], time_period: [days] } }),
    rows: ({ recipients }) => ({
      'filters.time_period[].start_date': pair([days], [{ ...days, start_date: '2023-10-01' }]),
      'filters.time_period[].end_date': pair([days], [{ ...days, end_date: '2022-09-30' }]),
      'filters.recipient_id': to(recipients[1]),
    }),
  },
  {
    match: /transaction_spending_summary/,
    rows: () => ({ 'filters.keywords': pair(['nuclear'], ['forest']) }),
  },
  {
    match: /search\/spending_by_geography/,
    base: () => ({ scope: 'place_of_performance', geo_layer: 'state' }),
  },
  { match: /by_category\/$/, base: () => ({ category: 'naics' }) },
  {
    match: /by_category\/cfda/,
    base: () => ({ filters: { award_type_codes: ['02', '03', '04', '05', '06', '07', '10'] } }),
    rows: () => ({
      'filters.award_type_codes': pair(['02', '03'], ['04']),
      'filters.contract_award_type_codes': pair(undefined, ['04'], {
        'filters.award_type_codes': ['02'],
      }),
      'filters.financial_assistance_award_type_codes': pair(undefined, ['04'], {
        'filters.award_type_codes': ['02'],
      }),
      'filters.agencies[].type': {
        ...pair(agency(), agency({ type: 'funding' })),
        same: 'every assistance award of the sample is funded by the agency that awards it',
      },
      'filters.naics_codes.exclude': { to: ['54'], same: 'assistance has no NAICS codes' },
      'filters.psc_codes.exclude': { to: [['Service', 'R']], same: 'assistance has no PSC codes' },
    }),
  },
  {
    match: /by_category\/federal_account/,
    rows: () => ({
      spending_level: { from: 'transactions', to: 'subawards', refused: true },
      subawards: { from: false, to: true, refused: true },
    }),
  },
  {
    match: /download\/(contract|idv|assistance)\//,
    base: ({ contracts, vehicles, grants }, path) => ({
      award_id: (path.includes('idv')
        ? vehicles
        : path.includes('contract')
          ? contracts
          : grants)[0],
    }),
    rows: ({ contracts, vehicles, grants }, path) => ({
      award_id: to(
        (path.includes('idv') ? vehicles : path.includes('contract') ? contracts : grants)[1],
      ),
    }),
  },
  { match: /download\/search/, rows: () => ({ spending_level: pair(['awards'], ['subawards']) }) },
  {
    match: /download\/accounts/,
    base: () => ({
      account_level: 'federal_account',
      filters: { fy: '2023', quarter: 2, submission_types: ['object_class_program_activity'] },
    }),
    rows: ({ accounts, agencies }) => ({
      account_level: to('treasury_account'),
      columns: to(['owning_agency_name', 'obligations_incurred']),
      'filters.agency': pair(agencies[0], agencies[1]),
      'filters.budget_function': to('050'),
      'filters.budget_subfunction': to('051'),
      'filters.federal_account': to(accounts[0]),
      'filters.submission_type': pair('account_balances', 'award_financial', {
        'filters.submission_types': undefined,
      }),
      'filters.submission_types': to(['account_balances']),
      'filters.fy': to('2022'),
      'filters.quarter': to(4),
      'filters.period': pair(6, 9, { 'filters.quarter': undefined }),
      'filters.def_codes': to(['N']),
    }),
  },
  {
    match: /download\/disaster/,
    base: ({ defCodes }) => ({ filters: { def_codes: defCodes } }),
    rows: () => ({
      'filters.def_codes': to(['L']),
      'filters.award_type_codes': to(['07']),
      'filters.query': to('inc'),
    }),
  },
  {
    match: /download\/disaster\/$/,
    base: () => ({ filters: { def_codes: ['L'] } }),
    rows: () => ({ 'filters.def_codes': to(['N']) }),
  },
  {
    match: /bulk_download\/awards/,
    base: () => ({
      filters: {
        prime_award_types: ['A', 'B', 'C', 'D'],
        date_range: { start_date: '2023-10-01', end_date: '2024-09-30' },
      },
    }),
    rows: ({ agencies }) => ({
      ...Object.fromEntries(
        Object.entries({
          ...agencyRows('agencies'),
          ...placeRows('place_of_performance_locations'),
          ...placeRows('recipient_locations'),
          agency: to(Number(agencies[0])),
          sub_agency: to('Department of the Navy', { 'filters.agencies': agency() }),
          prime_award_types: to(['A']),
          sub_award_types: to(['procurement']),
          'date_range.start_date': to('2024-01-01'),
          'date_range.end_date': to('2024-06-30'),
          date_type: pair('action_date', 'last_modified_date'),
          place_of_performance_scope: to('foreign'),
          recipient_scope: to('foreign'),
          def_codes: to(['L']),
        }).map(([name, row]) => [`filters.${name}`, row]),
      ),
      columns: to(['contract_transaction_unique_key']),
    }),
  },
  {
    match: /list_agencies/,
    base: () => ({ type: 'award_agencies' }),
    rows: ({ agencies }) => ({
      type: to('account_agencies'),
      agency: pair(Number(agencies[0]), Number(agencies[1])),
    }),
  },
  {
    match: /list_monthly_files/,
    base: () => ({ agency: 'all', fiscal_year: 2023, type: 'contracts' }),
    rows: ({ agencies }) => ({
      agency: to(Number(agencies[0])),
      fiscal_year: to(2022),
      type: to('assistance'),
    }),
  },
  {
    match: /^v2\/disaster\//,
    base: ({ defCodes }) => ({ filter: { def_codes: defCodes } }),
    rows: () => ({
      'filter.def_codes': to(['L']),
      'filter.award_type_codes': to(['08']),
      'filter.award_type': pair('procurement', 'assistance'),
      'filter.query': to('health'),
      spending_type: pair('total', 'award'),
      'pagination.page': pair(1, 2, { 'pagination.limit': 1 }),
      'pagination.sort': pair('description', 'outlay'),
    }),
  },
  { match: /disaster\/.*spending\/$/, base: () => ({ spending_type: 'award' }) },
  {
    match: /disaster\/spending_by_geography/,
    base: () => ({ geo_layer: 'state', spending_type: 'obligation' }),
    rows: () => ({
      geo_layer: to('county'),
      geo_layer_filters: to(['CA']),
      scope: pair('place_of_performance', 'recipient_location'),
      spending_type: to('outlay'),
    }),
  },
  { match: /disaster\/overview/, rows: () => ({ '?def_codes': to('L') }) },
  { match: /disaster\/federal_account\/spending/, rows: () => ({ 'filter.query': to('fund') }) },
  { match: /download\/status/, rows: () => ({ '?file_name': pair('a.zip', 'b.zip') }) },
  {
    match: /list_budget_subfunctions/,
    rows: () => ({ budget_function: to('050') }),
  },
  {
    match: /subaward_grouped/,
    rows: () => ({ 'filters.agencies[].type': pair(agency(), agency({ type: 'funding' })) }),
  },
  {
    match: /disaster\/object_class\/loans/,
    rows: () =>
      Object.fromEntries(
        ['limit', 'order', 'sort', 'page'].map((name) => [
          `pagination.${name}`,
          {
            to: { limit: 1, order: 'asc', sort: 'obligation', page: 1 }[name],
            same: 'loans of the sample have one object class',
          },
        ]),
      ),
  },
];
