import type { Context } from './context';
import { EARLIEST_SEARCH_DATE } from './schema';
import { joinOr, type Values } from './values';

/** The last date of a search: the end of the service's date range. */
const LAST_DATE = '2099-09-30';

interface Period {
  start_date?: string;
  end_date?: string;
  date_type?: string;
}
const getStart = ({ start_date: start = EARLIEST_SEARCH_DATE }: Period) => start;
const getEnd = ({ end_date: end = LAST_DATE }: Period) => end;
const between = (values: Values, column: string, period: Period): string =>
  `${column} between ${values.add(getStart(period))}::DATE and ${values.add(getEnd(period))}::DATE`;

const periodPredicate = ({ level, values }: Context, period: Period): string => {
  // An inverted period matches nothing at any level (`filters.md` §1). The overlap test of awards alone could match some awards.
  if (getStart(period) > getEnd(period)) return 'false';
  const testColumn = (column: string) => between(values, column, period);
  const dateType = period.date_type;
  if (dateType === 'last_modified_date') return testColumn('last_modified');
  if (dateType === 'date_signed') return testColumn('signed');
  if (level === 'subawards') return testColumn('sub_date');
  if (level === 'transactions')
    return dateType === 'new_awards_only'
      ? `(${testColumn('action_date')} and ${testColumn('signed')})`
      : testColumn('action_date');
  if (dateType === 'new_awards_only') return testColumn('signed');
  // An award matches if it was signed by the end of the period and its latest action is not before the start.
  return `(latest >= ${values.add(getStart(period))}::DATE and signed <= ${values.add(getEnd(period))}::DATE)`;
};
/** Returns a SQL condition that matches records in any of `periods`. */
export const periodsPredicate = (context: Context, periods: readonly Period[]): string => {
  const { level, values } = context;
  // Periods of the type `action_date` match awards with any transaction in the period. One subquery covers all of these periods.
  const actionPeriods =
    level === 'awards' ? periods.filter((period) => period.date_type === 'action_date') : [];
  return joinOr([
    ...periods
      .filter((period) => !actionPeriods.includes(period))
      .map((period) => periodPredicate(context, period)),
    ...(actionPeriods.length
      ? [
          `id in (
              select award_id
              from tx
              where ${joinOr(actionPeriods.map((period) => between(values, 'action_date', period)))})`,
        ]
      : []),
  ]);
};
