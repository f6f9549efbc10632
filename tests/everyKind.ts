import { routes } from '../mock-api/routes';

export interface EndpointRequest {
  method: 'GET' | 'POST';
  url: string;
  body?: Readonly<Record<string, unknown>>;
}

const groups = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_C'],
  ['02', '03', '04', '05'],
  ['06', '10'],
  ['07', '08'],
  ['09', '11'],
];
const parameters: Readonly<Record<string, string>> = {
  code: '54',
  group: 'Product',
  psc: '10',
  psc2: '1005',
  agency: '036',
  federal_account: '036-0160',
  account_number: '036-0160',
  federal_account_code: '036-0160',
  federal_account_id: '1',
  fiscal_year: '2024',
  toptier_code: '097',
  award_id: '1',
  bureau_slug: 'defense-wide',
  tas: '036-X-0160-000',
  id: '1',
};
/** Query strings of the endpoints that require one, by path. */
const queries: Readonly<Record<string, string>> = {
  'v2/financial_spending/object_class/':
    'fiscal_year=2024&funding_agency_id=1&major_object_class_code=10',
  'v2/award_spending/recipient/': 'fiscal_year=2024&awarding_agency_id=1',
  ...Object.fromEntries(
    [
      'financial_balances/agencies',
      'financial_spending/major_object_class',
      'federal_obligations',
    ].map((path) => [`v2/${path}/`, 'fiscal_year=2024&funding_agency_id=1']),
  ),
};
const ownBodies: Readonly<Record<string, object>> = {
  'v2/spending/': { type: 'agency', filters: { fy: '2024', quarter: '4' } },
  ...Object.fromEntries(
    (['balances', 'categories'] as const).flatMap((kind) =>
      ['', 'quarters/'].map((part) => [
        `v1/tas/${kind}/${part}total/`,
        {
          filters: [],
          group: ['submission__reporting_fiscal_year', 'submission__reporting_fiscal_quarter'],
          field:
            kind === 'balances'
              ? 'unobligated_balance_cpe'
              : 'obligations_incurred_by_program_object_class_cpe',
        },
      ]),
    ),
  ),
  'v2/federal_accounts/': {
    filters: { fy: '2024' },
    sort: { field: 'account_name', direction: 'asc' },
  },
  'v2/recipient/': { award_type: 'all', sort: 'amount', order: 'desc' },
  'v2/search/transaction_spending_summary/': { filters: { keywords: ['bridge'] } },
  'v2/bulk_download/list_agencies/': { type: 'award_agencies', agency: 0 },
  'v2/bulk_download/list_monthly_files/': { agency: 'all', fiscal_year: 2024, type: 'contracts' },
};

/**
 * Returns one request to each endpoint that saves nothing. Each round has different filters, so that no response comes from the cache.
 */
export const everyKind = (round: number): EndpointRequest[] =>
  routes
    .filter(({ path }) => !/references\/filter\/|download\/(?!count|status|list)/.test(path))
    .map(({ method, path }) => {
      const url = `/api/${path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => parameters[name]!)}`;
      if (method === 'GET')
        return { method, url: path in queries ? `${url}?${queries[path]}` : url };
      const year = 2009 + (round % 15);
      const filters = {
        award_type_codes: groups[round % groups.length],
        time_period: [
          {
            start_date: `${year}-01-01`,
            end_date: `${year + 1}-${String(1 + (round % 12)).padStart(2, '0')}-28`,
          },
        ],
        ...(round % 3 ? {} : { keywords: [`road ${round}`, 'supply', 'bridge', 'research'] }),
        ...(round % 4
          ? {}
          : { naics_codes: { require: ['54', '33'], exclude: [`54${11 + (round % 8)}`] } }),
        ...(path.includes('new_awards') ? { recipient_id: 'x-R' } : {}),
      };
      return {
        method,
        url,
        body: {
          filters: path.startsWith('v2/autocomplete') ? {} : filters,
          fields: [
            'Award ID',
            'Recipient Name',
            path.includes('transaction') ? 'Transaction Amount' : 'Award Amount',
          ],
          sort: path.includes('grouped') ? 'award_id' : 'Award ID',
          limit: 10,
          page: 1 + (round % 3),
          group: 'month',
          category: 'naics',
          scope: 'place_of_performance',
          geo_layer: 'state',
          search_text: `de${'abcdefghij'[round % 10]!}`,
          budget_function: '050',
          hash: '0'.repeat(32),
          ...ownBodies[path],
        },
      };
    });
