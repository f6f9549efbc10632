import type { Database } from '../../db/database';
import { MEDIAN, scaleQuantiles } from '../quantiles';
import { byPopulation, isFormula, type Line } from './line';
import { solveSize, type Case } from './solve';

/** By kind of sharing: `sigma` is the standard deviation of log sizes, and `limit` the highest mean size relative to the maximum. */
export const spreads = {
  contract: { sigma: 2.2, limit: 0.16 },
  vehicle: { sigma: 1.8, limit: 0.1 },
  project: { sigma: 2, limit: 0.05 },
  person: { sigma: 1.2, limit: 0.1 },
  local: { sigma: 1.7, limit: 0.3 },
  state: { sigma: 0.25, limit: 0.75 },
  people: { sigma: 0.12, limit: 0.8 },
  county: { sigma: 0.6, limit: 0.7 },
} as const;

/** Relative size, maximum and frequency of contract types A to D: BPA calls, purchase orders, delivery orders, definitive contracts. */
export const contractTypes: readonly (Case & { slots: number })[] = [
  { size: 0.3, most: 0.12, slots: 6 },
  { size: 0.02, most: 0.004, slots: 17 },
  { size: 0.6, most: 0.35, slots: 21 },
  { size: 4, most: 1, slots: 6 },
];

/** Maximum of a state's formula award, relative to its share of the program. */
const FORMULA_FACTOR = 1.3;

const singleCase: readonly Case[] = [{ size: 1, most: 1 }];

export interface SizedLine {
  size: number;
  /** Maximum of one award in dollars, or the program's yearly amount (with a margin for formulas) if amounts depend on population. */
  most: number;
  /** Dollars in a typical year, or in all years for programs with `years`. */
  yearlyMoney: number;
}

/** Returns the award size, maximum and total of each line. The sizes let a line's awards add up to its amount times `scale`. */
export const sizeLines = async (
  db: Database,
  lines: readonly Line[],
  countAwards: (line: Line, at: number) => number,
  scale: number,
): Promise<SizedLine[]> => {
  const queryShares = async (sql: string) =>
    (await db.query<{ share: number }>(sql)).map(({ share }) => share);
  const states = await queryShares(
    'select share::DOUBLE AS share from state_slot order by state_id',
  );
  // Population shares of the counties of 40 evenly spaced places in `place_slot`.
  const counties =
    await queryShares(`select (c.population / (select sum(population) from county))::DOUBLE AS share
    from range(0, 40) r(i)
    asof join place_slot s on (r.i + 0.5) / 40 >= s.lo
    join place p on p.id = s.place_id
    join county c on c.id = p.county_id
    order by r.i`);
  const cases = {
    contract: contractTypes.flatMap((type) => Array.from({ length: type.slots }, () => type)),
    state: states.map((share) => ({ size: share, most: share })),
    county: counties.map((share) => ({ size: 1, most: share })),
  };
  const quantiles = Object.fromEntries(
    Object.entries(spreads).map(([sharing, { sigma }]) => [
      sharing,
      scaleQuantiles(byPopulation.has(sharing) ? 12 : 48, sigma).map((value) => value / MEDIAN),
    ]),
  );
  return lines.map((line, at) => {
    const { sharing } = line;
    const yearCount = line.years ? Math.min(line.years[1], 2026) - line.years[0] + 1 : 1;
    // An award never reaches its maximum, so the maximum has to be above the state's share of the program.
    const max = byPopulation.has(sharing)
      ? (line.money / yearCount) * (isFormula(line) ? FORMULA_FACTOR : 1)
      : line.most;
    const awardCount = countAwards(line, at);
    const { size, mean } = solveSize(
      quantiles[sharing]!,
      sharing === 'contract'
        ? cases.contract
        : isFormula(line)
          ? cases.state
          : sharing === 'county'
            ? cases.county
            : singleCase,
      (line.money * scale) / awardCount,
      max,
      spreads[sharing].limit,
    );
    return { size, most: max, yearlyMoney: mean * awardCount };
  });
};
