import type { Section } from '@/blocks/profile';
import {
  InnerPlaces,
  LocationBases,
  PrimeAndSubawards,
  SubjectTop,
  SubjectTrend,
  SubjectTypes,
  useTypeTotals,
} from '@/blocks/spending-profile';
import { topTabs, type TopListKey, type TopTabKey } from '@/blocks/top-five';
import type { InnerKind } from '@/domain/places/countPlaces';
import type { PlaceKind, PlaceRecord } from '@/domain/places/placeSubject';
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

/** Returns a section with the cities or ZIP codes of the largest contracts, or of the largest grants in a place without contracts. */
const makeInnerSection = (label: string, kinds: readonly InnerKind[]): Section<PlaceRecord> => ({
  id: 'inner-places',
  label,
  Content: function PlacesInside({ record }) {
    const types = useTypeTotals(record).value ?? [];
    const hasContracts = types.some(({ type }) => type === 'contracts');
    return (
      <InnerPlaces
        record={record}
        kinds={kinds}
        group={hasContracts || !types.length ? 'contracts' : 'grants'}
      />
    );
  },
});
const innerPlaces = makeInnerSection('Cities and ZIP Codes', ['city', 'zip']);
const makeSections = (inner?: Section<PlaceRecord>): readonly Section<PlaceRecord>[] => [
  { id: 'top-five', label: 'Top 5', Content: PlaceTop },
  { id: 'award-types', label: 'Award Types', Content: SubjectTypes },
  { id: 'transactions-over-time', label: 'Transactions Over Time', Content: SubjectTrend },
  { id: 'map', label: 'Map', Content: PlaceMap },
  ...(inner ? [inner] : []),
  { id: 'recipients-here', label: 'Work and Recipients', Content: LocationBases },
  { id: 'subawards', label: 'Subawards', Content: PrimeAndSubawards },
];
/** The sections of the profiles of places, in order. */
export const placeSections: Readonly<Record<PlaceKind, readonly Section<PlaceRecord>[]>> = {
  county: makeSections(innerPlaces),
  district: makeSections(innerPlaces),
  city: makeSections(makeInnerSection('ZIP Codes', ['zip'])),
  zip: makeSections(),
};
