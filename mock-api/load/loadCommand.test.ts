import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(240_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-load-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const columns =
  'contract_transaction_unique_key,contract_award_unique_key,award_id_piid,federal_action_obligation,action_date,award_type_code,awarding_agency_code,awarding_agency_name,awarding_sub_agency_code,awarding_sub_agency_name,recipient_uei,recipient_name';
/** Returns a contract action as a CSV line. The load refuses it when `day` is not a date. */
const action = (key: string, day = '2025-01-15') =>
  `${key},CONT_AWD_${key}_1200_-NONE-_-NONE-,${key},100.00,${day},B,012,Department of Agriculture,12C2,Forest Service,EXAMPLEUEI01,EXAMPLE SEEDS INC`;
const makeRefusedActions = (count: number) =>
  Array.from({ length: count }, (_, at) => action(`R${at}`, 'never'));
/** Actions whose agency code lost its leading zero. */
const damagedActions = Array.from({ length: 7 }, (_, at) =>
  action(`Z${at}`).replace(',012,', ',12,'),
);
const write = (name: string, lines: readonly string[], header = columns) => {
  const path = join(folder, name);
  writeFileSync(path, [header, ...lines, ''].join('\n'));
  return path;
};
const load = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/load.mjs', ...files], {
    env: {
      ...process.env,
      SPENDING_DATA: join(folder, 'data'),
      SPENDING_SIZE: 'small',
      SPENDING_TODAY: '2025-11-15',
    },
    encoding: 'utf8',
  });
  return { status, said: stdout.split('\n'), complained: stderr.trim() };
};
const reason = 'the action date is missing or not a date';
const hasDataset = () => existsSync(join(folder, 'data/small.duckdb'));

describe('npm run load', () => {
  it('reports the first 20 refused and 5 repaired rows of each file, and the skipped files', () => {
    const { status, said, complained } = load(
      write('good.csv', [action('A'), ...makeRefusedActions(22), action('B')]),
      write('damaged.csv', damagedActions),
      write('bad.csv', ['x,1'], 'name,age'),
      join(folder, 'missing.csv'),
    );
    expect([status, complained, hasDataset()]).toEqual([0, '', true]);
    const at = said.findIndex((line) => line.startsWith('good.csv: '));
    expect(said[at]).toMatch(/^good\.csv: .*, 24 rows read, 2 kept, .* 22 refused$/);
    expect(said.slice(at + 1, at + 22)).toEqual([
      ...Array.from({ length: 20 }, (_, row) => `  line ${row + 3}: ${reason}`),
      '  … and 2 more',
    ]);
    const repairs = said.findIndex((line) => line.startsWith('damaged.csv: '));
    expect(said[repairs]).toMatch(/ 7 rows read, 7 kept, 7 of them repaired, .* 0 refused$/);
    expect(said.slice(repairs + 1, repairs + 8)).toEqual([
      '  7 rows repaired: awarding_agency_code had the wrong format',
      ...[2, 3, 4, 5, 6].map((line) => `    line ${line}: 12 → 012`),
      '    … and 2 more',
    ]);
    const report = said.find((line) => line.startsWith('Full report: '))!;
    expect(readFileSync(report.replace('Full report: ', ''), 'utf8')).toContain(
      '    line 8: 12 → 012',
    );
    expect(said.filter((line) => line.startsWith('Skipped: '))).toEqual([
      expect.stringMatching(/^Skipped: bad\.csv: not a published award or account file/),
      expect.stringMatching(/^Skipped: .*missing\.csv: there is no such file/),
    ]);
    expect(said).toContainEqual(
      expect.stringMatching(/^9 awards, 9 transactions and 0 subawards loaded in /),
    );
  });

  it('fails with the reasons when every row is refused, and lists skipped files', () => {
    const { status, said, complained } = load(
      write('a.csv', makeRefusedActions(2)),
      join(folder, 'missing.csv'),
    );
    expect([status, hasDataset()]).toEqual([1, false]);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a\.csv: .*, 2 rows read, 0 kept, .* 2 refused$/),
        `  line 2: ${reason}`,
        `  line 3: ${reason}`,
        expect.stringMatching(/^Skipped: .*missing\.csv: there is no such file/),
      ]),
    );
    expect(complained).toBe('No rows could be loaded. The current data is unchanged.');
  });

  it('fails with the reason for each file when no file is usable', () => {
    const { status, complained } = load(join(folder, 'missing.csv'), folder);
    expect([status, hasDataset()]).toEqual([1, false]);
    expect(complained).toMatch(/missing\.csv: there is no such file[^]*: this is a folder/);
  });

  it('refuses rows that need repair with --strict', () => {
    const { status, said, complained } = load('--strict', write('damaged.csv', damagedActions));
    expect([status, hasDataset()]).toEqual([1, false]);
    expect(complained).toBe('No rows could be loaded. The current data is unchanged.');
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^damaged\.csv: .*, 7 rows read, 0 kept, 0 of them repaired, .* 7 refused$/,
        ),
        '  line 2: awarding_agency_code had the wrong format: 12',
        '  line 8: awarding_agency_code had the wrong format: 12',
      ]),
    );
  });
});
