/** Calls to the local API in addition to those of the journeys. `npm run test:contract` validates them against the contract too. */
import { disasterCalls } from './disasterCalls.mjs';

/**
 * @typedef {{ method: string, path: string, body?: object, status: number, response: Record<string, unknown> }} Call
 *   a request and its response
 * @typedef {(method: 'GET' | 'POST', url: string, body?: object) => Promise<Call>} Ask
 */

const filters = { time_period: [{ start_date: '2020-10-01', end_date: '2024-09-30' }] };

/** Calls the endpoints that no journey calls and that need no data of other calls. @param {Ask} call */
const plainCalls = async (call) => {
  return [
    await call('GET', 'references/toptier_agencies/'),
    await call('GET', 'references/award_types/'),
    await call('GET', 'references/def_codes/'),
    await call('GET', 'references/submission_periods/'),
    await call('POST', 'autocomplete/funding_agency/', { search_text: 'defense' }),
    await call('POST', 'autocomplete/location/', { search_text: 'color' }),
    await call('POST', 'autocomplete/city/', {
      search_text: 'spring',
      limit: 5,
      filter: { country_code: 'USA', scope: 'recipient_location' },
    }),
    await call('POST', 'autocomplete/recipient/', { search_text: 'copper' }),
    await call('POST', 'search/transaction_spending_summary/', {
      filters: { keywords: ['forest'] },
    }),
    ...(await Promise.all(
      [
        'agency',
        'award',
        'award_category',
        'budget_function',
        'budget_subfunction',
        'federal_account',
        'object_class',
        'program_activity',
        'recipient',
      ].map((type) => call('POST', 'spending/', { type, filters: { fy: '2025', period: '6' } })),
    )),
    await call('POST', 'spending/', { type: 'agency', filters: { fy: '2017', quarter: '1' } }),
    await call('GET', 'references/data_dictionary/'),
    await call('GET', 'references/assistance_listing/'),
    await call('GET', 'references/assistance_listing/?filter=road'),
    await call('GET', 'references/assistance_listing/93/'),
    await call('GET', 'references/assistance_listing/93/?flat=&limit=5'),
    await call('GET', 'references/cfda/totals/'),
    await call('GET', 'references/cfda/totals/93.778/'),
    await call('POST', 'federal_accounts/', {
      filters: { fy: '2024' },
      sort: { field: 'account_name', direction: 'asc' },
      limit: 50,
      keyword: 'trust',
    }),
    ...(await Promise.all(
      [
        'awarding_agency',
        'funding_agency',
        'awarding_subagency',
        'funding_subagency',
        'recipient',
        'recipient_duns',
        'cfda',
        'naics',
        'psc',
        'country',
        'state_territory',
        'county',
        'district',
        'federal_account',
        'defc',
      ].map((category) => call('POST', `search/spending_by_category/${category}/`, { filters })),
    )),
    ...(await Promise.all(
      ['state', 'county', 'district', 'country'].map((layer) =>
        call('POST', 'search/spending_by_geography/', {
          filters,
          scope: 'place_of_performance',
          geo_layer: layer,
        }),
      ),
    )),
  ];
};
/**
 * Starts downloads, requests their status before and after they finish, and calls the endpoints that their forms use.
 * @type {(call: Ask, waitForDownload: (fileName: string) => Promise<unknown>) => Promise<Call[]>}
 */
const downloadCalls = async (call, waitForDownload) => {
  const started = [
    await call('POST', 'download/awards/', { filters, columns: ['award_id_piid'], limit: 10 }),
    await call('POST', 'download/transactions/', { filters, file_format: 'tsv', limit: 10 }),
    await call('POST', 'download/search/', {
      filters,
      spending_level: ['awards', 'subawards'],
      limit: 10,
    }),
    await call('POST', 'download/accounts/', {
      account_level: 'treasury_account',
      filters: {
        fy: '2024',
        period: '12',
        submission_types: ['account_balances', 'award_financial'],
        agency: 'all',
        budget_function: 'all',
      },
      file_format: 'csv',
    }),
    await call('POST', 'download/disaster/', { filters: { def_codes: ['P'] } }),
    await call('POST', 'download/disaster/recipients/', {
      filters: { def_codes: ['N', 'P'], award_type_codes: ['A'], query: 'a' },
    }),
    await call('POST', 'bulk_download/awards/', {
      filters: {
        prime_award_types: ['A', '02'],
        sub_award_types: ['grant'],
        agencies: [{ type: 'awarding', tier: 'toptier', name: 'All' }],
        date_type: 'action_date',
        date_range: { start_date: '2023-10-01', end_date: '2024-09-30' },
        recipient_scope: 'foreign',
        def_codes: ['Z'],
      },
      file_format: 'pstxt',
    }),
  ];
  const [first] = started;
  const extra = [
    ...started,
    await call('POST', 'download/count/', { filters, spending_level: 'awards' }),
    await call('GET', 'budget_functions/list_budget_functions/'),
    await call('POST', 'budget_functions/list_budget_subfunctions/', { budget_function: '050' }),
    await call('POST', 'bulk_download/list_agencies/', { type: 'award_agencies', agency: 0 }),
    await call('POST', 'bulk_download/list_agencies/', { type: 'account_agencies', agency: 26 }),
    await call('POST', 'bulk_download/list_monthly_files/', {
      agency: 'all',
      fiscal_year: 2024,
      type: 'contracts',
    }),
    await call('POST', 'bulk_download/list_monthly_files/', {
      agency: 26,
      fiscal_year: 2024,
      type: 'assistance',
    }),
  ];
  for (const { response } of started)
    extra.push(
      await call(
        'GET',
        `download/status/?file_name=${encodeURIComponent(String(response.file_name))}`,
      ),
    );
  await waitForDownload(String(first?.response.file_name));
  extra.push(
    await call(
      'GET',
      `bulk_download/status/?file_name=${encodeURIComponent(String(first?.response.file_name))}`,
    ),
  );
  return extra;
};
/** Searches for awards of every group and requests the details of the first three of each group. @param {Ask} call */
const awardCalls = async (call) => {
  /** @type {Call[]} */
  const extra = [];
  for (const codes of [
    ['A'],
    ['IDV_B_B', 'IDV_C'],
    ['04'],
    ['06', '10'],
    ['07', '08'],
    ['09', '11'],
  ]) {
    const rows = await call('POST', 'search/spending_by_award/', {
      filters: { ...filters, award_type_codes: codes },
      fields: [
        'Award ID',
        'Recipient Name',
        'Recipient Location',
        'NAICS',
        'Assistance Listings',
        'primary_assistance_listing',
        'def_codes',
        'COVID-19 Obligations',
      ],
      limit: 10,
    });
    extra.push(rows);
    const results = /** @type {{ generated_internal_id: string }[]} */ (rows.response.results);
    for (const row of results.slice(0, 3)) {
      const id = encodeURIComponent(row.generated_internal_id);
      const body = { award_id: row.generated_internal_id };
      extra.push(await call('GET', `awards/${id}/`), await call('POST', 'transactions/', body));
      for (const kind of ['transaction', 'subaward', 'federal_account'])
        extra.push(await call('GET', `awards/count/${kind}/${id}/`));
      for (const part of [
        'subawards',
        'awards/accounts',
        'awards/funding',
        'awards/funding_rollup',
      ])
        extra.push(await call('POST', `${part}/`, body));
      if (!codes.includes('IDV_C')) continue;
      extra.push(
        await call('GET', `idvs/amounts/${id}/`),
        await call('GET', `idvs/count/federal_account/${id}/`),
      );
      for (const part of ['activity', 'awards', 'accounts', 'funding', 'funding_rollup'])
        extra.push(await call('POST', `idvs/${part}/`, body));
      for (const type of ['child_awards', 'grandchild_awards'])
        extra.push(await call('POST', 'idvs/awards/', { ...body, type }));
    }
  }
  return extra;
};

