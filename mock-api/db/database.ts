import type { DuckDBBitValue, DuckDBConnection } from '@duckdb/node-api';
import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';

/** A value that can be bound to a statement. Dates are bound as ISO text and cast in the SQL. */
export type Bindable = string | number | bigint | boolean | DuckDBBitValue | null;
export type Row = Record<string, unknown>;

/**
 * The reason a statement was stopped: its client disconnected, it exceeded the time limit, the queue was full, memory ran out, or the
 * database was closed.
 */
export type StopReason = 'abandoned' | 'limit' | 'busy' | 'memory' | 'closed';
/** The error of a stopped statement. */
export class StatementStopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The statement was stopped: ${reason}`);
  }
}

export interface QueryOptions {
  /** Stops the statement when aborted. */
  signal?: AbortSignal;
  /** Time limit in milliseconds, including the wait for a connection. There is no limit by default. */
  limitMs?: number;
}

/** Read access to the database, for handlers. */
export type Reader = Pick<Database, 'query'>;

const MAX_WAITING = 200;
/** Milliseconds between interrupts. They are repeated, because DuckDB ignores them in the first milliseconds of a statement. */
const INTERRUPT_EVERY_MS = 10;

/** Makes DuckDB track the progress of statements without printing it. */
export const TRACK_PROGRESS_SQL =
  'set enable_progress_bar_print = false; set enable_progress_bar = true';

interface QueueEntry {
  take: (connection: DuckDBConnection) => void;
  leave: () => void;
}

/** A pool of connections to one DuckDB file. Queries wait for a free connection. Each connection runs one query at a time. */
export class Database {
  private readonly idle: DuckDBConnection[] = [];
  private readonly waiting = new Set<QueueEntry>();
  /** The functions that stop running and waiting statements, with the promises of their results. */
  private readonly statements = new Map<(reason: StopReason) => void, Promise<unknown>>();
  private closed = false;
  private isClosed = false;

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connections: DuckDBConnection[],
    private readonly maxWaiting: number,
  ) {
    this.idle.push(...connections);
  }

  /**
   * Opens a database file. It is read-only by default, because a writer would lock out every other process (tests, bench, a second
   * server).
   */
  static async open(
    path: string,
    {
      write = false,
      connections = 4,
      threads = 2,
      memory = '600MB',
      maxWaiting = MAX_WAITING,
    }: {
      write?: boolean;
      connections?: number;
      threads?: number;
      memory?: string;
      maxWaiting?: number;
    } = {},
  ): Promise<Database> {
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

  /** Number of statements that wait for a connection or run. */
  get busy(): number {
    return this.statements.size;
  }

  /** Progress of a writer's running statement from 0 to 1, or undefined while DuckDB reports none. Requires `TRACK_PROGRESS_SQL`. */
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
      const entry: QueueEntry = {
        take: resolve,
        leave: () => {
          this.waiting.delete(entry);
          reject(new Error('removed from the queue'));
        },
      };
      this.waiting.add(entry);
      whileWaiting(entry.leave);
    });
  }

  private release(connection: DuckDBConnection) {
    const [next] = this.waiting;
    if (!next) return void this.idle.push(connection);
    this.waiting.delete(next);
    next.take(connection);
  }

  /** Runs `work` with a free connection. The signal or the time limit can stop it while it waits or runs. */
  private withConnection<T>(
    work: (connection: DuckDBConnection) => Promise<T>,
    { signal, limitMs }: QueryOptions,
  ): Promise<T> {
    let stopReason: StopReason | undefined;
    let cancel = () => {};
    const stop = (reason: StopReason) => {
      if (stopReason) return;
      stopReason = reason;
      cancel();
    };
    const abandon = () => stop('abandoned');
    const run = async (): Promise<T> => {
      const timer = limitMs === undefined ? undefined : setTimeout(() => stop('limit'), limitMs);
      let interruptTimer: NodeJS.Timeout | undefined;
      let connection: DuckDBConnection | undefined;
      try {
        if (signal?.aborted) throw new StatementStopped('abandoned');
        if (limitMs !== undefined && limitMs <= 0) throw new StatementStopped('limit');
        signal?.addEventListener('abort', abandon);
        const acquiredConnection = await this.acquire((leave) => {
          cancel = leave;
        });
        connection = acquiredConnection;
        if (stopReason) throw new StatementStopped(stopReason);
        cancel = () => {
          acquiredConnection.interrupt();
          interruptTimer = setInterval(() => acquiredConnection.interrupt(), INTERRUPT_EVERY_MS);
        };
        return await work(acquiredConnection);
      } catch (error) {
        if (stopReason) throw new StatementStopped(stopReason);
        // Loading has no time limit and needs the original message, which states how much memory is required.
        if (
          limitMs !== undefined &&
          error instanceof Error &&
          error.message.startsWith('Out of Memory Error')
        )
          throw new StatementStopped('memory');
        throw error;
      } finally {
        clearTimeout(timer);
        clearInterval(interruptTimer);
        signal?.removeEventListener('abort', abandon);
        cancel = () => {};
        if (connection) this.release(connection);
      }
    };
    const result = run().finally(() => this.statements.delete(stop));
    this.statements.set(stop, result);
    return result;
  }

  /** Returns rows as plain objects, with decimals as text. Throws `StatementStopped` if the statement is stopped. */
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

  /** Returns the first value of a query as a number, with 0 for null. */
  async number(sql: string): Promise<number> {
    const [row] = await this.query(sql);
    return Number(Object.values(row!)[0]);
  }

  /** Runs statements and ignores their results. */
  run(sql: string): Promise<void> {
    return this.withConnection(async (connection) => {
      await connection.run(sql);
    }, {});
  }

  /** Returns a reader for one request. Its statements stop with `signal`, and share one time limit that starts now. */
  forRequest({ signal, limitMs }: QueryOptions): Reader {
    const deadline = performance.now() + (limitMs ?? 0);
    const getRemainingMs = () => (limitMs === undefined ? undefined : deadline - performance.now());
    return {
      query: (sql, values) => this.query(sql, values, { signal, limitMs: getRemainingMs() }),
    };
  }

  /** Stops all waiting and running statements, then closes the database. */
  async stop(): Promise<void> {
    this.closed = true;
    const activeStatements = [...this.statements];
    activeStatements.forEach(([stop]) => stop('closed'));
    await Promise.allSettled(activeStatements.map(([, result]) => result));
    this.close();
  }

  /** Closes the database, which must not be running any statement. */
  close(): void {
    this.closed = true;
    if (this.isClosed) return;
    this.isClosed = true;
    this.connections.forEach((connection) => connection.closeSync());
    this.instance.closeSync();
  }
}
