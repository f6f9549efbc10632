import { awardTypeGroups, awardTypeLabel, type SpendingLevel } from '@/domain/codes/awardTypes';
import { addDays, addMonths, fiscalQuarterOf, fiscalQuarterRange, fiscalYearOf, fiscalYearRange, type DayRange, type IsoDay } from '@/domain/fiscal';
import { count as inWords, date } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { inLanes } from '@/lib/lanes';

/** A part of a search that fits into one file: what it asks for, what it is limited to in words, and how many rows it has. */
export interface Part { criteria: SearchCriteria; words: string; rows: number }
export interface PartsContext {
  level: SpendingLevel; /** Most rows of one file. */ limit: number;
  count: (criteria: SearchCriteria) => Promise<number>; /** Full names of all awarding agencies. */ agencies: () => Promise<readonly string[]>;
}
/** More files than these are no help to anybody; and a browser keeps the list of them. */
export const MOST_PARTS = 40;
const LANES = 4;

/** One way to cut a search so that each of its rows falls into exactly one piece. */
interface Dimension<U> {
  /** The pieces to begin with; none where the search cannot be cut this way. */
  units: (criteria: SearchCriteria, context: PartsContext) => Promise<readonly U[]> | readonly U[];
  /** Smaller pieces of one; none when it is the smallest. */
  refine: (unit: U) => readonly U[];
  /** Two neighbours as one; undefined when one search cannot ask for both. */
  join: (a: U, b: U) => U | undefined;
  narrow: (criteria: SearchCriteria, unit: U) => SearchCriteria;
  words: (unit: U) => string;
  /** Pieces without rows are left out before neighbours are joined; of periods they keep a run unbroken. */
  leaveOutEmpty?: true;
}

const monthEnd = (day: IsoDay): IsoDay => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
const ends: readonly ((day: IsoDay) => IsoDay)[] = [(day) => fiscalYearRange(fiscalYearOf(day)).end, (day) => fiscalQuarterRange(fiscalYearOf(day), fiscalQuarterOf(day)).end, monthEnd, (day) => day];
const cut = ({ start, end }: DayRange, endOf: (day: IsoDay) => IsoDay): DayRange[] => {
  const pieces: DayRange[] = [];
  for (let from = start; from <= end; from = addDays(pieces[pieces.length - 1]!.end, 1)) pieces.push({ start: from, end: endOf(from) < end ? endOf(from) : end });
  return pieces;
};
/** Ranges in order, those that touch or overlap as one. */
const merged = (ranges: readonly DayRange[]): DayRange[] => [...ranges].filter(({ start, end }) => start <= end).sort((a, b) => (a.start < b.start ? -1 : 1)).reduce<DayRange[]>((done, range) => {
  const last = done[done.length - 1];
  if (!last || range.start > addDays(last.end, 1)) return [...done, range];
  return [...done.slice(0, -1), { start: last.start, end: range.end > last.end ? range.end : last.end }];
}, []);
const rangeWords = ({ start, end }: DayRange): string => {
  const [first, last] = [fiscalYearOf(start), fiscalYearOf(end)];
  if (start === fiscalYearRange(first).start && end === fiscalYearRange(last).end) return first === last ? `FY ${first}` : `FY ${first} to FY ${last}`;
  return start === end ? date(start) : `${date(start)} to ${date(end)}`;
};

/** `carried`: the prime awards that were under way on the first day already. */
interface PeriodUnit { ranges: readonly DayRange[]; carried?: true }
/**
 * By period. A transaction or subaward has one day. A prime award is found by every period it overlaps (specification §5), so its
 * pieces go by the day of its first action ("new awards only"), and those under way on the first day are a piece of their own.
 */
const byPeriod: Dimension<PeriodUnit> = {
  units: ({ periods = [], newAwardsOnly }, { level }) => {
    const ranges = merged(periods);
    // Both days of such a transaction lie in one period: its action and the award's first one. No cut keeps them together.
    if (level === 'transactions' && newAwardsOnly) return [];
    if (level !== 'awards' || newAwardsOnly) return ranges.map((range) => ({ ranges: [range] }));
    const [{ start, end } = { start: '', end: '' }] = ranges;
    if (ranges.length !== 1) return [];
    return [{ ranges: [{ start, end: start }], carried: true }, ...(start < end ? [{ ranges: [{ start: addDays(start, 1), end }] }] : [])];
  },
  refine: ({ ranges, carried }) => (carried ? [] : ends.map((endOf) => ranges.flatMap((range) => cut(range, endOf))).find((pieces) => pieces.length > ranges.length) ?? []).map((range) => ({ ranges: [range] })),
  join: (a, b) => (a.carried || b.carried ? undefined : { ranges: merged([...a.ranges, ...b.ranges]) }),
  narrow: (criteria, { ranges }) => ({ ...criteria, periods: ranges }),
  words: ({ ranges, carried }) => (carried ? `under way on ${date(ranges[0]!.start)}` : ranges.map(rangeWords).join(', ')),
};
/** Prime awards by the day of their first action. */
const byFirstAction: Dimension<PeriodUnit> = {
  ...byPeriod,
  narrow: (criteria, unit) => ({ ...byPeriod.narrow(criteria, unit), newAwardsOnly: !unit.carried }),
  words: (unit) => (unit.carried ? `Awards ${byPeriod.words(unit)}` : `Awards begun in ${byPeriod.words(unit)}`),
};

