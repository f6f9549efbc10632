import { join } from 'node:path';
import { openDefaultSet } from '../tests/defaultSet';
import { TEST_TODAY } from '../tests/server';
import { readReference } from './core/referenceFiles';
import type { Database, Row } from './db/database';
import { heads, tails } from './generate/recipientWords';

/** The complete fiscal years that searches cover. */
const YEARS = { first: 2008, last: 2025 };
const HELD_DAYS = 90;

let db: Database;
beforeAll(async () => {
  db = await openDefaultSet();
}, 900_000);
afterAll(() => db.close());
const query = async <T extends Row>(sql: string): Promise<T[]> =>
  (await db.query<T>(sql)).map((row) => ({ ...row }));

describe('contracts of Defense and the Army Corps of Engineers', () => {
  const cutoffSql = `date '${TEST_TODAY}' - ${HELD_DAYS}`;
  const lateAgencies = "(select id from toptier where abbr in ('DOD', 'USACE'))";
  it.each([
    ['actions', 'tx', 'action_date'],
    ['subawards', 'subaward', 'sub_date'],
  ])('have no %s of the last 90 days', async (_, table, day) => {
    expect(
      await query(
        `select * from ${table} where grp <= 1 and top_id in ${lateAgencies} and ${day} > ${cutoffSql}`,
      ),
    ).toEqual([]);
    const [others] = await query<{ contracts: number; grants: number }>(
      `select count(*) filter (grp <= 1)::INTEGER contracts,
          count(*) filter (grp > 1 and top_id in ${lateAgencies})::INTEGER grants
        from ${table}
        where ${day} > ${cutoffSql}`,
    );
    expect(others!.contracts).toBeGreaterThan(100);
    expect(others!.grants).toBeGreaterThan(0);
  });
  it('have no account rows of periods that began in the last 90 days', async () => {
    expect(
      await query(`select c.*
        from file_c c
        join award a on a.id = c.award_id
        join submission_period p on p.fy = c.fy and p.period = c.period
        where a.grp <= 1 and a.top_id in ${lateAgencies} and p.period_start::DATE > ${cutoffSql}
        limit 3`),
    ).toEqual([]);
  });
  it('have 40% to 250% of the usual number of actions in the month before the last 90 days', async () => {
    const [row] = await query<{ part: number }>(`with days as (
          select action_date, count(*) AS n
          from tx
          where grp <= 1 and top_id in ${lateAgencies}
          group by 1)
      select (sum(n) filter (action_date > ${cutoffSql} - 31)
          / sum(n) filter (action_date between ${cutoffSql} - 365 and ${cutoffSql} - 1) * 12)::DOUBLE AS part
      from days`);
    expect(row!.part).toBeGreaterThan(0.4);
    expect(row!.part).toBeLessThan(2.5);
  });
});

describe('totals of states', () => {
  /**
   * Returns two ratios for each fiscal year of each state with more than `people` inhabitants: the state's growth relative to the
   * country (`step`), and its share of all obligations relative to its share of the population (`part`).
   */
  const queryStateYears = (people: number) =>
    query<{ code: string; fy: number; step: number; part: number }>(
      `with whole as (
            select (period_key - 1) // 12 AS fy, sum(amount)::DOUBLE AS whole
            from tx
            group by 1),
          own as (
            select s.code, any_value(s.population) AS people, (x.period_key - 1) // 12 AS fy,
              sum(x.amount)::DOUBLE AS own
            from tx x
            join state s on s.id = x.pop_state
            where s.population > ${people}
            group by s.code, fy)
        select code, fy::INTEGER fy, (own / lag(own) over by_year) / (whole / lag(whole) over by_year) AS step,
          own / whole / (people / (select sum(population) from state))::DOUBLE AS part
        from own
        join whole using (fy)
        window by_year as (partition by code order by fy)
        qualify fy between ${YEARS.first} and ${YEARS.last}`,
    );
  it('change by at most 20% a year relative to the country, in states above 5 million people', async () => {
    const rows = await queryStateYears(5_000_000);
    expect(rows.length).toBeGreaterThan(20 * (YEARS.last - YEARS.first));
    expect(rows.filter(({ step }) => step < 1 / 1.2 || step > 1.2)).toEqual([]);
  });
  it('change by at most a third a year relative to the country, in states above 2 million people', async () => {
    expect(
      (await queryStateYears(2_000_000)).filter(({ step }) => step < 0.75 || step > 1.33),
    ).toEqual([]);
  });
  it('match population shares within 20%, in states above 5 million people', async () => {
    expect(
      (await queryStateYears(5_000_000)).filter(({ part }) => part < 0.8 || part > 1.2),
    ).toEqual([]);
  });
});

