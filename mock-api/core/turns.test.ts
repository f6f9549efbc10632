import { StatementStopped } from '../db/database';
import { Turns } from './turns';

const forever = () => new Promise<never>(() => {});
const asked = (signal = new AbortController().signal) => ({ signal, limitMs: 20_000, bytes: 10 });
/** Fills the queue: eight requests run (`finish` ends one), and one waits to run `work` (`leave` disconnects it). */
const fullLine = async () => {
  const turns = new Turns(1);
  let finish = () => {};
  void turns.run(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
    asked(),
  );
  for (let at = 1; at < 8; at += 1) void turns.run(forever, asked());
  const waiting = new AbortController();
  const work = jest.fn(forever);
  const waited = turns.run(work, asked(waiting.signal)).catch((error: unknown) => error);
  await new Promise((done) => {
    setTimeout(done, 5);
  });
  return { turns, work, waited, leave: () => waiting.abort(), finish: () => finish() };
};

describe('Turns with a full queue', () => {
  it('admits a request when a waiting one disconnects shortly afterwards', async () => {
    const { turns, waited, leave, finish } = await fullLine();
    const taken = turns.run(() => Promise.resolve('answered'), asked());
    setTimeout(leave, 30);
    expect(await waited).toEqual(new StatementStopped('abandoned'));
    finish();
    expect(await taken).toBe('answered');
  });
  it('rejects a request as busy when no waiting one disconnects', async () => {
    const { turns } = await fullLine();
    await expect(turns.run(forever, asked())).rejects.toEqual(new StatementStopped('busy'));
  });
  it('does not start a request that is aborted just as its turn comes', async () => {
    const { turns, work, waited, leave, finish } = await fullLine();
    finish();
    setImmediate(leave);
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    expect(work).not.toHaveBeenCalled();
    expect(await waited).toEqual(new StatementStopped('abandoned'));
    expect(await turns.run(() => Promise.resolve('answered'), asked())).toBe('answered');
  });
});
