import { defaultPeriod, type IsoDay } from '@/domain/fiscal';
import type { TimeGroup } from '@/domain/fiscalPeriods';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { TimeQuery } from '@/services/search/results';

/** Returns the query for the obligations of transactions since FY 2008 by period. */
export const buildTrendQuery = (
  criteria: SearchCriteria,
  day: IsoDay,
  group: TimeGroup,
): TimeQuery => ({
  criteria: { ...criteria, periods: [defaultPeriod(day)] },
  level: 'transactions',
  group,
});
