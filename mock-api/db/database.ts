import type { DuckDBConnection} from '@duckdb/node-api';
import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';

/** A value that may be bound to a statement. Dates are bound as ISO text and cast in the SQL. */
export type Bindable = string | number | bigint | boolean | null;
export type Row = Record<string, unknown>;

/** A pool of connections to one DuckDB file. Queries wait for a free connection; each connection runs one at a time. */
export class Database {
  private readonly idle: DuckDBConnection[] = [];
  private readonly waiting: ((connection: DuckDBConnection) => void)[] = [];
  private closed = false;

  private constructor(private readonly instance: DuckDBInstance, private readonly connections: DuckDBConnection[]) {
    this.idle.push(...connections);
  }

  /** Opens a file. Read-only is the rule: a writer would lock out every other process (tests, bench, a second server). */
  static async open(path: string, options: { write?: boolean; connections?: number; threads?: number; memory?: string } = {}): Promise<Database> {
    const { write = false, connections = 4, threads = 2, memory = '600MB' } = options;
    const instance = await DuckDBInstance.create(path, {
      access_mode: write ? 'READ_WRITE' : 'READ_ONLY', threads: String(threads), memory_limit: memory,
    });
    const pool = await Promise.all(Array.from({ length: write ? 1 : connections }, () => instance.connect()));
    return new Database(instance, pool);
  }

  private acquire(): Promise<DuckDBConnection> {
    const connection = this.idle.pop();
    return connection ? Promise.resolve(connection) : new Promise((resolve) => { this.waiting.push(resolve); });
  }

  private release(connection: DuckDBConnection) {
    const next = this.waiting.shift();
    if (next) next(connection);
    else this.idle.push(connection);
  }

  /** Runs a statement and returns its rows as plain objects. Decimals come as text unless the SQL casts them. */
  async query<T extends Row = Row>(sql: string, values: readonly Bindable[] = []): Promise<T[]> {
    const connection = await this.acquire();
    try {
      const reader = await connection.runAndReadAll(sql, values as DuckDBValue[]);
      return reader.getRowObjectsJS() as T[];
    } finally {
      this.release(connection);
    }
  }

  /** Runs statements whose answers do not matter. */
  async run(sql: string): Promise<void> {
    const connection = await this.acquire();
    try {
      await connection.run(sql);
    } finally {
      this.release(connection);
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.connections.forEach((connection) => connection.closeSync());
    this.instance.closeSync();
  }
}
