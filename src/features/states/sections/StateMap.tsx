import { OrderedMap } from 'immutable';
import { useMemo, useState } from 'react';
import { Panel } from '@/blocks/panel';
import {
  amountOf,
  amountText,
  findNamedPlace,
  layerOf,
  MapAndList,
  placeColumns,
  placeLabel,
  PlacesMap,
  rankPlaces,
  shapeCode,
} from '@/blocks/places-map';
import { useBarAction } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { plural } from '@/domain/format';
import { toCriteria } from '@/domain/search/filters/registry';
import { countyPlace, districtPlace } from '@/domain/search/places';
import { locationIdentifier, type SearchFilters } from '@/domain/search/searchFilters';
import {
  nameInSentence,
  findProfileState,
  type ProfileState,
} from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { useAddress, type Values } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { mobileWidth } from '@/lib/layoutTokens';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { searchPlaces } from '@/services/search/endpoints';
import type { PlaceTotal } from '@/services/search/results';
import { ErrorBoundary } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { withMapFilters } from '../mapFilters';
import { stateAddress } from '../stateAddress';
import { buildFilters } from '../stateSearch';
import { periodPhrase } from '../stateSummary';
import { MapChoices, MapFilterControls } from './MapControls';

type Layer = 'county' | 'district';
/** How many of the largest places have a bar, in addition to the selected place. The table lists all places. */
const BAR_LIMIT = 10;
/** Heights in CSS pixels reserved for the loading map and list, side by side and stacked. */
const WIDE_HEIGHT = 520;
const NARROW_HEIGHT = 1000;

const buildAreaFilters = (
  filters: SearchFilters,
  state: ProfileState,
  layer: Layer,
  { code, name }: PlaceTotal,
): SearchFilters | undefined => {
  const district = /^[A-Z]{2}-\d{2}$/.test(name) ? districtPlace('current', name) : undefined;
  const county = /^\d{5}$/.test(code) ? countyPlace(code, name, state.code) : undefined;
  const place = layer === 'county' ? county : district;
  return (
    place && filters.set('selectedLocations', OrderedMap([[locationIdentifier(place), place]]))
  );
};

type MapValues = Values<typeof stateAddress>;
const usePlaces = (record: StateProfile, state: ProfileState, values: MapValues) => {
  const { layer, defc, agency, listing, activity } = values;
  const today = useToday();
  const day = useDataDay();
  const filters = useMemo(
    () => withMapFilters(buildFilters(state, record.fy, day), { defc, agency, listing }),
    [state, record.fy, day, defc, agency, listing],
  );
  const query = useMemo(
    () => ({
      criteria: {
        ...toCriteria(filters, { today, level: 'transactions' as const }),
        ...(activity ? { programActivities: [activity] } : {}),
      },
      level: 'transactions' as const,
      scope: 'place_of_performance' as const,
      layer,
    }),
    [filters, today, activity, layer],
  );
  return { filters, answer: useAnswer(searchPlaces, query) };
};
/** Returns a sentence about the place with the largest amount, or ''. `periodText` is a phrase such as `in FY 2025`. */
const mapSentence = (
  layer: Layer,
  places: readonly PlaceTotal[],
  isPerCapita: boolean,
  periodText: string,
): string => {
  const { one, many } = layerOf(layer);
  const first = findNamedPlace(places, isPerCapita);
  const unitSuffix = isPerCapita ? ' per resident' : '';
  return first
    ? `Of ${plural(places.length, one, many)}, ${placeLabel(layer, first)} leads with ${amountText(first, isPerCapita)}${unitSuffix} ${periodText}.`
    : '';
};
interface SelectionProps {
  place: PlaceTotal | undefined;
  layer: Layer;
  isPerCapita: boolean;
  /** Whether the map is limited to a program activity. */ hasActivity: boolean;
}
function Selection({ place, layer, isPerCapita, hasActivity }: SelectionProps) {
  return (
    <>
      {place ? (
        <>
          <strong>{placeLabel(layer, place)}</strong>: {amountText(place, isPerCapita)}
        </>
      ) : (
        'Select an area to see its amount.'
      )}
      {hasActivity && ' You can’t search by program activity.'}
    </>
  );
}
/** Renders a map, bars and a table of obligations by county or congressional district, in total or per resident. */
export default function StateMap({ record }: { record: StateProfile }) {
  const address = useAddress(stateAddress);
  const { measure, activity } = address.values;
  const state = findProfileState(record.id)!;
  const { filters, answer } = usePlaces(record, state, address.values);
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const loadedLayer: Layer = answer.answered?.layer === 'district' ? 'district' : 'county';
  const isPerCapita = measure === 'capita';
  const places = useMemo(
    () => rankPlaces(answer.value ?? [], isPerCapita),
    [answer.value, isPerCapita],
  );
  const [selectedCode, setSelectedCode] = useState('');
  const place = places.find((entry) => shapeCode(loadedLayer, entry) === selectedCode);
  const buildAction = useBarAction(isPerCapita ? 'measure=capita&section=map' : undefined);
  const { label } = layerOf(loadedLayer);
  const periodText = periodPhrase(record, useDataDay());
  const sentence = mapSentence(loadedLayer, places, isPerCapita, periodText);
  return (
    <Panel
      title="Primary Place of Performance"
      answer={answer}
      rows={(value) => (places.length ? value : [])}
      columns={placeColumns(loadedLayer, record.fy)}
      file={`${state.slug}-${record.fy}-by-${loadedLayer}`}
      unit={`Obligations${isPerCapita ? ' per resident' : ''}, US dollars`}
      view={`${label}, ${isPerCapita ? 'per capita' : 'total'}`}
      note={`Based on awards, grouped by primary place of performance.${loadedLayer === 'district' ? ' The map uses the congressional districts in effect since 2023.' : ''}`}
      summary={() => sentence}
      minHeight={answer.value === null ? (isNarrow ? NARROW_HEIGHT : WIDE_HEIGHT) : undefined}
      emptyText="No awards in this state match the map filters. Remove a filter or choose another year."
      controls={<MapChoices {...address} />}
      foot={<MapFilterControls {...address} />}
    >
      {() => (
        <MapAndList
          map={
            <ErrorBoundary resetKey={loadedLayer}>
              <PlacesMap
                description={`Map of ${label.toLowerCase()} of ${nameInSentence(state.name)}. ${sentence}`}
                places={places}
                layer={loadedLayer}
                capita={isPerCapita}
                focus={{ at: state.code, isWholeMap: true }}
                onChoose={setSelectedCode}
              />
            </ErrorBoundary>
          }
          selection={
            <Selection
              place={place}
              layer={loadedLayer}
              isPerCapita={isPerCapita}
              hasActivity={Boolean(activity)}
            />
          }
        >
          <BarRows
            label={`${label} with the top amounts`}
            rows={places
              .filter((entry, at) => at < BAR_LIMIT || entry === place)
              .map((entry) => ({
                key: entry.code || entry.name || 'unknown',
                label: placeLabel(loadedLayer, entry),
                value: amountOf(entry, isPerCapita),
                text: amountText(entry, isPerCapita),
                chosen: entry === place,
                isNamed: entry === findNamedPlace(places, isPerCapita),
                action: activity
                  ? undefined
                  : buildAction(entry.code, buildAreaFilters(filters, state, loadedLayer, entry)),
              }))}
          />
        </MapAndList>
      )}
    </Panel>
  );
}
