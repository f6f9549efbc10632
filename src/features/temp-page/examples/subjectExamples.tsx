import {
  AwardTypes,
  buildPlacesQuery,
  InnerPlaces,
  LocationBases,
  PartsMap,
  PrimeAndSubawards,
  SpendingProfile,
  SubjectTop,
  SubjectTrend,
  SubjectTypes,
} from '@/blocks/spending-profile';
import { topTabs } from '@/blocks/top-five';
import type { AwardTypeTotal } from '@/domain/awardTypeTotals';
import { makeCounty, stateOfCounty, type PlaceRecord } from '@/domain/places/placeSubject';
import { readyAnswer } from './exampleAnswer';
import { exampleDistricts } from './examplePlaces';

const FRANKLIN = '39049';
const county = makeCounty(FRANKLIN, 'Franklin', stateOfCounty(FRANKLIN)!);
const record: PlaceRecord = { subject: county, fy: '2025', obligations: 4_200_000_000 };
const query = buildPlacesQuery(
  { layer: 'district', filters: county.filters },
  record,
  '2025-11-15',
);
const tabs = topTabs(() => ['awarding_agency', 'awards']);
const kinds = ['city', 'zip'] as const;
const sections = [
  {
    id: 'top-five',
    label: 'Top 5',
    Content: (props: { record: PlaceRecord }) => <SubjectTop {...props} tabs={tabs} />,
  },
  { id: 'award-types', label: 'Award Types', Content: SubjectTypes },
  { id: 'over-time', label: 'Transactions Over Time', Content: SubjectTrend },
  {
    id: 'inner-places',
    label: 'Cities and ZIP Codes',
    Content: (props: { record: PlaceRecord }) => <InnerPlaces {...props} kinds={kinds} />,
  },
  { id: 'recipients-here', label: 'Work and Recipients', Content: LocationBases },
  { id: 'subawards', label: 'Subawards', Content: PrimeAndSubawards },
] as const;

const typeTotals: readonly AwardTypeTotal[] = [
  { type: 'contracts', obligations: 3_100_000_000, outlays: 2_900_000_000, awards: 812 },
  { type: 'grants', obligations: 1_200_000_000, outlays: 900_000_000, awards: 94 },
  { type: 'loans', obligations: -100_000_000, outlays: null, awards: 7 },
];

/** Examples of a spending profile. The profile itself loads its figures; its parts show invented ones. */
export const subjectExamples = {
  'content-award-types': () => <AwardTypes record={record} answer={readyAnswer(typeTotals)} />,
  'loaded-subject': () => (
    <SpendingProfile
      subject={county}
      path="/temp-page"
      overline="County Profile"
      loading="Loading the place"
      about="Federal awards for work in one county."
      sections={sections}
    />
  ),
  'loaded-parts-map': () => (
    <>
      <p>The amounts are invented.</p>
      <PartsMap
        record={record}
        answer={{ ...readyAnswer(exampleDistricts), answered: query }}
        filters={undefined}
        layer="district"
        area="Ohio"
        focus={{ at: 'OH', isWholeMap: true }}
        emptyText="No awards were performed here."
      />
    </>
  ),
};
