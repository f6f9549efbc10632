import { groupOfType, typeCodes } from '../db/schema';
import type { Database, Row } from '../db/database';
import { createTable } from './referenceTables';
import { slots } from './random';

/** How many rows a data set has. */
export interface SetSize {
  name: 'default' | 'small';
  transactions: number;
  candidates: number;
  recipients: number;
  texts: number;
  subawards: number;
}
export const setSizes: Readonly<Record<SetSize['name'], SetSize>> = {
  default: {
    name: 'default',
    transactions: 1_000_000,
    candidates: 330_000,
    recipients: 25_000,
    texts: 60_000,
    subawards: 60_000,
  },
  small: {
    name: 'small',
    transactions: 5_000,
    candidates: 1_700,
    recipients: 1_500,
    texts: 3_000,
    subawards: 400,
  },
};

/** Slots in one choice table. */
export const SLOTS = 65536;
const POOL_SLOTS = 256;

/** Rough share of award counts by group for an agency: contracts, IDVs, grants, direct payments, loans, other. Made up to look right. */
const mixes: Readonly<Record<string, readonly number[]>> = {
  DOD: [90, 7, 2, 0, 0, 1],
  HHS: [18, 2, 68, 8, 0, 4],
  SSA: [10, 1, 4, 80, 0, 5],
  VA: [50, 4, 6, 36, 1, 3],
  USDA: [30, 3, 25, 22, 16, 4],
  ED: [8, 1, 55, 20, 16, 0],
  DHS: [60, 6, 24, 2, 1, 7],
  DOT: [20, 2, 74, 2, 1, 1],
  DOE: [35, 4, 55, 2, 2, 2],
  HUD: [6, 1, 60, 18, 12, 3],
  DOL: [20, 2, 70, 4, 0, 4],
  DOJ: [55, 5, 38, 1, 0, 1],
  DOS: [45, 4, 48, 1, 0, 2],
  TREAS: [25, 3, 12, 50, 0, 10],
  OPM: [30, 4, 2, 60, 0, 4],
  SBA: [8, 1, 25, 1, 60, 5],
  EPA: [30, 3, 64, 0, 1, 2],
  NASA: [60, 5, 34, 0, 0, 1],
  NSF: [6, 1, 92, 0, 0, 1],
  USAID: [35, 3, 60, 0, 0, 2],
  DOI: [40, 4, 50, 3, 0, 3],
  DOC: [45, 4, 48, 1, 0, 2],
  RRB: [15, 1, 2, 80, 0, 2],
  FCC: [30, 3, 4, 0, 0, 63],
  GSA: [78, 18, 3, 0, 0, 1],
};
const usualMix = [76, 6, 14, 1, 0, 3];
/** Agencies whose money goes to few, large records; the others write many small ones. */
const countFactor: Readonly<Record<string, number>> = {
  DOD: 4,
  HHS: 1.2,
  SSA: 0.12,
  TREAS: 0.15,
  OPM: 0.15,
  VA: 2,
  USDA: 2.2,
  GSA: 2,
  FDIC: 0.3,
  PBGC: 0.2,
};
/** Share of each type inside its group. */
const typeShares: Readonly<Record<string, number>> = {
  A: 12,
  B: 34,
  C: 42,
  D: 12,
  IDV_A: 3,
  IDV_B: 2,
  IDV_B_A: 10,
  IDV_B_B: 35,
  IDV_B_C: 10,
  IDV_C: 15,
  IDV_D: 5,
  IDV_E: 20,
  '02': 3,
  '03': 12,
  '04': 62,
  '05': 23,
  10: 30,
  '06': 70,
  '07': 40,
  '08': 60,
  '09': 40,
  11: 50,
  '-1': 10,
};
const listingKinds: Readonly<Record<string, string>> = {
  '09': 'insurance',
  11: 'other',
  '-1': 'other',
};
const groupKinds = ['', '', 'grant', 'direct payment', 'loan', 'other'];

interface Subtier extends Row {
  id: number;
  toptier_id: number;
  abbr: string;
  weight: number;
  top_weight: number;
  is_toptier: boolean;
  first: boolean;
}

