import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSet } from '../tests/server';
import { getAnswerErrors } from './core/validate';
import { Database } from './db/database';
import { awardFields } from './handlers/search/fields/awards';
import { transactionFields } from './handlers/search/fields/transactions';
import { loadFiles } from './load/load';
import { routes } from './routes';
import { buildServer, type ApiServer } from './server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-nulls-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  statusCode: number;
  body: string;
  json: () => unknown;
}
const createSender =
  (server: ApiServer) =>
  async (path: string, body?: object): Promise<Answer> =>
    server.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v2/${path}`,
      ...(body
        ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    });

const expectWhole = async (
  send: ReturnType<typeof createSender>,
  label: string,
  path: string,
  body?: object,
  pattern = path,
) => {
  const response = await send(path, body);
  expect([label, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([
    label,
    200,
    '',
  ]);
  const route = routes.find((each) => each.path === `v2/${pattern}`)!;
  expect([label, getAnswerErrors(route.answer, response.json())]).toEqual([label, []]);
};

const types = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['07', '08'],
];

describe('missing values in the data', () => {
  it('leave award pages, tables, totals and code lists valid when any column or name is null', async () => {
    const path = join(folder, 'nulls.duckdb');
    copyFileSync(smallSet, path);
    const writer = await Database.open(path, { write: true });
    const columns = (
      await writer.query<{ name: string }>(
        "select column_name as name from information_schema.columns where table_name = 'award'",
      )
    )
      .map(({ name }) => name)
      .filter((name) => !['id', 'grp', 'type_id', 'generated_id', 'display_id'].includes(name));
    const brokenAwards: { id: string; label: string }[] = [];
    for (const grp of [1, 4]) {
      const ids = await writer.query<{ id: number; uid: string }>(
        `select id, generated_id as uid
          from award
          where grp = ${grp}
          order by parent_id nulls last, id
          limit ${columns.length + 1}`,
      );
      for (const [at, { id, uid }] of ids.entries()) {
        const clearedColumns = at < columns.length ? [columns[at]!] : columns;
        await writer.run(
          `update award set ${clearedColumns.map((name) => `${name} = null`).join(', ')} where id = ${id}`,
        );
        brokenAwards.push({
          id: uid,
          label: `group ${grp} without ${clearedColumns.length > 1 ? 'anything' : clearedColumns[0]}`,
        });
      }
    }
    for (const [table, names] of Object.entries({
      naics: ['text'],
      psc: ['text'],
      county: ['name', 'population'],
      state: ['population'],
      office: ['name'],
      toptier: ['abbr', 'website'],
      subtier: ['abbr'],
      recipient: ['name', 'uei', 'duns', 'address', 'zip4'],
      place: ['city', 'city_upper', 'zip5', 'cd_cur', 'cd_org', 'county_id'],
      def_code: ['title'],
    }))
      await writer.run(`update ${table} set ${names.map((name) => `${name} = null`).join(', ')}`);
    await writer.run('update listing set toptier_id = null');
    writer.close();
    const server = await buildServer({ path, cacheSize: 0, connections: 2 });
    try {
      const send = createSender(server);
      for (const { id, label } of brokenAwards)
        await expectWhole(
          send,
          label,
          `awards/${encodeURIComponent(id)}/`,
          undefined,
          'awards/{award_id}/',
        );
      for (const codes of types) {
        await expectWhole(send, `awards ${codes[0]}`, 'search/spending_by_award/', {
          filters: { award_type_codes: codes },
          fields: Object.keys(awardFields),
          sort: 'Award ID',
          limit: 100,
          page: 1,
        });
        await expectWhole(send, `subawards ${codes[0]}`, 'search/spending_by_award/', {
          filters: { award_type_codes: codes },
          fields: ['Sub-Award ID', 'Sub-Recipient Location', 'NAICS', 'PSC'],
          spending_level: 'subawards',
          limit: 100,
        });
        await expectWhole(send, `transactions ${codes[0]}`, 'search/spending_by_transaction/', {
          filters: { award_type_codes: codes },
          fields: Object.keys(transactionFields),
          sort: 'Mod',
          limit: 100,
        });
        await expectWhole(
          send,
          `by transaction ${codes[0]}`,
          'search/spending_by_transaction_grouped/',
          { filters: { award_type_codes: codes }, limit: 100 },
        );
      }
      for (const level of ['awards', 'transactions', 'subawards']) {
        for (const layer of ['state', 'county', 'district', 'country']) {
          for (const scope of ['recipient_location', 'place_of_performance'])
            await expectWhole(send, `${level} by ${layer}`, 'search/spending_by_geography/', {
              filters: {},
              scope,
              geo_layer: layer,
              spending_level: level,
            });
        }
        await expectWhole(send, `${level} over time`, 'search/spending_over_time/', {
          filters: {},
          group: 'month',
          spending_level: level,
        });
        for (const category of [
          'awarding_agency',
          'funding_subagency',
          'recipient',
          'cfda',
          'naics',
          'psc',
          'country',
          'state_territory',
          'county',
          'district',
          'defc',
        ]) {
          await expectWhole(
            send,
            `${level} by ${category}`,
            `search/spending_by_category/${category}/`,
            { filters: {}, limit: 100, spending_level: level },
          );
        }
      }
      for (const word of [
        'naics',
        'psc',
        'location',
        'city',
        'recipient',
        'awarding_agency',
        'awarding_agency_office',
        'cfda',
      ]) {
        for (const text of ['1', 'al', '541'])
          await expectWhole(send, `${word} ${text}`, `autocomplete/${word}/`, {
            search_text: text,
            limit: 20,
          });
      }
      for (const tree of ['references/naics/', 'references/filter_tree/psc/']) {
        for (const query of ['', '?filter=a', '?filter=54&depth=-1'])
          expect([tree, query, (await send(tree + query)).statusCode]).toEqual([tree, query, 200]);
      }
      await expectWhole(send, 'recipients', 'recipient/', { limit: 100 });
    } finally {
      await server.close();
    }
  }, 120_000);

  it('are null in awards that were loaded with only keys, dates and amounts', async () => {
    const file = (name: string, row: Record<string, string>, ...more: Record<string, string>[]) => {
      const header = Object.keys(row);
      const lines = [row, ...more].map((each) =>
        header.map((column) => each[column] ?? '').join(','),
      );
      writeFileSync(join(folder, name), `${header.join(',')}\r\n${lines.join('\r\n')}\r\n`);
      return join(folder, name);
    };
    const contract = {
      contract_award_unique_key: 'CONT_AWD_EX0001_9700_-NONE-_-NONE-',
      award_id_piid: 'EX0001',
      total_obligated_amount: '10.00',
      award_base_action_date: '2004-05-03',
      award_latest_action_date: '2019-02-01',
      awarding_agency_code: '097',
      awarding_agency_name: '',
      awarding_sub_agency_code: '',
      recipient_name: '',
      award_or_idv_flag: 'AWARD',
      award_type_code: 'C',
      idv_type_code: '',
      type_of_idc_code: '',
      naics_code: '541511',
      naics_description: '',
      product_or_service_code: 'ZZ99',
      product_or_service_code_description: '',
      recipient_state_code: '',
      prime_award_summary_recipient_cd_current: '',
      primary_place_of_performance_country_code: '',
      primary_place_of_performance_state_code: '',
      prime_award_summary_place_of_performance_cd_current: '',
      prime_award_summary_place_of_performance_county_fips_code: '',
      parent_award_id_piid: '',
    };
    const contracts = file(
      'contracts.csv',
      contract,
      {
        ...contract,
        contract_award_unique_key: 'CONT_IDV_EX0404D0001_9700',
        award_id_piid: 'EX0404D0001',
        award_or_idv_flag: 'IDV',
        award_type_code: '',
        idv_type_code: 'B',
        naics_code: '999999',
        awarding_sub_agency_code: '1700',
      },
      {
        ...contract,
        contract_award_unique_key: 'CONT_AWD_EX0003_9700',
        award_id_piid: 'EX0003',
        naics_code: '',
        product_or_service_code: '',
        awarding_agency_code: 'XYZ',
        primary_place_of_performance_country_code: 'USA',
        primary_place_of_performance_state_code: 'ZZ',
        prime_award_summary_place_of_performance_cd_current: 'ZZ-90',
        prime_award_summary_place_of_performance_county_fips_code: '99999',
      },
    );
    const grant = {
      assistance_award_unique_key: 'ASST_NON_EX0004_7500',
      award_id_fain: '',
      award_id_uri: '',
      total_obligated_amount: '0',
      award_base_action_date: '2020-01-01',
      award_latest_action_date: '2020-01-01',
      assistance_type_code: '04',
      awarding_agency_code: '075',
      recipient_name: '',
      cfda_numbers_and_titles: '',
    };
    const assistance = file('assistance.csv', grant, {
      ...grant,
      assistance_award_unique_key: 'ASST_AGG_EX0005_7500',
      assistance_type_code: '07',
      cfda_numbers_and_titles: '12.345: ',
    });
    const path = join(folder, 'loaded.duckdb');
    const summary = await loadFiles({
      files: [contracts, assistance],
      path,
      referenceFolder: join(__dirname, 'data/reference'),
    });
    expect(summary.awards).toBe(5);
    const server = await buildServer({ path, cacheSize: 0, connections: 1 });
    try {
      const send = createSender(server);
      for (const id of [
        'CONT_AWD_EX0001_9700_-NONE-_-NONE-',
        'CONT_IDV_EX0404D0001_9700',
        'CONT_AWD_EX0003_9700',
        'ASST_NON_EX0004_7500',
        'ASST_AGG_EX0005_7500',
      ])
        await expectWhole(send, id, `awards/${id}/`, undefined, 'awards/{award_id}/');
      expect((await send('awards/CONT_IDV_EX0404D0001_9700/')).json()).toMatchObject({
        description: null,
        base_and_all_options: null,
        period_of_performance: { start_date: null, end_date: null, last_modified_date: null },
        recipient: { recipient_name: null, recipient_uei: null },
        latest_transaction_contract_data: {
          naics: '999999',
          naics_description: null,
          product_or_service_code: 'ZZ99',
          product_or_service_description: null,
        },
        naics_hierarchy: { base_code: { code: '999999', description: null } },
      });
      expect((await send('awards/CONT_AWD_EX0003_9700/')).json()).toMatchObject({
        place_of_performance: {
          location_country_code: 'USA',
          state_code: null,
          county_name: null,
          congressional_code: null,
        },
      });
      for (const codes of types) {
        await expectWhole(send, `awards ${codes[0]}`, 'search/spending_by_award/', {
          filters: { award_type_codes: codes },
          fields: Object.keys(awardFields),
          sort: 'Award ID',
        });
      }
    } finally {
      await server.close();
    }
  }, 60_000);

  it('do not remove districts 90 and 98 or unknown places from search results', async () => {
    const path = join(folder, 'districts.duckdb');
    copyFileSync(smallSet, path);
    const writer = await Database.open(path, { write: true });
    const fips = async (code: string) =>
      Number(
        (await writer.query<{ id: number }>(`select id from state where code = '${code}'`))[0]!.id,
      );
    const [texas, guam] = [await fips('TX'), await fips('GU')];
    const ids = (
      await writer.query<{ id: number }>('select id from award where grp = 0 order by id limit 4')
    ).map(({ id }) => id);
    // The rows are multiple districts in Texas (90), Guam's only district (98), a district of an unknown state, and places in no table.
    const places = [
      [0, texas, null, texas * 100 + 90],
      [0, guam, null, guam * 100 + 98],
      [0, 9999, 9_999_999, 999_901],
      [99_999, null, null, null],
    ];
    for (const [at, [country, state, county, district]] of places.entries()) {
      for (const [table, key] of [
        ['award', 'id'],
        ['tx', 'award_id'],
      ]) {
        for (const side of ['pop', 'rec'])
          await writer.run(`update ${table}
            set ${side}_country = ${country}, ${side}_state = ${state}, ${side}_county = ${county},
              ${side}_cd_cur = ${district}, ${side}_cd_org = ${district}
            where ${key} = ${ids[at]}`);
      }
    }
    await writer.run(`update place
      set state_id = ${texas}, cd_cur = ${texas * 100 + 90}, cd_org = ${texas * 100 + 90}
      where id = (select min(id) from place where country_id = 0)`);
    await writer.run(
      'update place set state_id = null where id = (select max(id) from place where zip5 is not null)',
    );
    writer.close();
    const server = await buildServer({ path, cacheSize: 0, connections: 2 });
    try {
      const send = createSender(server);
      for (const scope of ['place_of_performance', 'recipient_location']) {
        for (const layer of ['state', 'county', 'district', 'country'])
          await expectWhole(send, `${scope} by ${layer}`, 'search/spending_by_geography/', {
            filters: {},
            scope,
            geo_layer: layer,
          });
        const { results } = (
          await send('search/spending_by_geography/', { filters: {}, scope, geo_layer: 'district' })
        ).json() as { results: { shape_code: string; display_name: string | null }[] };
        expect(results.find((row) => row.shape_code === `${texas}90`)).toMatchObject({
          display_name: 'TX-90',
          population: null,
          per_capita: null,
        });
        expect(results.find((row) => row.shape_code === `${guam}98`)).toMatchObject({
          display_name: 'GU-98',
        });
        expect(results.find((row) => row.shape_code === '999901')).toMatchObject({
          display_name: null,
        });
      }
      for (const category of ['country', 'state_territory', 'county', 'district'])
        await expectWhole(send, category, `search/spending_by_category/${category}/`, {
          filters: {},
          limit: 100,
        });
      for (const side of ['place_of_performance_locations', 'recipient_locations']) {
        for (const [state, code, id] of [
          ['TX', '90', ids[0]],
          ['GU', '98', ids[1]],
        ]) {
          for (const kind of ['district_current', 'district_original']) {
            const response = (
              await send('search/spending_by_award/', {
                filters: {
                  award_type_codes: types[0],
                  [side]: [{ country: 'USA', state, [kind]: code }],
                },
                fields: ['Award ID', 'Recipient Location', 'Primary Place of Performance'],
                limit: 100,
              })
            ).json() as { results: Record<string, unknown>[] };
            const row = response.results.find((each) => each.internal_id === id);
            expect(row).toMatchObject({
              'Primary Place of Performance': { state_code: state, congressional_code: code },
              'Recipient Location': { state_code: state, congressional_code: code },
            });
          }
        }
      }
      const suggestions = (
        await send('autocomplete/location/', { search_text: 'TX-90' })
      ).json() as {
        results: { districts_current: unknown[] };
      };
      expect(suggestions.results.districts_current).toEqual([
        { current_cd: 'TX-90', state_name: 'TEXAS', country_name: 'UNITED STATES' },
      ]);
      for (const text of ['tx', '0', '1', '99', 'gu-98'])
        await expectWhole(send, `places ${text}`, 'autocomplete/location/', {
          search_text: text.padEnd(3, '0'),
          limit: 20,
        });
    } finally {
      await server.close();
    }
  }, 60_000);
});
