import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { isFullRun } from '../../tests/sampled';
import { Database, type Row } from '../db/database';
import { loadFiles } from './load';
import type { FileSummary } from './readRows';

jest.setTimeout(240_000);
const fixture = (name: string) => join(__dirname, 'fixtures', name);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-loading-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, data: string | Buffer) => {
  writeFileSync(join(folder, name), data);
  return join(folder, name);
};
const load = (files: string[], name = 'loaded', today = '2025-11-15') =>
  loadFiles({
    files,
    path: join(folder, `${name}.duckdb`),
    referenceFolder: join(__dirname, '../data/reference'),
    today,
  });
const runQuery = async (sql: string, name = 'loaded'): Promise<Row[]> => {
  const db = await Database.open(join(folder, `${name}.duckdb`), { connections: 1 });
  try {
    return await db.query(sql);
  } finally {
    db.close();
  }
};

const columns = [
  'contract_transaction_unique_key',
  'contract_award_unique_key',
  'award_id_piid',
  'modification_number',
  'federal_action_obligation',
  'action_date',
  'award_type_code',
  'transaction_description',
  'awarding_agency_code',
  'awarding_agency_name',
  'awarding_sub_agency_code',
  'awarding_sub_agency_name',
  'awarding_office_code',
  'awarding_office_name',
  'recipient_uei',
  'recipient_name',
  'recipient_parent_uei',
  'recipient_parent_name',
  'recipient_address_line_1',
  'recipient_country_code',
  'recipient_state_code',
  'recipient_city_name',
  'parent_award_id_piid',
] as const;
type Line = Partial<Record<(typeof columns)[number], string>>;
const quote = (value: string) =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
let serial = 0;
/** Returns a contract action as a CSV line, with defaults for the columns that a test does not set. */
const line = (values: Line = {}): string => {
  serial += 1;
  const allValues: Line = {
    contract_transaction_unique_key: `T${serial}`,
    contract_award_unique_key: `CONT_AWD_A${serial}_1200_-NONE-_-NONE-`,
    award_id_piid: `A${serial}`,
    modification_number: '0',
    federal_action_obligation: '100.00',
    action_date: '2025-01-15',
    award_type_code: 'B',
    awarding_agency_code: '012',
    awarding_agency_name: 'Department of Agriculture',
    awarding_sub_agency_code: '12C2',
    awarding_sub_agency_name: 'Forest Service',
    recipient_uei: 'EXAMPLEUEI01',
    recipient_name: 'EXAMPLE SEEDS INC',
    recipient_country_code: 'USA',
    ...values,
  };
  return columns.map((column) => quote(allValues[column] ?? '')).join(',');
};
const csv = (lines: readonly string[], end = '\n') => [columns.join(','), ...lines, ''].join(end);
const zip = async (name: string, entries: Readonly<Record<string, string>>): Promise<string> => {
  const file = new yazl.ZipFile();
  Object.entries(entries).forEach(([entry, text]) => file.addBuffer(Buffer.from(text), entry));
  file.end();
  await pipeline(file.outputStream, createWriteStream(join(folder, name)));
  return join(folder, name);
};