/** Builds the choice tables from which awards draw agency, type, assistance listing, industry, product code, place and date. */
export const buildShapes = async (db: Database): Promise<void> => {
  const subtiers =
    await db.query<Subtier>(`select s.id, s.toptier_id, t.abbr, s.weight, t.weight top_weight, s.is_toptier,
    row_number() over (partition by s.toptier_id order by s.is_toptier desc, s.id) = 1 as first from subtier s join toptier t on t.id = s.toptier_id order by s.id`);
  const listed = new Set(subtiers.filter((row) => row.weight > 0).map((row) => row.toptier_id));
  const options: { sub: Subtier; type: number; weight: number }[] = [];
  for (const sub of subtiers) {
    const share =
      sub.weight > 0
        ? sub.weight
        : sub.first
          ? listed.has(sub.toptier_id)
            ? 3
            : 100
          : listed.has(sub.toptier_id)
            ? 0.15
            : 1;
    const mix = mixes[sub.abbr] ?? usualMix;
    const mixTotal = mix.reduce((sum, part) => sum + part, 0);
    typeCodes.forEach((code, type) => {
      const weight = typeShares[code];
      if (!weight) return;
      const group = groupOfType[type]!;
      const count =
        Math.max(sub.top_weight, 0.003) ** 0.6 *
        (countFactor[sub.abbr] ?? 1) *
        (share / 100) *
        (mix[group]! / mixTotal) *
        (weight / 100);
      // An option too rare for one slot would be over-represented by having one: leave it out, but keep each agency's main types.
      if (count > 2e-6 || (sub.first && mix[group]! > 10 && weight > 30))
        options.push({ sub, type, weight: count });
    });
  }
  const chosen = slots(
    options.map((option) => option.weight),
    SLOTS,
  );
  await createTable(
    db,
    'award_slot',
    { slot: 'INTEGER', sub_id: 'INTEGER', top_id: 'INTEGER', type_id: 'SMALLINT', grp: 'TINYINT' },
    chosen.map((at, slot) => ({
      slot,
      sub_id: options[at]!.sub.id,
      top_id: options[at]!.sub.toptier_id,
      type_id: options[at]!.type,
      grp: groupOfType[options[at]!.type],
    })),
  );

  const listings = await db.query<{
    id: number;
    toptier_id: number | null;
    kind: string;
    weight: number;
  }>('select id, toptier_id, kind, weight from listing order by id');
  const pools: object[] = [];
  for (const top of new Set(subtiers.map((row) => row.toptier_id))) {
    typeCodes.forEach((code, type) => {
      const kind = listingKinds[code] ?? groupKinds[groupOfType[type]!];
      if (!kind || !typeShares[code]) return;
      const own = listings.filter((row) => row.toptier_id === top && row.kind === kind);
      const members = own.length ? own : listings.filter((row) => row.toptier_id === top);
      const pool = members.length
        ? members
        : listings.filter((row) => row.kind === kind && row.weight > 0);
      if (!pool.length) return;
      slots(
        pool.map((row) => Math.sqrt(row.weight + 0.5)),
        Math.max(POOL_SLOTS, pool.length),
      )
        .slice(0, POOL_SLOTS)
        .forEach((at, slot) =>
          pools.push({ top_id: top, type_id: type, slot, listing_id: pool[at]!.id }),
        );
    });
  }
  await createTable(
    db,
    'listing_slot',
    { top_id: 'INTEGER', type_id: 'SMALLINT', slot: 'INTEGER', listing_id: 'INTEGER' },
    pools,
  );

  const naics = await db.query<{ code: number }>(
    'select code from naics where code > 99999 order by code',
  );
  const favoured: Readonly<Record<string, number>> = {
    54: 9,
    33: 4,
    23: 5,
    56: 5,
    51: 3,
    62: 2,
    48: 2,
    42: 2,
  };
  const naicsSlots = slots(
    naics.map(({ code }) => favoured[String(code).slice(0, 2)] ?? 1),
    8192,
  );
  await createTable(
    db,
    'naics_slot',
    { slot: 'INTEGER', naics: 'INTEGER' },
    naicsSlots.map((at, slot) => ({ slot, naics: naics[at]!.code })),
  );
  const psc = await db.query<{ id: number; weight: number }>(
    'select id, weight from psc where length(code) = 4 order by id',
  );
  const pscSlots = slots(
    psc.map((row) => Math.sqrt(row.weight + 1)),
    16384,
  );
  await createTable(
    db,
    'psc_slot',
    { slot: 'INTEGER', psc_id: 'INTEGER' },
    pscSlots.map((at, slot) => ({ slot, psc_id: psc[at]!.id })),
  );

  // Places: four fifths by population of the county, one fifth evenly over counties, so that every corner of the country occurs.
  await db.run(`create or replace table place_slot as
    with weighed as (select p.id, 0.8 * c.population / (select sum(population) from county) / count(*) over (partition by p.county_id)
        + 0.2 / (select count(distinct county_id) from place) / count(*) over (partition by p.county_id) w from place p join county c on c.id = p.county_id),
      summed as (select id, sum(w) over (order by id) - w lo, sum(w) over () total from weighed)
    select id place_id, lo / total lo from summed order by lo`);

  const years = Array.from({ length: 26 }, (_, index) => 2001 + index);
  const yearSlots = slots(
    years.map((year) => (year < 2008 ? 1.2 : 3 + (year - 2008) * 0.22)),
    1024,
  );
  // Twelve fiscal months, October first; September is the rush.
  const monthSlots = slots([6, 6, 6.5, 6, 6, 7.5, 7, 7.5, 8.5, 9, 9.5, 20.5], 1024);
  const countSlots = slots(
    [42, 20, 10, 7, 4, 3, 2.5, 2, 1.5, 1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.2],
    4096,
  );
  const longCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 22, 26, 32, 45, 70];
  await createTable(
    db,
    'year_slot',
    { slot: 'INTEGER', fy: 'INTEGER' },
    yearSlots.map((at, slot) => ({ slot, fy: years[at] })),
  );
  await createTable(
    db,
    'month_slot',
    { slot: 'INTEGER', month: 'INTEGER' },
    monthSlots.map((at, slot) => ({ slot, month: at + 1 })),
  );
  await createTable(
    db,
    'count_slot',
    { slot: 'INTEGER', n: 'INTEGER' },
    countSlots.map((at, slot) => ({ slot, n: longCounts[at] })),
  );
  await createTable(
    db,
    'scale_slot',
    { slot: 'INTEGER', scale: 'BIGINT' },
    scaleQuantiles(4096).map((scale, slot) => ({ slot, scale })),
  );

  // Award money of a year in dollars, made up to grow like the real total; 2020 and 2021 stand out.
  const totals = years.map((fy) => ({
    fy,
    total: Math.round(
      (1.3e12 + (fy - 2001) * 1.35e11) * (fy === 2020 ? 1.5 : fy === 2021 ? 1.45 : 1),
    ),
  }));
  await createTable(db, 'year_total', { fy: 'INTEGER', total: 'DOUBLE' }, totals);
};

