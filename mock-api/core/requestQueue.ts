import { StatementStopped, type StopReason } from '../db/database';

/** Maximum number of running requests: twice the connections, so that one request is prepared while another waits for the database. */
const MAX_RUNNING = 8;
/** Maximum number of waiting requests, about four seconds of work at 50 requests per second. */
const MAX_WAITING = 200;
/** Maximum total size of the waiting requests' bodies, which stay unparsed until their turn. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;

/** Number of checks for a free place in a full queue, and the milliseconds between them. The wait reveals closed connections. */
const QUEUE_CHECKS = 10;
const CHECK_INTERVAL_MS = 25;

/** Yields to the event loop, so that closed connections are detected. */
const yieldToEvents = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

interface QueueEntry {
  start: () => void;
}

/**
 * Limits how many requests run at the same time. The others wait in order of arrival, and leave the queue when their client
 * disconnects. Preparing a large request blocks the event loop for ten milliseconds, so hundreds at once would delay the detection of
 * disconnects.
 */
export class RequestQueue {
  private readonly waiting = new Set<QueueEntry>();
  private bytes = 0;
  private running = 0;

  constructor(private readonly maxWaiting = MAX_WAITING) {}

  /** Runs `work` when its turn comes. Throws `StatementStopped` if the client left, the wait is too long or the queue is full. */
  async run<T>(
    work: () => Promise<T>,
    { signal, limitMs, bytes }: { signal: AbortSignal; limitMs: number; bytes: number },
  ): Promise<T> {
    await yieldToEvents();
    if (signal.aborted) throw new StatementStopped('abandoned');
    if (this.running >= MAX_RUNNING) await this.waitForRoom(signal, bytes);
    if (this.running >= MAX_RUNNING) await this.wait(signal, limitMs, bytes);
    else this.running += 1;
    try {
      // The client may have disconnected while the request waited.
      await yieldToEvents();
      if (signal.aborted) throw new StatementStopped('abandoned');
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private async waitForRoom(signal: AbortSignal, bytes: number): Promise<void> {
    const isFull = () => this.running >= MAX_RUNNING && this.waiting.size >= this.maxWaiting;
    if (this.bytes + bytes > MAX_WAITING_BYTES) throw new StatementStopped('busy');
    this.bytes += bytes;
    try {
      for (let check = 0; check < QUEUE_CHECKS && isFull() && !signal.aborted; check += 1)
        await new Promise<void>((done) => {
          setTimeout(done, CHECK_INTERVAL_MS);
        });
    } finally {
      this.bytes -= bytes;
    }
    if (signal.aborted) throw new StatementStopped('abandoned');
    if (isFull()) throw new StatementStopped('busy');
  }

  private wait(signal: AbortSignal, limitMs: number, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const rejectWith = (reason: StopReason) => {
        cleanUp();
        reject(new StatementStopped(reason));
      };
      const abandon = () => rejectWith('abandoned');
      const timer = setTimeout(() => rejectWith('busy'), limitMs);
      const entry: QueueEntry = {
        start: () => {
          cleanUp();
          resolve();
        },
      };
      const cleanUp = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abandon);
        this.waiting.delete(entry);
        this.bytes -= bytes;
      };
      signal.addEventListener('abort', abandon);
      this.waiting.add(entry);
      this.bytes += bytes;
    });
  }
}
