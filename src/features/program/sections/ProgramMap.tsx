import { useMemo } from 'react';
import { buildPlacesQuery, PartsMap } from '@/blocks/spending-profile';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { recordFilters } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';

/** Renders a map, bars and a table of the obligations of a program by state. */
export default function ProgramMap({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const { subject, fy } = record;
  const { filters } = subject;
  const answer = useAnswer(
    searchPlaces,
    useMemo(() => buildPlacesQuery({ layer: 'state', filters }, { fy }, day), [filters, fy, day]),
  );
  return (
    <PartsMap
      record={record}
      answer={answer}
      filters={useMemo(() => recordFilters(record, day), [record, day])}
      layer="state"
      area="the United States"
      emptyText="No award of this program was performed in a state or territory in this period. Choose another year."
    />
  );
}