describe('refused rows', () => {
  const oddRows = (same: string) => [
    line({ transaction_description: 'three\nlines\nlong' }),
    'too,few',
    line({ federal_action_obligation: 'nothing' }),
    '',
    line({ transaction_description: 'two\nlines', action_date: 'never' }),
    `${line()},one too many`,
    `a,b,"c"d${','.repeat(columns.length - 3)}`,
    line({ contract_transaction_unique_key: same, transaction_description: 'say ""so""\n,' }),
    line({ recipient_name: 'MID "QUOTE' }).replaceAll('"MID ""QUOTE"', 'MID "QUOTE'),
    line({ contract_transaction_unique_key: same }),
    line(),
  ];
  const ends = [
    ['LF', '\n', oddRows('LF')],
    ['CRLF', '\r\n', oddRows('CRLF')],
  ] as const;
  let files: FileSummary[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spending-loading-'));
    const many = Array.from({ length: 60 }, (_, at) =>
      at % 3 === 0
        ? 'short'
        : line({
            transaction_description: 'two\nlines',
            federal_action_obligation: at % 3 === 1 ? 'x' : '5',
          }),
    );
    const summary = await load([
      ...ends.map(([name, end, rows]) => write(`${name}.csv`, csv(rows, end))),
      write('many.csv', csv(many)),
      write('agency.csv', csv([line({ awarding_agency_code: '' }), line()])),
      write(
        'key.csv',
        csv([
          line({ contract_transaction_unique_key: 'SAME', federal_action_obligation: '' }),
          line({ contract_transaction_unique_key: 'SAME' }),
        ]),
      ),
      write(
        'quote.csv',
        csv([line(), line(), `A,"never ends${','.repeat(columns.length)}`, line(), line()]),
      ),
    ]);
    files = summary.files;
    expect([summary.awards, summary.skipped]).toEqual([
      files.reduce((sum, { kept }) => sum + kept, 0),
      [],
    ]);
    rmSync(folder, { recursive: true });
  });
  const findFile = (name: string) => files.find((file) => file.name === name)!;
  it.each(ends)(
    'are reported with the right line after multi-line, blank and unreadable rows (%s)',
    (name, _end, rows) => {
      const getLine = (at: number) =>
        1 + rows.slice(0, at).reduce((sum, row) => sum + row.split('\n').length, 0) + 1;
      const file = findFile(`${name}.csv`);
      expect(file).toMatchObject({ read: 10, kept: 4, refused: 6 });
      expect(file.refusals).toEqual([
        { line: getLine(1), reason: 'the line has too few columns' },
        { line: getLine(2), reason: 'the obligation is missing or not a number' },
        { line: getLine(4), reason: 'the action date is missing or not a date' },
        { line: getLine(5), reason: 'the line has too many columns' },
        { line: getLine(6), reason: 'a quoted field is not closed correctly' },
        { line: getLine(9), reason: `a row with the same key is on line ${getLine(7)}` },
      ]);
    },
  );
  it('are reported up to the first 20, with the right line numbers', () => {
    const file = findFile('many.csv');
    expect(file).toMatchObject({ read: 60, kept: 20, refused: 40 });
    expect(file.refusals.map(({ line: at }) => at)).toEqual(
      Array.from({ length: 20 }, (_, at) => 2 + Math.floor(at / 2) * 5 + (at % 2)),
    );
  });
  it('include rows without an awarding agency', () => {
    expect(findFile('agency.csv')).toMatchObject({
      read: 2,
      kept: 1,
      refused: 1,
      refusals: [{ line: 2, reason: 'the code of the awarding agency is missing' }],
    });
  });
  it('do not cause a valid row with the same key to be refused', () => {
    expect(findFile('key.csv')).toMatchObject({ kept: 1, refused: 1, refusals: [{ line: 2 }] });
  });
  it('are reported with a note that nothing after an unclosed quote could be read', () => {
    expect(findFile('quote.csv')).toMatchObject({
      kept: 2,
      refusals: [
        {
          line: 4,
          reason: 'a quoted field is not closed: the rest of the file could not be read',
        },
      ],
    });
  });
  it('are reported when every row is refused', async () => {
    const loadError = await load([
      write('a.csv', csv([line({ action_date: '' }), line({ award_type_code: '?' })])),
    ]).catch((error: unknown) => error);
    expect(loadError).toMatchObject({
      message: 'No rows could be loaded. The current data is unchanged.',
      files: [
        {
          name: 'a.csv',
          refusals: [
            { line: 2, reason: 'the action date is missing or not a date' },
            { line: 3, reason: 'the award type is missing or unknown' },
          ],
        },
      ],
    });
  });
});

