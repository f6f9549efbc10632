import type { Context } from './context';
import { EARLIEST_SEARCH_DATE } from './schema';
import type { Values } from './values';
import { any } from './values';

/** The last date of a search: the end of the service's date range. */
const LAST_DATE = '2099-09-30';

interface Period {
  start_date?: string;
  end_date?: string;
  date_type?: string;
}
const between = (values: Values, column: string, period: Period): string =>
  `${column} between ${values.add(period.start_date ?? EARLIEST_SEARCH_DATE)}::DATE
    and ${values.add(period.end_date ?? LAST_DATE)}::DATE`;

const periodPredicate = ({ level, values }: Context, period: Period): string => {
  // Matches nothing at every level (`filters.md` §1). Without this check, the overlap test of awards could still match some.
  if ((period.start_date ?? EARLIEST_SEARCH_DATE) > (period.end_date ?? LAST_DATE)) return 'false';
  const within = (column: string) => between(values, column, period);
  const kind = period.date_type;
  if (kind === 'last_modified_date') return within('last_modified');
  if (kind === 'date_signed') return within('signed');
  if (level === 'subawards') return within('sub_date');
  if (level === 'transactions')
    return kind === 'new_awards_only'
      ? `(${within('action_date')} and ${within('signed')})`
      : within('action_date');
  if (kind === 'new_awards_only') return within('signed');
  // An overlap test compares the two ends with different columns.
  return `(latest >= ${values.add(period.start_date ?? EARLIEST_SEARCH_DATE)}::DATE
    and signed <= ${values.add(period.end_date ?? LAST_DATE)}::DATE)`;
};
/** Returns a SQL condition that matches any of some periods. */
export const periodsPredicate = (context: Context, periods: readonly Period[]): string => {
  const { level, values } = context;
  // Matches awards with any transaction inside a range; one subquery covers all ranges.
  const ofActions =
    level === 'awards' ? periods.filter((period) => period.date_type === 'action_date') : [];
  return any([
    ...periods
      .filter((period) => !ofActions.includes(period))
      .map((period) => periodPredicate(context, period)),
    ...(ofActions.length
      ? [
          `id in (
              select award_id
              from tx
              where ${any(ofActions.map((period) => between(values, 'action_date', period)))})`,
        ]
      : []),
  ]);
};
