import { join } from 'node:path';
import { inspectDataSet } from '../mock-api/dataSet/inspect';
import { Database } from '../mock-api/db/database';
import { buildDataSet } from '../mock-api/generate/build';
import { TEST_TODAY } from './server';

/** Opens the default dataset as of the date of the tests. Builds it first if it is missing, of another version or of another date. */
export const openDefaultSet = async (): Promise<Database> => {
  const path = join(__dirname, '../.cache/tests/default.duckdb');
  const inspection = await inspectDataSet(path);
  if (inspection.state !== 'good' || inspection.about.asOf !== TEST_TODAY)
    await buildDataSet({
      path,
      size: 'default',
      asOf: TEST_TODAY,
      referenceFolder: join(__dirname, '../mock-api/data/reference'),
    });
  return Database.open(path, { connections: 1 });
};
