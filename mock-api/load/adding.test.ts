import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { formatFile, toBalance } from '../../tests/accountFiles';
import { createCleanTable, createPrimeTable, damagedLayouts } from '../../tests/damage/cleanFiles';
import { readSet } from '../../tests/loadedSets';
import { isFullRun } from '../../tests/sampled';
import { smallSet } from '../../tests/server';
import { listFiles } from './listFiles';
import { loadFiles, NothingToDo, removeFiles } from './load';

jest.setTimeout(isFullRun ? 3_600_000 : 300_000);
const fixtureFolder = join(__dirname, 'fixtures');
const fixture = (name: string) => join(fixtureFolder, name);
const referenceFolder = join(__dirname, '../data/reference');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-adding-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
let sets = 0;
const newPath = (): string => {
  sets += 1;
  return join(mkdtempSync(join(folder, `${sets}-`)), 'set.duckdb');
};
const today = '2025-11-15';
const load = (path: string, files: readonly string[], add = false) =>
  loadFiles({ files, path, referenceFolder, today, add });
const remove = (path: string, ...names: string[]) =>
  removeFiles({ names, path, referenceFolder, today });
/** Returns a copy of a dataset with its description and its stored rows. */
const copySet = (path: string): string => {
  const target = newPath();
  for (const part of ['', '.json', '.rows'])
    if (existsSync(`${path}${part}`))
      cpSync(`${path}${part}`, `${target}${part}`, { recursive: true });
  return target;
};
const loadAll = async (files: readonly string[]) => {
  const path = newPath();
  await load(path, files);
  return path;
};
const countRowFiles = (path: string) => readdirSync(`${path}.rows`).length;
/** Expects a change to fail with a message, and the dataset to stay the same byte for byte. */
const expectRefusal = async (path: string, work: () => Promise<unknown>, message: RegExp) => {
  const parts = ['', '.json'].filter((part) => existsSync(`${path}${part}`));
  const before = parts.map((part) => readFileSync(`${path}${part}`));
  const rowsBefore = existsSync(`${path}.rows`) ? countRowFiles(path) : undefined;
  await expect(work()).rejects.toThrow(message);
  expect(parts.map((part, at) => readFileSync(`${path}${part}`).equals(before[at]!))).toEqual(
    parts.map(() => true),
  );
  expect(existsSync(`${path}.rows`) ? countRowFiles(path) : undefined).toBe(rowsBefore);
  expect(existsSync(`${path}.lock`)).toBe(false);
};

const cleanFile = (name: string, { header, rows }: ReturnType<typeof createPrimeTable>) =>
  write(
    name,
    `${[header, ...rows].map((cells) => cells.map((value) => (value.includes(',') ? `"${value}"` : value)).join(',')).join('\n')}\n`,
  );
/** Writes one file of each layout, with their prime awards. */
const writeLayouts = (): string[] => [
  cleanFile('prime_awards.csv', createPrimeTable()),
  ...damagedLayouts.map((layout) => cleanFile(`${layout}.csv`, createCleanTable(layout))),
];
const listFixtures = (): string[] =>
  [fixtureFolder, fixture('cases')]
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((path) => /\.[ct]sv$/.test(path));

