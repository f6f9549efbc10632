import { join } from 'node:path';
import { inspectDataSet } from '../mock-api/dataSet/inspect';
import { Database } from '../mock-api/db/database';
import { buildDataSet } from '../mock-api/generate/build';
import { TEST_TODAY } from './server';

/** Opens the large sample set of the tests' day, made when it is missing or of another version. */
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
