/**
 * `npm run test:contract -- FILE`: holds every request the client made in the tests, and answers of `mock-api`, to an OpenAPI
 * document. Run the unit tests first: they record what the client sends.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { importTypeScript, readJson, root } from './lib/dataSet.mjs';

/** Where the service that is built to differs from the written contract (`docs/contract.md` tells why). */
const deviations = [
  {
    path: /spending_by_(award|transaction)(_count)?\/$|spending_over_time/,
    where: /additionalProperties|auditTrail/,
    why: 'clients send auditTrail; the service ignores it',
  },
  {
    path: /spending_by_award\/$/,
    where: /\/(NAICS|PSC|primary_assistance_listing|Assistance Listing)\b.* must be object/,
    why: 'a field that the award group lacks comes back as null, as the service does',
  },
];

const file = process.argv[2];
if (!file || !existsSync(file)) {
  console.error('Which contract? npm run test:contract -- openapi.json');
  process.exit(1);
}
const contract = readJson(file);
const ajv = addFormats(new Ajv({ strict: false, allErrors: false, validateFormats: false }));
ajv.addSchema(contract, 'contract');
const validators = new Map();
const escape = (text) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const validator = (pointer) => {
  if (!validators.has(pointer))
    validators.set(pointer, ajv.compile({ $ref: `contract#${encodeURI(pointer)}` }));
  return validators.get(pointer);
};
const templates = Object.keys(contract.paths)
  .map((path) => ({
    path,
    test: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => (a.path.match(/\{/g) ?? []).length - (b.path.match(/\{/g) ?? []).length);

const folder = join(root, '.cache/contract');
const recorded = existsSync(folder)
  ? readdirSync(folder).flatMap((name) => readJson(join(folder, name)))
  : [];
if (!recorded.length) {
  console.error('No recorded requests: run npm run test:unit first');
  process.exit(1);
}

// One call of each endpoint besides what the journeys touch.
// In a folder of its own: downloads are made there, and thrown away.
const own = mkdtempSync(join(tmpdir(), 'spending-contract-'));
const path = join(own, 'small.duckdb');
symlinkSync(join(root, '.cache/tests/small.duckdb'), path);
const { buildServer } = await importTypeScript('mock-api/tools.ts');
const server = await buildServer({ path, cacheSize: 0 });
const ask = async (method, url, body) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v2/${url}`,
    payload: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { method, path: `/api/v2/${url}`, body, status: answer.statusCode, answer: answer.json() };
};
const filters = { time_period: [{ start_date: '2020-10-01', end_date: '2024-09-30' }] };
const extra = [
  await ask('GET', 'references/toptier_agencies/'),
  await ask('GET', 'references/award_types/'),
  await ask('GET', 'references/def_codes/'),
  await ask('GET', 'references/submission_periods/'),
  await ask('POST', 'autocomplete/funding_agency/', { search_text: 'defense' }),
  await ask('POST', 'autocomplete/location/', { search_text: 'color' }),
  await ask('POST', 'autocomplete/city/', {
    search_text: 'spring',
    limit: 5,
    filter: { country_code: 'USA', scope: 'recipient_location' },
  }),
  await ask('POST', 'autocomplete/recipient/', { search_text: 'copper' }),
  await ask('POST', 'recipient/', { limit: 5 }),
  await ask('POST', 'search/transaction_spending_summary/', { filters: { keywords: ['forest'] } }),
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
    ].map((type) => ask('POST', 'spending/', { type, filters: { fy: '2025', period: '6' } })),
  )),
  await ask('POST', 'spending/', { type: 'agency', filters: { fy: '2017', quarter: '1' } }),
  await ask('GET', 'references/data_dictionary/'),
  await ask('POST', 'federal_accounts/', {
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
    ].map((category) => ask('POST', `search/spending_by_category/${category}/`, { filters })),
  )),
  ...(await Promise.all(
    ['state', 'county', 'district', 'country'].map((layer) =>
      ask('POST', 'search/spending_by_geography/', {
        filters,
        scope: 'place_of_performance',
        geo_layer: layer,
      }),
    ),
  )),
];
// One download of each kind, asked for its state at once.
const started = [
  await ask('POST', 'download/awards/', { filters, columns: ['award_id_piid'], limit: 10 }),
  await ask('POST', 'download/transactions/', { filters, file_format: 'tsv', limit: 10 }),
  await ask('POST', 'download/search/', {
    filters,
    spending_level: ['awards', 'subawards'],
    limit: 10,
  }),
  await ask('POST', 'download/accounts/', {
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
  await ask('POST', 'download/disaster/', { filters: { def_codes: ['P'] } }),
  await ask('POST', 'download/disaster/recipients/', {
    filters: { def_codes: ['N', 'P'], award_type_codes: ['A'], query: 'a' },
  }),
  await ask('POST', 'bulk_download/awards/', {
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
extra.push(
  ...started,
  await ask('POST', 'download/count/', { filters, spending_level: 'awards' }),
  await ask('GET', 'budget_functions/list_budget_functions/'),
  await ask('POST', 'budget_functions/list_budget_subfunctions/', { budget_function: '050' }),
  await ask('POST', 'bulk_download/list_agencies/', { type: 'award_agencies', agency: 0 }),
  await ask('POST', 'bulk_download/list_agencies/', { type: 'account_agencies', agency: 26 }),
  await ask('POST', 'bulk_download/list_monthly_files/', {
    agency: 'all',
    fiscal_year: 2024,
    type: 'contracts',
  }),
  await ask('POST', 'bulk_download/list_monthly_files/', {
    agency: 26,
    fiscal_year: 2024,
    type: 'assistance',
  }),
);
for (const { answer } of started)
  extra.push(
    await ask('GET', `download/status/?file_name=${encodeURIComponent(answer.file_name)}`),
  );
await server.downloads.finished(started[0].answer.file_name);
extra.push(
  await ask(
    'GET',
    `bulk_download/status/?file_name=${encodeURIComponent(started[0].answer.file_name)}`,
  ),
);
for (const codes of [
  ['A'],
  ['IDV_B_B', 'IDV_C'],
  ['04'],
  ['06', '10'],
  ['07', '08'],
  ['09', '11'],
]) {
  const rows = await ask('POST', 'search/spending_by_award/', {
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
  for (const row of rows.answer.results.slice(0, 3))
    extra.push(await ask('GET', `awards/${encodeURIComponent(row.generated_internal_id)}/`));
}
await server.close();
rmSync(own, { recursive: true, force: true });

let passed = 0;
const failures = new Map();
const note = (key, message) => {
  if (!failures.has(key)) failures.set(key, message);
};
for (const call of [...recorded, ...extra]) {
  const url = decodeURIComponent(
    call.path.split('?')[0].replace(/%(?![0-9a-f]{2})/gi, '%25'),
  ).startsWith('/api/v2/awards/')
    ? '/api/v2/awards/x/'
    : call.path.split('?')[0];
  const template = templates.find(({ test }) => test.test(url));
  if (!template) {
    note(`${call.method} ${url}`, 'not in the contract');
    continue;
  }
  const operation = contract.paths[template.path][call.method.toLowerCase()];
  const base = `/paths/${escape(template.path)}/${call.method.toLowerCase()}`;
  const check = (pointer, value, what) => {
    const validate = validator(pointer);
    if (validate(value)) {
      passed += 1;
      return;
    }
    const [error] = validate.errors;
    const text = `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`;
    if (deviations.some((known) => known.path.test(template.path) && known.where.test(text))) {
      passed += 1;
      return;
    }
    note(`${what} of ${call.method} ${template.path}: ${error.schemaPath}`, text);
  };
  if (operation.requestBody && call.body !== undefined)
    check(`${base}/requestBody/content/${escape('application/json')}/schema`, call.body, 'request');
  if (call.status === 200)
    check(
      `${base}/responses/200/content/${escape('application/json')}/schema`,
      call.answer,
      'answer',
    );
}
failures.forEach((message, key) => console.log(`FAIL  ${key}\n      ${message}`));
writeFileSync(
  join(root, '.cache/contract-results.json'),
  JSON.stringify({ passed, failed: failures.size }),
);
console.log(`contract: ${passed} passed, ${failures.size} failed`);
process.exit(failures.size ? 1 : 0);
