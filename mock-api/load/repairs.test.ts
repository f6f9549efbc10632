import {
  copyFileSync,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import yazl from 'yazl';
import { sampled } from '../../tests/sampled';
import { openServer } from '../../tests/server';
import { businessTypeLetters } from '../core/businessTypes';
import { Database, type Row } from '../db/database';
import { categoryMasks } from '../db/schema';
import { inspectDataSet } from '../dataSet/inspect';
import { loadFiles, type LoadSummary } from './load';

jest.setTimeout(240_000);
const cases = join(__dirname, 'fixtures/cases');
/** The files of a case by the beginning of their names. */
const filesOf = (...starts: string[]): string[] =>
  starts.flatMap((start) =>
    readdirSync(cases)
      .filter((name) => name.startsWith(start))
      .map((name) => join(cases, name)),
  );
let base: string;
let folder: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'spending-repairs-'));
});
beforeEach(() => {
  folder = mkdtempSync(join(base, 'test-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
const write = (name: string, data: string | Buffer) => {
  writeFileSync(join(folder, name), data);
  return join(folder, name);
};
const path = () => join(folder, 'loaded.duckdb');
const load = (files: readonly string[], strict = false) =>
  loadFiles({
    files,
    path: path(),
    referenceFolder: join(__dirname, '../data/reference'),
    today: '2026-11-15',
    strict,
  });
const query = async (sql: string): Promise<Row[]> => {
  const db = await Database.open(path(), { connections: 1 });
  try {
    return await db.query(sql);
  } finally {
    db.close();
  }
};
/** Loads files once for all tests of a block, and returns what became of a file by its name. Rows of one file must not meet those of another. */
const loadOnce = (make: () => readonly string[] | Promise<readonly string[]>) => {
  let own: string;
  let summary: LoadSummary;
  beforeAll(async () => {
    own = mkdtempSync(join(base, 'block-'));
    folder = own;
    summary = await load(await make());
    expect(summary.skipped).toEqual([]);
  });
  beforeEach(() => {
    folder = own;
  });
  return (name: string) => summary.files.find((file) => file.name === name)!;
};
/** Awards with their amounts, recipients and agencies, whose identifiers begin in a way. */
const awards = (start = '') =>
  query(
    `select a.display_id as id, a.obligation::DOUBLE as amount, r.name, r.uei, t.code as agency from award a join recipient r on r.id = a.recipient_id join toptier t on t.id = a.top_id where starts_with(a.display_id, '${start}') order by 1`,
  );
const amounts = async (start?: string) =>
  (await awards(start)).map(({ id, amount }) => [id, amount]);
const [good] = filesOf('06_good');
const text = readFileSync(good!, 'utf8');
const [header, row] = text.split('\r\n') as [string, string];
const columns = header.split(',');
/** The row of the good file with other values. */
const line = (values: Record<string, string> = {}, key = 'TEST26C0009'): string =>
  row
    .replaceAll('TEST26C0009', key)
    .split(',')
    .map((value, at) => values[columns[at]!] ?? value)
    .join(',');
/** The values of an amount of so many dollars. */
const dollars = (value: string) => ({
  federal_action_obligation: value,
  total_dollars_obligated: value,
});
const csv = (...lines: string[]) => [header, ...lines, ''].join('\r\n');

describe('files in any order', () => {
  it('give the newest version of each row, and deletions hold for what is read before or after', async () => {
    const files = [
      ...filesOf('01_'),
      // Without a day in their names files are compared by the day of the last change.
      write('b.csv', csv(line({ ...dollars('1.00'), last_modified_date: '2024-01-01' }))),
      write('a.csv', csv(line({ ...dollars('2.00'), last_modified_date: '2024-01-02' }))),
    ];
    for (const order of [files, [...files].reverse()]) {
      const summary = await load(order);
      expect(await amounts('TEST26C0009')).toEqual([['TEST26C0009', 2]]);
      expect((await amounts()).slice(0, 2)).toEqual([
        ['TEST26C0001', 750],
        ['TEST26C0003', 1000],
      ]);
      const full = summary.files.find(({ name }) => name.includes('Full'))!;
      const delta = summary.files.find(({ name }) => name.includes('Delta'))!;
      expect([full.outdated, delta.replaced, delta.deletions]).toEqual([2, 1, 1]);
    }
  });
  it('leave out what an older full file has and a newer one has no more, and keep what it cannot speak for', async () => {
    const older = write(
      'FY2024_072_Contracts_Full_20260808_1.csv',
      csv(
        line({}, 'GONE'),
        line({ ...dollars('5.00') }, 'BOTH'),
        line({ action_date: '2023-03-05' }, 'OTHERYEAR'),
      ),
    );
    const newer = write(
      'FY2024_072_Contracts_Full_20260908_1.csv',
      csv(line({ ...dollars('7.00') }, 'BOTH')),
    );
    for (const order of [
      [older, newer],
      [newer, older],
    ]) {
      const summary = await load(order);
      expect(await amounts()).toEqual([
        ['BOTH', 7],
        ['OTHERYEAR', 1000],
      ]);
      expect(summary.files.find(({ name }) => name.includes('0808'))!.notes).toEqual([
        '1 row was left out: FY2024_072_Contracts_Full_20260908_1.csv, which is newer, does not have it any more',
      ]);
    }
  });
  it.each(
    [
      ['its first part is not loaded', ['1'], ['2'], 'part 1 is not loaded'],
      ['the older file has more parts', ['1', '2'], ['1'], 'part 2 is not loaded'],
      ['one of its parts cannot be used', ['1'], ['1', 'bad 2'], 'part 2 is not loaded'],
      ['a row of it is refused', ['1'], ['refused 1'], 'rows of it were refused'],
    ].map(([name, olderParts, newerParts, reason], at) => ({
      name,
      olderParts: olderParts as string[],
      newerParts: newerParts as string[],
      reason: reason as string,
      at,
    })),
  )(
    'keep the rows of an older full file where a newer one is not loaded whole: $name',
    async ({ olderParts, newerParts, reason, at }) => {
      const name = (day: string, part: string) => `FY2024_072_Contracts_Full_${day}_${part}.csv`;
      const older = olderParts.map((part) =>
        write(name('20260808', part), csv(line({}, `OLD${part}`))),
      );
      const newer = newerParts.map((part) => {
        const lines = part.startsWith('refused')
          ? [line({}, 'NEW'), line({ action_date: '' }, 'OLD1')]
          : [line({}, `NEW${part}`)];
        return write(
          name('20260908', part.at(-1)!),
          part.startsWith('bad') ? 'name,age\nx,1\n' : csv(...lines),
        );
      });
      const orders = [
        [...older, ...newer],
        [...newer, ...older],
      ];
      for (const order of sampled(orders, 2, at)) {
        const { files } = await load(order);
        const kept = (await amounts()).map(([id]) => id);
        expect(kept.filter((id) => String(id).startsWith('OLD'))).toEqual(
          olderParts.map((part) => `OLD${part}`),
        );
        expect(files.find((file) => file.name.includes('20260908'))!.notes).toEqual([
          `rows that older files have and this full file has not are kept: ${reason}`,
        ]);
      }
    },
  );
  it('do not matter for two versions of a row in one file', async () => {
    const versions = (key: string) => [
      line({ ...dollars('1.00'), last_modified_date: '2024-01-01' }, key),
      line({ ...dollars('2.00'), last_modified_date: '2024-01-02' }, key),
    ];
    const lines = [...versions('RISING'), ...versions('FALLING').reverse()];
    const { files } = await load([write('a.csv', csv(...lines))]);
    expect([files[0]!.refused, await amounts()]).toEqual([
      2,
      [
        ['FALLING', 2],
        ['RISING', 2],
      ],
    ]);
  });
});

describe('identities', () => {
  const words = ['na', 'NULL', 'N/A', 'None', 'NaN', '-'];
  const fileOf = loadOnce(() => [
    ...filesOf('02_'),
    write(
      'words.csv',
      csv(
        ...words.flatMap((word) =>
          ['ONE', 'ANOTHER'].map((name) =>
            line({ recipient_uei: word, recipient_name: `${name} ${word}` }, `WORD${name}${word}`),
          ),
        ),
      ),
    ),
    write(
      'keys.csv',
      csv(
        line({ recipient_uei: 'SHORT', recipient_name: 'KEY ONE' }, 'A'),
        line({ recipient_uei: 'SHORT', recipient_name: 'KEY TWO' }, 'B'),
        line({ recipient_uei: '', recipient_duns: '12345', recipient_name: 'KEY THREE' }, 'C'),
        line({ recipient_uei: '', recipient_duns: '80000001', recipient_name: 'KEY FOUR' }, 'D'),
        line({ recipient_uei: 'sample000001', recipient_name: 'KEY FIVE' }, 'E'),
      ),
    ),
  ]);
  it('are not made of words for "no value"', async () => {
    expect((await awards('TEST')).map(({ name, uei }) => [name, uei])).toEqual([
      ['SAMPLE WORKS 1 INC', null],
      ['SAMPLE FARM LLC', null],
      ['SAMPLE WORKS 3 INC', 'SAMPLE000003'],
    ]);
    expect(fileOf('02_r_na.csv')).toMatchObject({
      kept: 3,
      repaired: 3,
      repairs: [
        {
          what: 'words for "no value" were read as empty',
          rows: 3,
          first: [{ line: 2 }, { line: 3 }, { line: 4 }],
        },
      ],
    });
  });
  it('are not made of such a word in any case and spelling', async () => {
    const recipients = await awards('WORD');
    expect(recipients.map(({ uei }) => uei)).toEqual(Array(2 * words.length).fill(null));
    expect(new Set(recipients.map(({ name }) => name)).size).toBe(2 * words.length);
  });
  it('have 12 characters as a UEI and 9 digits as a DUNS; anything else is no key, which is noted', async () => {
    expect(
      await query("select name, uei, duns from recipient where name like 'KEY %' order by 1"),
    ).toEqual([
      { name: 'KEY FIVE', uei: 'SAMPLE000001', duns: null },
      { name: 'KEY FOUR', uei: null, duns: '080000001' },
      { name: 'KEY ONE', uei: null, duns: null },
      { name: 'KEY THREE', uei: null, duns: null },
      { name: 'KEY TWO', uei: null, duns: null },
    ]);
    expect(fileOf('keys.csv').repaired).toBe(5);
  });
});

describe.each([
  ['as they are named', (files: string[]) => files],
  ['in reverse', (files: string[]) => files.reverse()],
])('identities of several files, %s', (_, inOrder) => {
  const fileOf = loadOnce(() => inOrder(filesOf('04_', '07_')));
  it('are one for a recipient with a DUNS in one file and a UEI beside it in another', async () => {
    expect(
      await query("select name, uei, duns from recipient where name = 'SAMPLE WORKS INC'"),
    ).toEqual([{ name: 'SAMPLE WORKS INC', uei: 'SAMPLE000001', duns: '080000001' }]);
    expect((await awards('TEST26C')).map(({ amount, uei }) => [amount, uei])).toEqual([
      [1000, 'SAMPLE000001'],
      [1000, 'SAMPLE000001'],
    ]);
    expect(filesOf('04_').flatMap((file) => fileOf(basename(file)).notes)).toEqual([
      expect.stringContaining('1 row names its recipient by DUNS alone'),
    ]);
  });
  it('of awards are the same in upper and lower case', async () => {
    expect(
      await query(
        "select a.display_id as id, x.amount::DOUBLE as amount from award a join tx x on x.award_id = a.id where starts_with(a.display_id, 'TESTGR')",
      ),
    ).toEqual([{ id: 'TESTGR260001', amount: 1000 }]);
  });
});

describe('codes and numbers that a spreadsheet changed', () => {
  const damaged: [column: string, value: string, reason: string][] = [
    [
      'awarding_agency_code',
      '7.2E+01',
      'awarding_agency_code is not a code as published files have it: 7.2E+01',
    ],
    [
      'awarding_agency_code',
      'Agency for International Development',
      'awarding_agency_code is not a code as published files have it: Agency for International Development',
    ],
    ['total_dollars_obligated', '1.2E+06', 'the column total_dollars_obligated is not an amount'],
    ['federal_action_obligation', '1.000,50', 'the obligation is missing or not a number'],
    ['action_date', '3/5/2024', 'the action date is missing or not a date'],
    ['action_date', '45356', 'the action date is missing or not a date'],
    ['action_date', '24-03-05', 'the action date is missing or not a date'],
  ];
  const lines = damaged.map(([column, value], at) =>
    line({ [column]: value.includes(',') ? `"${value}"` : value }, `ODD${at}`),
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
    const added = [...new Set(rows.flatMap(([, values]) => Object.keys(values)))];
    const all = [...new Set([...names!, ...added])];
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
    ...filesOf('03_'),
    write('refused.csv', csv(...lines, line({}, 'KEPT'))),
    write('contracts.csv', table(good!, 'TEST26C0009', contracts)),
    write('assistance.csv', table(filesOf('07_assistance_full')[0]!, 'TESTGR260001', assistance)),
    write(
      'written.csv',
      csv(
        line({ federal_action_obligation: '"1,000.00"', action_date: '3/5/2024' }, 'WRITTENA'),
        line({ federal_action_obligation: '"($2,500.50)"', action_date: '12/31/2023' }, 'WRITTENB'),
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
          what: 'awarding_agency_code had lost its form',
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
  it('refuse their row where they cannot be restored, and say why', async () => {
    const file = fileOf('refused.csv');
    expect(file).toMatchObject({ kept: 1, refused: damaged.length });
    expect(file.refusals).toEqual(
      damaged.map(
        ([, , reason], at) => expect.objectContaining({ line: at + 2, reason }) as object,
      ),
    );
  });
  it('are restored in every column of codes, or left out with a note, or refuse their row: nothing becomes empty without a word', async () => {
    expect(
      await query(
        `select display_id as id, pricing, set_aside, competed, naics, (select string_agg(x.action_type, ',') from tx x where x.award_id = a.id) as action,
          (select string_agg(d.code, ',') from def_code d where (a.defc_mask >> d."bit") & 1 = 1) as codes from award a where grp = 0 and list_contains([${contracts.map(([id]) => `'${id}'`).join(', ')}], display_id) order by 1`,
      ),
    ).toEqual(
      [
        ['LEFTOUT', null, null, null, null, null, null],
        ['MIXED', null, 'RSBCiv', 'CDOCiv', 541511, null, null],
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
    const [nonprofit] = categoryMasks(businessTypeLetters.M!);
    expect(
      await query(
        `select a.display_id as id, a.record_type as record, a.obligation::DOUBLE as amount, (r.cat_lo & ${nonprofit}) > 0 as nonprofit from award a join recipient r on r.id = a.recipient_id where grp <> 0 order by 1`,
      ),
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
    const lost = 'had lost its form';
    const left = 'is not a code as published files have it and was left out';
    expect(entries('contracts.csv')).toEqual([
      [`action_type_code ${lost}`, 2, 'b → B'],
      [`action_type_code ${left}`, 6, 'NEW'],
      [`correction_delete_ind ${lost}`, 11, 'd → D'],
      [
        `disaster_emergency_fund_codes ${lost}`,
        2,
        'q: Not Designated;v: Non-emergency → Q: NOT DESIGNATED;V: NON-EMERGENCY',
      ],
      [`disaster_emergency_fund_codes ${left}`, 6, 'COVID-19'],
      [`extent_competed_code ${lost}`, 2, 'a → A'],
      [`extent_competed_code ${lost}`, 3, 'cdociv → CDOCiv'],
      [`extent_competed_code ${left}`, 6, 'FULL AND OPEN'],
      [
        'highly_compensated_officer_1_amount was not written as an amount',
        2,
        '475,000.00 → 475000.00',
      ],
      ['naics_code was not written as a NAICS code', 2, '541511.0 → 541511'],
      ['naics_code was not written as a NAICS code', 3, '541,511 → 541511'],
      [`type_of_contract_pricing_code ${lost}`, 2, '1.0 → 1'],
      [`type_of_contract_pricing_code ${left}`, 6, 'FIRM FIXED PRICE'],
      [`type_of_set_aside_code ${lost}`, 2, '8an → 8AN'],
      [`type_of_set_aside_code ${lost}`, 3, 'RSBCIV → RSBCiv'],
      [`type_of_set_aside_code ${left}`, 6, 'NO SET ASIDE USED.'],
      ['words for "no value" were read as empty', 5, 'None'],
    ]);
    expect(entries('assistance.csv')).toEqual([
      [`assistance_type_code ${lost}`, 4, '7.0 → 07'],
      [`assistance_type_code ${lost}`, 5, 'f003 → F003'],
      [`business_types_code ${lost}`, 2, 'gm → GM'],
      [`business_types_code ${left}`, 3, 'NONPROFIT'],
      [`correction_delete_indicator_code ${lost}`, 2, 'c → C'],
      [`record_type_code ${lost}`, 2, '2.0 → 2'],
      [`record_type_code ${left}`, 3, 'person'],
    ]);
    expect(fileOf('contracts.csv').refusals.map(({ line: at, reason }) => [at, reason])).toEqual([
      [7, 'type_of_contract_pricing_code is not a code as published files have it: 1E+05'],
      [8, 'the column naics_code is not a NAICS code'],
      [9, 'the column naics_code is not a NAICS code'],
      [10, 'the column highly_compensated_officer_1_amount is not an amount'],
      [12, 'correction_delete_ind is not a code as published files have it: DELETE'],
    ]);
    expect(fileOf('contracts.csv').deletions).toBe(1);
  });
  it('are restored where amounts have thousands separators and the dates of a file tell their order', async () => {
    expect(
      await query(
        "select x.amount::DOUBLE as amount, x.action_date::VARCHAR as day from tx x join award a on a.id = x.award_id where starts_with(a.display_id, 'WRITTEN') order by 1",
      ),
    ).toEqual([
      { amount: -2500.5, day: '2023-12-31' },
      { amount: 1000, day: '2024-03-05' },
    ]);
    expect(fileOf('written.csv').repairs).toEqual([
      {
        what: 'action_date was not written as a date',
        rows: 2,
        first: [
          { line: 2, detail: '3/5/2024 → 2024-03-05' },
          { line: 3, detail: '12/31/2023 → 2023-12-31' },
        ],
      },
      {
        what: 'federal_action_obligation was not written as an amount',
        rows: 2,
        first: [
          { line: 2, detail: '1,000.00 → 1000.00' },
          { line: 3, detail: '($2,500.50) → -2500.50' },
        ],
      },
    ]);
  });
  it('are in a report beside the dataset, in its description, in the dataset itself, and in what its server says of the data', async () => {
    const report = readFileSync(`${path()}.report.txt`, 'utf8');
    expect(report).toContain(
      '  1 row repaired: awarding_agency_code had lost its form\n    line 2: 72 → 072',
    );
    const note = '03_lost_zeros.csv: 1 row repaired: awarding_agency_code had lost its form';
    expect(await inspectDataSet(path())).toMatchObject({
      about: { notes: expect.arrayContaining([note]) as string[] },
    });
    copyFileSync(path(), join(folder, 'small.duckdb'));
    const server = await openServer({ folder });
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

describe('the form of a file', () => {
  /** A case whose awards have identifiers of their own. */
  const ownCase = (start: string, own: string): string =>
    readFileSync(filesOf(start)[0]!, 'latin1').replaceAll('TEST26C', own);
  const tsv = (own: string) => ownCase('05_', own);
  const zipped = async (own: string) => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from(tsv(own)), basename(filesOf('05_')[0]!));
    zip.addBuffer(Buffer.from('What this is'), 'README.txt');
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(folder, 'a.zip')));
    return join(folder, 'a.zip');
  };
  /** Files of two awards, by their names in the report. */
  const forms: readonly (readonly [string, string, () => Promise<string> | string])[] = [
    ['a TSV', 'a.tsv', () => write('a.tsv', tsv('TSV'))],
    ['a gzipped TSV', 'gzipped.tsv.gz', () => write('gzipped.tsv.gz', gzipSync(tsv('GZIP')))],
    [
      'a pipe-delimited file',
      'pipes.txt',
      () => write('pipes.txt', tsv('PIPE').replaceAll('\t', '|')),
    ],
    [
      'a semicolon-delimited file',
      'semicolons.csv',
      () => write('semicolons.csv', tsv('SEMICOLON').replaceAll('\t', ';')),
    ],
    [
      'a zipped TSV with a README',
      'a.zip/05_Contracts_PrimeTransactions_1.tsv',
      () => zipped('ZIP'),
    ],
    ['UTF-16', 'wide.csv', () => write('wide.csv', Buffer.from(`\uFEFF${tsv('WIDE')}`, 'utf16le'))],
  ];
  const order = [...columns.slice(5), ...columns.slice(0, 5)];
  const moved = (values: string) => {
    const cells = values.split(',');
    return order.map((name) => cells[columns.indexOf(name)]!).join(',');
  };
  const fileOf = loadOnce(async () => [
    ...filesOf('06_good', '06_trailing'),
    write('06b_pandas_index.csv', ownCase('06b_', 'INDEX')),
    write('delimiters.csv', [header, `${line({}, 'T1')},`, `${line({}, 'T2')},`, ''].join('\n')),
    write('11_upper_case_header.csv', ownCase('11_', 'UPPER')),
    write(
      'quoted.csv',
      text
        .replace(header, columns.map((name) => `"${name}"`).join(','))
        .replaceAll('TEST26C0009', 'QUOTED'),
    ),
    write('08_one_latin1_byte.csv', Buffer.from(ownCase('08_', 'BYTE'), 'latin1')),
    write('cut.csv', csv(line({}, 'CUT')).trimEnd()),
    write(
      'amount.csv',
      [
        moved(header),
        moved(line({}, 'AMOUNT1')),
        moved(line({}, 'AMOUNT2')).replace(/00\.00$/, ''),
      ].join('\n'),
    ),
    ...(await Promise.all(forms.map(([, , make]) => make()))),
  ]);
  it('may have columns without a name, and the files beside it load', async () => {
    expect(await amounts('TEST26C')).toHaveLength(3);
    expect(await amounts('INDEX')).toHaveLength(2);
    for (const name of ['06_trailing_comma.csv', '06b_pandas_index.csv'])
      expect(fileOf(name).notes).toEqual(['1 column has no name and was left out']);
  });
  it('may leave the trailing delimiters of its rows out of the header', () => {
    expect(fileOf('delimiters.csv')).toMatchObject({ kept: 2, refused: 0 });
  });
  it('may have the names of its columns in upper case or in quotes', async () => {
    expect(await amounts('UPPER')).toEqual([['UPPER0001', 1000]]);
    expect(await amounts('QUOTED')).toEqual([['QUOTED', 1000]]);
  });
  it.each(forms)('may be that of %s', (_, name) => {
    expect(fileOf(name)).toMatchObject({ kept: 2, refused: 0, repaired: 0 });
  });
  it('may have a byte that is not UTF-8, which costs a note and no row', async () => {
    expect(fileOf('08_one_latin1_byte.csv')).toMatchObject({
      kept: 5,
      repairs: [
        {
          what: 'bytes that are not UTF-8 were read as Windows-1252',
          rows: 1,
          first: [{ line: 4 }],
        },
      ],
    });
    expect((await awards('BYTE'))[2]).toMatchObject({ name: 'SAMPLE CAFÉ 3 INC', amount: 1000 });
  });
  it('may end within a line, which is noted, but not within an amount', () => {
    expect(fileOf('cut.csv')).toMatchObject({
      kept: 1,
      notes: ['line 2 is the last and has no line break: it may have been cut off'],
    });
    expect(fileOf('amount.csv')).toMatchObject({
      kept: 1,
      refusals: [{ line: 3, reason: 'the file ends within an amount: it was cut off' }],
    });
  });
});

it('what was repaired is refused in a strict load, with the reason', async () => {
  const { files, skipped } = await load(filesOf('03_', '08_'), true);
  expect(files.find(({ name }) => name === '03_lost_zeros.csv')).toMatchObject({
    kept: 0,
    refused: 1,
    repaired: 0,
    refusals: [{ line: 2, reason: 'awarding_agency_code had lost its form: 72' }],
  });
  expect(skipped).toEqual(['08_one_latin1_byte.csv: line 4 is not UTF-8; save the file as UTF-8']);
  expect(await amounts()).toEqual([['TEST26C0002', 1000]]);
});
