import type { SpendingRecord } from '@/domain/spendingSubject';
import { AwardTypes } from './AwardTypes';
import { useTypeTotals } from './totals';

/** Renders the obligations of a subject by award type, from the request of its record. */
export function SubjectTypes({ record }: { record: SpendingRecord }) {
  return <AwardTypes record={record} answer={useTypeTotals(record)} isObligationsOnly />;
}