/** Requests profiles of a state, D.C., a territory and recipients of every level, and the children of a parent. @param {Ask} call */
const profileCalls = async (call) => {
  const recipientList = await call('POST', 'recipient/', { limit: 200 });
  const extra = [
    recipientList,
    await call('POST', 'recipient/count/', { award_type: 'grants' }),
    await call('GET', 'recipient/state/'),
  ];
  for (const fips of ['06', '11', '72'])
    for (const year of ['latest', 'all', '2024'])
      extra.push(
        await call('GET', `recipient/state/${fips}/?year=${year}`),
        await call('GET', `recipient/state/awards/${fips}/?year=${year}`),
      );
  const results = /** @type {{ id: string, uei: string | null }[]} */ (
    recipientList.response.results
  );
  for (const level of ['P', 'C', 'R']) {
    const recipient = results.find(({ id, uei }) => uei && id.endsWith(`-${level}`));
    if (!recipient) continue;
    extra.push(await call('GET', `recipient/${recipient.id}/?year=all`));
    if (level === 'P')
      extra.push(await call('GET', `recipient/children/${recipient.uei}/?year=all`));
  }
  return extra;
};

/** Calls agency endpoints for agencies of three sizes, and related endpoints once. @param {Ask} call */
const agencyCalls = async (call) => {
  const parts = [
    '',
    'budgetary_resources/',
    'awards/',
    'awards/new/count/',
    'obligations_by_award_category/',
    'sub_agency/',
    'sub_agency/count/',
    'sub_components/',
    ...['federal_account', 'budget_function', 'object_class', 'program_activity'].flatMap(
      (part) => [`${part}/`, `${part}/count/`],
    ),
    'def_code/',
  ];
  const extra = [];
  for (const code of ['097', '069', '349'])
    for (const part of parts) extra.push(await call('GET', `agency/${code}/${part}`));
  const yearQuery = 'fiscal_year=2024&funding_agency_id=26';
  return [
    ...extra,
    await call('GET', 'agency/097/sub_agency/?fiscal_year=2024&award_type_codes=[A,B,C,D]&limit=3'),
    await call('GET', 'agency/097/sub_components/defense-wide/?fiscal_year=2024'),
    await call('GET', 'agency/treasury_account/097-X-0100-000/program_activity/'),
    await call('GET', 'agency/treasury_account/097-2024%2F2025-0100-000/object_class/'),
    await call('GET', 'agency/awards/count/?fiscal_year=2024&group=cfo'),
    await call('GET', 'references/agency/26/'),
    await call('GET', 'references/total_budgetary_resources/?fiscal_year=2024'),
    await call('GET', `financial_balances/agencies/?${yearQuery}`),
    await call('GET', `financial_spending/major_object_class/?${yearQuery}`),
    await call('GET', `financial_spending/object_class/?${yearQuery}&major_object_class_code=10`),
    await call('GET', `federal_obligations/?${yearQuery}`),
    await call('GET', 'award_spending/recipient/?fiscal_year=2024&awarding_agency_id=26'),
  ];
};

/**
 * Makes the calls of all groups, one group after the other. `waitForDownload` waits until a download has ended.
 * @type {(call: Ask, waitForDownload: (fileName: string) => Promise<unknown>) => Promise<Call[]>}
 */
export const extraCalls = async (call, waitForDownload) => [
  ...(await plainCalls(call)),
  ...(await downloadCalls(call, waitForDownload)),
  ...(await awardCalls(call)),
  ...(await profileCalls(call)),
  ...(await agencyCalls(call)),
  ...(await disasterCalls(call)),
];
