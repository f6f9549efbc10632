import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { csv, findCaseFiles, goodFile, makeLine, loadedCases } from '../../tests/loadedCases';
import { openServer } from '../../tests/server';
import { businessTypeLetters, contractFlags } from '../core/businessTypes';
import { inspectDataSet } from '../dataSet/inspect';
import { buildCategoryMasks } from '../db/schema';

jest.setTimeout(240_000);
const { folder, path, write, loadOnce, query, awards } = loadedCases();

describe('codes and numbers that a spreadsheet changed', () => {
  const damagedValues: [column: string, value: string, reason: string][] = [
    [
      'awarding_agency_code',
      '7.2E+01',
      'awarding_agency_code is not in the published format: 7.2E+01',
    ],
    [
      'awarding_agency_code',
      'Agency for International Development',
      'awarding_agency_code is not in the published format: Agency for International Development',
    ],
    ['total_dollars_obligated', '1.2E+06', 'the column total_dollars_obligated is not an amount'],
    ['federal_action_obligation', '1.000,50', 'the obligation is missing or not a number'],
    ['action_date', '3/5/2024', 'the action date is missing or not a date'],
    ['action_date', '45356', 'the action date is missing or not a date'],
    ['action_date', '24-03-05', 'the action date is missing or not a date'],
  ];
  const lines = damagedValues.map(([column, value], at) =>
    makeLine({ [column]: value.includes(',') ? `"${value}"` : value }, `ODD${at}`),
  );
  const contracts: [id: string, values: Record<string, string>][] = [
    [
      'RESTORED',
      {
        type_of_contract_pricing_code: '1.0',
        type_of_set_aside_code: '8an',
        extent_competed_code: 'a',
        action_type_code: 'b',
        disaster_emergency_fund_codes_for_overall_award: 'q: Not Designated;v: Non-emergency',
        naics_code: '541511.0',
        highly_compensated_officer_1_name: 'PAT SAMPLE',
        highly_compensated_officer_1_amount: '475,000.00',
      },
    ],
    [
      'MIXED',
      {
        type_of_set_aside_code: 'RSBCIV',
        extent_competed_code: 'cdociv',
        naics_code: '541,511',
      },
    ],
    ['UNRESTRICTED', { type_of_set_aside_code: 'NONE' }],
    ['WORD', { type_of_set_aside_code: 'None', extent_competed_code: 'N/A' }],
    [
      'LEFTOUT',
      {
        type_of_contract_pricing_code: 'FIRM FIXED PRICE',
        type_of_set_aside_code: 'NO SET ASIDE USED.',
        extent_competed_code: 'FULL AND OPEN',
        action_type_code: 'NEW',
        disaster_emergency_fund_codes_for_overall_award: 'COVID-19',
      },
    ],
    ['SCIENTIFIC', { type_of_contract_pricing_code: '1E+05' }],
    ['NAICS', { naics_code: '5.4E+05' }],
    ['INDUSTRY', { naics_code: 'SOFTWARE' }],
    ['OFFICER', { highly_compensated_officer_1_amount: 'MUCH' }],
    ['DELETED', { correction_delete_ind: 'd' }],
    ['DELETION', { correction_delete_ind: 'DELETE' }],
    [
      'NEWCODE',
      {
        disaster_emergency_fund_codes_for_overall_award: 'ZX: A law to come',
        woman_owned_business: 'Y',
      },
    ],
  ];
  const assistance: typeof contracts = [
    [
      'GRANT',
      {
        record_type_code: '2.0',
        business_types_code: 'gm',
        correction_delete_indicator_code: 'c',
      },
    ],
    [
      'PERSON',
      {
        recipient_uei: 'SAMPLE000502',
        record_type_code: 'person',
        business_types_code: 'NONPROFIT',
      },
    ],
    [
      'LOAN',
      {
        recipient_uei: 'SAMPLE000503',
        assistance_type_code: '7.0',
        original_loan_subsidy_cost: '25.00',
      },
    ],
    [
      'NEWLOAN',
      {
        recipient_uei: 'SAMPLE000503',
        assistance_type_code: 'f003',
        original_loan_subsidy_cost: '25.00',
      },
    ],
  ];
  const table = (source: string, known: string, rows: typeof contracts): string => {
    const [names, first] = readFileSync(source, 'utf8')
      .split(/\r?\n/)
      .map((each) => each.split(','));
    const addedColumns = [...new Set(rows.flatMap(([, values]) => Object.keys(values)))];
    const all = [...new Set([...names!, ...addedColumns])];
    return [
      all.join(','),
      ...rows.map(([id, values]) =>
        all
          .map((name, at) => values[name] ?? (first![at] ?? '').replaceAll(known, id))
          .map((value) => (value.includes(',') ? `"${value}"` : value))
          .join(','),
      ),
      '',
    ].join('\n');
  };
  const fileOf = loadOnce(() => [
    ...findCaseFiles('03_'),
    write('refused.csv', csv(...lines, makeLine({}, 'KEPT'))),
    write('contracts.csv', table(goodFile, 'TEST26C0009', contracts)),
    write(
      'assistance.csv',
      table(findCaseFiles('07_assistance_full')[0]!, 'TESTGR260001', assistance),
    ),
    write(
      'written.csv',
      csv(
        makeLine({ federal_action_obligation: '"1,000.00"', action_date: '3/5/2024' }, 'WRITTENA'),
        makeLine(
          { federal_action_obligation: '"($2,500.50)"', action_date: '12/31/2023' },
          'WRITTENB',
        ),
      ),
    ),
  ]);
  it('are restored with a note that names line, value and restored value', async () => {
    expect((await awards('TEST26C')).map(({ agency }) => agency)).toEqual(['072', '072']);
    expect(await query('select distinct zip5 from place')).toEqual([{ zip5: '02139' }]);
    expect(fileOf('03_FY2023_072_Contracts_Full_20260908_1.csv').repaired).toBe(0);
    expect(fileOf('03_lost_zeros.csv')).toMatchObject({
      kept: 1,
      repaired: 1,
      repairs: [
        {
          what: 'awarding_agency_code had the wrong format',
          rows: 1,
          first: [{ line: 2, detail: '72 → 072' }],
        },
        {
          what: expect.stringContaining('zip') as string,
          first: [{ line: 2, detail: '21391234 → 02139' }],
        },
      ],
    });
  });
  it('cause their row to be refused, with a reason, when they cannot be restored', async () => {
    const file = fileOf('refused.csv');
    expect(file).toMatchObject({ kept: 1, refused: damagedValues.length });
    expect(file.refusals).toEqual(
      damagedValues.map(
        ([, , reason], at) => expect.objectContaining({ line: at + 2, reason }) as object,
      ),
    );
  });
  it('are restored, left out or refused in the code columns of contracts and assistance, with a note or a reason', async () => {
    expect(
      await query(`select display_id as id, pricing, set_aside, competed, naics,
          (select string_agg(x.action_type, ',') from tx x where x.award_id = a.id) as action,
          (select string_agg(d.code, ',') from def_code d where (a.defc_mask >> d."bit") & 1 = 1) as codes
        from award a
        where grp = 0 and list_contains([${contracts.map(([id]) => `'${id}'`).join(', ')}], display_id)
        order by 1`),
    ).toEqual(
      [
        ['LEFTOUT', null, null, null, null, null, null],
        ['MIXED', null, 'RSBCiv', 'CDOCiv', 541511, null, null],
        ['NEWCODE', null, null, null, null, null, 'ZX'],
        ['RESTORED', '1', '8AN', 'A', 541511, 'B', 'V'],
        ['UNRESTRICTED', null, 'NONE', null, null, null, null],
        ['WORD', null, null, null, null, null, null],
      ].map(([id, pricing, set_aside, competed, naics, action, codes]) => ({
        id,
        pricing,
        set_aside,
        competed,
        naics,
        action,
        codes,
      })),
    );
    expect(await query('select name, amount::DOUBLE as amount from officer')).toEqual([
      { name: 'PAT SAMPLE', amount: 475000 },
    ]);
    const [women] = buildCategoryMasks(contractFlags.woman_owned_business!);
    expect(
      await query(`select count(*)::INTEGER AS n from recipient where (cat_lo & ${women}) > 0`),
    ).toEqual([{ n: 1 }]);
    const [nonprofit] = buildCategoryMasks(businessTypeLetters.M!);
    expect(
      await query(`select a.display_id as id, a.record_type as record, a.obligation::DOUBLE as amount,
          (r.cat_lo & ${nonprofit}) > 0 as nonprofit
        from award a
        join recipient r on r.id = a.recipient_id
        where grp <> 0
        order by 1`),
    ).toEqual([
      { id: 'GRANT', record: 2, amount: 1000, nonprofit: true },
      { id: 'LOAN', record: 2, amount: 25, nonprofit: false },
      { id: 'NEWLOAN', record: 2, amount: 25, nonprofit: false },
      { id: 'PERSON', record: 2, amount: 1000, nonprofit: false },
    ]);
    const entries = (name: string) =>
      fileOf(name).repairs.flatMap(({ what, first }) =>
        first.map(({ line: at, detail }) => [what, at, detail]),
      );
    const lostForm = 'had the wrong format';
    const leftOut = 'is not in the published format and was left out';
    expect(entries('contracts.csv')).toEqual([
      [`action_type_code ${lostForm}`, 2, 'b → B'],
      [`action_type_code ${leftOut}`, 6, 'NEW'],
      [`correction_delete_ind ${lostForm}`, 11, 'd → D'],
      [
        `disaster_emergency_fund_codes ${lostForm}`,
        2,
        'q: Not Designated;v: Non-emergency → Q: NOT DESIGNATED;V: NON-EMERGENCY',
      ],
      [`disaster_emergency_fund_codes ${leftOut}`, 6, 'COVID-19'],
      [`extent_competed_code ${lostForm}`, 2, 'a → A'],
      [`extent_competed_code ${lostForm}`, 3, 'cdociv → CDOCiv'],
      [`extent_competed_code ${leftOut}`, 6, 'FULL AND OPEN'],
      [
        'highly_compensated_officer_1_amount was not formatted as an amount',
        2,
        '475,000.00 → 475000.00',
      ],
      ['naics_code was not formatted as a NAICS code', 2, '541511.0 → 541511'],
      ['naics_code was not formatted as a NAICS code', 3, '541,511 → 541511'],
      [`type_of_contract_pricing_code ${lostForm}`, 2, '1.0 → 1'],
      [`type_of_contract_pricing_code ${leftOut}`, 6, 'FIRM FIXED PRICE'],
      [`type_of_set_aside_code ${lostForm}`, 2, '8an → 8AN'],
      [`type_of_set_aside_code ${lostForm}`, 3, 'RSBCIV → RSBCiv'],
      [`type_of_set_aside_code ${leftOut}`, 6, 'NO SET ASIDE USED.'],
      ['words for "no value" were read as empty', 5, 'None'],
    ]);
    expect(entries('assistance.csv')).toEqual([
      [`assistance_type_code ${lostForm}`, 4, '7.0 → 07'],
      [`assistance_type_code ${lostForm}`, 5, 'f003 → F003'],
      [`business_types_code ${lostForm}`, 2, 'gm → GM'],
      [`business_types_code ${leftOut}`, 3, 'NONPROFIT'],
      [`correction_delete_indicator_code ${lostForm}`, 2, 'c → C'],
      [`record_type_code ${lostForm}`, 2, '2.0 → 2'],
      [`record_type_code ${leftOut}`, 3, 'person'],
    ]);
    expect(fileOf('contracts.csv').refusals.map(({ line: at, reason }) => [at, reason])).toEqual([
      [7, 'type_of_contract_pricing_code is not in the published format: 1E+05'],
      [8, 'the column naics_code is not a NAICS code'],
      [9, 'the column naics_code is not a NAICS code'],
      [10, 'the column highly_compensated_officer_1_amount is not an amount'],
      [12, 'correction_delete_ind is not in the published format: DELETE'],
    ]);
    expect(fileOf('contracts.csv').deletions).toBe(1);
  });
  it('include amounts such as 1,000.00 and dates such as 3/5/2024, which are restored', async () => {
    expect(
      await query(`select x.amount::DOUBLE as amount, x.action_date::VARCHAR as day
        from tx x
        join award a on a.id = x.award_id
        where starts_with(a.display_id, 'WRITTEN')
        order by 1`),
    ).toEqual([
      { amount: -2500.5, day: '2023-12-31' },
      { amount: 1000, day: '2024-03-05' },
    ]);
    expect(fileOf('written.csv').repairs).toEqual([
      {
        what: 'action_date was not formatted as a date',
        rows: 2,
        first: [
          { line: 2, detail: '3/5/2024 → 2024-03-05' },
          { line: 3, detail: '12/31/2023 → 2023-12-31' },
        ],
      },
      {
        what: 'federal_action_obligation was not formatted as an amount',
        rows: 2,
        first: [
          { line: 2, detail: '1,000.00 → 1000.00' },
          { line: 3, detail: '($2,500.50) → -2500.50' },
        ],
      },
    ]);
  });
  it('are listed in the report file, the dataset, its description file and the API response', async () => {
    const report = readFileSync(`${path()}.report.txt`, 'utf8');
    expect(report).toContain(
      '  1 row repaired: awarding_agency_code had the wrong format\n    line 2: 72 → 072',
    );
    const note = '03_lost_zeros.csv: 1 row repaired: awarding_agency_code had the wrong format';
    expect(await inspectDataSet(path())).toMatchObject({
      about: { notes: expect.arrayContaining([note]) as string[] },
    });
    copyFileSync(path(), join(folder(), 'small.duckdb'));
    const server = await openServer({ folder: folder() });
    try {
      const response = await server.app.inject('/api/v2/awards/last_updated/');
      expect(response.json<{ load_notes: string[] }>().load_notes).toContain(note);
    } finally {
      await server.stop();
    }
    rmSync(`${path()}.json`);
    expect(await inspectDataSet(path())).toMatchObject({
      about: { notes: expect.arrayContaining([note]) as string[] },
    });
  });
});
