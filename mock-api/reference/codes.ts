import { readReference, type ReferenceSource } from '../core/referenceFiles';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { normalize } from '../db/searchText';
import { textOrNull } from './cells';

const buildBudgetCodes = async (
  db: Database,
  read: (name: string) => ReturnType<typeof readReference>,
): Promise<void> => {
  await createTable(
    db,
    'subfunction',
    'id INTEGER, code VARCHAR, title VARCHAR, function_code VARCHAR, function_title VARCHAR',
    read('budget_functions').map((row) => ({
      id: Number(row.subfunction_code),
      code: row.subfunction_code,
      title: row.subfunction_title,
      function_code: row.function_code,
      function_title: row.function_title,
    })),
  );
  await createTable(
    db,
    'object_class',
    'id INTEGER, code VARCHAR, name VARCHAR, major VARCHAR, major_name VARCHAR',
    read('object_classes').map((row) => ({
      id: Number(row.object_class),
      code: row.object_class,
      name: row.object_class_name,
      major: row.major_object_class,
      major_name: row.major_object_class_name,
    })),
  );
  await createTable(
    db,
    'def_code',
    'bit INTEGER, code VARCHAR, public_law VARCHAR, title VARCHAR, disaster VARCHAR, enacted DATE',
    read('def_codes').map((row, bit) => ({
      bit,
      code: row.code,
      public_law: row.public_law,
      title: textOrNull(row.title!),
      disaster: textOrNull(row.disaster!),
      enacted: textOrNull(row.enactment_date!),
    })),
  );
};

/** Creates the tables of NAICS codes, PSCs, assistance listings, budget functions, object classes and DEFCs. */
export const buildCodes = async (
  db: Database,
  source: ReferenceSource,
  agencyIds: ReadonlyMap<string | undefined, number>,
): Promise<void> => {
  const read = (name: string) => readReference(source, name);
  await createTable(
    db,
    'naics',
    'code INTEGER, text VARCHAR, norm VARCHAR, year_retired INTEGER',
    read('naics').map((row) => ({
      code: Number(row.code),
      text: row.title,
      norm: normalize(`${row.code} ${row.title}`),
      year_retired: null,
    })),
  );
  await createTable(
    db,
    'psc',
    'id INTEGER, code VARCHAR, text VARCHAR, tier VARCHAR, parent VARCHAR, weight DOUBLE, norm VARCHAR',
    read('psc').map((row, id) => ({
      id,
      code: row.code,
      text: row.title,
      tier: row.tier,
      parent: textOrNull(row.parent_code!),
      weight: Number(row.weight) || 0,
      norm: normalize(`${row.code} ${row.title}`),
    })),
  );
  await createTable(
    db,
    'listing',
    'id INTEGER, number VARCHAR, title VARCHAR, toptier_id INTEGER, kind VARCHAR, weight DOUBLE, norm VARCHAR',
    read('assistance_listings').map((row, id) => ({
      id,
      number: row.number,
      title: row.title,
      toptier_id: agencyIds.get(row.toptier_code!) ?? null,
      kind: row.kind,
      weight: Number(row.weight) || 0,
      norm: normalize(`${row.number} ${row.title}`),
    })),
  );
  await buildBudgetCodes(db, read);
};
