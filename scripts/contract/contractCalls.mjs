/** Calls to the local API in addition to those of the journeys. `npm run test:contract` validates them against the contract too. */
import { makeDisasterCalls } from './disasterCalls.mjs';

/**
 * @typedef {{ method: string, path: string, body?: object, status: number, response: Record<string, unknown> }} Call
 *   a request and its response
 * @typedef {(method: 'GET' | 'POST', url: string, body?: object) => Promise<Call>} Ask
 */

const filters = { time_period: [{ start_date: '2020-10-01', end_date: '2024-09-30' }] };

/** Calls the endpoints that no journey calls and that need no data of other calls. @param {Ask} call */
const makePlainCalls = async (call) => {
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
const makeDownloadCalls = async (call, waitForDownload) => {
  const startCalls = [
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
  const [first] = startCalls;
  const calls = [
    ...startCalls,
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
  for (const { response } of startCalls)
    calls.push(
      await call(
        'GET',
        `download/status/?file_name=${encodeURIComponent(String(response.file_name))}`,
      ),
    );
  await waitForDownload(String(first?.response.file_name));
  calls.push(
    await call(
      'GET',
      `bulk_download/status/?file_name=${encodeURIComponent(String(first?.response.file_name))}`,
    ),
  );
  return calls;
};
/** Searches for awards of every group and requests the details of the first three of each group. @param {Ask} call */
const makeAwardCalls = async (call) => {
  /** @type {Call[]} */
  const calls = [];
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
    calls.push(rows);
    const results = /** @type {{ generated_internal_id: string }[]} */ (rows.response.results);
    for (const row of results.slice(0, 3)) {
      const id = encodeURIComponent(row.generated_internal_id);
      const body = { award_id: row.generated_internal_id };
      calls.push(await call('GET', `awards/${id}/`), await call('POST', 'transactions/', body));
      for (const kind of ['transaction', 'subaward', 'federal_account'])
        calls.push(await call('GET', `awards/count/${kind}/${id}/`));
      for (const path of [
        'subawards',
        'awards/accounts',
        'awards/funding',
        'awards/funding_rollup',
      ])
        calls.push(await call('POST', `${path}/`, body));
      if (!codes.includes('IDV_C')) continue;
      calls.push(
        await call('GET', `idvs/amounts/${id}/`),
        await call('GET', `idvs/count/federal_account/${id}/`),
      );
      for (const path of ['activity', 'awards', 'accounts', 'funding', 'funding_rollup'])
        calls.push(await call('POST', `idvs/${path}/`, body));
      for (const type of ['child_awards', 'grandchild_awards'])
        calls.push(await call('POST', 'idvs/awards/', { ...body, type }));
    }
  }
  return calls;
};

/** Requests profiles of a state, D.C., a territory and recipients of every level, and the children of a parent. @param {Ask} call */
const makeProfileCalls = async (call) => {
  const recipientList = await call('POST', 'recipient/', { limit: 200 });
  const calls = [
    recipientList,
    await call('POST', 'recipient/count/', { award_type: 'grants' }),
    await call('GET', 'recipient/state/'),
  ];
  for (const fips of ['06', '11', '72'])
    for (const year of ['latest', 'all', '2024'])
      calls.push(
        await call('GET', `recipient/state/${fips}/?year=${year}`),
        await call('GET', `recipient/state/awards/${fips}/?year=${year}`),
      );
  const results = /** @type {{ id: string, uei: string | null }[]} */ (
    recipientList.response.results
  );
  for (const level of ['P', 'C', 'R']) {
    const recipient = results.find(({ id, uei }) => uei && id.endsWith(`-${level}`));
    if (!recipient) continue;
    calls.push(await call('GET', `recipient/${recipient.id}/?year=all`));
    if (level === 'P')
      calls.push(await call('GET', `recipient/children/${recipient.uei}/?year=all`));
  }
  return calls;
};

/** Calls agency endpoints for agencies of three sizes, and related endpoints once. @param {Ask} call */
const makeAgencyCalls = async (call) => {
  const paths = [
    '',
    'budgetary_resources/',
    'awards/',
    'awards/new/count/',
    'obligations_by_award_category/',
    'sub_agency/',
    'sub_agency/count/',
    'sub_components/',
    ...['federal_account', 'budget_function', 'object_class', 'program_activity'].flatMap(
      (category) => [`${category}/`, `${category}/count/`],
    ),
    'def_code/',
  ];
  const calls = [];
  for (const code of ['097', '069', '349'])
    for (const path of paths) calls.push(await call('GET', `agency/${code}/${path}`));
  const yearQuery = 'fiscal_year=2024&funding_agency_id=26';
  return [
    ...calls,
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
export const makeExtraCalls = async (call, waitForDownload) => [
  ...(await makePlainCalls(call)),
  ...(await makeDownloadCalls(call, waitForDownload)),
  ...(await makeAwardCalls(call)),
  ...(await makeProfileCalls(call)),
  ...(await makeAgencyCalls(call)),
  ...(await makeDisasterCalls(call)),
];