describe('a file that is added', () => {
  it('gives the same dataset as loading both files at once, in either order', async () => {
    const files = [...listFixtures(), ...writeLayouts()];
    const pairs = files.flatMap((first) =>
      files.filter((second) => second !== first).map((second) => [first, second] as const),
    );
    const [full, delta] = ['contracts_transactions.csv', 'contracts_delta.csv'].map(fixture) as [
      string,
      string,
    ];
    const quickPairs = [
      [full, delta],
      [delta, full],
      [full, fixture('contracts_subawards.csv')],
    ] as const;
    const firstSets = new Map<string, string | undefined>();
    const differences: unknown[] = [];
    for (const [first, second] of isFullRun ? pairs : quickPairs) {
      // Subawards without their prime awards cannot be loaded alone.
      if (!firstSets.has(first))
        firstSets.set(first, await loadAll([first]).catch(() => undefined));
      const firstSet = firstSets.get(first);
      if (!firstSet) continue;
      const added = copySet(firstSet);
      const together = await loadAll([first, second]);
      await load(added, [second], true).catch((error: unknown) => {
        // A file without a usable row adds nothing.
        if (!/No rows could be loaded/.test(String(error))) throw error;
      });
      const [addedSet, expectedSet] = [await readSet(added), await readSet(together)];
      if (JSON.stringify(addedSet) !== JSON.stringify(expectedSet))
        differences.push([basename(first), basename(second), addedSet, expectedSet]);
      for (const path of [added, together]) rmSync(join(path, '..'), { recursive: true });
    }
    expect(differences).toEqual([]);
    expect(firstSets.size).toBe(isFullRun ? files.length : 2);
  });

  it('can be of any kind: files added one by one give the same dataset as all at once', async () => {
    const files = [
      fixture('contracts_delta.csv'),
      fixture('contracts_subawards.csv'),
      ...writeLayouts().reverse(),
      fixture('contracts_transactions.csv'),
      fixture('contracts_summaries.csv'),
    ];
    const path = await loadAll(files.slice(0, 1));
    for (const file of isFullRun ? files.slice(1) : []) await load(path, [file], true);
    if (!isFullRun) {
      await load(path, files.slice(1, 5), true);
      await load(path, files.slice(5), true);
    }
    expect(await readSet(path)).toEqual(await readSet(await loadAll(files)));
    expect(countRowFiles(path)).toBe(files.length);
  });

  it('changes nothing if it is loaded, under the same or another name', async () => {
    const path = await loadAll([fixture('contracts_transactions.csv')]);
    copyFileSync(fixture('contracts_transactions.csv'), join(folder, 'copy.csv'));
    const work = () =>
      load(path, [fixture('contracts_transactions.csv'), join(folder, 'copy.csv')], true);
    await expectRefusal(
      path,
      work,
      /^contracts_transactions\.csv: already loaded on [-\d]+ [:\d]+ UTC\ncopy\.csv: has the same content as contracts_transactions\.csv, and counts once\nNothing was changed\.$/,
    );
    await expect(work()).rejects.toBeInstanceOf(NothingToDo);
    const { files, remarks } = await load(
      path,
      [join(folder, 'copy.csv'), fixture('assistance_transactions.csv')],
      true,
    );
    expect(files.map(({ name }) => name)).toEqual([
      'contracts_transactions.csv',
      'assistance_transactions.csv',
    ]);
    expect(remarks).toEqual([
      'copy.csv: has the same content as contracts_transactions.csv, and counts once',
    ]);
  });

  it('with changes for a year that is not loaded gets a note that names the loaded years', async () => {
    const text = readFileSync(fixture('contracts_delta.csv'), 'utf8');
    const path = await loadAll([fixture('contracts_transactions.csv')]);
    const { files } = await load(
      path,
      [write('delta_2031.csv', text.replaceAll('2024-', '2031-'))],
      true,
    );
    expect(files[1]!.notes).toContainEqual(
      expect.stringMatching(
        /^fiscal year 2031: only changed contract transactions are loaded \(1 row of 2031\), so totals are incomplete\. Loaded in full: fiscal year 2024\. Add the full files/,
      ),
    );
    await load(
      path,
      [
        write(
          'full_2031.csv',
          readFileSync(fixture('contracts_transactions.csv'), 'utf8')
            .replaceAll('2024-', '2031-')
            .replaceAll('EX24', 'EX31'),
        ),
      ],
      true,
    );
    expect((await listFiles(path)).at(-1)).toMatch(/Fiscal years: 2024, 2031$/);
    expect(readFileSync(`${path}.report.txt`, 'utf8')).not.toContain('only changed');
  });
});

