import { readReference, type ReferenceSource } from '../core/referenceFiles';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { join } from 'node:path';
import { numberOrNull, textOrNull } from './cells';

/** Creates the tables of countries, states, counties and congressional districts. */
export const buildPlaces = async (db: Database, source: ReferenceSource): Promise<void> => {
  const read = (name: string) => readReference(source, name);
  const countries = read('countries')
    .filter(
      (row) =>
        row.us_territory_or_associated_state !== 'true' &&
        !['ALA', 'SJM', 'UMI'].includes(row.alpha3!),
    )
    .sort((a, b) =>
      a.alpha3 === 'USA' ? -1 : b.alpha3 === 'USA' ? 1 : a.name! < b.name! ? -1 : 1,
    );
  await createTable(
    db,
    'country',
    'id INTEGER, alpha3 VARCHAR, alpha2 VARCHAR, name VARCHAR',
    countries.map((row, id) => ({
      id,
      alpha3: row.alpha3,
      alpha2: textOrNull(row.alpha2!),
      name: row.name,
    })),
  );

  const states = read('states');
  await createTable(
    db,
    'state',
    `id INTEGER, code VARCHAR, fips VARCHAR, name VARCHAR, type VARCHAR, population BIGINT,
      population_year INTEGER, income INTEGER, income_year INTEGER, cds_current INTEGER,
      cds_original INTEGER`,
    states.map((row) => ({
      id: Number(row.fips),
      code: row.code,
      fips: row.fips,
      name: row.name,
      type: row.type,
      population: numberOrNull(row.population!),
      population_year: numberOrNull(row.population_year!),
      income: numberOrNull(row.median_household_income_latest!),
      income_year: numberOrNull(row.median_household_income_latest_year!),
      cds_current: numberOrNull(row.congressional_districts_current!) ?? 0,
      cds_original: numberOrNull(row.congressional_districts_original!) ?? 0,
    })),
  );
  await createTable(
    db,
    'county',
    'id INTEGER, state_id INTEGER, fips3 VARCHAR, name VARCHAR, population BIGINT',
    read('counties').map((row) => ({
      id: Number(row.state_fips! + row.county_fips!),
      state_id: Number(row.state_fips),
      fips3: row.county_fips,
      name: row.county_name!.replace(
        / (County|Parish|Borough|Census Area|Municipio|Municipality|City and Borough|Planning Region)$/,
        '',
      ),
      population: numberOrNull(row.population!),
    })),
  );
  await createTable(
    db,
    'district',
    'id INTEGER, state_id INTEGER, number VARCHAR, population BIGINT',
    read('districts').map((row) => ({
      id: Number(row.state_fips) * 100 + Number(row.congressional_district),
      state_id: Number(row.state_fips),
      number: row.congressional_district,
      population: numberOrNull(row.population!),
    })),
  );
};

/** Creates the places of the sample dataset, by ZIP code in the United States. Loaded files have their own places. */
export const buildSamplePlaces = async (db: Database, source: ReferenceSource): Promise<void> => {
  await db.run(`create or replace table place as
    select row_number() over (order by zip)::INTEGER id, city, upper(city) city_upper,
      (state_fips || county_fips)::INTEGER county_id, state_fips::INTEGER state_id, 0 country_id, zip zip5,
      state_fips::INTEGER * 100 + cd_current::INTEGER cd_cur,
      state_fips::INTEGER * 100 + cd_original::INTEGER cd_org
    from read_csv('${join(source.folder, 'places.csv')}', skip = 1, header = true, all_varchar = true)`);
  // Each foreign country has two places: the country alone, and one invented city so that foreign cities can be searched.
  await db.run(`insert into place
    select (select max(id) from place) + row_number() over (order by c.id, kind)::INTEGER,
      case kind when 1 then 'Sample City ' || c.alpha3 end, case kind when 1 then 'SAMPLE CITY ' || c.alpha3 end,
      null, null, c.id, null, null, null
    from country c, (values (0), (1)) kinds(kind)
    where c.id > 0`);
};
