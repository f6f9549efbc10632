import { DuckDBInstance, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';
import { Values } from './values';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

const findHits = async <T extends string | number>(
  candidates: readonly T[],
  test: (values: Values) => string,
): Promise<T[]> => {
  const values = new Values();
  const rows = candidates
    .map(
      (candidate) =>
        `(${typeof candidate === 'number' ? candidate : `'${candidate.replaceAll("'", "''")}'`})`,
    )
    .join(', ');
  const where = test(values);
  return (
    await connection.runAndReadAll(
      `select v from (values ${rows}) t(v) where ${where}`,
      values.list as DuckDBValue[],
    )
  )
    .getRowObjectsJS()
    .map((row) => row.v as T);
};
const createTexts = (count: number, prefix = 'text') =>
  Array.from({ length: count }, (_, at) => `${prefix} ${at}`);

describe('bound values', () => {
  it('are numbered in the order in which they are added', () => {
    const values = new Values();
    expect([values.add('a'), values.add(2), values.list]).toEqual(['$1', '$2', ['a', 2]]);
  });
});

describe('Values.in', () => {
  it.each([1, 2, 12, 13, 500])(
    'matches exactly the members of a list of %i texts',
    async (count) => {
      const members = createTexts(count);
      expect(
        await findHits([...members.slice(-3), 'other', ''], (values) => values.in('v', members)),
      ).toEqual(members.slice(-3));
    },
  );
  it('compares a long list of numbers as numbers', async () => {
    const members = Array.from({ length: 40 }, (_, at) => at * 10);
    expect(await findHits([5, 10, 390, 400], (values) => values.in('v', members))).toEqual([
      10, 390,
    ]);
  });
  it('binds a long list as one value and a short list as one value per member', () => {
    const countBound = (count: number) => {
      const values = new Values();
      values.in('v', createTexts(count));
      return values.list.length;
    };
    expect([countBound(3), countBound(12), countBound(13), countBound(5000)]).toEqual([
      3, 12, 1, 1,
    ]);
  });
  it('binds a repeated member once', () => {
    const values = new Values();
    values.in('v', ['a', 'a', 'b']);
    expect(values.list).toEqual(['a', 'b']);
  });
  it('matches nothing for an empty list', async () => {
    expect(await findHits(['', 'a'], (values) => values.in('v', []))).toEqual([]);
  });
  it('ignores texts that contain the separator character', async () => {
    expect(await findHits(['a', 'b'], (values) => values.in('v', ['a\u0001b']))).toEqual([]);
    expect(
      await findHits(['text 1', 'a', 'b'], (values) =>
        values.in('v', [...createTexts(20), 'a\u0001b']),
      ),
    ).toEqual(['text 1']);
  });
});

describe('Values.phrase', () => {
  it.each([1, 3, 4, 50, 400])('finds any of %i phrases inside a text', async (count) => {
    const phrases = createTexts(count, 'phrase');
    expect(
      await findHits([`before ${phrases[count - 1]!} after`, phrases[0]!, 'phras', ''], (values) =>
        values.phrase('v', phrases),
      ),
    ).toEqual([`before ${phrases[count - 1]!} after`, phrases[0]!]);
  });
  it.each([1, 3, 4, 50, 400])(
    'finds any of %i phrases only at the start of a text',
    async (count) => {
      const phrases = createTexts(count, 'phrase');
      expect(
        await findHits(
          [`before ${phrases[count - 1]!}`, `${phrases[count - 1]!} after`],
          (values) => values.phrase('v', phrases, 'start'),
        ),
      ).toEqual([`${phrases[count - 1]!} after`]);
    },
  );
  it.each([[['a.b', 'x', 'y']], [['a.b', 'x|y', '(z', '[q', '\\d', '$', '^s', '{2}', 'e+', 'é*']]])(
    'matches special characters literally: %p',
    async (phrases) => {
      expect(
        await findHits([...phrases, 'a1b', '7', 'ss', 'ee'], (values) =>
          values.phrase('v', phrases),
        ),
      ).toEqual(phrases);
    },
  );
  it('finds phrases of any length', async () => {
    const phrases = ['ab', 'c'.repeat(1500), 'd'.repeat(1500), 'e'.repeat(2500), 'ffff'];
    expect(
      await findHits([...phrases, 'a', 'c'.repeat(1499), 'fff'], (values) =>
        values.phrase('v', phrases),
      ),
    ).toEqual(phrases);
  });
  it('finds phrases with characters outside the basic multilingual plane', async () => {
    const phrases = ['𝒳', '𝒴𝒴', 'zzz', 'wwww'];
    expect(await findHits([...phrases, 'x'], (values) => values.phrase('v', phrases))).toEqual(
      phrases,
    );
  });
  it('builds a condition that does not grow with the number of phrases', () => {
    const tests = (count: number) => {
      const values = new Values();
      return [values.phrase('v', createTexts(count)).length, values.list.length] as const;
    };
    expect(tests(100)).toEqual(tests(4));
    const [, boundCount] = tests(500);
    expect(boundCount).toBeLessThan(12);
  });
  it('binds a repeated phrase once', () => {
    const values = new Values();
    values.phrase('v', ['a', 'a']);
    expect(values.list).toEqual(['a']);
  });
  it('matches nothing for an empty list', async () => {
    expect(await findHits(['', 'a'], (values) => values.phrase('v', []))).toEqual([]);
  });
});

describe('Values.ids', () => {
  it.each([13, 14, 15, 16, 17, 23, 24, 64, 1001])(
    'matches exactly the listed IDs out of %i possible ones',
    async (below) => {
      const all = Array.from({ length: below }, (_, id) => id);
      for (const ids of [
        [],
        [below - 1],
        all.filter((id) => id % 3 === 0 || id === below - 1),
        all.slice(0, 13),
        all,
      ])
        expect(await findHits(all, (values) => values.ids('v', ids, below))).toEqual(ids);
    },
  );
  it('does not match a null ID', async () => {
    const values = new Values();
    const ids = Array.from({ length: 20 }, (_, id) => id);
    const where = values.ids('v', ids, 40);
    const rows = await connection.runAndReadAll(
      `select v from (values (null), (3), (30)) t(v) where ${where}`,
      values.list as DuckDBValue[],
    );
    expect(rows.getRowObjectsJS()).toEqual([{ v: 3 }]);
  });
});