describe('totals of programs', () => {
  interface ProgramTotals {
    agency: string;
    title: string;
    sample: number;
    published: number;
  }
  let programs: ProgramTotals[];
  beforeAll(async () => {
    const programTotals = await query<{ number: string; dollars: number }>(
      `select l.number, sum(x.amount)::DOUBLE AS dollars
        from tx x
        join listing l on l.id = x.listing_id
        where (x.period_key - 1) // 12 = 2016
        group by 1`,
    );
    const dollars = new Map(programTotals.map((row) => [row.number, row.dollars]));
    programs = readReference({ folder: join(__dirname, 'data/published') }, 'totals').map(
      (row) => ({
        agency: row.agency!,
        title: row.title!,
        published: Number(row.budget_authority_fy2016_musd),
        sample:
          row.listings!.split('|').reduce((sum, number) => sum + dollars.get(number)!, 0) / 1e6,
      }),
    );
  });
  const sum = (of: readonly ProgramTotals[], part: 'sample' | 'published') =>
    of.reduce((total, each) => total + each[part], 0);
  it('are 50% to 175% of the published budget authority of FY 2016, for each program', () => {
    expect(programs.length).toBeGreaterThanOrEqual(20);
    expect(
      programs.filter(
        ({ sample, published }) => sample < published * 0.5 || sample > published * 1.75,
      ),
    ).toEqual([]);
  });
  it('add up to within 20% of the published budget authority of FY 2016', () => {
    const ratio = sum(programs, 'sample') / sum(programs, 'published');
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });
  it('give each agency a share similar to its published share', () => {
    for (const agency of new Set(programs.map((each) => each.agency))) {
      const agencyPrograms = programs.filter((each) => each.agency === agency);
      const ratio =
        sum(agencyPrograms, 'sample') /
        sum(programs, 'sample') /
        (sum(agencyPrograms, 'published') / sum(programs, 'published'));
      expect([agency, ratio > 0.55 && ratio < 1.5]).toEqual([agency, true]);
    }
  });
});

/**
 * The reference data has budget authority by federal account for fiscal year 2016 only, and no award totals for other years. The award
 * totals of every year are therefore converted to 2016 prices and compared with 2016.
 */
