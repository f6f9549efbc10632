import { smallSet } from '../../tests/server';
import { Database, type Row } from '../db/database';
import {
  buildTextPacks,
  KEY_PACKS,
  escapeText,
  textColumns,
  type TextColumn,
} from '../db/textPacks';
import { TextPack, TextStore } from './textStore';

const createPack = (...texts: string[]) =>
  new TextPack(Buffer.from(texts.join('\n')), texts.length);

describe('TextPack', () => {
  it('get returns the text at an index, or null if there is none', () => {
    const textPack = createPack('', ' one', '\u0002', 'the last, é');
    expect([0, 1, 2, 3, 4, -1, null].map((nth) => textPack.get(nth))).toEqual([
      '',
      ' one',
      null,
      'the last, é',
      null,
      null,
      null,
    ]);
  });
  it('get returns texts with separator characters unchanged', () => {
    for (const text of ['a\nb', '\u0001', '\u0001a', '\u0002', 'x\u0002\n\u0001b'])
      expect(createPack('first', escapeText(text), 'last').get(1)).toBe(text);
  });
  it('find returns the indexes of the texts that contain a substring, without duplicates', () => {
    const textPack = createPack(' base base', ' other', '', ' the base', ' bas');
    expect([textPack.find(' base'), textPack.find('bas'), textPack.find('none')]).toEqual([
      [0, 3],
      [0, 3, 4],
      [],
    ]);
  });
  it('find with "start" returns the indexes of only the texts that begin with the substring', () => {
    const textPack = createPack('SAN JOSE', 'NEW SAN', 'SAN', '', 'SA');
    expect([textPack.find('SAN', 'start'), textPack.find('SA', 'start')]).toEqual([
      [0, 2],
      [0, 2, 4],
    ]);
    expect(createPack('A').find('ABC', 'start')).toEqual([]);
  });
  it('range returns the index range of sorted texts that start with or equal a text', () => {
    const textPack = createPack('A', 'AB', 'AB', 'ABC', 'B', 'É');
    expect(
      (
        [
          ['AB', false],
          ['AB', true],
          ['A', false],
          ['C', false],
          ['', true],
          ['É', true],
          ['ABCD', false],
        ] as const
      ).map(([text, whole]) => textPack.range(text, whole)),
    ).toEqual([
      [1, 4],
      [1, 3],
      [0, 4],
      [5, 5],
      [0, 0],
      [5, 6],
      [4, 4],
    ]);
  });
  it('numbers returns integers, and -1 for empty or missing texts', () =>
    expect([...createPack('', '12', '\u0002', '0', '2000000000').numbers()]).toEqual([
      -1, 12, -1, 0, 2_000_000_000,
    ]));
  it('throws when the number of texts differs from the stated count', () =>
    expect(() => new TextPack(Buffer.from('a\nb'), 3)).toThrow(
      'Corrupt text pack: expected 3 entries, found 2',
    ));
});

