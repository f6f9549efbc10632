import type { Context } from './context';
import { EARLIEST_SEARCH_DATE } from './schema';
import type { Values } from './values';
import { any } from './values';

/** The last day a search reaches: the end of the service's date range. */
const LAST_DATE = '2099-09-30';

interface Period {
  start_date?: string;
  end_date?: string;
  date_type?: string;
}
const between = (values: Values, column: string, period: Period): string =>
  `${column} between ${values.add(period.start_date ?? EARLIEST_SEARCH_DATE)}::DATE and ${values.add(period.end_date ?? LAST_DATE)}::DATE`;

const periodPredicate = ({ level, values }: Context, period: Period): string => {
  // Matches nothing, at every level (`filters.md` §1); where two columns are compared, awards could lie around it.
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
  // Overlap: the two ends test different columns.
  return `(latest >= ${values.add(period.start_date ?? EARLIEST_SEARCH_DATE)}::DATE and signed <= ${values.add(period.end_date ?? LAST_DATE)}::DATE)`;
};
/** Any of some periods. */
export const periodsPredicate = (context: Context, periods: readonly Period[]): string => {
  const { level, values } = context;
  // Any action of the award inside a range: one look at the actions for all ranges.
  const ofActions =
    level === 'awards' ? periods.filter((period) => period.date_type === 'action_date') : [];
  return any([
    ...periods
      .filter((period) => !ofActions.includes(period))
      .map((period) => periodPredicate(context, period)),
    ...(ofActions.length
      ? [
          `id in (select award_id from tx where ${any(ofActions.map((period) => between(values, 'action_date', period)))})`,
        ]
      : []),
  ]);
};