describe('totals of years in constant prices', () => {
  const readPublished = (name: string) =>
    readReference({ folder: join(__dirname, 'data/published') }, name);
  const millions = (rows: readonly Record<string, string>[]) =>
    rows.reduce((sum, row) => sum + Number(row.budget_authority_fy2016_musd), 0);
  /** Bounds for award totals in millions of dollars: the budget authority of the published programs, and of all accounts. */
  const programs = millions(readPublished('totals'));
  const accounts = millions(
    readReference({ folder: join(__dirname, 'data/reference') }, 'federal_accounts'),
  );
  /** Award obligations by fiscal year, in millions of 2016 dollars. */
  let years: Map<number, number>;
  beforeAll(async () => {
    const index = new Map(
      readPublished('deflator').map((row) => [
        Number(row.fiscal_year),
        Number(row.gdp_price_index_fy2017),
      ]),
    );
    const rows = await query<{
      fy: number;
      dollars: number;
    }>(`select ((period_key - 1) // 12)::INTEGER AS fy,
        sum(amount)::DOUBLE / 1e6 AS dollars
      from tx
      group by 1
      having fy between ${YEARS.first} and ${YEARS.last}
      order by 1`);
    years = new Map(
      rows.map(({ fy, dollars }) => [fy, (dollars * index.get(2016)!) / index.get(fy)!]),
    );
  });
  it('are above the FY 2016 budget authority of the published programs and below that of all accounts', () => {
    expect([years.size, programs, accounts]).toEqual([
      YEARS.last - YEARS.first + 1,
      2_402_251,
      5_000_051,
    ]);
    expect([...years].filter(([, total]) => total < programs || total > accounts)).toEqual([]);
  });
  it('are, in FY 2016, 50% to 80% of the budget authority of all accounts', () => {
    const ratio = years.get(2016)! / accounts;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(0.8);
  });
  it('grow by up to 50% from the first to the last year, and change by at most 12.5% a year', () => {
    const growth = years.get(YEARS.last)! / years.get(YEARS.first)!;
    expect(growth).toBeGreaterThan(1);
    expect(growth).toBeLessThan(1.5);
    const steps = [...years]
      .slice(1)
      .map(([fy, total]) => [fy, total / years.get(fy - 1)!] as const);
    expect(steps.filter(([, step]) => step < 7 / 8 || step > 9 / 8)).toEqual([]);
  });
  it('include account obligations in FY 2017 within 20% of the FY 2016 budget authority', async () => {
    const [row] = await query<{ dollars: number }>(
      'select sum(obligation)::DOUBLE / 1e6 AS dollars from file_b where fy = 2017',
    );
    const ratio = row!.dollars / accounts;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });
});

describe('awards of the last twelve months', () => {
  it('have signing dates in the last eleven years, and loans in the last five', async () => {
    expect(
      await query(
        `select generated_id, signed::VARCHAR AS signed from award where latest > date '${TEST_TODAY}' - 365
         and signed < date '${TEST_TODAY}' - case when grp = 4 then ${5 * 365} else ${11 * 365} end limit 3`,
      ),
    ).toEqual([]);
  });
  it('have signing dates in the last three years in over 75% of cases', async () => {
    const [row] = await query<{ part: number }>(`
      select (count(*) filter (signed > date '${TEST_TODAY}' - ${3 * 365}) / count(*))::DOUBLE AS part
      from award
      where latest > date '${TEST_TODAY}' - 365`);
    expect(row!.part).toBeGreaterThan(0.75);
  });
});

