import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, contentHash, dropStaging, placeSubawards } from '../db/searchTables';
import { buildAwards, buildFileC, buildSubawards, buildTransactions } from './awards';
import { buildAccounts } from './accounts';
import { randomMacros } from './random';
import { buildRecipients, buildTexts } from './recipients';
import { buildReferenceTables } from './referenceTables';
import { buildShapes, setSizes, type SetSize } from './shape';

export interface BuildOptions {
  /** File to write; it appears only when complete. */
  path: string;
  size: SetSize['name'];
  /** ISO date the set takes for today. */
  asOf: string;
  seed?: number;
  threads?: number;
  referenceFolder: string;
  onProgress?: (step: string, share: number) => void;
}

/** Makes the synthetic data set: same seed, size and date give the same content, whatever the thread count. Returns the content hash. */
export const buildDataSet = async (options: BuildOptions): Promise<string> => {
  const { path, asOf, seed = 2008, threads = 2, referenceFolder, onProgress = () => {} } = options;
  if (!/^\d{4}-\d\d-\d\d$/.test(asOf)) throw new Error(`not an ISO date: ${asOf}`);
  const size = setSizes[options.size];
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.building-${process.pid}`;
  [temporary, `${temporary}.wal`].forEach((file) => rmSync(file, { force: true }));
  const db = await Database.open(temporary, { write: true, threads, memory: '4GB' });
  try {
    await db.run(randomMacros(seed));
    const steps: [string, () => Promise<void>][] = [
      ['reference tables', () => buildReferenceTables(db, { folder: referenceFolder })],
      ['shapes', () => buildShapes(db)],
      ['recipients', () => buildRecipients(db, size)],
      ['descriptions', () => buildTexts(db, size)],
      ['awards', () => buildAwards(db, size, asOf)],
      ['transactions', () => buildTransactions(db, asOf)],
      ['award-level financial rows', () => buildFileC(db, asOf)],
      ['account data', () => buildAccounts(db, size, asOf)],
      ['subawards', async () => { await buildSubawards(db, size, asOf); await placeSubawards(db); }],
      ['search tables', () => buildSearchTables(db)],
    ];
    for (const [index, [name, step]] of steps.entries()) {
      onProgress(name, index / steps.length);
      await step();
    }
    await dropStaging(db);
    const hash = await contentHash(db);
    await db.run(`create or replace table meta as select ${seed} AS seed, date '${asOf}' AS as_of, '${size.name}' AS size, ${SCHEMA_VERSION} AS schema_version, 'sample' AS source, '[]' AS files, '${hash}' AS content_hash`);
    // Copied into a fresh file: the space of the dropped staging tables would otherwise stay in it.
    await db.run(`attach '${temporary}.packed' as packed`);
    await db.run(`copy from database "${basename(temporary).replace(/\..*$/, '')}" to packed`);
    await db.run('detach packed');
    db.close();
    rmSync(temporary, { force: true });
    renameSync(`${temporary}.packed`, temporary);
    if (existsSync(path)) rmSync(path);
    renameSync(temporary, path);
    onProgress('done', 1);
    return hash;
  } catch (error) {
    db.close();
    [temporary, `${temporary}.wal`].forEach((file) => rmSync(file, { force: true }));
    throw error;
  }
};
