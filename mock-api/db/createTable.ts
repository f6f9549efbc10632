import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';

/** Creates a table from rows through a file of JSON lines, which is faster than inserts and keeps the types. */
export const createTable = async (
  db: Database,
  name: string,
  columns: string,
  rows: readonly object[],
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-'));
  try {
    const path = join(folder, 'rows.ndjson');
    writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'));
    const columnMatches = [...columns.matchAll(/(\w+) ([A-Z]+(?:\(\d+,\d+\)|\[\])?)/g)];
    const types = columnMatches.map(([, column, type]) => `"${column}": '${type}'`).join(', ');
    const columnNames = columnMatches.map(([, column]) => `"${column}"`).join(', ');
    await db.run(`create or replace table ${name} as
      select ${columnNames}
      from read_json('${path}', format = 'newline_delimited', columns = {${types}})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
