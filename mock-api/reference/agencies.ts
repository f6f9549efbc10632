import { readReference, type ReferenceSource } from '../core/referenceFiles';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { textOrNull } from './cells';

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');

/** Creates the tables of toptier agencies, subtier agencies and offices. Returns the toptier IDs by toptier code. */
export const buildAgencies = async (
  db: Database,
  source: ReferenceSource,
): Promise<ReadonlyMap<string | undefined, number>> => {
  const read = (name: string) => readReference(source, name);
  const agencies = read('agencies');
  const toptiers = agencies.map((row, index) => ({
    id: index + 1,
    code: row.toptier_code,
    cgac: row.cgac_code,
    name: row.name,
    abbr: textOrNull(row.abbreviation!),
    slug: row.slug,
    weight: Number(row.weight) || 0,
    cfo: row.cfo_act === 'true',
    website: textOrNull(row.website!),
  }));
  await createTable(
    db,
    'toptier',
    `id INTEGER, code VARCHAR, cgac VARCHAR, name VARCHAR, abbr VARCHAR, slug VARCHAR,
      weight DOUBLE, cfo BOOLEAN, website VARCHAR`,
    toptiers,
  );

  const idByCode = new Map(toptiers.map((agency) => [agency.code, agency.id]));
  const subtiers = read('subtier_agencies').map((row, index) => ({
    id: 1001 + index,
    toptier_id: idByCode.get(row.toptier_code!),
    code: row.subtier_code,
    name: row.name,
    abbr: textOrNull(row.abbreviation!),
    slug: toSlug(row.name!),
    is_toptier: row.is_toptier === 'true',
    weight: Number(row.weight) || 0,
  }));
  await createTable(
    db,
    'subtier',
    `id INTEGER, toptier_id INTEGER, code VARCHAR, name VARCHAR, abbr VARCHAR, slug VARCHAR,
      is_toptier BOOLEAN, weight DOUBLE`,
    subtiers,
  );

  const officeNames = [
    'Office of Acquisition',
    'Grants Management Office',
    'Field Contracting Office',
    'Regional Support Office',
  ];
  const getOfficeCount = (weight: number) => (weight >= 5 ? 4 : weight > 0 ? 2 : 1);
  const offices = subtiers
    .filter((row) => row.is_toptier || row.weight > 0)
    .flatMap((row) =>
      officeNames.slice(0, getOfficeCount(row.weight)).map((name, at) => ({
        subtier_id: row.id,
        code: `${row.code}${at + 1}`,
        name: `${name}, ${row.abbr ?? row.name}`,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  await createTable(
    db,
    'office',
    'id INTEGER, subtier_id INTEGER, code VARCHAR, name VARCHAR',
    offices,
  );
  return idByCode;
};