describe('files that cannot be added', () => {
  it.each<[string, (path: string) => void, RegExp]>([
    [
      'the sample is loaded',
      (path) =>
        [smallSet, `${smallSet}.json`].forEach((file) =>
          copyFileSync(file, file.replace(smallSet, path)),
        ),
      /The sample data is loaded\. It is invented and cannot be combined with files/,
    ],
    [
      'nothing is loaded',
      () => {},
      /No files are loaded\. Load files first: npm run load -- FILE…/,
    ],
  ])('are refused if %s, as are removing and listing files', async (_what, prepare, message) => {
    const path = newPath();
    prepare(path);
    await expectRefusal(
      path,
      () => load(path, [fixture('contracts_transactions.csv')], true),
      message,
    );
    await expectRefusal(path, () => remove(path, '2024'), message);
    await expectRefusal(path, () => listFiles(path), message);
  });

  it('change nothing: files of another schema, without rows, or missing', async () => {
    const path = await loadAll([fixture('contracts_transactions.csv')]);
    const header = readFileSync(fixture('assistance_transactions.csv'), 'utf8').split('\n')[0]!;
    for (const [file, message] of [
      [write('other.csv', 'name,age\nx,1\n'), /other\.csv: not a published award or account file/],
      [
        write('empty_rows.csv', `${header}\n`),
        /No rows could be loaded\. The current data is unchanged/,
      ],
      [join(folder, 'none.csv'), /there is no such file/],
    ] as const)
      await expectRefusal(path, () => load(path, [file], true), message);
  });

  it('change nothing while the stored rows of another file are damaged, until that file is named again', async () => {
    const files = [fixture('contracts_transactions.csv'), fixture('assistance_transactions.csv')];
    const path = await loadAll(files);
    const expected = await readSet(path);
    for (const name of readdirSync(`${path}.rows`)) truncateSync(join(`${path}.rows`, name), 100);
    const message =
      /^The stored rows of contracts_transactions\.csv, assistance_transactions\.csv are missing or damaged\. Nothing was changed\. Name these files again/;
    await expectRefusal(path, () => load(path, [fixture('contracts_delta.csv')], true), message);
    await expectRefusal(
      path,
      () => remove(path, 'assistance_transactions.csv'),
      /The stored rows of contracts_transactions\.csv are/,
    );
    await load(path, files, true);
    expect(await readSet(path)).toEqual(expected);
  });
});

