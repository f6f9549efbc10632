import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { spreads } from './business/sizedLines';
import { elapsedShare, growthFactor, monthShares, signings, TYPICAL_YEAR } from './business/years';
import { MEDIAN, scaleQuantiles } from './quantiles';
import { fillSlots } from './random';

/** Relative frequency of awards by number of actions. */
const countWeights: readonly (readonly [number, number])[] = [
  [1, 27],
  [2, 20],
  [3, 11],
  [4, 6],
  [5, 3],
  [6, 2.8],
  [7, 1.8],
  [8, 1.4],
  [9, 1],
  [10, 0.8],
  [12, 1.2],
  [16, 0.7],
  [22, 0.4],
  [32, 0.2],
  [45, 0.1],
];
const SLOTS = 4096;

const buildPlaceSlots = async (db: Database): Promise<void> => {
  // Four fifths of a place's weight depend on county population. One fifth is equal for all counties, so that every county occurs.
  await db.run(`create or replace table place_slot as
    with weighed as (
        select p.id,
          0.8 * c.population / (select sum(population) from county) / count(*) over (partition by p.county_id)
            + 0.2 / (select count(distinct county_id) from place) / count(*) over (partition by p.county_id) w
        from place p
        join county c on c.id = p.county_id),
      summed as (
        select id, sum(w) over (order by id) - w lo, sum(w) over () total
        from weighed)
    select id place_id, lo / total lo
    from summed
    order by lo`);
  await db.run(`create or replace table state_place_slot as
    with weighed as (
        select s.place_id, p.state_id, coalesce(lead(s.lo) over (order by s.lo), 1) - s.lo AS w
        from place_slot s
        join place p on p.id = s.place_id)
    select state_id, place_id,
      (sum(w) over (partition by state_id order by place_id) - w) / sum(w) over (partition by state_id
        order by place_id rows between unbounded preceding and unbounded following) AS lo
    from weighed`);
  // Include only states with places. `share` is a state's share of their total population.
  await db.run(`create or replace table state_slot as
    select s.id AS state_id, row_number() over (order by s.id) - 1 AS pos,
      s.population / sum(s.population) over () AS share
    from state s
    where s.population > 0 and exists (select 1 from place p where p.state_id = s.id)`);
  await db.run(`create or replace table place_share_slot as
    select p.id AS place_id, p.state_id, c.population / (select sum(population) from county) AS share
    from place p
    join county c on c.id = p.county_id`);
};

const buildDateSlots = async (
  db: Database,
  years: readonly number[],
  asOf: string,
): Promise<void> => {
  // Only the elapsed part of the current year counts.
  const weights = years.map((year) => signings(year) * elapsedShare(year, asOf));
  const typicalSize = growthFactor(TYPICAL_YEAR) / signings(TYPICAL_YEAR);
  await createTable(
    db,
    'year_slot',
    'slot INTEGER, fy INTEGER',
    fillSlots(weights, 1024).map((at, slot) => ({ slot, fy: years[at] })),
  );
  await createTable(
    db,
    'year_size_slot',
    'fy INTEGER, growth DOUBLE, size DOUBLE',
    years.map((fy) => ({
      fy,
      growth: growthFactor(fy),
      size: Math.round((growthFactor(fy) / signings(fy) / typicalSize) * 1e6) / 1e6,
    })),
  );
  await createTable(
    db,
    'month_slot',
    'slot INTEGER, month INTEGER',
    fillSlots(monthShares, 1024).map((at, slot) => ({ slot, month: at + 1 })),
  );
};

/** Builds the lookup tables from which awards get their place, date, number of actions and size. */
export const buildShapes = async (
  db: Database,
  years: readonly number[],
  asOf: string,
): Promise<void> => {
  await buildPlaceSlots(db);
  await buildDateSlots(db, years, asOf);
  const weights = countWeights.map(([, weight]) => weight);
  await createTable(
    db,
    'count_slot',
    'slot INTEGER, n INTEGER',
    fillSlots(weights, SLOTS).map((at, slot) => ({ slot, n: countWeights[at]![0] })),
  );
  // `scale_slot` has award sizes relative to the median, for each kind of sharing.
  await createTable(
    db,
    'scale_slot',
    'sharing VARCHAR, slot INTEGER, scale DOUBLE',
    Object.entries(spreads).flatMap(([sharing, { sigma }]) =>
      scaleQuantiles(SLOTS, sigma).map((value, slot) => ({ sharing, slot, scale: value / MEDIAN })),
    ),
  );
};
