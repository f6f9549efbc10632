import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, type ApiServer } from '../server';
import { loadFiles } from './load';

type Line = Readonly<Record<string, string>>;
const csv = (lines: readonly Line[]): string => {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
  return [
    columns.join(','),
    ...lines.map((line) => columns.map((column) => quote(line[column] ?? '')).join(',')),
  ].join('\n');
};

const agency: Line = {
  awarding_agency_code: '072',
  awarding_agency_name: 'Agency for International Development',
  awarding_sub_agency_code: '7200',
  awarding_sub_agency_name: 'Agency for International Development',
  awarding_office_code: '720SAM',
  awarding_office_name: 'SAMPLE OFFICE',
  funding_agency_code: '019',
  funding_agency_name: 'Department of State',
  funding_sub_agency_code: '1900',
  funding_sub_agency_name: 'Department of State',
};
const party: Line = {
  recipient_uei: 'SAMPLEUEI001',
  recipient_duns: '999999991',
  recipient_name: 'EXAMPLE "LEAP" VENTURES, LLC',
  recipient_parent_uei: 'SAMPLEUEI002',
  recipient_parent_name: 'EXAMPLE HOLDINGS',
  recipient_country_code: 'USA',
  recipient_country_name: 'UNITED STATES',
  recipient_address_line_1: '3 EXAMPLE PLAZA',
  recipient_city_name: 'BETHESDA',
  recipient_county_name: 'MONTGOMERY',
  recipient_state_code: 'MD',
  recipient_zip_4_code: '208146300',
  prime_award_transaction_recipient_county_fips_code: '24031',
  prime_award_transaction_recipient_cd_current: 'MD-08',
  primary_place_of_performance_country_code: 'MDA',
  primary_place_of_performance_country_name: 'MOLDOVA',
};
const ORDER = 'CONT_AWD_EX23M0003_7200_EXV20D1100_4732';
const order = (mod: string, day: string, amount: string, more: Line = {}): Line => ({
  contract_transaction_unique_key: `7200_4732_EX23M0003_${mod}_EXV20D1100_0`,
  contract_award_unique_key: ORDER,
  award_id_piid: 'EX23M0003',
  modification_number: mod,
  parent_award_agency_id: '4732',
  parent_award_id_piid: 'EXV20D1100',
  federal_action_obligation: amount,
  action_date: day,
  action_type_code: mod === '0' ? '' : 'C',
  total_dollars_obligated: '104676702.11',
  current_total_value_of_award: '106690553.00',
  potential_total_value_of_award: '106690553.75',
  total_outlayed_amount_for_overall_award: '9046228.99',
  period_of_performance_start_date: '2023-09-20',
  period_of_performance_current_end_date: '2028-09-19',
  period_of_performance_potential_end_date: '2028-09-19 00:00:00',
  last_modified_date: '2025-10-17',
  award_type_code: 'C',
  award_or_idv_flag: 'AWARD',
  transaction_description: 'EXAMPLE ORDER',
  naics_code: '541611',
  naics_description: 'ADMINISTRATIVE MANAGEMENT',
  product_or_service_code: 'R408',
  product_or_service_code_description: 'PROGRAM MANAGEMENT',
  ...agency,
  ...party,
  ...more,
});
const officers = (pay: readonly string[]): Line =>
  Object.fromEntries(
    pay.flatMap((amount, nth) => [
      [`highly_compensated_officer_${nth + 1}_name`, `EXAMPLE OFFICER ${nth + 1}`],
      [`highly_compensated_officer_${nth + 1}_amount`, amount],
    ]),
  );
const contracts = [
  order('0', '2023-09-20', '4000000.10'),
  order('P00001', '2024-03-05', '-250000.99'),
  order(
    'P00002',
    '2025-09-25',
    '100926703.00',
    officers(['955313.00', '550934.50', '', '439798', '395218']),
  ),
  // This IDV has a potential total value, but no current value, outlay, period of performance or recipient.
  {
    contract_transaction_unique_key: '7200_-NONE-_EXI1500004_0_-NONE-_0',
    contract_award_unique_key: 'CONT_IDV_EXI1500004_7200',
    award_id_piid: 'EXI1500004',
    modification_number: '0',
    federal_action_obligation: '0.00',
    action_date: '2015-04-15',
    potential_total_value_of_award: '12712712442.00',
    award_or_idv_flag: 'IDV',
    idv_type_code: 'B',
    type_of_idc_code: 'B',
    ...agency,
    recipient_name: '',
  },
];
const GRANT = 'ASST_NON_EXG001_7200';
const grant = (mod: string, listing: string, amount: string): Line => ({
  assistance_transaction_unique_key: `7200_EXG001_-NONE-_${listing}_${mod}`,
  assistance_award_unique_key: GRANT,
  award_id_fain: 'EXG001',
  modification_number: mod,
  federal_action_obligation: amount,
  non_federal_funding_amount: '10.00',
  total_obligated_amount: '1500.75',
  action_date: `2024-0${Number(mod) + 1}-10`,
  assistance_type_code: '04',
  cfda_number: listing,
  cfda_title: `EXAMPLE PROGRAM ${listing}`,
  ...agency,
  ...party,
});
const grants = [
  grant('0', '98.001', '1000.50'),
  grant('1', '19.500', '300.00'),
  grant('2', '98.001', '200.25'),
];

