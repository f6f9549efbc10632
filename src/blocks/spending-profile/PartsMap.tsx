import { useMemo, useState, type ReactNode } from 'react';
import { Panel } from '@/blocks/panel';
import {
  amountOf,
  amountText,
  findNamedPlace,
  layerOf,
  MapAndList,
  placeColumns,
  placeLabel,
  placePath,
  PlacesMap,
  rankPlaces,
  shapeCode,
  type PlacesFocus,
} from '@/blocks/places-map';
import { useBarAction } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { money, plural } from '@/domain/format';
import { profilePeriodPhrase, type ProfileYear } from '@/domain/profileYears';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { mobileWidth } from '@/lib/layoutTokens';
import type { Answer } from '@/lib/requests/useAnswer';
import type { GeographyLayer, PlacesQuery, PlaceTotal } from '@/services/search/results';
import { ErrorBoundary } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { addPlace } from './placeFilters';
import { isUnplaced, sumUnplaced } from './unplaced';

/** How many of the largest places have a bar, in addition to the selected place. The table lists all places. */
const BAR_LIMIT = 10;
/** Heights in CSS pixels reserved for the loading map and list, side by side and stacked. */
const WIDE_HEIGHT = 520;
const NARROW_HEIGHT = 1000;

/** Returns a sentence about the place with the largest amount, or ''. `periodText` is a phrase such as `in FY 2025`. */
const formatSummary = (
  layer: GeographyLayer,
  places: readonly PlaceTotal[],
  isPerCapita: boolean,
  periodText: string,
): string => {
  const { one, many } = layerOf(layer);
  const placed = places.filter((place) => !isUnplaced(place));
  const first = findNamedPlace(placed, isPerCapita);
  const unitSuffix = isPerCapita ? ' per resident' : '';
  return first
    ? `Of ${plural(placed.length, one, many)}, ${placeLabel(layer, first)} leads with ${amountText(first, isPerCapita)}${unitSuffix} ${periodText}.`
    : '';
};
/** Returns a sentence about the obligations without a county or district, or ''. States and territories are always known. */
const formatUnplaced = (layer: GeographyLayer, places: readonly PlaceTotal[]): string => {
  const amount = layer === 'county' || layer === 'district' ? sumUnplaced(places) : 0;
  return amount
    ? ` ${money(amount)} has no ${layer}, because the work was statewide, in several places or not stated.`
    : '';
};
interface SelectionProps {
  place: PlaceTotal | undefined;
  layer: GeographyLayer;
  isPerCapita: boolean;
  searchNote: string;
}
function Selection({ place, layer, isPerCapita, searchNote }: SelectionProps) {
  return (
    <>
      {place ? (
        <>
          <strong>{placeLabel(layer, place)}</strong>: {amountText(place, isPerCapita)}
        </>
      ) : (
        'Select an area to see its amount.'
      )}
      {searchNote && ` ${searchNote}`}
    </>
  );
}

interface PlaceBarsProps extends Omit<SelectionProps, 'searchNote'> {
  /** Largest first. */ places: readonly PlaceTotal[];
  filters: SearchFilters | undefined;
  /** Year of the profiles that names link to. */
  fy: ProfileYear;
}
/** Renders bars of the largest places and of the selected place. */
function PlaceBars({ places, layer, isPerCapita, place, filters, fy }: PlaceBarsProps) {
  const buildAction = useBarAction(isPerCapita ? 'measure=capita&section=map' : undefined);
  return (
    <BarRows
      label={`${layerOf(layer).label} with the top amounts`}
      rows={places
        .filter((entry, at) => at < BAR_LIMIT || entry === place)
        .map((entry) => ({
          key: entry.code || entry.name || 'unknown',
          label: placeLabel(layer, entry),
          value: amountOf(entry, isPerCapita),
          text: amountText(entry, isPerCapita),
          to: placePath(layer, entry, fy),
          chosen: entry === place,
          isNamed: entry === findNamedPlace(places, isPerCapita),
          action: filters && buildAction(entry.code, addPlace(filters, layer, entry)),
        }))}
    />
  );
}

export interface PartsMapProps {
  record: SpendingRecord;
  answer: Answer<PlacesQuery, readonly PlaceTotal[]>;
  /** Filters of the awards on the map, to which a place’s search adds the place; undefined if places open no search. */
  filters: SearchFilters | undefined;
  /** Layer until places have loaded. */
  layer: GeographyLayer;
  /** Whether amounts are per resident. */
  isPerCapita?: boolean;
  title?: string;
  /** What the map is of, within a sentence. */
  area: string;
  focus?: PlacesFocus;
  /** Code of a place that is selected at first. */
  markedCode?: string;
  emptyText: string;
  /** Explains why places open no search. */
  searchNote?: string;
  controls?: ReactNode;
  foot?: ReactNode;
}
/** Renders a map, bars and a table of obligations by place, in total or per resident. */
export function PartsMap({
  record: { subject, fy },
  answer,
  filters,
  layer,
  isPerCapita = false,
  title = 'Primary Place of Performance',
  area,
  focus,
  markedCode = '',
  emptyText,
  searchNote = '',
  controls,
  foot,
}: PartsMapProps) {
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const loadedLayer = answer.answered?.layer ?? layer;
  const places = useMemo(
    () => rankPlaces(answer.value ?? [], isPerCapita),
    [answer.value, isPerCapita],
  );
  const [selectedCode, setSelectedCode] = useState(markedCode);
  // Awards without a place have no code and no area to select.
  const place = places.find(
    (entry) => entry.code && shapeCode(loadedLayer, entry) === selectedCode,
  );
  const { label } = layerOf(loadedLayer);
  const periodText = profilePeriodPhrase(fy, useDataDay());
  const sentence = formatSummary(loadedLayer, places, isPerCapita, periodText);
  return (
    <Panel
      title={title}
      answer={answer}
      rows={(value) => (places.length ? value : [])}
      columns={placeColumns(loadedLayer, fy)}
      file={`${subject.slug}-${fy}-by-${loadedLayer}`}
      unit={`Obligations${isPerCapita ? ' per resident' : ''}, US dollars`}
      view={`${label}, ${isPerCapita ? 'per capita' : 'total'}`}
      note={`Based on awards, grouped by primary place of performance.${loadedLayer === 'district' ? ' The map uses the congressional districts in effect since 2023.' : ''}${formatUnplaced(loadedLayer, answer.value ?? [])}`}
      summary={() => sentence}
      minHeight={answer.value === null ? (isNarrow ? NARROW_HEIGHT : WIDE_HEIGHT) : undefined}
      emptyText={emptyText}
      controls={controls}
      foot={foot}
    >
      {() => (
        <MapAndList
          map={
            <ErrorBoundary resetKey={loadedLayer}>
              <PlacesMap
                description={`Map of ${label.toLowerCase()} of ${area}. ${sentence}`}
                places={places}
                layer={loadedLayer}
                capita={isPerCapita}
                focus={focus}
                onChoose={setSelectedCode}
              />
            </ErrorBoundary>
          }
          selection={
            <Selection
              place={place}
              layer={loadedLayer}
              isPerCapita={isPerCapita}
              searchNote={searchNote}
            />
          }
        >
          <PlaceBars
            places={places}
            layer={loadedLayer}
            isPerCapita={isPerCapita}
            place={place}
            filters={filters}
            fy={fy}
          />
        </MapAndList>
      )}
    </Panel>
  );
}
