import { count as formatCount } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { mapConcurrently } from '@/lib/requests/mapConcurrently';
import { byAgency, byType } from './parts/byChoice';
import { byFirstAction, byPeriod } from './parts/byPeriod';
import type { Dimension, Part, PartsContext } from './parts/dimension';

/** Maximum number of parts of one download. The browser stores the whole list of parts, so it must stay short. */
export const MOST_PARTS = 40;
const LANES = 4;

interface Piece<U> {
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
): Promise<Piece<U>[] | undefined> => {
  const unitCounts = await mapConcurrently(units, LANES, async (unit) => ({
    unit,
    rows: await context.count(dimension.narrow(criteria, unit)),
  }));
  if (unitCounts.reduce((sum, piece) => sum + piece.rows, 0) !== rows) return undefined;
  const pieces = await mapConcurrently(unitCounts, 1, async (piece) => {
    const smallerUnits = piece.rows > context.limit ? dimension.refine(piece.unit) : [];
    return smallerUnits.length
      ? ((await refineUnits(dimension, criteria, smallerUnits, piece.rows, context)) ?? [piece])
      : [piece];
  });
  return pieces.flat();
};
/** Merges adjacent pieces that fit into one file together. */
const mergePieces = <U>(
  { join }: Dimension<U>,
  pieces: readonly Piece<U>[],
  limit: number,
): Piece<U>[] =>
  pieces.reduce<Piece<U>[]>((done, piece) => {
    const last = done[done.length - 1];
    const unit =
      last && last.rows <= limit && last.rows + piece.rows <= limit
        ? join(last.unit, piece.unit)
        : undefined;
    return unit === undefined || !last
      ? [...done, piece]
      : [...done.slice(0, -1), { unit, rows: last.rows + piece.rows }];
  }, []);

const splitBy = async <U>(
  dimension: Dimension<U>,
  parent: Part,
  rest: readonly Dimension<never>[],
  context: PartsContext,
): Promise<Part[]> => {
  const units = await dimension.units(parent.criteria, context);
  const smallerUnits = units.length === 1 ? dimension.refine(units[0]!) : units;
  const pieces =
    smallerUnits.length > 1
      ? await refineUnits(dimension, parent.criteria, smallerUnits, parent.rows, context)
      : undefined;
  if (!pieces) return split(parent, rest, context);
  const parts = mergePieces(
    dimension,
    dimension.leaveOutEmpty ? pieces.filter(({ rows }) => rows > 0) : pieces,
    context.limit,
  )
    .filter(({ rows }) => rows > 0)
    .map(({ unit, rows }) => ({
      criteria: dimension.narrow(parent.criteria, unit),
      label: [parent.label, dimension.formatLabel(unit)].filter(Boolean).join('; '),
      rows,
    }));
  return (await mapConcurrently(parts, 1, (part) => split(part, rest, context))).flat();
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
 * parts add up to the total. Rejects if the search cannot be split, needs more than `MOST_PARTS` files, or a count fails.
 */
export const planParts = async (
  criteria: SearchCriteria,
  rows: number,
  context: PartsContext,
): Promise<readonly Part[]> => {
  const time = context.level === 'awards' && !criteria.newAwardsOnly ? byFirstAction : byPeriod;
  const parts = await split(
    { criteria, label: '', rows },
    [time, byAgency, byType] as unknown as readonly Dimension<never>[],
    context,
  );
  if (parts.length > MOST_PARTS)
    throw new Error(
      `This download would need ${formatCount(parts.length)} files. Add filters so that it needs at most ${MOST_PARTS}.`,
    );
  return parts;
};
