import {
  LocationBases,
  PrimeAndSubawards,
  SubjectTop,
  SubjectTrend,
  SubjectTypes,
} from '@/blocks/spending-profile';
import { topTabs, type TopListKey, type TopTabKey } from '@/blocks/top-five';
import type { PlaceRecord } from '@/domain/places/placeSubject';
import { MapWaiting } from '@/map/MapWaiting';
import { lazyComponent } from '@/ui/lazyComponent';

const getLists = (tab: TopTabKey): readonly TopListKey[] => {
  const lists: readonly TopListKey[] = ['recipient', 'awarding_agency', 'awards'];
  if (tab === 'all') return [...lists, 'cfda', 'naics', 'psc'];
  return tab === 'contracts' ? [...lists, 'naics', 'psc'] : [...lists, 'cfda'];
};
const tabs = topTabs(getLists);
/** Renders the top-5 lists of a place's awards. */
function PlaceTop({ record }: { record: PlaceRecord }) {
  return <SubjectTop record={record} tabs={tabs} />;
}
const PlaceMap = lazyComponent(() => import('./PlaceMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});

/** The sections of the profile of a place, in order. */
export const placeSections = [
  { id: 'top-five', label: 'Top 5', Content: PlaceTop },
  { id: 'award-types', label: 'Award Types', Content: SubjectTypes },
  { id: 'transactions-over-time', label: 'Transactions Over Time', Content: SubjectTrend },
  { id: 'map', label: 'Map', Content: PlaceMap },
  { id: 'recipients-here', label: 'Work and Recipients', Content: LocationBases },
  { id: 'subawards', label: 'Subawards', Content: PrimeAndSubawards },
];
