/** The period of an account data file: a fiscal year up to a quarter or month. Amounts are counted from the start of the year. */
import { monthName } from '../displayDate';
import {
  calendarMonth,
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  latestPeriod,
  latestPeriodOfYear,
  quarterOfMonth,
  listYears,
  type FiscalYear,
  type IsoDay,
  type SubmissionPeriod,
} from '../fiscal';
import type { AccountForm, AccountFormShape } from './accountForm';

const LAST_QUARTER_YEAR = 2019;
/** Returns whether a fiscal year is reported by quarter. Later years are reported by month. */
export const isQuarterYear = (year: FiscalYear): boolean => year <= LAST_QUARTER_YEAR;
export interface PeriodChoice {
  /** Quarter (1 to 4) or period (2 to 12), as requests send it. */
  value: string;
  label: string;
  published: boolean;
}
export interface PeriodGroup {
  label: string;
  choices: readonly PeriodChoice[];
}
/** Returns the quarters of a year through 2019, or the periods of a later year by quarter. FY 2017 begins with its second quarter. */
export const periodChoices = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  today: IsoDay,
): readonly PeriodGroup[] => {
  const latestMonth = latestPeriodOfYear(periods, year, today)?.period ?? 0;
  if (isQuarterYear(year)) {
    return [
      {
        label: 'Quarters',
        choices: [1, 2, 3, 4]
          .filter((quarter) => year > EARLIEST_FEDERAL_ACCOUNT_YEAR || quarter > 1)
          .map((quarter) => ({
            value: String(quarter),
            label: `Q${quarter}`,
            published: quarter * 3 <= latestMonth,
          })),
      },
    ];
  }
  const formatPeriod = (period: number) =>
    period === 2
      ? 'P01/P02 Oct–Nov'
      : `P${String(period).padStart(2, '0')} ${monthName(calendarMonth(year, period).month)}`;
  return [1, 2, 3, 4].map((quarter) => ({
    label: `Q${quarter}`,
    choices: [3 * quarter - 2, 3 * quarter - 1, 3 * quarter]
      .filter((period) => period > 1)
      .map((period) => ({
        value: String(period),
        label: formatPeriod(period),
        published: period <= latestMonth,
      })),
  }));
};
/** Changes the fiscal year. Keeps the matching quarter or period if it is published for the new year, else selects the latest. */
export const chooseYear = (
  form: AccountForm,
  year: FiscalYear,
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): AccountForm => {
  const last = latestPeriodOfYear(periods, year, today);
  if (!last) return form.merge({ fy: String(year), quarter: '', period: '' });
  const previousPeriod = Number(form.period) || Number(form.quarter) * 3;
  if (isQuarterYear(year)) {
    const matchingQuarter = quarterOfMonth(previousPeriod);
    const isPublished = periodChoices(periods, year, today)[0]!.choices.some(
      ({ value, published }) => published && value === String(matchingQuarter),
    );
    return form.merge({
      fy: String(year),
      quarter: String(isPublished ? matchingQuarter : last.quarter),
      period: '',
    });
  }
  return form.merge({
    fy: String(year),
    quarter: '',
    period: String(
      previousPeriod >= 2 && previousPeriod <= last.period ? previousPeriod : last.period,
    ),
  });
};
/** Selects a quarter or period of the form's fiscal year. */
export const choosePeriod = (form: AccountForm, value: string): AccountForm =>
  form.merge(
    isQuarterYear(Number(form.fy))
      ? { quarter: value, period: '' }
      : { quarter: '', period: value },
  );
/** Selects the latest published year and period if the form has no year yet. */
export const selectLatestPeriod = (
  form: AccountForm,
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): AccountForm => {
  const last = form.fy ? undefined : latestPeriod(periods, today);
  return last ? chooseYear(form, last.year, periods, today) : form;
};
/** Returns the fiscal years that the form offers, newest first. */
export const accountYears = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly FiscalYear[] => {
  const newestYear = latestPeriod(periods, today)?.year ?? EARLIEST_FEDERAL_ACCOUNT_YEAR;
  return listYears(newestYear, EARLIEST_FEDERAL_ACCOUNT_YEAR);
};
/** Returns the selected time from the start of the year, such as `FY 2018 Q1–Q4`, or '' if the selection is incomplete. */
export const timeLabel = ({
  fy,
  quarter,
  period,
}: Pick<AccountFormShape, 'fy' | 'quarter' | 'period'>): string =>
  !fy || !(quarter || period)
    ? ''
    : `FY ${fy} ${quarter ? (quarter === '1' ? 'Q1' : `Q1–Q${quarter}`) : `P01–P${period.padStart(2, '0')}`}`;