describe('a file or fiscal year that is removed', () => {
  const years = (name: string, from: string, to: string, id: string) =>
    write(
      name,
      readFileSync(fixture('contracts_transactions.csv'), 'utf8')
        .replaceAll(`${from}-`, `${to}-`)
        .replaceAll('EX24', id),
    );
  it('leaves the dataset that would have been made without it', async () => {
    const base = [
      fixture('contracts_transactions.csv'),
      fixture('contracts_subawards.csv'),
      fixture('assistance_transactions.csv'),
    ];
    const extra = [
      fixture('contracts_delta.csv'),
      years('FY2031_all.csv', '2024', '2031', 'EX31'),
      write('balances_2030.csv', formatFile('balancesOlder', [toBalance(1000, 700.11, 650.01)])),
    ];
    const path = await loadAll([extra[0]!, ...base, ...extra.slice(1)]);
    const { remarks } = await remove(path, 'contracts_delta.csv', '2031', 'FY2030');
    expect(remarks).toEqual([
      'contracts_delta.csv: removed',
      'FY2031_all.csv: 4 rows of fiscal year 2031 removed, and with them the file',
      'balances_2030.csv: 1 row of fiscal year 2030 removed, and with them the file',
    ]);
    expect(await readSet(path)).toEqual(await readSet(await loadAll(base)));
    expect(countRowFiles(path)).toBe(base.length);
  });

  it('can be part of a file, whose other years stay, and counts again if the file is added again', async () => {
    const first = readFileSync(fixture('contracts_transactions.csv'), 'utf8');
    const second = readFileSync(years('second.csv', '2024', '2031', 'EX31'), 'utf8');
    const both = write('both.csv', first + second.slice(second.indexOf('\n') + 1));
    const path = await loadAll([both, fixture('assistance_transactions.csv')]);
    const before = await readSet(path);
    const summary = await remove(path, '2031');
    expect(summary.remarks).toEqual(['both.csv: 4 rows of fiscal year 2031 removed']);
    expect(summary.files[0]).toMatchObject({
      kept: 4,
      notes: ['4 rows of fiscal year 2031 left out, as requested'],
    });
    expect((await listFiles(path))[1]).toMatch(/4 rows, without 2031/);
    const left = await readSet(path);
    const alone = await readSet(
      await loadAll([write('alone.csv', first), fixture('assistance_transactions.csv')]),
    );
    for (const table of ['award', 'tx', 'recipient', 'place', 'text', 'office'])
      expect([table, left[table]]).toEqual([table, alone[table]]);
    expect((await load(path, [both], true)).remarks).toEqual([
      'both.csv: fiscal year 2031 counts again',
    ]);
    expect(await readSet(path)).toEqual(before);
  });

  it('is not part of what a full file says about older files', async () => {
    const text = readFileSync(fixture('contracts_transactions.csv'), 'utf8');
    const later = readFileSync(years('later.csv', '2024', '2031', 'EX31'), 'utf8');
    const path = await loadAll([
      write(
        'FY(All)_All_Contracts_Full_20320101_1.csv',
        text + later.slice(later.indexOf('\n') + 1),
      ),
    ]);
    await remove(path, '2031');
    const older = write(
      'FY2031_All_Contracts_Full_20311201_1.csv',
      later.replaceAll('EX31', 'EX99'),
    );
    expect((await load(path, [older], true)).files[1]).toMatchObject({ kept: 4, outdated: 0 });
  });

  it('is refused if it is unknown, or if nothing would be left', async () => {
    const path = await loadAll([fixture('contracts_transactions.csv')]);
    await expectRefusal(
      path,
      () => remove(path, '2019'),
      /^2019: no such fiscal year is loaded\. Nothing was changed\.\nLoaded fiscal years: 2024\nLoaded files: contracts_transactions\.csv$/,
    );
    await expectRefusal(
      path,
      () => remove(path, 'contracts.csv'),
      /^contracts\.csv: no such file is loaded/,
    );
    for (const name of ['2024', 'contracts_transactions.csv'])
      await expectRefusal(path, () => remove(path, name), /No rows would be left/);
  });
});

it('the list of files has their kind, dates, rows that count, and time of loading', async () => {
  const path = await loadAll([
    fixture('contracts_transactions.csv'),
    fixture('contracts_delta.csv'),
    write('balances_2030.csv', formatFile('balancesOlder', [toBalance(1000, 700.11, 650.01)])),
  ]);
  const lines = await listFiles(path);
  expect(
    lines.map((line) => line.replace(/[-\d]{10} \d\d:\d\d UTC$/, 'TIME').split(/ {2,}/)),
  ).toEqual([
    ['file', 'kind', 'dates', 'rows', 'loaded'],
    [
      'contracts_transactions.csv',
      'contract transactions',
      '2024-02-01 to 2024-09-20',
      '2 rows',
      'TIME',
    ],
    [
      'contracts_delta.csv',
      'contract transactions (changes)',
      expect.stringMatching(/^2024-\d\d-\d\d$/),
      '1 row, 1 deletion',
      'TIME',
    ],
    ['balances_2030.csv', 'account balances', 'FY2030P12', '1 row', 'TIME'],
    ['3 files, 4 rows. Fiscal years: 2024, 2030'],
  ]);
});
