import { useMemo } from 'react';
import { buildPlacesQuery, PartsMap } from '@/blocks/spending-profile';
import type { PlaceRecord } from '@/domain/places/placeSubject';
import { stateFilters } from '@/domain/search/readyMade';
import { nameInSentence } from '@/domain/stateProfile/profileStates';
import { limitToYear } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';

/**
 * Renders a map of the state with the county or district selected. A city or a ZIP code has no shape, so the map shows the counties of
 * its awards.
 */
export default function PlaceMap({ record }: { record: PlaceRecord }) {
  const { subject, fy } = record;
  const { kind, state, code } = subject;
  const day = useDataDay();
  const isInState = Boolean(code && state);
  const filters = useMemo(
    () => (code && state ? stateFilters(state) : subject.filters),
    [code, state, subject],
  );
  const layer = kind === 'district' ? 'district' : 'county';
  const answer = useAnswer(
    searchPlaces,
    useMemo(() => buildPlacesQuery({ layer, filters }, { fy }, day), [layer, filters, fy, day]),
  );
  return (
    <PartsMap
      record={record}
      answer={answer}
      filters={isInState ? limitToYear(filters, fy, day) : undefined}
      layer={layer}
      title={isInState ? `Position in ${state!.name}` : 'Counties of the Awards'}
      area={isInState ? nameInSentence(state!.name) : subject.nameInSentence}
      focus={state && { at: state.code, isWholeMap: true }}
      markedCode={code}
      emptyText="No awards were performed here in this period. Choose another year."
      searchNote={isInState ? '' : 'Advanced Search cannot combine a county with this place.'}
    />
  );
}