describe('funding accounts of awards', () => {
  /** Returns the obligations by federal account of the generated awards that match `where`. Excludes crafted awards. */
  const queryFunding = (where: string) =>
    query<{ account: string; dollars: number }>(`select f.code || ' ' || f.title AS account,
        sum(c.obligation)::DOUBLE AS dollars
      from file_c c
      join award a on a.id = c.award_id and a.id <= 1000000
      join tas t on t.id = c.tas_id
      join federal_account f on f.id = t.federal_account_id
      join toptier top on top.id = f.toptier_id
      where ${where}
      group by 1
      order by 1`);
  it.each([
    [
      'military pay',
      "f.title similar to '(Military|Reserve|National Guard) Personnel.*|Retired Pay.*'",
    ],
    ['interest', "f.title ilike 'interest %' or f.subfunction_id between 900 and 999"],
    ['payments to trust funds', "f.title similar to 'Payments? to .*(Trust|Retirement|Retiree).*'"],
  ])('do not include accounts for %s', async (_, where) =>
    expect(await queryFunding(where)).toEqual([]),
  );
  it('of loans belong to loan programs', async () => {
    const rows = await queryFunding("a.grp = 4 and top.abbr in ('USDA', 'HUD', 'VA', 'ED', 'SBA')");
    expect(rows.length).toBeGreaterThan(5);
    expect(
      rows.filter(
        ({ account }) =>
          !/loan|insurance|credit|mortgage|housing|electrification|disaster/i.test(account),
      ),
    ).toEqual([]);
  });
  it('of contracts are not for benefits, and those of assistance not for procurement', async () => {
    const benefits =
      /(Retirement|Insurance|Unemployment|Disability) .*Trust Fund|Supplemental Security|^036-0153/;
    const contracts = await queryFunding('a.grp <= 1');
    expect(contracts.length).toBeGreaterThan(200);
    expect(
      contracts.filter(
        ({ account }) => benefits.test(account) && !/Administrative Expenses/.test(account),
      ),
    ).toEqual([]);
    const assistance = await queryFunding('a.grp >= 2');
    expect(
      assistance.filter(({ account }) =>
        /(Aircraft|Missile|Weapons|Ammunition|Other) Procurement|Shipbuilding/.test(account),
      ),
    ).toEqual([]);
  });
  it('fund only contracts in their industry if for aircraft, ships or ammunition', async () => {
    const mismatches = await queryFunding(
      `a.grp <= 1
        and (f.title like 'Aircraft Procurement%' and a.naics not in (336411, 336412, 336413)
          or f.title like 'Shipbuilding%' and a.naics <> 336611
          or f.title like 'Procurement of Ammunition%' and a.naics // 100 <> 3329)`,
    );
    expect(mismatches).toEqual([]);
    const aircraft = await queryFunding(
      "a.grp = 0 and top.abbr = 'DOD' and a.naics in (336411, 336412, 336413)",
    );
    const allDollars = aircraft.reduce((total, { dollars }) => total + dollars, 0);
    const aircraftAccounts = aircraft.filter(({ account }) =>
      account.includes('Aircraft Procurement'),
    );
    expect(
      aircraftAccounts.reduce((total, { dollars }) => total + dollars, 0) / allDollars,
    ).toBeGreaterThan(0.5);
  });
  it('of one military department fund no awards of another', async () => {
    expect(
      await queryFunding(`top.abbr = 'DOD'
        and f.aid in ('017', '021', '057')
        and right(f.aid, 2) <> (select left(s.code, 2) from subtier s where s.id = a.fsub_id)`),
    ).toEqual([]);
  });
});

