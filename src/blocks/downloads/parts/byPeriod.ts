import {
  addDays,
  addMonths,
  fiscalQuarterOf,
  fiscalQuarterRange,
  fiscalYearOf,
  fiscalYearRange,
  type DayRange,
  type IsoDay,
} from '@/domain/fiscal';
import { date } from '@/domain/format';
import type { Dimension } from './dimension';

const monthEnd = (day: IsoDay): IsoDay => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
const ends: readonly ((day: IsoDay) => IsoDay)[] = [
  (day) => fiscalYearRange(fiscalYearOf(day)).end,
  (day) => fiscalQuarterRange(fiscalYearOf(day), fiscalQuarterOf(day)).end,
  monthEnd,
  (day) => day,
];
const cut = ({ start, end }: DayRange, endOf: (day: IsoDay) => IsoDay): DayRange[] => {
  const pieces: DayRange[] = [];
  for (let from = start; from <= end; from = addDays(pieces[pieces.length - 1]!.end, 1))
    pieces.push({ start: from, end: endOf(from) < end ? endOf(from) : end });
  return pieces;
};
const merged = (ranges: readonly DayRange[]): DayRange[] =>
  [...ranges]
    .filter(({ start, end }) => start <= end)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .reduce<DayRange[]>((done, range) => {
      const last = done[done.length - 1];
      if (!last || range.start > addDays(last.end, 1)) return [...done, range];
      return [
        ...done.slice(0, -1),
        { start: last.start, end: range.end > last.end ? range.end : last.end },
      ];
    }, []);
const rangeWords = ({ start, end }: DayRange): string => {
  const [first, last] = [fiscalYearOf(start), fiscalYearOf(end)];
  if (start === fiscalYearRange(first).start && end === fiscalYearRange(last).end)
    return first === last ? `FY ${first}` : `FY ${first} to FY ${last}`;
  return start === end ? date(start) : `${date(start)} to ${date(end)}`;
};

/** Date ranges of one unit. `carried` marks the prime awards that were already active on the first day. */
interface PeriodUnit {
  ranges: readonly DayRange[];
  carried?: true;
}
/**
 * Splits by period. A transaction or subaward has a single date. A prime award matches every period that it overlaps (specification §5).
 * Its units therefore use the date of its first action ("new awards only"). Awards already active on the first day are a separate unit.
 */
export const byPeriod: Dimension<PeriodUnit> = {
  units: ({ periods = [], newAwardsOnly }, { level }) => {
    const ranges = merged(periods);
    // Such a transaction has two dates in the period: its own action and the first action of its award. A split could separate them.
    if (level === 'transactions' && newAwardsOnly) return [];
    if (level !== 'awards' || newAwardsOnly) return ranges.map((range) => ({ ranges: [range] }));
    const [{ start, end } = { start: '', end: '' }] = ranges;
    if (ranges.length !== 1) return [];
    return [
      { ranges: [{ start, end: start }], carried: true },
      ...(start < end ? [{ ranges: [{ start: addDays(start, 1), end }] }] : []),
    ];
  },
  refine: ({ ranges, carried }) =>
    (carried
      ? []
      : (ends
          .map((endOf) => ranges.flatMap((range) => cut(range, endOf)))
          .find((pieces) => pieces.length > ranges.length) ?? [])
    ).map((range) => ({ ranges: [range] })),
  join: (a, b) =>
    a.carried || b.carried ? undefined : { ranges: merged([...a.ranges, ...b.ranges]) },
  narrow: (criteria, { ranges }) => ({ ...criteria, periods: ranges }),
  words: ({ ranges, carried }) =>
    carried ? `under way on ${date(ranges[0]!.start)}` : ranges.map(rangeWords).join(', '),
};
/** Splits prime awards by the date of their first action. */
export const byFirstAction: Dimension<PeriodUnit> = {
  ...byPeriod,
  narrow: (criteria, unit) => ({
    ...byPeriod.narrow(criteria, unit),
    newAwardsOnly: !unit.carried,
  }),
  words: (unit) =>
    unit.carried ? `Awards ${byPeriod.words(unit)}` : `Awards begun in ${byPeriod.words(unit)}`,
};