describe('an unusable file', () => {
  it('is skipped and reported while the other files load', async () => {
    mkdirSync(join(folder, 'a folder'));
    const good = write('good.csv', csv([line()]));
    const archive = await zip('some.zip', {
      'inside.csv': csv([line(), line()]),
      'empty.csv': '',
      'other.csv': 'name,age\nx,1\n',
    });
    const summary = await load([
      write('bad.csv', 'name,age\nx,1\n'),
      good,
      write('cut.csv.gz', Buffer.from('\x1f\x8b nonsense', 'latin1')),
      join(folder, 'missing.csv'),
      archive,
      join(folder, 'a folder'),
    ]);
    expect(summary).toMatchObject({
      transactions: 3,
      files: [{ name: 'good.csv' }, { name: 'some.zip/inside.csv' }],
    });
    expect(summary.skipped).toEqual([
      expect.stringMatching(/^bad\.csv: not a published award or account file/),
      expect.stringMatching(/^cut\.csv\.gz: the gzip file is damaged/),
      expect.stringMatching(/missing\.csv: there is no such file/),
      expect.stringMatching(/^some\.zip\/empty\.csv: the file is empty/),
      expect.stringMatching(/^some\.zip\/other\.csv: not a published/),
      expect.stringMatching(/^a folder: this is a folder/),
    ]);
    expect(await runQuery('select files from meta')).toEqual([
      { files: JSON.stringify(['good.csv', 'some.zip/inside.csv']) },
    ]);
  });
  it('is reported with the database error when it cannot be read, while the others load', async () => {
    const missingFile = write('gone.csv', csv([line()]));
    const summary = await loadFiles({
      files: [missingFile, write('good.csv', csv([line()]))],
      path: join(folder, 'loaded.duckdb'),
      referenceFolder: join(__dirname, '../data/reference'),
      today: '2025-11-15',
      // The file disappears after its header has been read.
      onProgress: (text) => {
        if (text.startsWith('Reading gone.csv')) rmSync(missingFile);
      },
    });
    expect(summary).toMatchObject({
      transactions: 1,
      files: [{ name: 'good.csv', kept: 1 }],
      skipped: [expect.stringMatching(/^gone\.csv: the file cannot be read \(IO Error: [^\n]+\)$/)],
    });
  });
  it('makes the load fail, with every reason, when no other file is usable', async () => {
    await expect(load([write('a.csv', ''), write('b.csv', 'x\n')])).rejects.toThrow(
      /a\.csv: the file is empty[^]*b\.csv: not a published/,
    );
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
  });
});

it('the file list of a dataset omits files without valid rows and includes same-named files of two archives', async () => {
  const summary = await load([
    write('a.csv', csv([line()])),
    write('b.csv', csv([line({ action_date: '' })])),
    await zip('one.zip', { 'x.csv': csv([line()]) }),
    await zip('two.zip', { 'x.csv': csv([line(), line()]) }),
  ]);
  const names = ['a.csv', 'b.csv', 'one.zip/x.csv', 'two.zip/x.csv'];
  expect(summary.files.map(({ name }) => name)).toEqual(names);
  expect(summary.transactions).toBe(4);
  const [{ files }] = (await runQuery('select files from meta')) as [{ files: string }];
  expect(JSON.parse(files)).toEqual(names.filter((name) => name !== 'b.csv'));
});

it('a date more than two years ahead does not become the date of the dataset', async () => {
  const writeDated = (action_date: string) =>
    write('a.csv', csv([line({ action_date: '2025-03-01' }), line({ action_date })]));
  await load([writeDated('3025-01-15')]);
  expect(await runQuery('select as_of::VARCHAR d from meta')).toEqual([{ d: '2025-03-01' }]);
  await load([writeDated('2027-11-15')]);
  expect(await runQuery('select as_of::VARCHAR d from meta')).toEqual([{ d: '2027-11-15' }]);
  await load([write('b.csv', csv([line({ action_date: '2027-11-16' })]))]);
  expect(await runQuery('select as_of::VARCHAR d from meta')).toEqual([{ d: '2025-11-15' }]);
});

it('an office has the latest name for its code and agency', async () => {
  const office = (code: string, top: string, sub: string, name: string, day: string) =>
    line({
      awarding_agency_code: top,
      awarding_agency_name: `Agency ${top}`,
      awarding_sub_agency_code: sub,
      awarding_sub_agency_name: `Sub ${sub}`,
      awarding_office_code: code,
      awarding_office_name: name,
      action_date: day,
    });
  const rows = (code: string) =>
    (
      [
        ['012', '12C2', 'OLD NAME', '2020-01-01'],
        ['012', '12C2', 'NEW NAME', '2025-01-01'],
        ['012', '12C2', '', '2025-06-01'],
        ['012', '12C2', 'OLDEST NAME', '2010-01-01'],
        ['036', '3600', 'ANOTHER OFFICE', '2015-01-01'],
      ] as const
    ).map(([top, sub, name, day]) => office(code, top, sub, name, day));
  await load([write('a.csv', csv([...rows('X1'), ...rows('X2').reverse()]))]);
  expect(
    await runQuery(
      'select o.code, o.name, s.code as sub from office o join subtier s on s.id = o.subtier_id order by 1, 2',
    ),
  ).toEqual(
    ['X1', 'X2'].flatMap((code) => [
      { code, name: 'ANOTHER OFFICE', sub: '3600' },
      { code, name: 'NEW NAME', sub: '12C2' },
    ]),
  );
});