describe('COVID-19 spending', () => {
  /**
   * COVID-19 obligations in billions of dollars for the agencies with the most funding. They have the orders of magnitude of the laws
   * as enacted.
   */
  const agencyBillions: Readonly<Record<string, number>> = {
    TREAS: 1500,
    SBA: 1050,
    DOL: 690,
    HHS: 480,
    ED: 300,
    USDA: 210,
    DOT: 105,
    DHS: 105,
    VA: 37,
    DOD: 17,
    HUD: 16,
  };
  const byAgency = (table: string) =>
    query<{
      abbr: string;
      billions: number;
    }>(`select top.abbr, sum(c.obligation)::DOUBLE / 1e9 AS billions
      from ${table} c
      join def_code d on d.bit = c.defc_bit and d.disaster = 'covid_19'
      join tas t on t.id = c.tas_id
      join federal_account f on f.id = t.federal_account_id
      join toptier top on top.id = f.toptier_id
      group by 1`);
  it('has agency shares within 50% of the shares in the COVID-19 laws', async () => {
    const rows = await byAgency('file_b');
    const getShare = (abbr: string) =>
      rows.find((row) => row.abbr === abbr)!.billions /
      rows.reduce((sum, { billions }) => sum + billions, 0);
    const totalBillions = Object.values(agencyBillions).reduce((sum, each) => sum + each, 0);
    for (const [abbr, billions] of Object.entries(agencyBillions))
      expect([abbr, Math.abs(getShare(abbr) / (billions / totalBillions) - 1) < 0.5]).toEqual([
        abbr,
        true,
      ]);
  });
  it.each(['file_b', 'file_c'])(
    'belongs almost entirely to the agencies that the laws fund (%s)',
    async (table) => {
      const rows = await byAgency(table);
      const totalBillions = rows.reduce((sum, { billions }) => sum + billions, 0);
      const fundedRows = rows.filter(({ abbr }) => abbr in agencyBillions);
      expect(
        fundedRows.reduce((sum, { billions }) => sum + billions, 0) / totalBillions,
      ).toBeGreaterThan(0.96);
      expect(
        rows.filter(
          ({ abbr, billions }) => !(abbr in agencyBillions) && billions > totalBillions * 0.02,
        ),
      ).toEqual([]);
    },
  );
  it('is not in the trust funds of Social Security and Medicare', async () => {
    expect(
      await query(`select f.title
        from file_b c
        join def_code d on d.bit = c.defc_bit and d.disaster = 'covid_19'
        join tas t on t.id = c.tas_id
        join federal_account f on f.id = t.federal_account_id
        where f.code in ('028-8006', '028-8007', '075-8004', '075-8005', '075-8308')
        group by 1`),
    ).toEqual([]);
  });
  it('is not obligated before its law is enacted', async () => {
    expect(
      await query(`select d.code, c.fy, c.period
        from file_b c
        join def_code d on d.bit = c.defc_bit and d.disaster = 'covid_19'
        join submission_period p on p.fy = c.fy and p.period = c.period
        where p.period_end < d.enacted::VARCHAR
        limit 3`),
    ).toEqual([]);
  });
});

describe('names of recipients', () => {
  it('have no digits', async () => {
    expect(
      await query(`select name
        from (
          select unnest(list_prepend(name, alternate_names)) AS name
          from recipient)
        where regexp_matches(name, '[0-9]')
        limit 3`),
    ).toEqual([]);
  });
  it('are unique', async () => {
    expect(
      await query(
        "select name from recipient where name <> '' group by 1 having count(*) > 1 limit 3",
      ),
    ).toEqual([]);
  });
  it('contain no names of well-known organizations', async () => {
    const realNames =
      'LOCKHEED|BOEING|RAYTHEON|RTX|NORTHROP|GRUMMAN|GENERAL DYNAMICS|MICROSOFT|AMAZON|' +
      'GOOGLE|ORACLE|IBM|DELL|DELOITTE|ACCENTURE|KPMG|PFIZER|MODERNA|MERCK|HARVARD|' +
      'STANFORD|YALE|PRINCETON|JOHNS HOPKINS|HUMANA|LEIDOS|BOOZ|BECHTEL|FLUOR|HALLIBURTON|' +
      'SAIC|CACI|PERATON|GENERAL ELECTRIC|HONEYWELL|L3HARRIS|MCKESSON|OPTUM|TRIWEST|SPACEX|' +
      'BATTELLE|AMENTUM|JACOBS|AECOM|KBR|UNISYS|VERIZON|COMCAST|CHEVRON|EXXON|SHELL|' +
      'FORD MOTOR|OSHKOSH|TEXTRON|BAE SYSTEMS|HUNTINGTON INGALLS|RED CROSS|SALVATION ARMY|' +
      'MITRE|RAND';
    expect(
      await query(
        `select name from recipient where regexp_matches(name, '(^|[^A-Z])(${realNames})($|[^A-Z])') limit 3`,
      ),
    ).toEqual([]);
  });
  it('contain an invented word or the word SAMPLE', async () => {
    const word = `(${heads.join('|')})(${tails.join('|')})`.toUpperCase();
    expect(
      await query(`select name
        from recipient
        where kind = 'normal' and name <> '' and not regexp_matches(name, '(^|[^A-Z])${word}($|[^A-Z])|SAMPLE')
        limit 3`),
    ).toEqual([]);
  });
});
