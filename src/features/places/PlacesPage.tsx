import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PartsMap, buildPlacesQuery } from '@/blocks/spending-profile';
import { placeProfilePath } from '@/domain/places/filterPath';
import { DEFAULT_PROFILE_YEAR, profilePeriodLabel } from '@/domain/profileYears';
import { countryPlace } from '@/domain/search/places';
import { placeFilters } from '@/domain/search/readyMade';
import { locationIdentifier, type LocationItem } from '@/domain/search/searchFilters';
import { site } from '@/domain/site/site';
import { limitToYear, type SpendingRecord } from '@/domain/spendingSubject';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { choice, useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchNamedPlaces } from '@/services/autocomplete/placeMatchService';
import { searchPlaces } from '@/services/search/endpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { Select } from '@/ui/Select';
import { ShareMenu } from '@/ui/ShareMenu';
import { Suggest } from '@/ui/Suggest';

const layers = ['state', 'county', 'district'] as const;
const layerOptions = [
  { key: 'state', label: 'States and territories' },
  { key: 'county', label: 'Counties' },
  { key: 'district', label: 'Congressional districts' },
] as const;
const placesAddress = {
  layer: choice(layers, 'state'),
  measure: choice(['total', 'capita'] as const, 'total'),
};
const MAX_PER_KIND = 8;
const filters = placeFilters(countryPlace('USA', 'United States'));
const record: SpendingRecord = {
  subject: {
    key: 'country:USA',
    name: 'United States',
    nameInSentence: 'the United States',
    noun: 'country',
    measure: 'obligated for work there',
    awards: 'awards performed in the United States',
    slug: 'united-states',
    filters,
  },
  fy: DEFAULT_PROFILE_YEAR,
  obligations: null,
};
const findPath = (place: LocationItem): string | undefined =>
  placeProfilePath(place) ??
  (place.place_type === 'STATE' ? findStatePath(place.filter.state ?? '') : undefined);
/** Returns the places that match a text and have a profile, by kind. */
const searchProfiles = async (text: string, signal?: AbortSignal) =>
  (await searchNamedPlaces(text, MAX_PER_KIND, signal)).map((group) => ({
    ...group,
    items: group.items.filter((place) => findPath(place) !== undefined),
  }));

function PlaceSearch() {
  const navigate = useNavigate();
  return (
    <Suggest
      label="Find a place"
      placeholder="County, city, ZIP code, district or state"
      search={searchProfiles}
      itemKey={locationIdentifier}
      itemText={({ display }) => display.standalone}
      itemDetail={({ display }) => display.entity}
      onChoose={(place) => void navigate(findPath(place)!)}
    />
  );
}
function PlacesFigure() {
  const day = useDataDay();
  const { values, write } = useAddress(placesAddress);
  const { layer, measure } = values;
  const answer = useAnswer(
    searchPlaces,
    useMemo(() => buildPlacesQuery({ layer, filters }, record, day), [layer, day]),
  );
  return (
    <PartsMap
      record={record}
      answer={answer}
      filters={limitToYear(filters, record.fy, day)}
      layer={layer}
      isPerCapita={measure === 'capita'}
      title="Federal Awards by Place"
      area="the United States"
      emptyText="No awards were performed in the United States in this period."
      controls={
        <>
          <Select
            label="Area type"
            options={layerOptions}
            value={layer}
            onChoose={(key) => write({ layer: key }, 'replace')}
          />
          <Select
            label="Amount"
            options={[
              { key: 'total', label: 'Total obligations' },
              { key: 'capita', label: 'Obligations per resident' },
            ]}
            value={measure}
            onChoose={(key) => write({ measure: key as typeof measure }, 'replace')}
          />
        </>
      }
    />
  );
}

/** Renders the search for a place, and a map and a table of all states, counties or districts with links to their profiles. */
export function PlacesPage() {
  const day = useDataDay();
  const { refused } = useAddress(placesAddress);
  const period = profilePeriodLabel(record.fy, day);
  const figureSubject = useMemo(() => ({ name: record.subject.name, period }), [period]);
  return (
    <>
      <PageHeader title="Place Profiles">
        <ShareMenu
          url="/place"
          subject={`${site.name} Place Profiles`}
          body="Federal spending by county, city, ZIP code and congressional district:"
        />
      </PageHeader>
      <div className="page-body places">
        <Notices notices={unknownNotices(refused)} />
        <h2>What came to your county, city or district?</h2>
        <p>
          Every place has a page with its federal awards: the total, how it changed, who received
          it, and for what. You can also <Link to="/state">choose a state</Link>.
        </p>
        <div className="places__search">
          <PlaceSearch />
        </div>
        <FigureSubjectContext value={figureSubject}>
          <PlacesFigure />
        </FigureSubjectContext>
      </div>
    </>
  );
}
