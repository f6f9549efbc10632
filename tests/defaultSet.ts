import { join } from 'node:path';
import { inspectDataSet } from '../mock-api/dataSet/inspect';
import { Database } from '../mock-api/db/database';
import { buildDataSet } from '../mock-api/generate/build';
import { TEST_TODAY } from './server';

/** Opens the large sample dataset of the tests' date. Builds it first when it is missing, of another version or of another date. */
export const openDefaultSet = async (): Promise<Database> => {
  const path = join(__dirname, '../.cache/tests/default.duckdb');
  const found = await inspectDataSet(path);
  if (found.state !== 'good' || found.about.asOf !== TEST_TODAY)
    await buildDataSet({
      path,
      size: 'default',
      asOf: TEST_TODAY,
      referenceFolder: join(__dirname, '../mock-api/data/reference'),
    });
  return Database.open(path, { connections: 1 });
};
