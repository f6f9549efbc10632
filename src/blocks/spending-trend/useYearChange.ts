import { useMemo } from 'react';
import { EARLIEST_FISCAL_YEAR, fiscalYearOf } from '@/domain/fiscal';
import { isOpenPeriod } from '@/domain/fiscalPeriods';
import type { YearChange } from '@/domain/profileOpening';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { searchOverTime } from '@/services/search/endpoints';
import { buildTrendQuery } from './buildTrendQuery';

/**
 * Returns the obligations of a fiscal year and of the year before it, with the status of their request, which the trend by year shares.
 * If `profileYear` is not a complete fiscal year, returns those of the last complete one.
 */
export const useYearChange = (
  criteria: SearchCriteria,
  profileYear: string,
): { change: YearChange; answer: Pick<Answer<unknown, unknown>, 'status'> } => {
  const day = useDataDay();
  const query = useMemo(() => buildTrendQuery(criteria, day, 'fiscal_year'), [criteria, day]);
  const answer = useAnswer(searchOverTime, query);
  const fiscalYear = Number(profileYear);
  const year =
    fiscalYear && !isOpenPeriod({ fiscalYear }, day) ? fiscalYear : fiscalYearOf(day) - 1;
  const getAmount = (ofYear: number) => {
    if (!answer.current || !answer.value || ofYear < EARLIEST_FISCAL_YEAR) return null;
    // The API leaves out years without obligations.
    return answer.value.find((point) => point.fiscalYear === ofYear)?.obligations ?? 0;
  };
  return { change: { year, amount: getAmount(year), earlier: getAmount(year - 1) }, answer };
};
