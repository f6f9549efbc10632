import { openDefaultSet } from '../../tests/defaultSet';
import type { Database, Row } from '../db/database';
import { groupKeys } from '../db/schema';

let db: Database;
beforeAll(async () => {
  db = await openDefaultSet();
}, 900_000);
afterAll(() => db.close());
const number = (sql: string) => db.number(sql);

describe('the default dataset', () => {
  it('has 1,000,000 transactions, 60,000 subawards and over 250,000 awards', async () => {
    // Award IDs above 1,000,000 belong to handcrafted awards, which are not counted here.
    expect(await number('select count(*) from tx where award_id <= 1000000')).toBe(1_000_000);
    expect(await number('select count(*) from subaward where award_id <= 1000000')).toBe(60_000);
    expect(await number('select count(*) from award')).toBeGreaterThan(250_000);
  });
  it('has 55% to 90% of its obligations in the largest 1% of awards', async () => {
    const part = await number(`with r as (
          select obligation o, ntile(100) over (order by obligation desc) t
          from award)
      select sum(o) filter (t = 1) / sum(o)
      from r`);
    // The real share is higher, because in the sample even small states have an award of each large program every year.
    expect(part).toBeGreaterThan(0.55);
    expect(part).toBeLessThan(0.9);
  });
  it('has September obligations of more than 1.5 times the monthly mean', async () =>
    expect(
      await number('select 12 * sum(amount) filter (month(action_date) = 9) / sum(amount) from tx'),
    ).toBeGreaterThan(1.5));
  it('has negative amounts in 3% to 20% of transactions', async () => {
    const part = await number('select count(*) filter (amount < 0) / count(*) from tx');
    expect(part).toBeGreaterThan(0.03);
    expect(part).toBeLessThan(0.2);
  });
  it('covers every state and more than 80% of counties', async () => {
    expect(
      await number(`select count(*)
        from state s
        where s.type in ('state', 'district') and not exists (select 1 from award a where a.pop_state = s.id)`),
    ).toBe(0);
    expect(
      await number('select (select count(distinct pop_county) from award) / count(*) from county'),
    ).toBeGreaterThan(0.8);
  });
  it('gives the largest agencies shares of obligations within 40% of the real shares', async () => {
    // Percentages of all award obligations in fiscal year 2024, from general knowledge of the published totals.
    const real: Readonly<Record<string, number>> = {
      HHS: 38,
      SSA: 31,
      DOD: 9.5,
      VA: 4,
      USDA: 3.5,
      DOT: 2,
      ED: 2.2,
      HUD: 1.6,
      DHS: 1.3,
      DOE: 1.1,
    };
    const rows = await db.query<{ abbr: string; part: number }>(
      `select t.abbr, (100 * sum(a.obligation) / (select sum(obligation) from award))::DOUBLE part
        from award a
        join toptier t on t.id = a.top_id
        group by t.abbr
        order by part desc`,
    );
    const part = new Map(rows.map((row) => [row.abbr, row.part]));
    for (const [abbr, realShare] of Object.entries(real))
      expect([abbr, Math.abs(part.get(abbr)! / realShare - 1) < 0.4]).toEqual([abbr, true]);
    expect(rows.slice(0, 3).map((row) => row.abbr)).toEqual(['HHS', 'SSA', 'DOD']);
  });
  it('has obligations that grow over the years and peak in fiscal year 2021', async () => {
    const rows = await db.query<{ fy: number; total: number }>(
      'select (period_key - 1) // 12 AS fy, sum(amount)::DOUBLE total from tx group by 1 order by 1',
    );
    const total = new Map(rows.map((row) => [Number(row.fy), row.total]));
    for (let year = 2009; year < 2020; year += 1)
      expect([year, total.get(year)! > total.get(year - 1)! * 0.93]).toEqual([year, true]);
    expect(total.get(2021)).toBeGreaterThan(total.get(2019)! * 1.15);
    expect(total.get(2021)).toBeGreaterThan(total.get(2023)!);
    expect(total.get(2024)).toBeGreaterThan(total.get(2008)! * 1.6);
  });
  it('spreads obligations over large states roughly by population', async () => {
    const rows = await db.query<{ code: string; money: number; people: number }>(
      `select s.code,
          (sum(a.obligation) / (select sum(obligation) from award where pop_state is not null))::DOUBLE money,
          (any_value(s.population) / (select sum(population) from state))::DOUBLE people
        from award a
        join state s on s.id = a.pop_state
        where s.population > 5000000
        group by s.code`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows)
      expect([row.code, row.money / row.people > 0.6, row.money / row.people < 1.6]).toEqual([
        row.code,
        true,
        true,
      ]);
  });
});

