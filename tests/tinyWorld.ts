import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { Lookups } from '../mock-api/core/lookups';
import { TextStore } from '../mock-api/core/textStore';
import type { Database, Row } from '../mock-api/db/database';
import { SCHEMA_VERSION } from '../mock-api/db/schema';
import type { AdvancedFilters } from '../mock-api/filters/schema';
import type { Level } from '../mock-api/filters/context';
import { Values } from '../mock-api/filters/values';
import { buildWhere } from '../mock-api/filters/where';
import { normalize } from '../mock-api/db/searchText';
import { buildTextPacks } from '../mock-api/db/textPacks';
import { awards, subawards, transactions } from './tinyWorld/records';
import {
  accounts,
  activities,
  countries,
  defCodes,
  financial,
  listings,
  naics,
  places,
  psc,
  recipients,
  states,
  subtiers,
  tas,
  texts,
  toptiers,
} from './tinyWorld/reference';
import { tableSql, type Fields } from './tinyWorld/tables';

const primaryKeys: Readonly<Record<Level, readonly [table: string, id: string]>> = {
  awards: ['award', 'id'],
  transactions: ['tx', 'tid'],
  subawards: ['subaward', 'id'],
};

export interface TinyWorld {
  lookups: Lookups;
  /**
   * Returns the IDs of the records that a filter object matches, in order. Throws when the text search in memory and
   * the text search in SQL give different results.
   */
  find: (
    filters: AdvancedFilters,
    level?: Level,
    options?: { wide?: boolean },
  ) => Promise<number[]>;
  /** Returns the rows of the test's own SQL statement. */
  rows: (sql: string, values?: Values) => Promise<Row[]>;
  close: () => void;
}

/**
 * Opens a dataset small enough to read at a glance: five awards, their transactions and subawards, with only the columns that filters
 * use. A reader can see which records a filter matches.
 */
export const openTinyWorld = async (): Promise<TinyWorld> => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const query = async <T extends Row = Row>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<T[]> =>
    (await connection.runAndReadAll(sql, values as DuckDBValue[])).getRowObjectsJS() as T[];
  const withNorm = (text: string) => ({ norm: normalize(text) });
  await connection.run(
    Object.entries({
      meta: [
        {
          seed: 1,
          as_of: '2025-11-15',
          size: 'tiny',
          schema_version: SCHEMA_VERSION,
          source: 'sample',
          files: '',
          content_hash: '',
        },
      ],
      toptier: toptiers,
      subtier: subtiers,
      country: countries,
      state: states,
      county: [{ id: 6037, state_id: 6, fips3: '037', name: 'Los Angeles', population: 1 }],
      district: [{ id: 630, population: 1 }],
      place: places.map((row) => ({ ...row, city_upper: row.city?.toUpperCase() ?? null })),
      recipient: recipients.map((row) => ({
        ...row,
        kind: 'normal',
        address: null,
        zip4: null,
        ...withNorm(`${row.name} ${row.uei} ${row.duns}`),
      })),
      naics: naics.map((row) => ({ ...row, ...withNorm(`${row.code} ${row.text}`) })),
      psc: psc.map((row) => ({ ...row, ...withNorm(`${row.code} ${row.text}`) })),
      listing: listings.map((row) => ({ ...row, ...withNorm(`${row.number} ${row.title}`) })),
      text: texts.map((row) => ({ ...row, ...withNorm(row.txt) })),
      def_code: defCodes,
      federal_account: accounts,
      tas,
      program_activity: activities,
      file_c: financial,
      submission_period: [
        { fy: 2025, period: 12, quarter: 4, period_end: '2025-09-30', reveal_date: '2025-11-14' },
      ],
      award: awards,
      tx: transactions,
      subaward: subawards,
    } satisfies Record<string, readonly Fields[]>)
      .map(([name, rows]) => tableSql(name, rows))
      .join('\n'),
  );
  const lookups = await Lookups.load({ query });
  const run = async (sql: string) => {
    await connection.run(sql);
  };
  const number = async (sql: string) => Number(Object.values((await query(sql))[0]!)[0]);
  await buildTextPacks({ query, run, number } as Database);
  const textStore = await TextStore.load({ query });
  return {
    lookups,
    find: async (filters, level = 'awards', options = {}) => {
      const findIds = async (wordPacks?: TextStore) => {
        const values = new Values();
        const where = buildWhere(level, filters, lookups, values, {
          ...options,
          textStore: wordPacks,
        });
        const [table, id] = primaryKeys[level];
        return (
          await query(`select ${id} AS id from ${table} where ${where} order by ${id}`, values.list)
        ).map((row) => Number(row.id));
      };
      const [inMemory, inSql] = [await findIds(textStore), await findIds()];
      if (inMemory.join() !== inSql.join())
        throw new Error(`in memory ${inMemory.join()} are found, by the statement ${inSql.join()}`);
      return inMemory;
    },
    rows: (sql, values) => query(sql, values?.list),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
