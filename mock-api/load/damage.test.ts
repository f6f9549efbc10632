import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCleanTable, damagedLayouts, createPrimeTable } from '../../tests/damage/cleanFiles';
import { damageKinds, type DamagedFile } from '../../tests/damage/kinds';
import { makeGenerator } from '../../tests/oracle/randomFilters';
import { isFullRun, sampled } from '../../tests/sampled';
import { Database } from '../db/database';
import { loadFiles, type LoadSummary } from './load';
import { reportLines } from './report';

jest.setTimeout(600_000);
const kinds = damageKinds.length;
const documentPath = join(__dirname, '../../docs/loading-damage.md');
/** Whether this run writes the document (`npm run damage:accept`). */
const isAccepting = Boolean(process.env.ACCEPT_DAMAGE);
/** Number of seeds that a full run uses in addition to the one of the document. */
const moreSeeds = Number(process.env.DAMAGE_SEEDS ?? 4);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-damage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Facts = Record<string, unknown>;
/** Queries for the facts of each row that a load must preserve, such as its amounts, dates and codes. */
const queries = (() => {
  const place = (side: string) =>
    `a.${side}_country, a.${side}_state, a.${side}_county, a.${side}_city, a.${side}_zip`;
  const account =
    'join tas t on t.id = m.tas_id join federal_account f on f.id = t.federal_account_id';
  const lines = (table: string, more = 'null', join = '') =>
    `select f.code as account, t.label, t.aid, t.main, t.sub, p.code as activity, c.code as class, m.defc_bit,
        m.direct, m.fy, m.period, m.obligation, m.outlay, ${more} as award
      from ${table} m
      ${account}
      join program_activity p on p.id = m.activity_id
      join object_class c on c.id = m.object_class_id
      ${join}`;
  return {
    awards: `select a.generated_id, a.obligation,
        (
          select string_agg(concat_ws(' ', x.action_date, x.amount, x.action_type), ', ' order by x.tid)
          from tx x
          where x.award_id = a.id) as actions,
        a.signed, a.type_id, t.code as agency, s.code as subagency, f.code as funding, fs.code as funding_sub,
        (select code from office o where o.id = a.office_id) as office, a.pricing, a.set_aside, a.competed,
        a.record_type, a.defc_mask, r.cat_lo, r.cat_hi, a.recipient_name, a.uei, r.duns, ${place('rec')},
        ${place('pop')}, a.naics, (select code from psc p where p.id = a.psc_id) as psc,
        (select number from listing l where l.id = a.listing_id) as listing
      from award a
      join toptier t on t.id = a.top_id
      left join subtier s on s.id = a.sub_id
      left join toptier f on f.id = a.ftop_id
      left join subtier fs on fs.id = a.fsub_id
      join recipient r on r.id = a.recipient_id`,
    subawards: `select a.generated_id, s.number, s.sub_date, s.amount, r.name, r.uei, r.duns, s.rec_country,
        s.rec_state, s.pop_country, s.pop_state, (select zip5 from place p where p.id = s.pop_place) as pop_zip
      from subaward s
      join award a on a.id = s.award_id
      join recipient r on r.id = s.recipient_id`,
    balances: `select f.code as account, t.aid, t.main, t.sub, m.fy, m.period, m.resources, m.appropriation,
        m.obligated, m.unobligated, m.outlay
      from file_a m
      ${account}`,
    activities: lines('file_b'),
    accountAwards: lines('file_c', 'a.generated_id', 'left join award a on a.id = m.award_id'),
  };
})();
type Table = keyof typeof queries;
const originReaders: Readonly<Record<Table, (facts: Facts) => string>> = {
  awards: ({ generated_id: key }) => String(key).replace(/^.*DMG(\d)(\d)_.*$/, '$1 $2'),
  subawards: ({ number }) => String(number).replace(/^S-(\d)(\d)$/, '$1 $2'),
  balances: ({ account }) => String(account).replace(/^012-9(\d)0(\d)$/, '$1 $2'),
  activities: ({ account }) => String(account).replace(/^012-9(\d)0(\d)$/, '$1 $2'),
  accountAwards: ({ account }) => String(account).replace(/^012-9(\d)0(\d)$/, '$1 $2'),
};
const tables = Object.keys(queries) as Table[];
/** Returns a row as text, with each run of spaces or line breaks as one space. */
const formatFacts = (facts: Facts): string =>
  JSON.stringify(facts, (_, value: unknown) =>
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'bigint'
        ? String(value)
        : typeof value === 'string'
          ? value.replaceAll(/\s+/g, ' ')
          : value,
  );

