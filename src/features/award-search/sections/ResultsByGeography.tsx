import { useContext, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { renderLink, PROFILES_NOTE } from '@/blocks/entity-links';
import { Panel } from '@/blocks/panel';
import {
  amountOf,
  amountText,
  findNamedPlace,
  layerOf,
  placeColumns,
  placeLabel,
  placePath,
  PlacesMap,
  rankPlaces,
  scopeLabel,
  shapeCode,
} from '@/blocks/places-map';
import { selectStaged, viewChanged } from '@/blocks/search-filters';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { plural } from '@/domain/format';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { ProfileYearContext } from '@/lib/profileYear';
import { useToday } from '@/lib/rendering/today';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import type {
  GeographyLayer,
  GeographyScope,
  PlaceTotal,
  SearchQuery,
} from '@/services/search/results';
import { ErrorBoundary } from '@/ui/Status';
import { toPlaceFilter } from '../addAsFilter';
import { amountUnit } from '../amountUnit';
import { mapFocus } from '../mapFocus';
import { GeographyControls, type GeographyView } from './GeographyControls';
import { PickedAmount } from './PickedAmount';
import { useFilterButton, type FilterButton } from './useFilterButton';
import { useSection } from './useSection';
import { useNoteWithDelay, useThroughText } from './usePeriodTexts';

const MAX_BARS = 10;

const getNote = (layer: GeographyLayer, level: SearchQuery['level']): string => {
  const amountBasis =
    level === 'subawards'
      ? 'Based on subaward amounts.'
      : 'Based on obligations of all matching transactions.';
  const basis =
    layer === 'district'
      ? 'The map uses the congressional districts in effect since 2023.'
      : amountBasis;
  return layer === 'country' ? basis : `${basis} ${PROFILES_NOTE}`;
};
const getSentence = (
  layer: GeographyLayer,
  places: readonly PlaceTotal[],
  isPerCapita: boolean,
  throughText: string,
) => {
  const first = findNamedPlace(places, isPerCapita);
  if (!first) return '';
  const { one, many } = layerOf(layer);
  const amount = `${amountText(first, isPerCapita)}${isPerCapita ? ' per resident' : ''}`;
  return `Of ${plural(places.length, one, many)}, ${placeLabel(layer, first)} leads with ${amount}${throughText}.`;
};

interface LargestPlacesProps {
  places: readonly PlaceTotal[];
  layer: GeographyLayer;
  capita: boolean;
  filterButton: (place: PlaceTotal) => FilterButton | undefined;
}
function LargestPlaces({ places, layer, capita, filterButton }: LargestPlacesProps) {
  const fy = useContext(ProfileYearContext);
  return (
    <>
      <BarRows
        label={`Results by ${layerOf(layer).label}`}
        rows={places.slice(0, MAX_BARS).map((place, at) => ({
          key: place.code || `none-${at}`,
          label: placeLabel(layer, place),
          value: amountOf(place, capita),
          text: amountText(place, capita),
          to: placePath(layer, place, fy),
          isNamed: place === findNamedPlace(places, capita),
          action: filterButton(place),
        }))}
      />
      {places.length > MAX_BARS && (
        <p className="control-hint">
          The {MAX_BARS} largest areas are shown, out of {places.length}.{' '}
          <span data-unpictured>The table lists all areas.</span>
        </p>
      )}
    </>
  );
}

export interface ResultsByGeographyProps {
  filters: SearchFilters;
  query: SearchQuery;
  /** '' follows the locations of the search. */
  scope: GeographyScope | '';
  layer: GeographyLayer | '';
  measure: 'total' | 'capita';
  onView: (changes: Partial<GeographyView>) => void;
}

const useRankedPlaces = ({ filters, query, measure, ...chosen }: ResultsByGeographyProps) => {
  const focus = useMemo(() => mapFocus(filters), [filters]);
  const [scope, layer] = [chosen.scope || focus.scope, chosen.layer || focus.layer];
  const placesQuery = useMemo(() => ({ ...query, scope, layer }), [query, scope, layer]);
  const answer = useAnswer(searchPlaces, placesQuery);
  const shownQuery = answer.answered ?? placesQuery;
  // There is no population data for countries.
  const isPerCapita = measure === 'capita' && shownQuery.layer !== 'country';
  const places = useMemo(
    () => rankPlaces(answer.value ?? [], isPerCapita),
    [answer.value, isPerCapita],
  );
  return { focus, scope, layer, answer, shown: shownQuery, capita: isPerCapita, places };
};

/** Renders the results by place: a map, bars and a table. Each place can be added as a filter. */
export default function ResultsByGeography(props: ResultsByGeographyProps) {
  const { query, measure, onView } = props;
  const dispatch = useDispatch();
  const fy = useContext(ProfileYearContext);
  const stagedFilters = useSelector(selectStaged);
  const today = useToday();
  const { focus, scope, layer, answer, shown, capita, places } = useRankedPlaces(props);
  const getLabel = (place: PlaceTotal) => placeLabel(shown.layer, place);
  const toButton = useFilterButton();
  const filterButton = (place: PlaceTotal) =>
    toButton(
      toPlaceFilter(stagedFilters, shown.scope, shown.layer, place),
      `${getLabel(place)} added to your filters`,
    );
  const frame = useSection('map', query.level);
  const throughText = useThroughText(shown);
  const note = useNoteWithDelay(shown, getNote(layer, query.level));
  const [pickedCode, setPickedCode] = useState('');
  const pickedPlace = places.find((place) => shapeCode(shown.layer, place) === pickedCode);
  const summary = getSentence(shown.layer, places, capita, throughText);
  const areasLabel = layerOf(shown.layer).label;
  return (
    <Panel
      title="Results by Geography"
      minHeight={560}
      answer={answer}
      // The table keeps the order of the response until it is sorted. If no place can be ranked, the panel is empty.
      rows={(value) => (places.length ? value : [])}
      columns={placeColumns(shown.layer, fy)}
      file={`results-by-${shown.layer}-${today}`}
      unit={amountUnit(query.level, { isPerCapita: capita })}
      view={`${scopeLabel(shown.scope)}, ${areasLabel}`}
      summary={() => summary}
      note={note}
      controls={
        <GeographyControls
          scope={scope}
          layer={layer}
          measure={measure}
          onUse={(choice) => frame.trackUse('Dropdown', choice)}
          onView={onView}
        />
      }
      overlay={frame.overlay}
      end={frame.button}
      onTable={(on) => frame.trackUse('Toggle', on ? 'Table' : 'Map')}
    >
      {() => (
        <>
          <ErrorBoundary resetKey={shown.layer}>
            <PlacesMap
              description={`Map of ${areasLabel}. ${summary}`}
              places={places}
              layer={shown.layer}
              capita={capita}
              focus={shown.layer === focus.layer ? focus : undefined}
              onChoose={setPickedCode}
              onLoaded={() => dispatch(viewChanged({ mapHasLoaded: true }))}
            />
          </ErrorBoundary>
          <PickedAmount
            selection={
              pickedPlace && {
                name: renderLink(placePath(shown.layer, pickedPlace, fy), getLabel(pickedPlace)),
                amount: amountText(pickedPlace, capita),
                filter: filterButton(pickedPlace),
              }
            }
            hint="Select an area to see its amount and add it to your filters."
          />
          <LargestPlaces {...{ places, layer: shown.layer, capita, filterButton }} />
        </>
      )}
    </Panel>
  );
}