describe('TextStore', () => {
  let db: Database;
  let textStore: TextStore;
  beforeAll(async () => {
    db = await Database.open(smallSet, { connections: 1 });
    textStore = await TextStore.load(db);
  });
  afterAll(() => db.close());

  it.each(Object.keys(textColumns) as TextColumn[])(
    'fills rows with the same %s values as the table',
    async (column) => {
      const { table, sql } = textColumns[column];
      const rows = await db.query<{ id: number; v: string | null; found?: unknown }>(
        `select id, ${sql} AS v from ${table} order by id`,
      );
      await textStore.fill(db, rows, { found: [column, 'id'] });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ v, found }) => v !== found)).toEqual([]);
    },
  );
  it('finds awards whose identifier starts with, contains or equals a text', async () => {
    const [award] = await db.query<{ display_id: string }>(
      'select display_id from award order by hash(id) limit 1',
    );
    const displayId = award!.display_id.toUpperCase();
    const texts = [
      displayId.slice(0, 5),
      displayId.slice(2, 6),
      displayId,
      displayId.toLowerCase(),
      'ZZZZZZ',
    ];
    const tests = { start: 'starts_with(k, $1)', inside: 'contains(k, $1)', whole: 'k = $1' };
    for (const [where, test] of Object.entries(tests))
      for (const text of texts) {
        const rows = await db.query<{ id: number }>(
          `select distinct id
            from (
              select upper(display_id) k, id
              from award
              union all
              select upper(uri), id
              from award)
            where ${test}
            order by id`,
          [text],
        );
        expect([
          where,
          text,
          textStore.findAwards([text], where as 'start')!.sort((a, b) => a - b),
        ]).toEqual([where, text, rows.map(({ id }) => id)]);
      }
  });
  it.each([
    ['psc', 'id'],
    ['naics', 'code'],
    ['listing', 'id'],
  ] as const)('finds the same %s codes by phrase as the database', async (table, key) => {
    const norms = (
      await db.query<{ norm: string }>(
        `select norm from ${table} where norm is not null order by 1`,
      )
    ).map(({ norm }) => norm);
    const lastWords = norms
      .filter((_, nth) => nth % 40 === 0)
      .map((norm) => norm.slice(norm.lastIndexOf(' ')));
    for (const phrases of [
      [' '],
      [' a'],
      [' services'],
      [' zzz', norms[0]!],
      lastWords,
      [norms.at(-1)!, `${norms[1]!}x`],
    ]) {
      const rows = await db.query<{ id: number }>(
        `select ${key}::INTEGER AS id
          from ${table}
          where ${phrases.map((_, nth) => `contains(norm, $${nth + 1})`).join(' or ')}
          order by id`,
        phrases,
      );
      expect(textStore.findCodes(table, phrases).sort((a, b) => a - b)).toEqual(
        rows.map(({ id }) => id),
      );
    }
  });
  it('returns undefined for an empty text or for too many texts', () => {
    expect(textStore.findAwards([''], 'inside')).toBeUndefined();
    expect(textStore.find('text.norm', [''])).toBeUndefined();
    const many = Array.from({ length: 5000 }, (_, nth) => ` word ${nth}`);
    expect(textStore.find('text.norm', many)).toBeUndefined();
  });
  it('reads texts from their tables when the dataset has no packs', async () => {
    const storeWithoutPacks = await TextStore.load({
      query: <T extends Row>(sql: string, values?: readonly string[]) =>
        sql.includes('word_pack') ? Promise.resolve([] as T[]) : db.query<T>(sql, values),
    } as Database);
    const rows = await db.query('select id, recipient_id, text_id from award order by id limit 20');
    rows.push({ id: 1, recipient_id: null, text_id: null });
    const texts = {
      name: ['recipient.name', 'recipient_id'],
      txt: ['text.txt', 'text_id'],
    } as const;
    const copiedRows = rows.map((row) => ({ ...row }));
    await textStore.fill(db, rows, texts);
    await storeWithoutPacks.fill(db, copiedRows, texts);
    expect(copiedRows).toEqual(rows);
    expect([
      storeWithoutPacks.find('text.norm', [' a']),
      storeWithoutPacks.findAwards(['A'], 'start'),
    ]).toEqual([undefined, undefined]);
  });
});

it('buildTextPacks writes the same packs each time, and no pack for an empty table', async () => {
  const db = await Database.open(':memory:', { write: true });
  await db.run(`create table text (id INTEGER, txt VARCHAR, norm VARCHAR);
    create table recipient (id INTEGER, uuid VARCHAR, name VARCHAR, norm VARCHAR, uei VARCHAR, duns VARCHAR,
      is_parent BOOLEAN, parent_id INTEGER, kind VARCHAR, address VARCHAR, zip4 VARCHAR);
    create table place (id INTEGER, city VARCHAR, city_upper VARCHAR, zip5 VARCHAR);
    create table award (id INTEGER, display_id VARCHAR, generated_id VARCHAR, uri VARCHAR);
    insert into award
    values (4, 'b1', 'G4', 'b1'), (1, 'A2', 'G1', null), (2, 'a2', null, 'X' || chr(10) || 'Y')`);
  const buildPacks = async () => {
    await buildTextPacks(db);
    const rows = await db.query<{ name: string; bytes: Buffer; n: number }>(
      'select * from word_pack order by name',
    );
    return rows.map(({ name, bytes, n }) => [name, bytes.toString(), n]);
  };
  const first = await buildPacks();
  expect(first).toEqual([
    ['award.display_id', '\nA2\na2\n\nb1', 5],
    ['award.generated_id', '\nG1\n\u0002\n\nG4', 5],
    [KEY_PACKS.id, '1\n2\n4\n2', 4],
    [KEY_PACKS.key, 'A2\nA2\nB1\nX\u0001bY', 4],
  ]);
  expect(await buildPacks()).toEqual(first);
  db.close();
});