interface Loaded {
  summary: LoadSummary;
  rows: Readonly<Record<Table, Facts[]>>;
}
let loads = 0;
const load = async (files: readonly { name: string; data: Buffer }[]): Promise<Loaded> => {
  loads += 1;
  const loadFolder = mkdtempSync(join(folder, `${loads}-`));
  for (const { name, data } of files) writeFileSync(join(loadFolder, name), data);
  const path = join(loadFolder, 'loaded.duckdb');
  const summary = await loadFiles({
    files: files.map(({ name }) => join(loadFolder, name)),
    path,
    referenceFolder: join(__dirname, '../data/reference'),
    today: '2026-11-15',
  });
  const db = await Database.open(path, { connections: 1 });
  try {
    const rows = {} as Record<Table, Facts[]>;
    for (const table of tables) rows[table] = await db.query(queries[table]);
    return { summary, rows };
  } finally {
    db.close();
    rmSync(loadFolder, { recursive: true });
  }
};

interface Cell {
  kind: number;
  layout: number;
  files: (DamagedFile & { name: string })[];
}
const damage = (kind: number, layout: number, seed: number): Cell => ({
  kind,
  layout,
  files: damageKinds[kind]!.apply(
    createCleanTable(damagedLayouts[layout]!),
    makeGenerator(seed * 10_000 + kind * 100 + layout),
  ).map((file, at) => ({
    ...file,
    name: `${damagedLayouts[layout]!}_${at}${file.day ? `_${file.day}_H02M59S08_1` : ''}.csv`,
  })),
});
const cleanFile = (name: string, table: ReturnType<typeof createPrimeTable>) => ({
  name,
  data: Buffer.from(
    [table.header, ...table.rows]
      .map((cells) => cells.map((value) => (/,/.test(value) ? `"${value}"` : value)).join(','))
      .join('\n') + '\n',
  ),
});
const primes = cleanFile('primes.csv', createPrimeTable());

/** Returns whether the load report covers the line on which a row starts, or skips the whole file. */
const isReported = ({ files, skipped }: LoadSummary, name: string, line?: number): boolean => {
  if (skipped.some((reason) => reason.startsWith(`${name}: `))) return true;
  const file = files.find((each) => each.name === name);
  if (!file || line === undefined) return false;
  const { refusals, repairs, notes } = file;
  return (
    [...refusals, ...repairs.flatMap(({ first }) => first)].some((each) => each.line === line) ||
    refusals.some(
      (each) =>
        each.line <= line &&
        (/the rest of the file could not be read/.test(each.reason) ||
          line <= Number(/includes the lines up to (\d+)/.exec(each.reason)?.[1] ?? 0)),
    ) ||
    notes.some((note) => new RegExp(`\\bline ${line}\\b`).test(note))
  );
};
/** Returns the outcome according to the load report: `equal`, or a list of `repaired`, `refused` and `file refused`. */
const describeOutcome = ({ files, skipped }: LoadSummary, { files: own }: Cell): string => {
  const names = own.map(({ name }) => name);
  const reports = files.filter(({ name }) => names.includes(name));
  return (
    [
      reports.some(
        ({ repairs, notes, outdated }) =>
          repairs.length + outdated + notes.filter((note) => !/names no award/.test(note)).length >
          0,
      ) && 'repaired',
      reports.some(({ refused }) => refused) && 'refused',
      skipped.some((reason) => names.some((name) => reason.startsWith(`${name}: `))) &&
        'file refused',
    ]
      .filter(Boolean)
      .join(', ') || 'equal'
  );
};

let cleanLoad: Loaded;
beforeAll(async () => {
  cleanLoad = await load([
    primes,
    ...damagedLayouts.map((layout) => cleanFile(`${layout}.csv`, createCleanTable(layout))),
  ]);
});

it('the clean files load completely, without repairs', () => {
  expect(
    cleanLoad.summary.files.map(({ name, kept, refused, repairs }) => [
      name,
      kept,
      refused,
      repairs,
    ]),
  ).toEqual([
    ['primes.csv', 8, 0, []],
    ...damagedLayouts.map((layout) => [`${layout}.csv`, 8, 0, []]),
  ]);
  expect(tables.map((table) => [table, cleanLoad.rows[table].length])).toEqual([
    ['awards', 40],
    ['subawards', 16],
    ['balances', 8],
    ['activities', 8],
    ['accountAwards', 8],
  ]);
});

const formatReport = ({ files, skipped }: LoadSummary, cell?: Cell): string =>
  reportLines({
    files: files.filter(({ name }) => cell?.files.some((file) => file.name === name)),
    skipped,
  }).join('\n');
