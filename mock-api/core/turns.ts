import { StatementStopped, type StopReason } from '../db/database';

/** Requests that run at the same time: twice the connections, so that one is prepared while another waits for the database. */
const AT_ONCE = 8;
/** Maximum number of waiting requests, about four seconds of work at 50 requests per second. */
const MAX_WAITING = 200;
/** Maximum total size of the waiting requests' bodies, which stay unparsed until their turn. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;

/** Number of checks for room in a full queue, and the milliseconds between them. Closed connections are noticed only when they are read. */
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
 * Limits how many requests run at the same time, in order of arrival. Preparing the largest ones blocks the event loop for ten
 * milliseconds; hundreds at once would keep it from noticing closed connections. Clients that disconnect leave the queue.
 */
export class Turns {
  private readonly waiting = new Set<Place>();
  private bytes = 0;
  private working = 0;

  constructor(private readonly maxWaiting = MAX_WAITING) {}

  /** Runs `work` when its turn has come. Throws `StatementStopped` when the client disconnected, waited too long, or the queue is full. */
  async run<T>(
    work: () => Promise<T>,
    { signal, limitMs, bytes }: { signal: AbortSignal; limitMs: number; bytes: number },
  ): Promise<T> {
    await yieldToEvents();
    if (signal.aborted) throw new StatementStopped('abandoned');
    if (this.working >= AT_ONCE) await this.waitForRoom(signal, bytes);
    if (this.working >= AT_ONCE) await this.wait(signal, limitMs, bytes);
    else this.working += 1;
    try {
      // The client may have disconnected before its turn came.
      await yieldToEvents();
      if (signal.aborted) throw new StatementStopped('abandoned');
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next.take();
      else this.working -= 1;
    }
  }

  private async waitForRoom(signal: AbortSignal, bytes: number): Promise<void> {
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
