import { useMemo } from 'react';
import { PartsMap, transactionsByPlace } from '@/blocks/spending-profile';
import { recordFilters, transactionCriteria } from '@/domain/spendingSubject';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import { withMapFilters } from '../mapFilters';
import { stateAddress } from '../stateAddress';
import type { StateRecord } from '../stateSubject';
import { MapChoices, MapFilterControls } from './MapControls';

/** Renders a map, bars and a table of obligations by county or congressional district, in total or per resident. */
export default function StateMap({ record }: { record: StateRecord }) {
  const address = useAddress(stateAddress);
  const { measure, layer, defc, agency, listing, activity } = address.values;
  const day = useDataDay();
  const filters = useMemo(
    () => withMapFilters(recordFilters(record, day), { defc, agency, listing }),
    [record, day, defc, agency, listing],
  );
  const query = useMemo(
    () => ({
      ...transactionsByPlace(layer),
      criteria: {
        ...transactionCriteria(filters, day),
        ...(activity ? { programActivities: [activity] } : {}),
      },
    }),
    [filters, day, activity, layer],
  );
  return (
    <PartsMap
      record={record}
      answer={useAnswer(searchPlaces, query)}
      filters={activity ? undefined : filters}
      layer={layer}
      isPerCapita={measure === 'capita'}
      area={record.subject.nameInSentence}
      focus={{ at: record.state.code, isWholeMap: true }}
      emptyText="No awards in this state match the map filters. Remove a filter or choose another year."
      searchNote={activity && 'You can’t search by program activity.'}
      controls={<MapChoices {...address} />}
      foot={<MapFilterControls {...address} />}
    />
  );
}
