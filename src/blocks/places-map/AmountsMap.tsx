import { useMemo, useState } from 'react';
import { moneyTrimmed } from '@/domain/format';
import { site } from '@/domain/site/site';
import { getCorners, getShapeCenter, type Boundaries } from '@/lib/boundaries';
import { useLoaded } from '@/lib/requests/useLoaded';
import { makeColorScale } from '@/map/colorClasses';
import { MapWaiting } from '@/map/MapWaiting';
import type { GeographyLayer } from '@/services/search/results';
import { fetchBoundaries, type BoundaryKind } from '@/services/static-files/boundaryService';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, PanelError } from '@/ui/Status';
import { DistrictTiles } from './DistrictTiles';
import { OriginalDistricts } from './OriginalDistricts';
import { placeLabel, shapeCode, getStateCode, type PlaceAmount } from './placeTexts';

const AreaMap = lazyComponent(() => import('@/map/AreaMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
const kindsByLayer: Readonly<Record<GeographyLayer, BoundaryKind>> = {
  state: 'states',
  district: 'districts-current',
  county: 'counties',
  country: 'countries',
};
/** Base map tiles of the country map, for a site that has a token (docs/settings.md). */
const baseMap = site.mapToken
  ? {
      tiles: `https://api.mapbox.com/styles/v1/mapbox/light-v11/tiles/256/{z}/{x}/{y}@2x?access_token=${site.mapToken}`,
      source: 'Base map: © Mapbox, © OpenStreetMap',
    }
  : undefined;
/** Zoom levels for a state or country (`one`) and for a county or district (`within`). Alaska always uses `one`. */
const zooms = { one: 4.2, within: 5.2 } as const;
const fetchBoundariesOrNull = async (
  kind: BoundaryKind,
  states: readonly string[] = [],
): Promise<Boundaries | null> => (await fetchBoundaries(kind, states)) ?? null;

export interface PlacesFocus {
  /** Postal code of a state, or three-letter code of a country. */
  at: string;
  /** Whether the focus is a county or district of that state. */
  within?: boolean;
  /** Whether the search is by original districts, so that the map outlines them first. */
  hasOriginalDistricts?: boolean;
  /** Whether the map shows only that state and fits it into the frame. */
  isWholeMap?: boolean;
}
export interface AmountsMapProps {
  description: string;
  /** Largest first. */ places: readonly PlaceAmount[];
  layer: GeographyLayer;
  /** Short name of the amounts. */
  legend: string;
  /** The focused place; undefined shows the whole map. */ focus?: PlacesFocus;
  onChoose: (code: string) => void;
  onLoaded?: () => void;
  onRefused?: () => void;
}
/**
 * Loads the shapes of a layer; null if the site has none. Counties and districts load by state: only the focused state if the map
 * shows nothing else, otherwise all states with amounts. Also loads the original districts while `isOutlined`.
 */
const useShapes = (
  layer: GeographyLayer,
  places: readonly PlaceAmount[],
  isOutlined: boolean,
  focus?: PlacesFocus,
) => {
  const findStates = () =>
    [...new Set(places.flatMap((place) => getStateCode(layer, place) ?? []))].sort();
  const isByState = layer === 'county' || layer === 'district';
  const states = !isByState ? [] : focus?.isWholeMap ? [focus.at] : findStates();
  const kind = kindsByLayer[layer];
  const shapes = useLoaded<Boundaries | null>(JSON.stringify([kind, states]), () =>
    fetchBoundariesOrNull(kind, states),
  );
  const outlines = useLoaded<Boundaries | null>(isOutlined ? states.join() : '', () =>
    fetchBoundariesOrNull('districts-original', states),
  );
  return { shapes, outlines };
};
/** Returns whether the original districts are outlined: as chosen, or if the search is by original districts. Also returns a setter. */
const useIsOutlined = (isDistricts: boolean, focus?: PlacesFocus) => {
  const [choice, setChoice] = useState<boolean>();
  return [isDistricts && (choice ?? focus?.hasOriginalDistricts ?? false), setChoice] as const;
};
/** Returns the view of the focused place: the corners of the shapes if they fill the map, else the center of the place and a zoom. */
const useFocusView = (layer: GeographyLayer, shapes?: Boundaries | null, focus?: PlacesFocus) => {
  const outlineKind: BoundaryKind = layer === 'country' ? 'countries' : 'states';
  const outline = useLoaded<Boundaries | null>(
    focus?.at && !focus.isWholeMap ? outlineKind : '',
    () => fetchBoundariesOrNull(outlineKind),
  );
  const fittedCorners = useMemo(
    () => (shapes && focus?.isWholeMap ? getCorners(shapes) : undefined),
    [shapes, focus?.isWholeMap],
  );
  const center = getShapeCenter(
    outline.value?.features.find(({ properties }) => properties.code === focus?.at),
  );
  const zoom = focus?.within && focus.at !== 'AK' ? zooms.within : zooms.one;
  return fittedCorners ? { corners: fittedCorners } : center && { center, zoom };
};

/**
 * Renders a map of places with amounts of any kind. Districts are the current ones, as in the amounts, and the original ones can be
 * outlined. Districts are tiles if the site has no boundaries or the browser no WebGL.
 */
export default function AmountsMap({ places, layer, focus, ...map }: AmountsMapProps) {
  const isDistricts = layer === 'district';
  const [isRefused, setIsRefused] = useState(false);
  const [isOutlined, setIsOutlined] = useIsOutlined(isDistricts, focus);
  const { shapes, outlines } = useShapes(layer, places, isOutlined, focus);
  const view = useFocusView(layer, shapes.value, focus);
  const areas = useMemo(
    () =>
      places.flatMap((place) => {
        const code = shapeCode(layer, place);
        return code
          ? [{ code, label: placeLabel(layer, place), value: place.value, text: place.text }]
          : [];
      }),
    [places, layer],
  );
  const scale = useMemo(() => makeColorScale(areas.map(({ value }) => value)), [areas]);
  if (shapes.failure)
    return (
      <PanelError
        title="We couldn’t show the map."
        failure={shapes.failure}
        onRetry={shapes.retry}
      />
    );
  if (shapes.value === undefined) return <MapWaiting />;
  const renderTiles = (hint?: string) => (
    <DistrictTiles
      tiles={places
        .filter(({ name }) => name)
        .map((place) => ({ ...place, code: shapeCode(layer, place) }))}
      scale={scale}
      legend={map.legend}
      format={moneyTrimmed}
      hint={hint}
      start={focus?.at || (places[0] && getStateCode(layer, places[0])) || ''}
      onChoose={map.onChoose}
    />
  );
  if (shapes.value === null)
    return isDistricts ? (
      renderTiles(
        'This site has no boundaries of congressional districts, so each district is a tile. The list and the table below include all districts.',
      )
    ) : (
      <p className="map-refused">
        This site has no boundaries for this map. See the same amounts in the list and table below.
      </p>
    );
  return (
    <ErrorBoundary>
      <AreaMap
        {...map}
        shapes={shapes.value}
        outlines={(isOutlined && outlines.value) || undefined}
        ground={layer === 'country' ? 'world' : 'plane'}
        base={baseMap}
        areas={areas}
        scale={scale}
        format={moneyTrimmed}
        view={view}
        onRefused={() => {
          setIsRefused(true);
          map.onRefused?.();
        }}
      />
      {isDistricts && isRefused && renderTiles()}
      {isDistricts && !isRefused && (
        <OriginalDistricts isShown={isOutlined} outlines={outlines} onToggle={setIsOutlined} />
      )}
    </ErrorBoundary>
  );
}
