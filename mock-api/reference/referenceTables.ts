import type { ReferenceSource } from '../core/referenceFiles';
import type { Database } from '../db/database';
import { buildAccounts } from './accounts';
import { buildAgencies } from './agencies';
import { buildCodes } from './codes';
import { buildPlaces } from './places';

/** Fills all reference tables: agencies, places, codes, accounts and periods. IDs are small integers, and each name is stored once. */
export const buildReferenceTables = async (
  db: Database,
  source: ReferenceSource,
): Promise<void> => {
  const agencyIds = await buildAgencies(db, source);
  await buildPlaces(db, source);
  await buildCodes(db, source, agencyIds);
  await buildAccounts(db, source, agencyIds);
};
