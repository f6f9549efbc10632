import { Database } from '../mock-api/db/database';

/** Keys of the record of loaded files that differ between two loads of the same files. */
const volatileKeys = new Set(['rowFile', 'rowDigest', 'loadedAt', 'laterMs']);

/** Returns a hash of the rows of each table of a dataset, and its record of files. Equal datasets give equal results. */
export const readSet = async (path: string): Promise<Record<string, unknown>> => {
  const db = await Database.open(path, { connections: 1 });
  try {
    const tables = await db.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_type = 'BASE TABLE' order by 1",
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const rows = name === 'meta' ? '(select * exclude (made) from meta)' : `"${name}"`;
      if (name === 'loaded_files') {
        const [row] = await db.query<{ record: string }>('select record from loaded_files');
        contents[name] = JSON.parse(row!.record, (key, value: unknown) =>
          volatileKeys.has(key) ? undefined : value,
        );
      } else
        [contents[name]] = await db.query(
          `select coalesce(sum(hash(t)::HUGEINT), 0)::VARCHAR || ':' || count(*) as hash from ${rows} t`,
        );
    }
    return contents;
  } finally {
    db.close();
  }
};
