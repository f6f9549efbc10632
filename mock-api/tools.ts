import { Database } from './db/database';
import { SCHEMA_VERSION } from './db/schema';

/** What the command-line scripts use: one entry, bundled when they start. */
export { buildDataSet } from './generate/build';
export { buildServer } from './server';

/** Reads what a data set says of itself; `usable` is false when it was made by another version or cannot be read. */
export const describeDataSet = async (path: string): Promise<{ usable: boolean; asOf: string; source: string; hash: string }> => {
  try {
    const db = await Database.open(path, { connections: 1 });
    try {
      const [row] = await db.query<{ v: number; d: string; s: string; h: string }>('select schema_version v, as_of::VARCHAR d, source s, content_hash h from meta');
      return { usable: row!.v === SCHEMA_VERSION, asOf: row!.d, source: row!.s, hash: row!.h };
    } finally { db.close(); }
  } catch {
    return { usable: false, asOf: '', source: '', hash: '' };
  }
};
export { loadFiles } from './load/load';
