import { smallSet } from '../../tests/server';
import { Database } from '../db/database';
import { createFileSet } from './fileSets';

let db: Database;
beforeAll(async () => {
  db = await Database.open(smallSet, { connections: 1 });
});
afterAll(() => db.stop());
/** Returns the last award ID of each chunk of a file. `awards` is SQL that returns the award IDs of its rows. */
const queryCuts = async (awards: string) => {
  const { cuts } = createFileSet(
    'file',
    'contract_transactions',
    `select award_id from (${awards})`,
  );
  return (await db.query<{ last: number }>(cuts!)).map(({ last }) => last);
};

describe('fileSet', () => {
  it('cuts chunks of at most 25,000 rows when some award IDs are far above the others', async () => {
    expect(
      await queryCuts(
        'select range AS award_id from range(60000) union all select 1000000 + range from range(10)',
      ),
    ).toEqual([24_999, 49_999, 1_000_009]);
  });
  it('keeps the rows of one award in one chunk', async () => {
    expect(
      await queryCuts('select 7 AS award_id from range(60000) union all select 8 from range(5)'),
    ).toEqual([7, 8]);
  });
  it('cuts no chunks when there are no rows', async () => {
    expect(await queryCuts('select 1 AS award_id from range(0)')).toEqual([]);
  });
});
