import { createTable } from '../db/createTable';
import type { Database, Row } from '../db/database';
import { groupOfType, typeCodes } from '../db/schema';
import { scaleQuantiles } from './quantiles';
import { slots } from './random';
import { countFactor, groupKinds, listingKinds, mixes, typeShares, usualMix } from './shares';

/** Slots in one choice table. */
export const SLOTS = 65536;
const POOL_SLOTS = 256;

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
