import { count as formatCount } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { mapConcurrently } from '@/lib/requests/mapConcurrently';
import { agencyDimension, typeDimension } from './parts/byChoice';
import { byFirstAction, byPeriod } from './parts/byPeriod';
import type { Dimension, Part, PartsContext } from './parts/dimension';

/** Maximum number of parts of one download. The browser stores the whole list of parts, so it must stay short. */
export const MAX_PARTS = 40;
const CONCURRENT_COUNTS = 4;

interface UnitCount<U> {
  unit: U;
  rows: number;
}
/**
 * Returns the units with their numbers of rows. Units that exceed one file are split further. Returns undefined if the rows do not add
 * up to `rows`, because the search then cannot be split this way.
 */
const refineUnits = async <U>(
  dimension: Dimension<U>,
  criteria: SearchCriteria,
  units: readonly U[],
  rows: number,
  context: PartsContext,
): Promise<UnitCount<U>[] | undefined> => {
  const unitCounts = await mapConcurrently(units, CONCURRENT_COUNTS, async (unit) => ({
    unit,
    rows: await context.count(dimension.narrow(criteria, unit)),
  }));
  if (unitCounts.reduce((sum, each) => sum + each.rows, 0) !== rows) return undefined;
  const counts = await mapConcurrently(unitCounts, 1, async (count) => {
    const smallerUnits = count.rows > context.limit ? dimension.refine(count.unit) : [];
    return smallerUnits.length
      ? ((await refineUnits(dimension, criteria, smallerUnits, count.rows, context)) ?? [count])
      : [count];
  });
  return counts.flat();
};
/** Merges adjacent pieces that fit into one file together. */
const mergeCounts = <U>(
  { join }: Dimension<U>,
  counts: readonly UnitCount<U>[],
  limit: number,
): UnitCount<U>[] =>
  counts.reduce<UnitCount<U>[]>((result, count) => {
    const lastCount = result[result.length - 1];
    const unit =
      lastCount && lastCount.rows <= limit && lastCount.rows + count.rows <= limit
        ? join(lastCount.unit, count.unit)
        : undefined;
    return unit === undefined || !lastCount
      ? [...result, count]
      : [...result.slice(0, -1), { unit, rows: lastCount.rows + count.rows }];
  }, []);

const splitBy = async <U>(
  dimension: Dimension<U>,
  parent: Part,
  otherDimensions: readonly Dimension<never>[],
  context: PartsContext,
): Promise<Part[]> => {
  const units = await dimension.units(parent.criteria, context);
  const smallerUnits = units.length === 1 ? dimension.refine(units[0]!) : units;
  const counts =
    smallerUnits.length > 1
      ? await refineUnits(dimension, parent.criteria, smallerUnits, parent.rows, context)
      : undefined;
  if (!counts) return split(parent, otherDimensions, context);
  const parts = mergeCounts(
    dimension,
    dimension.leaveOutEmpty ? counts.filter(({ rows }) => rows > 0) : counts,
    context.limit,
  )
    .filter(({ rows }) => rows > 0)
    .map(({ unit, rows }) => ({
      criteria: dimension.narrow(parent.criteria, unit),
      label: [parent.label, dimension.formatLabel(unit)].filter(Boolean).join('; '),
      rows,
    }));
  return (await mapConcurrently(parts, 1, (part) => split(part, otherDimensions, context))).flat();
};
const split = async (
  part: Part,
  dimensions: readonly Dimension<never>[],
  context: PartsContext,
): Promise<Part[]> => {
  if (part.rows <= context.limit) return [part];
  const [dimension, ...rest] = dimensions;
  if (!dimension)
    throw new Error(
      `${formatCount(part.rows)} records${part.label ? ` (${part.label})` : ''} cannot be split any further. Add filters to get fewer records.`,
    );
  return splitBy(dimension, part, rest, context);
};

/**
 * Splits a search into parts that fit into one file each: by period, then if needed by awarding agency, then by award type. The rows of the
 * parts add up to the total. Rejects if the search cannot be split, needs more than `MAX_PARTS` files, or a count fails.
 */
export const planParts = async (
  criteria: SearchCriteria,
  rows: number,
  context: PartsContext,
): Promise<readonly Part[]> => {
  const time = context.level === 'awards' && !criteria.newAwardsOnly ? byFirstAction : byPeriod;
  const parts = await split(
    { criteria, label: '', rows },
    [time, agencyDimension, typeDimension] as unknown as readonly Dimension<never>[],
    context,
  );
  if (parts.length > MAX_PARTS)
    throw new Error(
      `This download would need ${formatCount(parts.length)} files. Add filters so that it needs at most ${MAX_PARTS}.`,
    );
  return parts;
};
