import type { TSchema } from '@sinclair/typebox';
import { profileFamilies } from './profiles';
import { searchFamilies } from './searches';
import { pair, withField, type Case, type Facts, type Fields, type Row, type Rows } from './values';

/**
 * Returns the test values of a field that has the same meaning in every operation, or undefined for any other field. `prefix` is the
 * dotted name without its last part.
 */
const commonRow = (name: string, prefix: string, schema: TSchema): Row | undefined => {
  const values = (schema.enum ?? []) as unknown[];
  switch (name) {
    case 'page':
      return pair(1, 2, { [`${prefix}limit`]: 1 });
    case 'limit':
      return pair(1, 2);
    case 'order':
    case 'direction':
      return pair('asc', 'desc');
    case 'sort':
      return values.length > 1 ? pair(values[0], values.at(-1)) : undefined;
    case 'fiscal_year':
      return pair(2023, 2024);
    case 'fiscal_period':
      return pair(6, 9);
    case 'agency_type':
      return pair('awarding', 'funding');
    case 'file_format':
      return pair('csv', 'tsv');
    case 'columns':
      return undefined;
    case 'subawards':
      return pair(false, true);
    default:
      return undefined;
  }
};

/** Returns a function that finds the test case of a field of an operation, or undefined when there is none. */
export const createCaseFinder =
  (path: string, facts: Facts) =>
  (field: string, schema: TSchema): Case | undefined => {
    const families = [...searchFamilies, ...profileFamilies].filter(({ match }) =>
      match.test(path),
    );
    const base: Fields = Object.assign(
      {},
      ...families.map((family) => family.base?.(facts, path) ?? {}),
    );
    const rows: Rows = Object.assign(
      {},
      ...families.map((family) => family.rows?.(facts, path) ?? {}),
    );
    const name = /[^.?:]+$/.exec(field)![0];
    const row = rows[field] ?? commonRow(name, field.slice(0, -name.length), schema);
    if (!row) return undefined;
    const beside = Object.entries(row.beside ?? {}).reduce<Fields>(
      (fields, [key, value]) => withField(fields, key, value),
      base,
    );
    return {
      one: row.from === undefined ? beside : withField(beside, field, row.from),
      other: withField(beside, field, row.to),
      refused: row.refused,
      same: row.same,
    };
  };
