import { StatementStopped } from '../db/database';
import { RequestQueue } from './requestQueue';

const forever = () => new Promise<never>(() => {});
const createOptions = (signal = new AbortController().signal) => ({
  signal,
  limitMs: 20_000,
  bytes: 10,
});
/** Returns a queue of eight running requests and one waiting to run `work`. `finish` ends a running one, `leave` the waiting one. */
const createFullQueue = async () => {
  const turns = new RequestQueue(1);
  let finish = () => {};
  void turns.run(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
    createOptions(),
  );
  for (let at = 1; at < 8; at += 1) void turns.run(forever, createOptions());
  const waiting = new AbortController();
  const work = jest.fn(forever);
  const waited = turns.run(work, createOptions(waiting.signal)).catch((error: unknown) => error);
  await new Promise((done) => {
    setTimeout(done, 5);
  });
  return { turns, work, waited, leave: () => waiting.abort(), finish: () => finish() };
};

describe('a full RequestQueue', () => {
  it('admits a request when a waiting one disconnects shortly afterwards', async () => {
    const { turns, waited, leave, finish } = await createFullQueue();
    const result = turns.run(() => Promise.resolve('answered'), createOptions());
    setTimeout(leave, 30);
    expect(await waited).toEqual(new StatementStopped('abandoned'));
    finish();
    expect(await result).toBe('answered');
  });
  it('rejects a request as busy when no waiting one disconnects', async () => {
    const { turns } = await createFullQueue();
    await expect(turns.run(forever, createOptions())).rejects.toEqual(new StatementStopped('busy'));
  });
  it('does not start a request that is aborted just as its turn comes', async () => {
    const { turns, work, waited, leave, finish } = await createFullQueue();
    finish();
    setImmediate(leave);
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    expect(work).not.toHaveBeenCalled();
    expect(await waited).toEqual(new StatementStopped('abandoned'));
    expect(await turns.run(() => Promise.resolve('answered'), createOptions())).toBe('answered');
  });
});