/** Maximum of one award in billions of dollars, by award group and agency. */
const maxByGroup: Readonly<Record<string, readonly [RegExp, number][]>> = {
  contracts: [
    [/^DOD$/, 40],
    [/^DOE$/, 35],
    [/^VA$/, 23],
    [/^NASA$/, 18],
    [/^HHS$/, 7],
    [/./, 3],
  ],
  idvs: [
    [/^(DOD|DOE)$/, 20],
    [/./, 11],
  ],
  grants: [
    // California's share of Medicaid is one award of this size.
    [/^HHS$/, 95],
    [/^TREAS$/, 25],
    [/^(ED|DOT|DHS|DOL|DOC|EPA)$/, 12],
    [/./, 3],
  ],
  direct_payments: [
    [/^SSA$/, 150],
    [/^HHS$/, 65],
    [/^(USDA|VA)$/, 15],
    [/./, 3],
  ],
  loans: [
    [/^DOE$/, 10],
    [/^(HUD|VA)$/, 6.5],
    [/./, 3],
  ],
  other: [
    [/^USDA$/, 3.6],
    [/^PBGC$/, 2],
    [/./, 2],
  ],
};
const firmsByNaics: readonly [RegExp, RegExp][] = [
  [/^336411/, /AEROSPACE|AIRFRAMES|ROTORCRAFT/],
  [/^33641[23]/, /AVIONICS|AEROSTRUCTURES|TURBINES|AVIATION MAINTENANCE/],
  [/^33641[459]/, /PROPULSION|GUIDANCE|LAUNCH|ORBITAL/],
  [/^336611/, /MARINE|SHIPYARDS|SHIP REPAIR|DRYDOCK/],
  [/^336/, /VEHICLES|MOBILITY/],
  [/^3329/, /ORDNANCE|MUNITIONS/],
  [/^524114/, /HEALTH PLANS|CARE NETWORKS/],
  [/^(3254|424210)/, /PHARMA|VACCINES|THERAPEUTICS/],
  [
    /^5417/,
    /LABORATOR|NUCLEAR|ROBOTICS|BIOSCIENCES|CLINICAL|ENGINEERING|TECHNOLOGIES|ORBITAL|LAUNCH/,
  ],
  [/^541330/, /ENGINEERING|TECHNOLOGIES/],
  [/^5617/, /FACILITIES|BASE SERVICES/],
  [/^5612[01]/, /LABORATORY|NUCLEAR|FACILITIES|BASE SERVICES|CORRECTIONS|REENTRY/],
  [/^(5415|3341|5173)/, /SOFTWARE|SYSTEMS|ANALYTICS|DIGITAL|NETWORKS|COMPUTING/],
  [/^(334)/, /INSTRUMENTS|COMMUNICATIONS|ELECTRONICS/],
  [/^(541614|4841|4811|4885)/, /LOGISTICS|FREIGHT|AIRLIFT/],
  [/^(324|4247)/, /ENERGY|PETROLEUM/],
  [/^(5629|5416|5622)/, /ENVIRONMENTAL|REMEDIATION|CONSULTING|ADVISORY/],
  [/^22/, /POWER|WATERWORKS/],
  [/^(4244|3116|3114)/, /FOODS|PROVISIONS/],
  [/^3152/, /TEXTILES|APPAREL/],
  [/^(5242|5223|5614)/, /CLAIMS|LOAN SERVICING/],
  [/^5616/, /SECURITY|PROTECTIVE/],
  [/^611/, /TRAINING|LEARNING/],
  [/^(62|5613)/, /STAFFING|CLINICAL|REENTRY|CORRECTIONS/],
  [/^(339|4234)/, /MEDICAL|DIAGNOSTICS/],
  [/^531/, /PROPERTIES|REALTY/],
  [/^(236|237)/, /BUILDERS|CONSTRUCTION|DREDGING|BRIDGE/],
];
/** Start of the assistance listing number, its agency, and the recipients of its large awards. The first match applies. */
const recipientsByListing: readonly [RegExp, string, RegExp][] = [
  [/^93\.77[034]/, 'HHS', /^MULTIPLE RECIPIENTS$/],
  [/^93/, 'HHS', /DEPARTMENT OF (HEALTH|HUMAN SERVICES)$|HOSPITAL|PHARMA|VACCINES|THERAPEUTICS/],
  [/^96/, 'SSA', /^MULTIPLE RECIPIENTS$/],
  [/^64\.114/, 'VA', /MORTGAGE|SAVINGS BANK|CREDIT/],
  [/^64/, 'VA', /^MULTIPLE RECIPIENTS$/],
  [/^57/, 'RRB', /^MULTIPLE RECIPIENTS$/],
  [/^10\.5/, 'USDA', /DEPARTMENT OF (EDUCATION|HUMAN SERVICES|HEALTH)$/],
  [/^10\.45/, 'USDA', /INSURANCE/],
  [/^10\.[48]/, 'USDA', /MORTGAGE|SAVINGS BANK|CREDIT|COOPERATIVE|HOMES|APARTMENTS/],
  [/^21/, 'TREAS', /OFFICE OF THE TREASURER$/],
  [/^84/, 'ED', /DEPARTMENT OF EDUCATION$|UNIVERSITY|COLLEGE|INSTITUTE/],
  [/^20/, 'DOT', /TRANSPORTATION$|TRANSIT|RAILWAYS|AIRPORT/],
  [/^14\.1/, 'HUD', /MORTGAGE|SAVINGS BANK|CREDIT|HOMES|APARTMENTS/],
  [/^14/, 'HUD', /HOUSING|TREASURER$|CITY|TOWN/],
  [/^97\.022/, 'DHS', /^MULTIPLE RECIPIENTS$/],
  [/^97/, 'DHS', /EMERGENCY MANAGEMENT AGENCY$|^MULTIPLE RECIPIENTS$/],
  [/^17/, 'DOL', /DEPARTMENT OF LABOR$/],
  [/^11\.037/, 'DOC', /SEMICONDUCTORS|WAFERS/],
  [/^11/, 'DOC', /OFFICE OF THE TREASURER$/],
  [/^81/, 'DOE', /SOLAR|ENERGY STORAGE|HYDROGEN/],
  [/^66/, 'EPA', /./],
  [/^86/, 'PBGC', /^MULTIPLE RECIPIENTS$/],
  [/^59/, 'SBA', /./],
  [/^31/, 'EXIM', /./],
  [/^32/, 'FCC', /TELEPHONE|BROADBAND|SCHOOL DISTRICT|HOSPITAL/],
  [/^98/, 'USAID', /RELIEF|DEVELOPMENT FUND/],
];

