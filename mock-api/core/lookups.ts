import type { Reader, Row } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';

export interface Toptier extends Row {
  id: number;
  code: string;
  cgac: string;
  name: string;
  abbr: string | null;
  slug: string;
  weight: number;
  website: string | null;
}
export interface Subtier extends Row {
  id: number;
  toptier_id: number;
  code: string;
  name: string;
  abbr: string | null;
  slug: string;
  is_toptier: boolean;
}
export interface Country extends Row {
  id: number;
  alpha3: string;
  name: string;
}
export interface State extends Row {
  id: number;
  code: string;
  fips: string;
  name: string;
  type: string;
  population: number | null;
  population_year: number | null;
  /** Median household income in dollars. */ income: number | null;
  income_year: number | null;
}
export interface County extends Row {
  id: number;
  state_id: number;
  fips3: string;
  name: string | null;
  population: number | null;
}
export interface Psc extends Row {
  id: number;
  code: string;
  text: string | null;
  tier: string;
}
export interface Listing extends Row {
  id: number;
  number: string;
  title: string;
  toptier_id: number | null;
}
export interface DefCodeRow extends Row {
  bit: number;
  code: string;
  public_law: string;
  title: string | null;
  disaster: string | null;
  enacted: string | null;
}
export interface Tas extends Row {
  id: number;
  label: string;
  ata: string | null;
  aid: string;
  bpoa: string | null;
  epoa: string | null;
  a: string | null;
  main: string;
  sub: string;
  account: string;
  top_code: string;
  cgac: string;
}
/** A period of account data whose submissions have been published. `end` is an ISO date. */
export interface RevealedPeriod extends Row {
  fy: number;
  period: number;
  quarter: number;
  end: string;
}
export interface Meta extends Row {
  seed: number;
  as_of: string;
  size: string;
  schema_version: number;
  source: string;
  files: string;
  /** JSON list of sentences about values that loading changed or left out. Missing in older datasets. */ notes?: string;
  content_hash: string;
}

const indexById = <T extends { id: number }>(rows: T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The small tables of a dataset in memory. Names are resolved to IDs before a query, and IDs to names after it. */
export class Lookups {
  private constructor(
    readonly meta: Meta,
    readonly toptiers: Toptier[],
    readonly subtiers: Subtier[],
    readonly countries: Country[],
    readonly states: State[],
    readonly counties: County[],
    readonly districts: { id: number; population: number | null }[],
    readonly naics: { code: number; text: string | null; year_retired: number | null }[],
    readonly psc: Psc[],
    readonly listings: Listing[],
    readonly defCodes: DefCodeRow[],
    readonly tas: Tas[],
    readonly revealedPeriods: RevealedPeriod[],
    /** NAICS codes that awards use, including codes without a description. */ readonly naicsUsed: number[],
    readonly toptierById = indexById(toptiers),
    readonly subtierById = indexById(subtiers),
    readonly countryById = indexById(countries),
    readonly stateById = indexById(states),
    readonly countyById = indexById(counties),
    readonly districtById = indexById(districts),
    readonly naicsByCode = new Map(naics.map((row) => [row.code, row])),
    readonly pscById = indexById(psc),
    readonly listingById = indexById(listings),
    readonly stateByCode = new Map(states.map((row) => [row.code, row])),
    readonly countryByCode = new Map(countries.map((row) => [row.alpha3, row])),
    readonly defByCode = new Map(defCodes.map((row) => [row.code, row])),
  ) {}

  static async load(db: Reader): Promise<Lookups> {
    const queryRows = async <T extends Row>(sql: string): Promise<T[]> =>
      (await db.query(sql)).map(
        (row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [
              key,
              typeof value === 'bigint' ? Number(value) : value,
            ]),
          ) as T,
      );
    const [meta] = await queryRows<Meta>('select * replace (as_of::VARCHAR as as_of) from meta');
    if (meta?.schema_version !== SCHEMA_VERSION)
      throw new Error('the dataset was made by another version of this program');
    return new Lookups(
      meta,
      await queryRows<Toptier>('select * from toptier order by id'),
      await queryRows<Subtier>('select * from subtier order by id'),
      await queryRows<Country>('select * from country order by id'),
      await queryRows<State>('select * from state order by id'),
      await queryRows<County>('select * from county order by id'),
      await queryRows('select id, population from district order by id'),
      await queryRows('select code, text, year_retired from naics order by code'),
      await queryRows<Psc>('select id, code, text, tier from psc order by id'),
      await queryRows<Listing>('select id, number, title, toptier_id from listing order by id'),
      await queryRows<DefCodeRow>(
        'select * replace (enacted::VARCHAR as enacted) from def_code order by bit',
      ),
      await queryRows<Tas>(`select t.*, f.code account, o.code top_code, o.cgac
        from tas t
        join federal_account f on f.id = t.federal_account_id
        join toptier o on o.id = f.toptier_id
        order by t.id`),
      await queryRows<RevealedPeriod>(`select fy, period, any_value(quarter) AS quarter, max(period_end) AS "end"
        from submission_period
        where reveal_date <= (select as_of::VARCHAR from meta)
        group by fy, period
        order by fy, period`),
      (
        await queryRows<{ naics: number }>(
          'select distinct naics from award where naics is not null order by naics',
        )
      ).map((row) => row.naics),
    );
  }
}
