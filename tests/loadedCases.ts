import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, type Row } from '../mock-api/db/database';
import { loadFiles, type LoadSummary } from '../mock-api/load/load';

const cases = join(__dirname, '../mock-api/load/fixtures/cases');
/** Returns the case files whose names begin with one of `starts`. */
export const findCaseFiles = (...starts: string[]): string[] =>
  starts.flatMap((start) =>
    readdirSync(cases)
      .filter((name) => name.startsWith(start))
      .map((name) => join(cases, name)),
  );
/** Path of a file with one undamaged contract. */
export const goodFile = findCaseFiles('06_good')[0]!;
export const text = readFileSync(goodFile, 'utf8');
const [names, row] = text.split('\r\n') as [string, string];
export const header = names;
export const columns = header.split(',');
/** Returns the row of the good file with other values, by column, and with `key` as the ID of the award. */
export const makeLine = (values: Record<string, string> = {}, key = 'TEST26C0009'): string =>
  row
    .replaceAll('TEST26C0009', key)
    .split(',')
    .map((value, at) => values[columns[at]!] ?? value)
    .join(',');
/** Returns the two obligation fields of a row, both with a value in dollars. */
export const dollars = (value: string) => ({
  federal_action_obligation: value,
  total_dollars_obligated: value,
});
export const csv = (...lines: string[]) => [header, ...lines, ''].join('\r\n');

/** Gives each test a folder to load files into, and functions that query the dataset loaded there. */
export const loadedCases = () => {
  let base: string;
  let folder: string;
  beforeAll(() => {
    base = mkdtempSync(join(tmpdir(), 'spending-cases-'));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(base, 'test-'));
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  const path = () => join(folder, 'loaded.duckdb');
  const load = (files: readonly string[], strict = false) =>
    loadFiles({
      files,
      path: path(),
      referenceFolder: join(__dirname, '../mock-api/data/reference'),
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
  /** Returns the awards whose IDs begin with `start`, with their amounts, recipients and agencies. */
  const awards = (start = '') =>
    query(
      `select a.display_id as id, a.obligation::DOUBLE as amount, r.name, r.uei, t.code as agency
      from award a
      join recipient r on r.id = a.recipient_id
      join toptier t on t.id = a.top_id
      where starts_with(a.display_id, '${start}')
      order by 1`,
    );
  return {
    folder: () => folder,
    path,
    /** Writes a file and returns its path. */
    write: (name: string, data: string | Buffer) => {
      writeFileSync(join(folder, name), data);
      return join(folder, name);
    },
    load,
    /**
     * Loads files once for all tests of a block, and returns a function that finds the result of a file by its name. Rows of
     * different files must not refer to the same award.
     */
    loadOnce: (make: () => readonly string[] | Promise<readonly string[]>) => {
      let blockFolder: string;
      let summary: LoadSummary;
      beforeAll(async () => {
        blockFolder = mkdtempSync(join(base, 'block-'));
        folder = blockFolder;
        summary = await load(await make());
        expect(summary.skipped).toEqual([]);
      });
      beforeEach(() => {
        folder = blockFolder;
      });
      return (name: string) => summary.files.find((file) => file.name === name)!;
    },
    query,
    awards,
    amounts: async (start?: string) => (await awards(start)).map(({ id, amount }) => [id, amount]),
  };
};