/** Describes the rows that a load changed or lost without a report or without need, and the rows that it added. */
const findLosses = (cells: readonly Cell[], { summary, rows }: Loaded): string[] =>
  tables.flatMap((table) => {
    const loadedFacts = rows[table].map(formatFacts);
    const missingRows = cleanLoad.rows[table].filter((facts) => {
      const at = loadedFacts.indexOf(formatFacts(facts));
      if (at >= 0) loadedFacts.splice(at, 1);
      return at < 0;
    });
    const losses = missingRows.flatMap((facts) => {
      const [layout, row] = originReaders[table](facts).split(' ').map(Number);
      const cell = cells.find((each) => each.layout === layout);
      const kind = cell && damageKinds[cell.kind]!;
      const isNamed = cell?.files.some(
        (file) => !file.isOlder && isReported(summary, file.name, file.lines.get(row!)),
      );
      if (isNamed && !kind!.isLossless) return [];
      const changedRow = rows[table].find(
        (each) => originReaders[table](each) === originReaders[table](facts),
      );
      return [
        `${kind?.name ?? 'no damage'}, ${damagedLayouts[layout!] ?? 'primes'}, row ${row}: ${
          changedRow
            ? Object.keys(facts)
                .filter(
                  (key) => formatFacts({ v: facts[key] }) !== formatFacts({ v: changedRow[key] }),
                )
                .map((key) => `${key} ${String(facts[key])} became ${String(changedRow[key])}`)
                .join(', ')
            : 'is gone'
        }${isNamed ? ', though nothing had to be lost' : ''}\n${formatReport(summary, cell)}`,
      ];
    });
    return loadedFacts.length > missingRows.length
      ? [
          ...losses,
          `${loadedFacts.length - missingRows.length} rows more than in the clean files: ${loadedFacts.join('\n')}`,
        ]
      : losses;
  });

/** Outcomes, and first report entries with `N` in place of each number, by damage kind and layout. */
const outcomes = damageKinds.map(() => new Map<number, string>());
const entries = damageKinds.map(() => new Map<number, string>());
const firstEntry = ({ files, skipped }: LoadSummary, { files: own }: Cell): string => {
  const names = own.map(({ name }) => name);
  const reports = files.filter(({ name }) => names.includes(name));
  return (
    [
      ...reports.flatMap(({ repairs }) => repairs.map(({ what }) => what)),
      ...reports.flatMap(({ refusals }) => refusals.map(({ reason }) => reason)),
      ...reports.flatMap(({ notes }) => notes),
      ...reports.flatMap(({ outdated }) => (outdated ? ['rows were outdated'] : [])),
      ...skipped.filter((reason) => names.some((name) => reason.startsWith(`${name}: `))),
    ][0] ?? ''
  )
    .replaceAll(/\d+/g, 'N')
    .replaceAll('|', '\\|');
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const headings = damagedLayouts.map((layout) => layout.replace('_', ' '));
const documentText = () => `# Damage in files that are loaded

This document shows how \`npm run load\` handles damage in official files. \`mock-api/load/damage.test.ts\` damages a file of each layout at random and loads it. Then either every row has the amounts and codes of the clean file, or the report names every line that was changed or refused. \`npm run damage:accept\` writes this document.

- equal: nothing had to be changed.
- repaired: the report lists what was changed or left out, or describes what is unusual. \`--strict\` refuses changed rows.
- refused: the report lists the rows that were left out, and the reason for each.
- file refused: the report gives the reason why the file cannot be used. The other files load.

${row(['Damage', ...headings])}
${row(['---', ...headings.map(() => '---')])}
${damageKinds.map(({ name }, kind) => row([name, ...damagedLayouts.map((_, layout) => outcomes[kind]!.get(layout)!)])).join('\n')}

The first report entry for each kind of damage, from the leftmost layout that has one:

| Damage | Entry |
| --- | --- |
${damageKinds.map(({ name }, kind) => row([name, damagedLayouts.map((_, layout) => entries[kind]!.get(layout)).find(Boolean) ?? '-'])).join('\n')}
`;
const rounds = Array.from({ length: kinds }, (_, round) => round);

describe.each(isAccepting ? rounds : sampled(rounds, 8))('a load in damage round %i', (round) => {
  it('reports every row whose values changed or were lost', async () => {
    const losses: string[] = [];
    for (let seed = 1; seed <= (isFullRun ? 1 + moreSeeds : 1); seed += 1) {
      const cells = damagedLayouts.map((_, layout) =>
        damage((layout + round) % kinds, layout, seed),
      );
      const loaded = await load([primes, ...cells.flatMap(({ files }) => files)]);
      losses.push(...findLosses(cells, loaded).map((loss) => `seed ${seed}: ${loss}`));
      if (seed > 1) continue;
      for (const cell of cells) {
        outcomes[cell.kind]!.set(cell.layout, describeOutcome(loaded.summary, cell));
        entries[cell.kind]!.set(cell.layout, firstEntry(loaded.summary, cell));
      }
    }
    expect(losses.join('\n\n')).toBe('');
  });
});

it('docs/loading-damage.md matches the outcomes', () => {
  if (isAccepting) writeFileSync(documentPath, documentText());
  const documentContent = readFileSync(documentPath, 'utf8');
  if (isFullRun) expect(documentContent).toBe(documentText());
  const parseCells = (name: string) =>
    documentContent
      .split('\n')
      .find((line) => line.startsWith(`| ${name} | `) && line.split(' | ').length > 2)
      ?.slice(2, -2)
      .split(' | ')
      .slice(1) ?? [];
  for (const [kind, { name }] of damageKinds.entries())
    for (const [layout, outcome] of outcomes[kind]!)
      expect([name, headings[layout], parseCells(name)[layout]]).toEqual([
        name,
        headings[layout],
        outcome,
      ]);
});
