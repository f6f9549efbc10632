import type { AccountFilters, ActivityOption } from '@/domain/federalAccount/account';
import { chosenYears, hasTime } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import type { ChartFilters } from '@/services/federal-accounts/chartEndpoints';

interface ChartContext {
  /** The API's own ID of the account. */
  id: number;
  latest: number | undefined;
  activities: readonly ActivityOption[] | null;
}
/** Returns the filters of the chart requests; null while the latest year or the selected program activities are not loaded. */
export const getChartFilters = (
  filters: AccountFilters,
  { id, latest, activities }: ChartContext,
): ChartFilters | null => {
  const selectedActivities = filters.programActivity;
  if (latest === undefined || (!selectedActivities.isEmpty() && activities === null)) return null;
  const ids = (activities ?? [])
    .filter(({ key }) => selectedActivities.has(key))
    .flatMap((each) => each.ids);
  const years = chosenYears(filters, EARLIEST_FEDERAL_ACCOUNT_YEAR, latest);
  return {
    id,
    // Dates outside all years must match no data instead of all years.
    years: years.length || !hasTime(filters) ? years : [0],
    classes: filters.objectClass.toArray().sort(),
    // An activity that the account never reported must match no data instead of all data.
    activities: selectedActivities.isEmpty() || ids.length ? ids : [0],
    symbols: filters.tas.toArray(),
  };
};