interface Largest extends Row {
  grp: number;
  abbr: string;
  name: string;
  naics: string | null;
  listing: string | null;
  billions: number;
  years: number;
  n_tx: number;
}
describe('the largest awards', () => {
  let largest: Largest[];
  beforeAll(async () => {
    largest = await db.query<Largest>(`with ranked as (
          select a.*, case a.grp when 4 then a.face_value else a.obligation end::DOUBLE / 1e9 AS billions,
            row_number() over (partition by a.grp
              order by case a.grp when 4 then a.face_value else a.obligation end desc, a.id) AS place
          from award a)
      select r.grp, t.abbr, r.recipient_name AS name, r.naics::VARCHAR naics, l.number AS listing, r.billions,
        date_diff('day', r.signed, r.end_date) / 365.25 AS years, r.n_tx
      from ranked r
      join toptier t on t.id = r.top_id
      left join listing l on l.id = r.listing_id
      where r.place <= 25
      order by r.grp, r.place`);
    expect(largest).toHaveLength(150);
  });
  const formatRow = (row: Largest) => JSON.stringify(row);
  it('stay below the maximum of their agency and award group', () => {
    const tooLarge = largest.filter(
      (row) =>
        row.billions >
        maxByGroup[groupKeys[row.grp]!]!.find(([agency]) => agency.test(row.abbr))![1],
    );
    expect(tooLarge.map(formatRow)).toEqual([]);
  });
  it('for contracts go to firms in their industry and, above $1.2 billion, last 4.5 to 10.5 years', () => {
    const odd = largest.filter(
      (row) =>
        row.grp <= 1 &&
        (!firmsByNaics.find(([industry]) => industry.test(row.naics!))?.[1].test(row.name) ||
          (row.billions > 1.2 && (row.years < 4.5 || row.years > 10.5))),
    );
    expect(odd.map(formatRow)).toEqual([]);
    const defenseContracts = largest.filter((row) => row.grp === 0 && /^336|^332/.test(row.naics!));
    expect(new Set(defenseContracts.map((row) => row.abbr))).toEqual(new Set(['DOD']));
  });
  it('under an assistance listing are made by its agency to suitable recipients', () => {
    const odd = largest.filter((row) => {
      if (row.grp <= 1) return false;
      const rule = recipientsByListing.find(([listing]) => listing.test(row.listing!));
      return rule?.[1] !== row.abbr || !rule[2].test(row.name);
    });
    expect(odd.map(formatRow)).toEqual([]);
  });
  it('are at most 75% of the mean annual obligations of a large agency, or 125% for a contract', async () => {
    expect(
      await db.query(`with yearly as (
            select top_id, sum(obligation) / 25 AS year
            from award
            group by 1
            having sum(obligation) > 100e9)
        select t.abbr, max(a.obligation)::DOUBLE / any_value(y.year)::DOUBLE AS part
        from award a
        join yearly y using (top_id)
        join toptier t on t.id = a.top_id
        where a.grp >= 2
        group by 1
        having part > 0.75
        union all
        select t.abbr, max(a.obligation)::DOUBLE / any_value(y.year)::DOUBLE / 5 AS part
        from award a
        join yearly y using (top_id)
        join toptier t on t.id = a.top_id
        where a.grp <= 1
        group by 1
        having part > 0.25`),
    ).toEqual([]);
  });
  it('of the Treasury go to no farm or forestry firm, and the largest goes to a state treasurer', async () => {
    const rows = await db.query<{ name: string }>(`select recipient_name AS name
      from award a
      join toptier t on t.id = a.top_id
      where t.abbr = 'TREAS'
      order by obligation desc
      limit 100`);
    expect(rows.filter((row) => /AGRONOMY|FARMS|FORESTRY|ORCHARDS|RANCHES/.test(row.name))).toEqual(
      [],
    );
    expect(rows[0]!.name).toMatch(/OFFICE OF THE TREASURER$/);
  });
  it('have loan costs below 15% of face value, and subawards below $1 billion and 150% of their award', async () => {
    expect(
      await number(
        'select sum(obligation)::DOUBLE / sum(face_value)::DOUBLE from award where grp = 4',
      ),
    ).toBeLessThan(0.15);
    expect(await number('select max(amount)::DOUBLE from subaward')).toBeLessThan(1e9);
    expect(
      await number(
        'select count(*) from award where grp in (0, 2) and sub_total > obligation and sub_total > 1.5 * obligation',
      ),
    ).toBe(0);
  });
});
