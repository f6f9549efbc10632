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

const getMonthEnd = (day: IsoDay): IsoDay => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
const endGetters: readonly ((day: IsoDay) => IsoDay)[] = [
  (day) => fiscalYearRange(fiscalYearOf(day)).end,
  (day) => fiscalQuarterRange(fiscalYearOf(day), fiscalQuarterOf(day)).end,
  getMonthEnd,
  (day) => day,
];
const splitRange = ({ start, end }: DayRange, getEnd: (day: IsoDay) => IsoDay): DayRange[] => {
  const ranges: DayRange[] = [];
  for (let day = start; day <= end; day = addDays(ranges[ranges.length - 1]!.end, 1))
    ranges.push({ start: day, end: getEnd(day) < end ? getEnd(day) : end });
  return ranges;
};
const mergeRanges = (ranges: readonly DayRange[]): DayRange[] =>
  [...ranges]
    .filter(({ start, end }) => start <= end)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .reduce<DayRange[]>((result, range) => {
      const lastRange = result[result.length - 1];
      if (!lastRange || range.start > addDays(lastRange.end, 1)) return [...result, range];
      return [
        ...result.slice(0, -1),
        { start: lastRange.start, end: range.end > lastRange.end ? range.end : lastRange.end },
      ];
    }, []);
const formatRange = ({ start, end }: DayRange): string => {
  const [first, last] = [fiscalYearOf(start), fiscalYearOf(end)];
  if (start === fiscalYearRange(first).start && end === fiscalYearRange(last).end)
    return first === last ? `FY ${first}` : `FY ${first} to FY ${last}`;
  return start === end ? date(start) : `${date(start)} to ${date(end)}`;
};

/** Date ranges of one unit. `isActiveAtStart` marks the prime awards that were already active on the first day. */
interface PeriodUnit {
  ranges: readonly DayRange[];
  isActiveAtStart?: true;
}
/**
 * Splits by period. A transaction or subaward has a single date. A prime award matches every period that it overlaps (specification
 * §5), so `byFirstAction` uses the date of its first action. Prime awards already active on the first day are a separate unit.
 */
export const byPeriod: Dimension<PeriodUnit> = {
  units: ({ periods = [], newAwardsOnly }, { level }) => {
    const ranges = mergeRanges(periods);
    // With “new awards only”, both the transaction and the first action of its award must be in the period. A split
    // could separate them.
    if (level === 'transactions' && newAwardsOnly) return [];
    if (level !== 'awards' || newAwardsOnly) return ranges.map((range) => ({ ranges: [range] }));
    const [{ start, end } = { start: '', end: '' }] = ranges;
    if (ranges.length !== 1) return [];
    return [
      { ranges: [{ start, end: start }], isActiveAtStart: true },
      ...(start < end ? [{ ranges: [{ start: addDays(start, 1), end }] }] : []),
    ];
  },
  refine: ({ ranges, isActiveAtStart }) =>
    (isActiveAtStart
      ? []
      : (endGetters
          .map((getEnd) => ranges.flatMap((range) => splitRange(range, getEnd)))
          .find((smallerRanges) => smallerRanges.length > ranges.length) ?? [])
    ).map((range) => ({ ranges: [range] })),
  join: (a, b) =>
    a.isActiveAtStart || b.isActiveAtStart
      ? undefined
      : { ranges: mergeRanges([...a.ranges, ...b.ranges]) },
  narrow: (criteria, { ranges }) => ({ ...criteria, periods: ranges }),
  formatLabel: ({ ranges, isActiveAtStart }) =>
    isActiveAtStart ? `under way on ${date(ranges[0]!.start)}` : ranges.map(formatRange).join(', '),
};
/** Splits prime awards by the date of their first action. */
export const byFirstAction: Dimension<PeriodUnit> = {
  ...byPeriod,
  narrow: (criteria, unit) => ({
    ...byPeriod.narrow(criteria, unit),
    newAwardsOnly: !unit.isActiveAtStart,
  }),
  formatLabel: (unit) =>
    unit.isActiveAtStart
      ? `Awards ${byPeriod.formatLabel(unit)}`
      : `Awards that began in ${byPeriod.formatLabel(unit)}`,
};
