import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database';

/** Where the committed fact tables lie. */
export interface ReferenceSource {
  folder: string;
}

/** Reads one of our own small CSV files: a comment line, a header, quoted fields allowed, no line breaks inside. */
export const readReference = (source: ReferenceSource, name: string): Record<string, string>[] => {
  const lines = readFileSync(join(source.folder, `${name}.csv`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const split = (line: string): string[] => {
    if (!line.includes('"')) return line.split(',');
    const fields: string[] = [];
    for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
      fields.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    return fields;
  };
  const header = split(lines[0]!);
  return lines.slice(1).map((line) => {
    const fields = split(line);
    return Object.fromEntries(header.map((name_, index) => [name_, fields[index] ?? '']));
  });
};

/** Creates a table from rows made in JavaScript, by way of a temporary newline-delimited JSON file: faster than inserts, and typed. */
export const createTable = async (
  db: Database,
  name: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-'));
  try {
    const file = join(folder, 'rows.ndjson');
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const types = Object.entries(columns)
      .map(([column, type]) => `"${column}": '${type}'`)
      .join(', ');
    const names = Object.keys(columns)
      .map((column) => `"${column}"`)
      .join(', ');
    await db.run(
      `create or replace table ${name} as select ${names} from read_json('${file}', format = 'newline_delimited', columns = {${types}})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const optional = (text: string): string | null => text || null;
const int = (text: string): number | null => (text ? Number(text) : null);
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');
/** The normal form in which text is searched: lower case, every run of other characters one blank, one blank in front. */
export const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
/** The same in SQL. */
export const normaliseSql = (expression: string): string =>
  `' ' || trim(regexp_replace(lower(${expression}), '[^\\p{L}\\p{N}]+', ' ', 'g'))`;

/** Fills every table of facts: agencies, places, codes, accounts, periods. Ids are small integers, names live once. */
export const buildReferenceTables = async (
  db: Database,
  source: ReferenceSource,
): Promise<void> => {
  const read = (name: string) => readReference(source, name);

  const agencies = read('agencies');
  const toptiers = agencies.map((row, index) => ({
    id: index + 1,
    code: row.toptier_code,
    cgac: row.cgac_code,
    name: row.name,
    abbr: optional(row.abbreviation!),
    slug: row.slug,
    weight: Number(row.weight) || 0,
    cfo: row.cfo_act === 'true',
    website: optional(row.website!),
  }));
  await createTable(
    db,
    'toptier',
    {
      id: 'INTEGER',
      code: 'VARCHAR',
      cgac: 'VARCHAR',
      name: 'VARCHAR',
      abbr: 'VARCHAR',
      slug: 'VARCHAR',
      weight: 'DOUBLE',
      cfo: 'BOOLEAN',
      website: 'VARCHAR',
    },
    toptiers,
  );

  const idOf = new Map(toptiers.map((agency) => [agency.code, agency.id]));
  // Agencies keep their own weight where the table has one; the rest share a thousandth each.
  const subtiers = read('subtier_agencies').map((row, index) => ({
    id: 1001 + index,
    toptier_id: idOf.get(row.toptier_code!),
    code: row.subtier_code,
    name: row.name,
    abbr: optional(row.abbreviation!),
    slug: slug(row.name!),
    is_toptier: row.is_toptier === 'true',
    weight: Number(row.weight) || 0,
  }));
  await createTable(
    db,
    'subtier',
    {
      id: 'INTEGER',
      toptier_id: 'INTEGER',
      code: 'VARCHAR',
      name: 'VARCHAR',
      abbr: 'VARCHAR',
      slug: 'VARCHAR',
      is_toptier: 'BOOLEAN',
      weight: 'DOUBLE',
    },
    subtiers,
  );

  const officeNames = [
    'Office of Acquisition',
    'Grants Management Office',
    'Field Contracting Office',
    'Regional Support Office',
  ];
  const officeCount = (weight: number) => (weight >= 5 ? 4 : weight > 0 ? 2 : 1);
  const offices = subtiers
    .filter((row) => row.is_toptier || row.weight > 0)
    .flatMap((row) =>
      officeNames.slice(0, officeCount(row.weight)).map((name, at) => ({
        subtier_id: row.id,
        code: `${row.code}${at + 1}`,
        name: `${name}, ${row.abbr ?? row.name}`,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  await createTable(
    db,
    'office',
    { id: 'INTEGER', subtier_id: 'INTEGER', code: 'VARCHAR', name: 'VARCHAR' },
    offices,
  );

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
    { id: 'INTEGER', alpha3: 'VARCHAR', alpha2: 'VARCHAR', name: 'VARCHAR' },
    countries.map((row, id) => ({
      id,
      alpha3: row.alpha3,
      alpha2: optional(row.alpha2!),
      name: row.name,
    })),
  );

  const states = read('states');
  await createTable(
    db,
    'state',
    {
      id: 'INTEGER',
      code: 'VARCHAR',
      fips: 'VARCHAR',
      name: 'VARCHAR',
      type: 'VARCHAR',
      population: 'BIGINT',
      population_year: 'INTEGER',
      income: 'INTEGER',
      income_year: 'INTEGER',
      cds_current: 'INTEGER',
      cds_original: 'INTEGER',
    },
    states.map((row) => ({
      id: Number(row.fips),
      code: row.code,
      fips: row.fips,
      name: row.name,
      type: row.type,
      population: int(row.population!),
      population_year: int(row.population_year!),
      income: int(row.median_household_income_latest!),
      income_year: int(row.median_household_income_latest_year!),
      cds_current: int(row.congressional_districts_current!) ?? 0,
      cds_original: int(row.congressional_districts_original!) ?? 0,
    })),
  );
  await createTable(
    db,
    'county',
    { id: 'INTEGER', state_id: 'INTEGER', fips3: 'VARCHAR', name: 'VARCHAR', population: 'BIGINT' },
    read('counties').map((row) => ({
      id: Number(row.state_fips! + row.county_fips!),
      state_id: Number(row.state_fips),
      fips3: row.county_fips,
      name: row.county_name!.replace(
        / (County|Parish|Borough|Census Area|Municipio|Municipality|City and Borough|Planning Region)$/,
        '',
      ),
      population: int(row.population!),
    })),
  );
  await createTable(
    db,
    'district',
    { id: 'INTEGER', state_id: 'INTEGER', number: 'VARCHAR', population: 'BIGINT' },
    read('districts').map((row) => ({
      id: Number(row.state_fips) * 100 + Number(row.congressional_district),
      state_id: Number(row.state_fips),
      number: row.congressional_district,
      population: int(row.population!),
    })),
  );
  await db.run(`create or replace table place as
    select row_number() over (order by zip)::INTEGER id, city, upper(city) city_upper, (state_fips || county_fips)::INTEGER county_id, state_fips::INTEGER state_id, 0 country_id, zip zip5,
      state_fips::INTEGER * 100 + cd_current::INTEGER cd_cur, state_fips::INTEGER * 100 + cd_original::INTEGER cd_org
    from read_csv('${join(source.folder, 'places.csv')}', skip = 1, header = true, all_varchar = true)`);
  // Abroad: the country alone, and one made-up capital district a country, so that foreign cities can be searched.
  await db.run(`insert into place select (select max(id) from place) + row_number() over (order by c.id, kind)::INTEGER, case kind when 1 then 'Sample City ' || c.alpha3 end, case kind when 1 then 'SAMPLE CITY ' || c.alpha3 end,
    null, null, c.id, null, null, null from country c, (values (0), (1)) kinds(kind) where c.id > 0`);

  const naics = read('naics');
  await createTable(
    db,
    'naics',
    { code: 'INTEGER', text: 'VARCHAR', norm: 'VARCHAR', year_retired: 'INTEGER' },
    naics.map((row) => ({
      code: Number(row.code),
      text: row.title,
      norm: normalise(`${row.code} ${row.title}`),
      year_retired: null,
    })),
  );
  await createTable(
    db,
    'psc',
    {
      id: 'INTEGER',
      code: 'VARCHAR',
      text: 'VARCHAR',
      tier: 'VARCHAR',
      parent: 'VARCHAR',
      weight: 'DOUBLE',
      norm: 'VARCHAR',
    },
    read('psc').map((row, id) => ({
      id,
      code: row.code,
      text: row.title,
      tier: row.tier,
      parent: optional(row.parent_code!),
      weight: Number(row.weight) || 0,
      norm: normalise(`${row.code} ${row.title}`),
    })),
  );
  await createTable(
    db,
    'listing',
    {
      id: 'INTEGER',
      number: 'VARCHAR',
      title: 'VARCHAR',
      toptier_id: 'INTEGER',
      kind: 'VARCHAR',
      weight: 'DOUBLE',
      norm: 'VARCHAR',
    },
    read('assistance_listings').map((row, id) => ({
      id,
      number: row.number,
      title: row.title,
      toptier_id: idOf.get(row.toptier_code!) ?? null,
      kind: row.kind,
      weight: Number(row.weight) || 0,
      norm: normalise(`${row.number} ${row.title}`),
    })),
  );

  const functions = read('budget_functions');
  await createTable(
    db,
    'subfunction',
    {
      id: 'INTEGER',
      code: 'VARCHAR',
      title: 'VARCHAR',
      function_code: 'VARCHAR',
      function_title: 'VARCHAR',
    },
    functions.map((row) => ({
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
    { id: 'INTEGER', code: 'VARCHAR', name: 'VARCHAR', major: 'VARCHAR', major_name: 'VARCHAR' },
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
    {
      bit: 'INTEGER',
      code: 'VARCHAR',
      public_law: 'VARCHAR',
      title: 'VARCHAR',
      disaster: 'VARCHAR',
      enacted: 'DATE',
    },
    read('def_codes').map((row, bit) => ({
      bit,
      code: row.code,
      public_law: row.public_law,
      title: optional(row.title!),
      disaster: optional(row.disaster!),
      enacted: optional(row.enactment_date!),
    })),
  );

  const accounts = read('federal_accounts').map((row, index) => ({
    id: index + 1,
    toptier_id: idOf.get(row.toptier_code!),
    code: row.federal_account,
    aid: row.federal_account!.slice(0, 3),
    main: row.federal_account!.slice(4),
    title: row.title,
    subfunction_id: int(row.budget_subfunction_code!),
    weight: Math.max(Number(row.budget_authority_fy2016_musd) || 0, 1),
  }));
  const accountId = new Map(accounts.map((row) => [row.code, row.id]));
  await createTable(
    db,
    'federal_account',
    {
      id: 'INTEGER',
      toptier_id: 'INTEGER',
      code: 'VARCHAR',
      aid: 'VARCHAR',
      main: 'VARCHAR',
      title: 'VARCHAR',
      subfunction_id: 'INTEGER',
      weight: 'DOUBLE',
    },
    accounts,
  );
  // Four symbols an account: no-year money and three one- or two-year windows.
  const windows: [string | null, string | null][] = [
    [null, null],
    ['2018', '2019'],
    ['2021', '2022'],
    ['2024', '2025'],
  ];
  await createTable(
    db,
    'tas',
    {
      id: 'INTEGER',
      federal_account_id: 'INTEGER',
      ata: 'VARCHAR',
      aid: 'VARCHAR',
      bpoa: 'VARCHAR',
      epoa: 'VARCHAR',
      a: 'VARCHAR',
      main: 'VARCHAR',
      sub: 'VARCHAR',
      label: 'VARCHAR',
    },
    accounts.flatMap((account) =>
      windows.map(([bpoa, epoa], at) => ({
        id: account.id * 4 + at,
        federal_account_id: account.id,
        ata: null,
        aid: account.aid,
        bpoa,
        epoa,
        a: bpoa ? null : 'X',
        main: account.main,
        sub: '000',
        label: `${account.aid}-${bpoa ? `${bpoa}/${epoa}` : 'X'}-${account.main}-000`,
      })),
    ),
  );
  const named = read('program_activities').map((row) => ({
    federal_account_id: accountId.get(row.federal_account!)!,
    code: row.program_activity_code!,
    name: row.program_activity_name!.toUpperCase(),
  }));
  const covered = new Set(named.map((row) => row.federal_account_id));
  const fallback = accounts
    .filter((row) => !covered.has(row.id))
    .map((row) => ({ federal_account_id: row.id, code: '0001', name: 'DIRECT PROGRAM ACTIVITY' }));
  await createTable(
    db,
    'program_activity',
    { id: 'INTEGER', federal_account_id: 'INTEGER', code: 'VARCHAR', name: 'VARCHAR' },
    [...named, ...fallback].map((row, id) => ({ id: id + 1, ...row })),
  );
  await createTable(
    db,
    'submission_period',
    {
      id: 'INTEGER',
      fy: 'INTEGER',
      period: 'INTEGER',
      quarter: 'INTEGER',
      is_quarter: 'BOOLEAN',
      period_start: 'VARCHAR',
      period_end: 'VARCHAR',
      submission_start: 'VARCHAR',
      submission_due: 'VARCHAR',
      certification_due: 'VARCHAR',
      reveal_date: 'VARCHAR',
    },
    read('submission_windows').map((row) => ({
      id: Number(row.id),
      fy: Number(row.fiscal_year),
      period: Number(row.fiscal_period),
      quarter: Number(row.fiscal_quarter),
      is_quarter: row.is_quarter === 'true',
      period_start: row.period_start,
      period_end: row.period_end,
      submission_start: row.submission_start,
      submission_due: row.submission_due,
      certification_due: row.certification_due,
      reveal_date: row.reveal_date,
    })),
  );
};
