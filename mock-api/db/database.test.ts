import { smallSet } from '../../tests/server';
import { Database, TRACK_PROGRESS_SQL, StatementStopped } from './database';

const ENDLESS =
  'select count(*) AS n from range(10000000) AS a(x), range(10000000) AS b(y) where (a.x * b.y) % 7 = 3';
const getStopReason = (pending: Promise<unknown>) =>
  pending.then(
    () => 'answered',
    (error: unknown) => (error instanceof StatementStopped ? error.reason : String(error)),
  );

let db: Database;
beforeEach(async () => {
  db = await Database.open(smallSet, { connections: 1, maxWaiting: 3 });
});
afterEach(() => db.stop());

describe('an aborted statement', () => {
  it('ends at any stage, and its connection runs the next statement', async () => {
    for (const delay of [0, 0, 0, 1, 2, 3, 5, 20, 60]) {
      const leaving = new AbortController();
      const stopReason = getStopReason(db.query(ENDLESS, [], { signal: leaving.signal }));
      if (delay)
        await new Promise((done) => {
          setTimeout(done, delay);
        });
      leaving.abort();
      expect(await stopReason).toBe('abandoned');
      expect(await db.query('select 7 AS n')).toEqual([{ n: 7 }]);
    }
  });
  it('leaves the queue while the statement ahead of it still runs', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const running = getStopReason(db.query(ENDLESS, [], { signal: first.signal }));
    const waiting = getStopReason(db.query(ENDLESS, [], { signal: second.signal }));
    const next = db.query('select 1 AS n');
    second.abort();
    expect(await waiting).toBe('abandoned');
    first.abort();
    expect(await running).toBe('abandoned');
    expect(await next).toEqual([{ n: 1 }]);
  });
  it('does not start when its signal is already aborted', async () => {
    const abortedSignal = AbortSignal.abort();
    expect(await getStopReason(db.query(ENDLESS, [], { signal: abortedSignal }))).toBe('abandoned');
    expect(db.busy).toBe(0);
  });
});

it('stops a statement that exceeds its time limit, including its time in the queue', async () => {
  const running = getStopReason(db.query(ENDLESS, [], { limitMs: 400 }));
  const waiting = getStopReason(db.query('select 1', [], { limitMs: 100 }));
  expect(await waiting).toBe('limit');
  expect(await running).toBe('limit');
  expect(await db.query('select 1 AS n', [], { limitMs: 60_000 })).toEqual([{ n: 1 }]);
});

it('applies one time limit to all statements of a request', async () => {
  const forOneRequest = db.forRequest({ limitMs: 400 });
  const forAnother = db.forRequest({ limitMs: 60_000 });
  expect(await getStopReason(forOneRequest.query(ENDLESS))).toBe('limit');
  expect(await getStopReason(forOneRequest.query('select 1'))).toBe('limit');
  expect(await forAnother.query('select 1 AS n')).toEqual([{ n: 1 }]);
});

it('rejects a statement as busy when the queue is full', async () => {
  const leaving = new AbortController();
  const stopReasons = Array.from({ length: 4 }, () =>
    getStopReason(db.query(ENDLESS, [], { signal: leaving.signal })),
  );
  expect(await getStopReason(db.query('select 1'))).toBe('busy');
  leaving.abort();
  expect(await Promise.all(stopReasons)).toEqual(Array(4).fill('abandoned'));
  expect(await db.query('select 1 AS n')).toEqual([{ n: 1 }]);
});

it('stop ends running and waiting statements and rejects new ones', async () => {
  const stopReasons = [getStopReason(db.query(ENDLESS)), getStopReason(db.query(ENDLESS))];
  await db.stop();
  expect(await Promise.all(stopReasons)).toEqual(['closed', 'closed']);
  expect(await getStopReason(db.query('select 1'))).toBe('closed');
});

describe('the progress of a writer', () => {
  it('is between 0 and 1 while a statement runs, and undefined between statements', async () => {
    const writer = await Database.open(':memory:', { write: true });
    try {
      await writer.run(TRACK_PROGRESS_SQL);
      await writer.run('create table numbers as select i from range(1000000) t(i)');
      expect(writer.share).toBeUndefined();
      const shares: number[] = [];
      let isOver = false;
      const statement = writer
        .run('create table texts as select md5(i::VARCHAR) as text from numbers order by text')
        .finally(() => {
          isOver = true;
        });
      while (!isOver) {
        const { share } = writer;
        if (share !== undefined) shares.push(share);
        await new Promise((done) => setImmediate(done));
      }
      await statement;
      expect(shares.some((share) => share < 1)).toBe(true);
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      expect(writer.share).toBeUndefined();
    } finally {
      writer.close();
    }
  });
});
