import { StatementStopped, type StopReason } from '../db/database';

/** Requests worked on at a time: twice the connections, so that one is prepared while another is asked. */
const AT_ONCE = 8;
/** Requests that wait for their turn; at some fifty a second these are four seconds. */
const MAX_WAITING = 200;
/** Bytes of their bodies together, which are as they came until their turn. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;

/** Times that a full line is looked at again, and milliseconds between: those who left are noticed only when their connection is read. */
const LOOKS = 10;
const LOOK_AGAIN_MS = 25;

/** Yields to the event loop, so that closed connections are noticed. */
const yieldToEvents = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

interface Place {
  take: () => void;
}

/**
 * Lets a few requests be worked on at a time, in the order in which they came. Preparing the largest of them takes the event loop ten
 * milliseconds: hundreds at once would keep it from noticing who has left meanwhile. Those who leave give up their place.
 */
export class Turns {
  private readonly waiting = new Set<Place>();
  private bytes = 0;
  private working = 0;

  constructor(private readonly maxWaiting = MAX_WAITING) {}

  /** Does some work when its turn has come. Throws `StatementStopped` when the visitor left, waited too long, or would wait behind too many. */
  async run<T>(
    work: () => Promise<T>,
    { signal, limitMs, bytes }: { signal: AbortSignal; limitMs: number; bytes: number },
  ): Promise<T> {
    await yieldToEvents();
    if (signal.aborted) throw new StatementStopped('abandoned');
    if (this.working >= AT_ONCE) await this.room(signal, bytes);
    if (this.working >= AT_ONCE) await this.wait(signal, limitMs, bytes);
    else this.working += 1;
    try {
      // The visitor may have disconnected before the turn came.
      await yieldToEvents();
      if (signal.aborted) throw new StatementStopped('abandoned');
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next.take();
      else this.working -= 1;
    }
  }

  /** Waits a moment for room in a full line. Throws `StatementStopped` when there is none. */
  private async room(signal: AbortSignal, bytes: number): Promise<void> {
    const isFull = () => this.working >= AT_ONCE && this.waiting.size >= this.maxWaiting;
    if (this.bytes + bytes > MAX_WAITING_BYTES) throw new StatementStopped('busy');
    this.bytes += bytes;
    try {
      for (let look = 0; look < LOOKS && isFull() && !signal.aborted; look += 1)
        await new Promise<void>((done) => {
          setTimeout(done, LOOK_AGAIN_MS);
        });
    } finally {
      this.bytes -= bytes;
    }
    if (signal.aborted) throw new StatementStopped('abandoned');
    if (isFull()) throw new StatementStopped('busy');
  }

  private wait(signal: AbortSignal, limitMs: number, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (reason: StopReason) => {
        forget();
        reject(new StatementStopped(reason));
      };
      const abandon = () => leave('abandoned');
      const timer = setTimeout(() => leave('busy'), limitMs);
      const place: Place = {
        take: () => {
          forget();
          resolve();
        },
      };
      const forget = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abandon);
        this.waiting.delete(place);
        this.bytes -= bytes;
      };
      signal.addEventListener('abort', abandon);
      this.waiting.add(place);
      this.bytes += bytes;
    });
  }
}
