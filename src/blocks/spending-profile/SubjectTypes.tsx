import type { SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchTotals } from '@/services/search/endpoints';
import { AwardTypes } from './AwardTypes';
import { toTypeTotals, useTotalsQuery } from './totals';

/** Renders the obligations of a subject by award type, from the request of its record. */
export function SubjectTypes({ record }: { record: SpendingRecord }) {
  const answer = useAnswer(searchTotals, useTotalsQuery(record, useDataDay()));
  return (
    <AwardTypes
      record={record}
      answer={{ ...answer, value: answer.value && toTypeTotals(answer.value) }}
      isObligationsOnly
    />
  );
}