let folder: string;
let server: ApiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-known-award-'));
  const files = Object.entries({ 'contracts.csv': contracts, 'grants.csv': grants }).map(
    ([name, lines]) => {
      const path = join(folder, name);
      writeFileSync(path, csv(lines));
      return path;
    },
  );
  const path = join(folder, 'loaded.duckdb');
  await loadFiles({ files, path, referenceFolder: join(__dirname, '../data/reference') });
  server = await buildServer({ path, cacheSize: 0, connections: 2 });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const request = async (url: string, body?: object): Promise<unknown> => {
  const response = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v2/${url}`,
    ...(body
      ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
};

describe('an award loaded from files', () => {
  it('has its exact amounts, dates and parties', async () => {
    expect(await request(`awards/${ORDER}/`)).toMatchObject({
      category: 'contract',
      type: 'C',
      piid: 'EX23M0003',
      description: 'EXAMPLE ORDER',
      total_obligation: 104676702.11,
      base_exercised_options: 106690553,
      base_and_all_options: 106690553.75,
      total_outlay: 9046228.99,
      date_signed: '2023-09-20',
      period_of_performance: {
        start_date: '2023-09-20',
        end_date: '2028-09-19',
        potential_end_date: '2028-09-19',
        last_modified_date: '2025-10-17',
      },
      awarding_agency: {
        toptier_agency: { code: '072' },
        subtier_agency: { code: '7200' },
        office_agency_name: 'SAMPLE OFFICE',
      },
      funding_agency: { toptier_agency: { name: 'Department of State' } },
      recipient: {
        recipient_name: 'EXAMPLE "LEAP" VENTURES, LLC',
        recipient_uei: 'SAMPLEUEI001',
        parent_recipient_name: 'EXAMPLE HOLDINGS',
        parent_recipient_uei: 'SAMPLEUEI002',
        location: {
          address_line1: '3 EXAMPLE PLAZA',
          city_name: 'BETHESDA',
          state_code: 'MD',
          zip5: '20814',
          zip4: '6300',
          congressional_code: '08',
        },
      },
      place_of_performance: { location_country_code: 'MDA', state_code: null, city_name: null },
      latest_transaction_contract_data: { naics: '541611', product_or_service_code: 'R408' },
    });
  });
  it('lists every transaction with its exact date and amount', async () => {
    const { results } = (await request('transactions/', {
      award_id: ORDER,
      sort: 'modification_number',
      order: 'asc',
    })) as { results: Record<string, unknown>[] };
    expect(
      results.map((row) => [
        row.modification_number,
        row.action_date,
        row.federal_action_obligation,
      ]),
    ).toEqual([
      ['0', '2023-09-20', 4000000.1],
      ['P00001', '2024-03-05', -250000.99],
      ['P00002', '2025-09-25', 100926703],
    ]);
    expect(await request(`awards/count/transaction/${ORDER}/`)).toEqual({ transactions: 3 });
  });
  it('lists the executives of its recipient, with null for missing pay', async () => {
    const { executive_details: details } = (await request(`awards/${ORDER}/`)) as {
      executive_details: { officers: object[] };
    };
    expect(details.officers).toEqual(
      [955313, 550934.5, null, 439798, 395218].map((amount, nth) => ({
        name: `EXAMPLE OFFICER ${nth + 1}`,
        amount,
      })),
    );
  });
  it('names a parent IDV that is in no file, with a null award ID', async () => {
    expect(await request(`awards/${ORDER}/`)).toMatchObject({
      parent_award: {
        piid: 'EXV20D1100',
        award_id: null,
        generated_unique_award_id: 'CONT_IDV_EXV20D1100_4732',
        sub_agency_id: '4732',
      },
    });
  });
  it('has the assistance listings of its transactions, each with its amount', async () => {
    const { cfda_info: listings, total_obligation: total } = (await request(
      `awards/${GRANT}/`,
    )) as {
      cfda_info: { cfda_number: string; federal_action_obligation_amount: number }[];
      total_obligation: number;
    };
    expect(listings.map((row) => [row.cfda_number, row.federal_action_obligation_amount])).toEqual([
      ['98.001', 1200.75],
      ['19.500', 300],
    ]);
    expect(total).toBe(1500.75);
  });
});

describe('data that the files do not contain', () => {
  it('results in empty lists of accounts, funding and subawards, and in counts and totals of 0', async () => {
    const body = { award_id: ORDER };
    expect(await request('awards/accounts/', body)).toMatchObject({ results: [] });
    expect(await request('awards/funding/', body)).toMatchObject({ results: [] });
    expect(await request('subawards/', body)).toMatchObject({ results: [] });
    expect(await request(`awards/count/federal_account/${ORDER}/`)).toEqual({
      federal_accounts: 0,
    });
    expect(await request('awards/funding_rollup/', body)).toEqual({
      total_transaction_obligated_amount: 0,
      awarding_agency_count: 0,
      funding_agency_count: 0,
      federal_account_count: 0,
    });
  });
  it('is null when it is a date, a value or a recipient', async () => {
    const idv = (await request('awards/CONT_IDV_EXI1500004_7200/')) as Record<string, unknown>;
    expect(idv).toMatchObject({
      base_exercised_options: null,
      base_and_all_options: 12712712442,
      total_outlay: null,
      description: null,
      period_of_performance: {
        start_date: null,
        end_date: null,
        potential_end_date: null,
        last_modified_date: null,
      },
      recipient: { recipient_name: null, recipient_uei: null, location: { country_name: null } },
      executive_details: { officers: [] },
      parent_award: null,
    });
    expect(await request('idvs/amounts/CONT_IDV_EXI1500004_7200/')).toMatchObject({
      child_award_count: 0,
      child_award_total_outlay: null,
    });
  });
});
