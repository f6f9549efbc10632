import type { ReferenceSource } from '../core/referenceFiles';
import type { Database } from '../db/database';
import { buildAccounts } from './accounts';
import { buildAgencies } from './agencies';
import { buildCodes } from './codes';
import { buildPlaces } from './places';

/** Fills every table of facts: agencies, places, codes, accounts, periods. Ids are small integers, names live once. */
export const buildReferenceTables = async (
  db: Database,
  source: ReferenceSource,
): Promise<void> => {
  const agencyIds = await buildAgencies(db, source);
  await buildPlaces(db, source);
  await buildCodes(db, source, agencyIds);
  await buildAccounts(db, source, agencyIds);
};