/**
 * Quantiles of a log-normal size distribution as whole numbers of four digits, so that the last bit of a platform's
 * exponential cannot change the data set.
 */
export const scaleQuantiles = (count: number, sigma = 2.3): number[] =>
  Array.from({ length: count }, (_, index) => {
    const value = 20000 * Math.exp(sigma * probit((index + 0.5) / count));
    const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 3);
    return Math.max(1, Math.round(value / digits) * digits);
  });

/** Inverse of the standard normal distribution (Acklam's rational approximation, relative error under 1.2e-9). */
const probit = (p: number): number => {
  const a = [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ];
  const b = [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
    -13.28068155288572,
  ];
  const c = [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
    4.374664141464968, 2.938163982698783,
  ];
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const tail = (q: number) =>
    (((((c[0]! * q + c[1]!) * q + c[2]!) * q + c[3]!) * q + c[4]!) * q + c[5]!) /
    ((((d[0]! * q + d[1]!) * q + d[2]!) * q + d[3]!) * q + 1);
  if (p < 0.02425) return tail(Math.sqrt(-2 * Math.log(p)));
  if (p > 0.97575) return -tail(Math.sqrt(-2 * Math.log(1 - p)));
  const q = p - 0.5;
  const r = q * q;
  return (
    ((((((a[0]! * r + a[1]!) * r + a[2]!) * r + a[3]!) * r + a[4]!) * r + a[5]!) * q) /
    (((((b[0]! * r + b[1]!) * r + b[2]!) * r + b[3]!) * r + b[4]!) * r + 1)
  );
};