const none = (): readonly never[] => [];
const several = (names: readonly string[], plural: string): string => (names.length <= 2 ? names.join(', ') : `${inWords(names.length)} ${plural}: ${names[0]} to ${names[names.length - 1]}`);
type Agency = NonNullable<SearchCriteria['agencies']>[number];
/** By the awarding agency: each award has one. Chosen agencies are pieces where they are toptier agencies; others stay as they are. */
const byAgency: Dimension<readonly Agency[]> = {
  units: async ({ agencies = [] }, context) => {
    const chosen = agencies.filter(({ type }) => type === 'awarding');
    if (chosen.length) return chosen.every(({ tier }) => tier === 'toptier') ? chosen.map((agency) => [agency]) : [];
    return (await context.agencies()).map((name) => [{ type: 'awarding', tier: 'toptier', name }]);
  },
  refine: none, leaveOutEmpty: true, join: (a, b) => [...a, ...b],
  narrow: (criteria, unit) => ({ ...criteria, agencies: [...(criteria.agencies ?? []).filter(({ type }) => type === 'funding'), ...unit] }),
  words: (unit) => several(unit.map(({ name }) => name), 'agencies'),
};
/** By the type of award: each has one. */
const byType: Dimension<readonly string[]> = {
  units: ({ awardTypes = [] }) => (awardTypes.length ? awardTypes : awardTypeGroups.flatMap(({ types }) => types.map(({ code }) => code))).map((code) => [code]),
  refine: none, leaveOutEmpty: true, join: (a, b) => [...a, ...b], narrow: (criteria, awardTypes) => ({ ...criteria, awardTypes }), words: (codes) => several(codes.map(awardTypeLabel), 'award types'),
};

interface Piece<U> { unit: U; rows: number }
const sum = (pieces: readonly { rows: number }[]): number => pieces.reduce((total, { rows }) => total + rows, 0);
/** Counts pieces, and cuts those that do not fit. Undefined when they do not add up to the whole: then this is no way to cut it. */
const fitting = async <U>(dimension: Dimension<U>, criteria: SearchCriteria, units: readonly U[], rows: number, context: PartsContext): Promise<Piece<U>[] | undefined> => {
  const counted = await inLanes(units, LANES, async (unit) => ({ unit, rows: await context.count(dimension.narrow(criteria, unit)) }));
  if (sum(counted) !== rows) return undefined;
  const pieces = await inLanes(counted, 1, async (piece) => {
    const finer = piece.rows > context.limit ? dimension.refine(piece.unit) : [];
    return finer.length ? await fitting(dimension, criteria, finer, piece.rows, context) ?? [piece] : [piece];
  });
  return pieces.flat();
};
/** Neighbours that fit into one file together become one. */
const packed = <U>({ join }: Dimension<U>, pieces: readonly Piece<U>[], limit: number): Piece<U>[] => pieces.reduce<Piece<U>[]>((done, piece) => {
  const last = done[done.length - 1];
  const unit = last && last.rows <= limit && last.rows + piece.rows <= limit ? join(last.unit, piece.unit) : undefined;
  return unit === undefined || !last ? [...done, piece] : [...done.slice(0, -1), { unit, rows: last.rows + piece.rows }];
}, []);

const cutBy = async <U>(dimension: Dimension<U>, whole: Part, rest: readonly Dimension<never>[], context: PartsContext): Promise<Part[]> => {
  const units = await dimension.units(whole.criteria, context);
  const finer = units.length === 1 ? dimension.refine(units[0]!) : units;
  const pieces = finer.length > 1 ? await fitting(dimension, whole.criteria, finer, whole.rows, context) : undefined;
  if (!pieces) return split(whole, rest, context);
  const parts = packed(dimension, dimension.leaveOutEmpty ? pieces.filter(({ rows }) => rows > 0) : pieces, context.limit).filter(({ rows }) => rows > 0).map(({ unit, rows }) => ({ criteria: dimension.narrow(whole.criteria, unit), words: [whole.words, dimension.words(unit)].filter(Boolean).join('; '), rows }));
  return (await inLanes(parts, 1, (part) => split(part, rest, context))).flat();
};
const split = async (whole: Part, dimensions: readonly Dimension<never>[], context: PartsContext): Promise<Part[]> => {
  if (whole.rows <= context.limit) return [whole];
  const [dimension, ...rest] = dimensions;
  if (!dimension) throw new Error(`${inWords(whole.rows)} records${whole.words ? ` (${whole.words})` : ''} cannot be split any further. Add filters to get fewer.`);
  return cutBy(dimension, whole, rest, context);
};

/**
 * Cuts a search into parts that fit into one file each: by period, where that is not enough by awarding agency, then by type of award.
 * The rows of the parts add up to those of the whole. Rejects when it cannot be done, when it would take too many files, or with a failed count.
 */
export const planParts = async (criteria: SearchCriteria, rows: number, context: PartsContext): Promise<readonly Part[]> => {
  const time = context.level === 'awards' && !criteria.newAwardsOnly ? byFirstAction : byPeriod;
  const parts = await split({ criteria, words: '', rows }, [time, byAgency, byType] as unknown as readonly Dimension<never>[], context);
  if (parts.length > MOST_PARTS) throw new Error(`This would take ${inWords(parts.length)} files. Add filters so that at most ${MOST_PARTS} are needed.`);
  return parts;
};
