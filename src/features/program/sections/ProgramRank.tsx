import { useMemo } from 'react';
import { profilePeriodPhrase } from '@/domain/profileYears';
import type { ProgramKind } from '@/domain/program/programCode';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { describeRank } from '@/domain/rank';
import { initialFilters } from '@/domain/search/searchFilters';
import { limitToYear, transactionCriteria } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { searchCategory } from '@/services/search/endpoints';
import type { CategoryPage } from '@/services/search/results';

/** Maximum number of rows that the service returns at once. */
const MAX_ROWS = 100;
const categories = { assistance: 'cfda', naics: 'naics', psc: 'psc' } as const;
const groups: Readonly<Record<ProgramKind, string>> = {
  assistance: 'assistance listings',
  naics: 'six-digit NAICS codes',
  psc: 'four-character product or service codes',
};
/** Returns a sentence about the rank of a program; '' if it has no positive amount. */
const formatRank = (
  { kind, code }: { kind: ProgramKind; code: string },
  { rows, hasNext }: CategoryPage,
  periodText: string,
): string => {
  const group = groups[kind];
  const coded = rows.filter((row) => row.code);
  const row = coded.find((each) => each.code === code);
  if (!row)
    return hasNext
      ? `Not among the ${MAX_ROWS} ${group} with the largest obligations ${periodText}.`
      : '';
  const amounts = coded.map(({ obligations }) => obligations);
  const size = hasNext ? 'all' : String(coded.length);
  const rank = describeRank(row.obligations, amounts, `of ${size} ${group} with awards`);
  return rank && `By obligations, ${rank} ${periodText}.`;
};
/** Renders the rank of a program among those of its kind. Loads lazily. */
export default function ProgramRank({ record: { subject, fy } }: { record: ProgramRecord }) {
  const day = useDataDay();
  const { program } = subject;
  const { kind } = program;
  const page = currentValue(
    useAnswer(
      searchCategory,
      useMemo(
        () => ({
          criteria: transactionCriteria(limitToYear(initialFilters, fy, day), day),
          level: 'transactions' as const,
          category: categories[kind],
          limit: MAX_ROWS,
          page: 1,
        }),
        [kind, fy, day],
      ),
    ),
  );
  return page && formatRank(program, page, profilePeriodPhrase(fy, day));
}