it('loading the same files twice gives the same dataset', async () => {
  const pick = <T>(from: readonly T[], at: number) => from[(at * 7919) % from.length]!;
  // Rows of one recipient differ in name, parent, address, city and subagency, and have only three dates.
  const count = isFullRun ? 130_000 : 12_000;
  const rows = Array.from({ length: count }, (_, at) =>
    line({
      contract_award_unique_key: `CONT_AWD_A${at % 9000}_1200_P${at % 5}_1200`,
      award_id_piid: `A${at % 9000}`,
      modification_number: String(at),
      parent_award_id_piid: `P${at % 5}`,
      action_date: `2025-0${1 + (at % 3)}-15`,
      awarding_sub_agency_code: `Z${at % 40}`,
      awarding_sub_agency_name: `Sub agency ${at % 97}`,
      awarding_office_code: `O${at % 60}`,
      awarding_office_name: `Office ${at % 101}`,
      recipient_uei: `SAMPLEUEI${String(at % 299).padStart(3, '0')}`,
      recipient_name: `Recipient ${at % 299} ${pick(['Inc', 'LLC', 'Co', ''], at)}`,
      recipient_parent_uei: at % 2 ? `SAMPLEUEI00${at % 7}` : '',
      recipient_parent_name: `Parent ${at % 11}`,
      recipient_address_line_1: `${at % 89} Main Street`,
      recipient_state_code: pick(['CO', 'TX', 'NY'], at),
      recipient_city_name: pick(['DENVER', 'AUSTIN', 'ALBANY'], at),
    }),
  );
  const idvs = [0, 1, 2]
    .map((agency) =>
      Array.from({ length: 5 }, (_, at) =>
        line({
          contract_award_unique_key: `CONT_IDV_P${at}_120${agency}`,
          award_id_piid: `P${at}`,
          award_type_code: 'B',
        }),
      ),
    )
    .flat();
  // DuckDB processes files in parallel, and in a full run also the parts of the one large file.
  const parts = [0, 1, 2, 3].map((part) =>
    rows.slice((part * count) / 4, ((part + 1) * count) / 4),
  );
  const paths = [
    write('a.csv', csv([...(isFullRun ? rows : []), ...idvs])),
    ...(isFullRun ? [] : parts.map((part, at) => write(`${at}.csv`, csv(part)))),
  ];
  const hashes: unknown[] = [];
  for (const name of ['one', 'two']) {
    await load(paths, name);
    const [{ h }] = (await runQuery('select content_hash h from meta', name)) as [{ h: string }];
    hashes.push([
      h,
      await runQuery(
        "select table_name as t, (select 1) x from information_schema.tables where table_name in ('office', 'subtier')",
        name,
      ),
      await runQuery('select sum(hash(t))::VARCHAR s from office t', name),
      await runQuery('select sum(hash(t))::VARCHAR s from subtier t', name),
    ]);
  }
  expect(hashes[1]).toEqual(hashes[0]);
});

it('a load leaves no temporary files behind', async () => {
  await load([await zip('a.zip', { 'x.csv': csv([line()]) })]);
  await expect(load([fixture('assistance_subawards_older.csv')])).rejects.toThrow(
    'No rows could be loaded',
  );
  expect(readdirSync(folder).sort()).toEqual([
    'a.zip',
    'loaded.duckdb',
    'loaded.duckdb.json',
    'loaded.duckdb.report.txt',
    'loaded.duckdb.rows',
  ]);
  expect(readdirSync(join(folder, 'loaded.duckdb.rows')).length).toBe(1);
  expect(
    existsSync(join(folder, 'loaded.duckdb')) && readFileSync(join(folder, 'a.zip')).length,
  ).toBeGreaterThan(0);
});
