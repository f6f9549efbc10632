import type { DuckDBBitValue, DuckDBConnection } from '@duckdb/node-api';
import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';

/** A value that may be bound to a statement. Dates are bound as ISO text and cast in the SQL. */
export type Bindable = string | number | bigint | boolean | DuckDBBitValue | null;
export type Row = Record<string, unknown>;

/**
 * Why a statement was given up: nobody waits for its answer any more (`abandoned`), it took longer than allowed (`limit`), too
 * many others wait for a connection (`busy`), the memory of the engine is not enough (`memory`), or the server ends (`closed`).
 */
export type StopReason = 'abandoned' | 'limit' | 'busy' | 'memory' | 'closed';
/** A statement that was given up, and why. */
export class StatementStopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The statement was stopped: ${reason}`);
  }
}

/** Under what conditions a statement runs. */
export interface QueryOptions {
  /** Ends the statement when it is aborted. */
  signal?: AbortSignal;
  /** Milliseconds from asking to answer, waiting for a connection included; none is no limit. */
  limitMs?: number;
}

/** What handlers see of the database. */
export type Reader = Pick<Database, 'query'>;

/** Statements that may wait for a connection. */
const MAX_WAITING = 200;
/** A single interrupt is lost when it comes in the first milliseconds of a statement. */
const INTERRUPT_EVERY_MS = 10;

/** Makes the engine keep account of how far a statement is, and say nothing of it by itself. */
export const FOLLOWED = 'set enable_progress_bar_print = false; set enable_progress_bar = true';

interface Waiting {
  take: (connection: DuckDBConnection) => void;
  leave: () => void;
}

/** A pool of connections to one DuckDB file. Queries wait for a free connection; each connection runs one at a time. */
export class Database {
  private readonly idle: DuckDBConnection[] = [];
  private readonly waiting = new Set<Waiting>();
  /** How to give up each statement that waits or runs. */
  private readonly asked = new Map<(reason: StopReason) => void, Promise<unknown>>();
  /** Takes no more statements. */
  private closed = false;
  private gone = false;

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connections: DuckDBConnection[],
    private readonly maxWaiting: number,
  ) {
    this.idle.push(...connections);
  }

  /** Opens a file. Read-only is the rule: a writer would lock out every other process (tests, bench, a second server). */
  static async open(
    path: string,
    options: {
      write?: boolean;
      connections?: number;
      threads?: number;
      memory?: string;
      maxWaiting?: number;
    } = {},
  ): Promise<Database> {
    const {
      write = false,
      connections = 4,
      threads = 2,
      memory = '600MB',
      maxWaiting = MAX_WAITING,
    } = options;
    const instance = await DuckDBInstance.create(path, {
      access_mode: write ? 'READ_WRITE' : 'READ_ONLY',
      threads: String(threads),
      memory_limit: memory,
    });
    const pool = await Promise.all(
      Array.from({ length: write ? 1 : connections }, () => instance.connect()),
    );
    return new Database(instance, pool, maxWaiting);
  }

  /** Statements that wait for a connection or run. */
  get busy(): number {
    return this.asked.size;
  }

  /** How much of the statement of a writer is done, from 0 to 1; nothing as long as the engine does not tell. It tells after `FOLLOWED`. */
  get share(): number | undefined {
    const { percentage } = this.connections[0]!.progress;
    return percentage > 0 ? Math.min(1, percentage / 100) : undefined;
  }

  private acquire(whileWaiting: (leave: () => void) => void): Promise<DuckDBConnection> {
    if (this.closed) throw new StatementStopped('closed');
    const connection = this.idle.pop();
    if (connection) return Promise.resolve(connection);
    if (this.waiting.size >= this.maxWaiting) throw new StatementStopped('busy');
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        take: resolve,
        leave: () => {
          this.waiting.delete(place);
          reject(new Error('left the queue'));
        },
      };
      this.waiting.add(place);
      whileWaiting(place.leave);
    });
  }

  private release(connection: DuckDBConnection) {
    const [next] = this.waiting;
    if (!next) return void this.idle.push(connection);
    this.waiting.delete(next);
    next.take(connection);
  }

  /** Does something with a connection; `stop` ends it early, whether it waits or runs. */
  private withConnection<T>(
    work: (connection: DuckDBConnection) => Promise<T>,
    { signal, limitMs }: QueryOptions,
  ): Promise<T> {
    let stopped: StopReason | undefined;
    let giveUp = () => {};
    const stop = (reason: StopReason) => {
      if (stopped) return;
      stopped = reason;
      giveUp();
    };
    const abandon = () => stop('abandoned');
    const run = async (): Promise<T> => {
      const timer = limitMs === undefined ? undefined : setTimeout(() => stop('limit'), limitMs);
      let repeat: NodeJS.Timeout | undefined;
      let connection: DuckDBConnection | undefined;
      try {
        if (signal?.aborted) throw new StatementStopped('abandoned');
        if (limitMs !== undefined && limitMs <= 0) throw new StatementStopped('limit');
        signal?.addEventListener('abort', abandon);
        const own = await this.acquire((leave) => {
          giveUp = leave;
        });
        connection = own;
        if (stopped) throw new StatementStopped(stopped);
        giveUp = () => {
          own.interrupt();
          repeat = setInterval(() => own.interrupt(), INTERRUPT_EVERY_MS);
        };
        return await work(own);
      } catch (error) {
        if (stopped) throw new StatementStopped(stopped);
        // Whoever loads files is told by the engine itself how much it needs.
        if (
          limitMs !== undefined &&
          error instanceof Error &&
          error.message.startsWith('Out of Memory Error')
        )
          throw new StatementStopped('memory');
        throw error;
      } finally {
        clearTimeout(timer);
        clearInterval(repeat);
        signal?.removeEventListener('abort', abandon);
        giveUp = () => {};
        if (connection) this.release(connection);
      }
    };
    const answer = run().finally(() => this.asked.delete(stop));
    this.asked.set(stop, answer);
    return answer;
  }

  /**
   * Runs a statement and returns its rows as plain objects. Decimals come as text unless the SQL casts them.
   * Throws `StatementStopped` when it was given up.
   */
  query<T extends Row = Row>(
    sql: string,
    values: readonly Bindable[] = [],
    options: QueryOptions = {},
  ): Promise<T[]> {
    return this.withConnection(
      async (connection) =>
        (await connection.runAndReadAll(sql, values as DuckDBValue[])).getRowObjectsJS() as T[],
      options,
    );
  }

  /** Runs statements whose answers do not matter. */
  run(sql: string): Promise<void> {
    return this.withConnection(async (connection) => {
      await connection.run(sql);
    }, {});
  }

  /** The same database for one request: its statements end with it, and all of them together after a time that begins now. */
  under({ signal, limitMs }: QueryOptions): Reader {
    const end = performance.now() + (limitMs ?? 0);
    const left = () => (limitMs === undefined ? undefined : end - performance.now());
    return { query: (sql, values) => this.query(sql, values, { signal, limitMs: left() }) };
  }

  /** Gives up whatever waits or runs, then closes. */
  async stop(): Promise<void> {
    this.closed = true;
    const ending = [...this.asked];
    ending.forEach(([stop]) => stop('closed'));
    await Promise.allSettled(ending.map(([, answer]) => answer));
    this.close();
  }

  /** Closes a database that nothing is asked of any more. */
  close(): void {
    this.closed = true;
    if (this.gone) return;
    this.gone = true;
    this.connections.forEach((connection) => connection.closeSync());
    this.instance.closeSync();
  }
}
