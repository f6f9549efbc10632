import type { ChangedRow } from '@/blocks/panel';
import { describeChange, getChange } from '@/domain/change';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  fiscalPeriodLabel,
  isOpenPeriod,
  periodDays,
  periodSortKey,
  type TimePoint,
} from '@/domain/fiscalPeriods';
import { profileMoney } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';

/** Obligations of a period in the chosen dollars, with their change from the same period a year earlier. */
export interface TrendRow extends TimePoint, ChangedRow {
  /** The change in words: `up 12% on FY 2024`; '' if there is none. */
  changeText: string;
}
/** Difference between the sort keys of the same period in two consecutive years. */
const YEAR_STEP = periodSortKey({ fiscalYear: 1 });

/**
 * Returns the rows of a trend. An amount without a price index for its year is NaN, as an unknown one. A period has no change if it, or
 * the one a year earlier, is incomplete or is not within one of `searchPeriods`, the periods of the search.
 */
export const toTrendRows = (
  points: readonly TimePoint[],
  isConstant: boolean,
  dataDay: IsoDay,
  searchPeriods: readonly DayRange[] = [],
): readonly TrendRow[] => {
  const isWhole = (point: TimePoint): boolean => {
    const { start, end } = periodDays(point);
    return (
      !isOpenPeriod(point, dataDay) &&
      (!searchPeriods.length ||
        searchPeriods.some((period) => period.start <= start && end <= period.end))
    );
  };
  const convertedPoints = points.map((point) =>
    isConstant
      ? { ...point, obligations: toConstantDollars(point.obligations, point.fiscalYear) ?? NaN }
      : point,
  );
  const pointsByKey = new Map(convertedPoints.map((point) => [periodSortKey(point), point]));
  return convertedPoints.map((point) => {
    const earlier = pointsByKey.get(periodSortKey(point) - YEAR_STEP);
    if (!earlier || !isWhole(earlier) || !isWhole(point))
      return { ...point, change: null, changeText: '' };
    return {
      ...point,
      change: getChange(point.obligations, earlier.obligations),
      changeText: describeChange(
        point.obligations,
        earlier.obligations,
        fiscalPeriodLabel(earlier),
      ),
    };
  });
};

/** Returns a sentence about the change of the last complete fiscal year; '' if there is none. */
export const describeLastChange = (rows: readonly TrendRow[], dataDay: IsoDay): string => {
  const row = rows.filter((each) => !isOpenPeriod(each, dataDay)).at(-1);
  return row?.changeText
    ? ` In ${fiscalPeriodLabel(row)}: ${profileMoney(row.obligations)}, ${row.changeText}.`
    : '';
};
