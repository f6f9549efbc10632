import { join } from 'node:path';
import { fiscalYearOf } from '../../src/domain/fiscal';
import { createBuildId } from '../dataSet/description';
import { makeDataSet } from '../dataSet/makeDataSet';
import { Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, getContentHash, dropStaging, placeSubawards } from '../db/searchTables';
import { buildAwards } from './awards';
import { buildLines } from './business/lines';
import { FIRST_YEAR } from './business/years';
import { craftAwards, type CraftedSteps } from './crafted/craft';
import { buildEmergency } from './emergency';
import { buildFileC } from './fileC';
import { buildOfficers } from './officers';
import { buildSubawards } from './subawards';
import { buildSubmissions } from './submissions/submissions';
import { buildTransactions } from './transactions';
import { buildAccounts } from './accounts';
import { randomMacrosSql } from './random';
import { buildRecipients } from './recipients';
import { buildTexts } from './texts';
import { buildSamplePlaces } from '../reference/places';
import { buildReferenceTables } from '../reference/referenceTables';
import { buildShapes } from './shape';
import { type SetSize, setSizes } from './size';

export interface BuildOptions {
  /** Path of the dataset. The file is created there only when it is complete. */
  path: string;
  size: SetSize['name'];
  /** ISO date that the dataset uses as the current date. */
  asOf: string;
  threads?: number;
  referenceFolder: string;
  onProgress?: (step: string, share: number) => void;
}

const SEED = 2008;

const fillDatabase = async (
  db: Database,
  buildId: string,
  { size: name, asOf, referenceFolder, onProgress = () => {} }: BuildOptions,
): Promise<string> => {
  const size = setSizes[name];
  await db.run(randomMacrosSql(SEED));
  const yearCount = fiscalYearOf(asOf) - FIRST_YEAR + 1;
  const years = Array.from({ length: yearCount }, (_, at) => FIRST_YEAR + at);
  let craftedSteps: CraftedSteps;
  const steps: [string, () => Promise<void>][] = [
    ['reference tables', () => buildReferenceTables(db, { folder: referenceFolder })],
    ['places', () => buildSamplePlaces(db, { folder: referenceFolder })],
    ['shapes', () => buildShapes(db, years, asOf)],
    ['recipients', () => buildRecipients(db, size)],
    ['kinds of awards', async () => buildLines(db, size, years, asOf, await buildTexts(db, size))],
    ['awards', () => buildAwards(db, size, asOf)],
    ['transactions', () => buildTransactions(db, asOf)],
    [
      'awards made by hand',
      async () => {
        craftedSteps = await craftAwards(db, size);
        await buildOfficers(db);
      },
    ],
    [
      'award-level financial rows',
      async () => {
        await buildFileC(db, asOf);
        await craftedSteps.accounts();
      },
    ],
    ['account data', () => buildAccounts(db, size, asOf)],
    ['submissions', () => buildSubmissions(db, asOf)],
    [
      'subawards',
      async () => {
        await buildSubawards(db, size);
        await placeSubawards(db);
        await craftedSteps.subawards();
      },
    ],
    // This step needs the Treasury's balances from the account data.
    ['emergency money', () => buildEmergency(db)],
    [
      'search tables',
      async () => {
        // Create the search tables directly in the file, from the tables in memory.
        await db.run("set search_path = 'packed,memory'");
        await buildSearchTables(db);
      },
    ],
  ];
  for (const [index, [step, make]] of steps.entries()) {
    onProgress(step, index / steps.length);
    await make();
  }
  await dropStaging(db);
  const hash = await getContentHash(db);
  await db.run(`create or replace table meta as
    select ${SEED} AS seed, date '${asOf}' AS as_of, '${size.name}' AS size, ${SCHEMA_VERSION} AS schema_version,
      'sample' AS source, '[]' AS files, '[]' AS notes, '${hash}' AS content_hash, '${buildId}' AS made`);
  return hash;
};

/** Builds the sample dataset and returns its content hash, which does not depend on `threads`. */
export const buildDataSet = async (options: BuildOptions): Promise<string> => {
  const { path, asOf, threads = 2, onProgress = () => {} } = options;
  if (!/^\d{4}-\d\d-\d\d$/.test(asOf)) throw new Error(`not an ISO date: ${asOf}`);
  return makeDataSet(path, 'building', async (file, folder) => {
    const quote = (path: string) => `'${path.replaceAll("'", "''")}'`;
    // Tables in memory are not compressed. Above the limit of 1 GB, the database moves them to `temp_directory`.
    const db = await Database.open(':memory:', { write: true, threads, memory: '1GB' });
    try {
      await db.run(`set temp_directory = ${quote(join(folder, 'spill'))}`);
      await db.run(`attach ${quote(file)} as packed`);
      const buildId = createBuildId();
      const contentHash = await fillDatabase(db, buildId, options);
      await db.run("set search_path = 'memory'");
      await db.run('copy from database memory to packed');
      // The checkpoint reports a full disk, but detaching the database would not.
      await db.run('checkpoint packed');
      await db.run('detach packed');
      onProgress('done', 1);
      return {
        about: {
          source: 'sample',
          files: [],
          asOf,
          schemaVersion: SCHEMA_VERSION,
          contentHash,
          made: buildId,
          notes: [],
        },
        result: contentHash,
      };
    } finally {
      db.close();
    }
  });
};
