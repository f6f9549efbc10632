import { useMemo } from 'react';
import { ReadMore } from '@/blocks/assistance-listing';
import { useTypeTotals } from '@/blocks/spending-profile';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { recordFilters, transactionCriteria } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { listingDetails } from '@/services/awards/listingEndpoint';
import { Button } from '@/ui/Button';
import { findMainGroup } from '../programTabs';

/** Renders the objectives of an assistance listing, which only its awards have. */
export default function Objectives({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const number = record.subject.program.code;
  const tab = findMainGroup(useTypeTotals(record).value ?? []);
  const { value, current, failure, retry } = useAnswer(
    listingDetails,
    useMemo(
      () =>
        tab
          ? { number, tab, criteria: transactionCriteria(recordFilters(record, day), day) }
          : null,
      [number, tab, record, day],
    ),
  );
  const renderBody = () => {
    if (failure)
      return (
        <p role="alert">
          We couldn’t load the objectives.{' '}
          <Button look="text" onClick={retry}>
            Retry
          </Button>
        </p>
      );
    if (tab && !current) return <p role="status">Loading the objectives...</p>;
    if (!value?.objectives)
      return <p>No award of this period states the objectives. SAM.gov has them.</p>;
    return <ReadMore text={value.objectives} subject="the objectives" />;
  };
  return (
    <>
      <h3>Objectives</h3>
      {renderBody()}
    </>
  );
}
