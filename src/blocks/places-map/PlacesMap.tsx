import { useMemo } from 'react';
import { money, moneyShort } from '@/domain/format';
import { site } from '@/domain/site/site';
import { cornersOf, middleOf, type Boundaries } from '@/lib/boundaries';
import { useLoaded } from '@/lib/useLoaded';
import { colorClasses } from '@/map/colorClasses';
import { MapWaiting } from '@/map/MapWaiting';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';
import { fetchBoundaries, type BoundaryKind } from '@/services/static-files/boundaryService';
import { lazyPart } from '@/ui/lazyPart';
import { ErrorBoundary, PanelError } from '@/ui/Status';
import { DistrictTiles } from './DistrictTiles';
import { amountOf, amountText, placeLabel, shapeCode, stateOf } from './placeTexts';

const AreaMap = lazyPart(() => import('@/map/AreaMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
const kinds: Readonly<Record<GeographyLayer, BoundaryKind>> = {
  state: 'states',
  district: 'districts-current',
  county: 'counties',
  country: 'countries',
};
/** Tiles under the map of countries, for a site that has a token (docs/settings.md). */
const base = site.mapToken
  ? {
      tiles: `https://api.mapbox.com/styles/v1/mapbox/light-v11/tiles/256/{z}/{x}/{y}@2x?access_token=${site.mapToken}`,
      source: 'Base map: © Mapbox, © OpenStreetMap',
    }
  : undefined;
/** Zoom on one state or country, and on a county or district; never so near in Alaska. */
const zooms = { one: 4.2, within: 5.2 } as const;
const fetchOrNull = async (
  kind: BoundaryKind,
  states: readonly string[] = [],
): Promise<Boundaries | null> => (await fetchBoundaries(kind, states)) ?? null;

/** The one place that a map looks at. */
export interface PlacesFocus {
  /** Postal code of a state, or alpha-3 of a country. */
  at: string;
  /** A county or district of that state. */
  within?: boolean;
  /** Everything of that state is drawn, and nothing else: it fills the frame. */
  whole?: boolean;
}
export interface PlacesMapProps {
  description: string;
  /** Largest first. */ places: readonly PlaceTotal[];
  layer: GeographyLayer;
  capita: boolean;
  /** The place to look at; undefined shows the whole country. */ focus?: PlacesFocus;
  onChoose: (code: string) => void;
  /** Told when the map can be used. */
  onLoaded?: () => void;
}
/** The places of a search on a map; districts as tiles until their boundaries are imported. */
export default function PlacesMap({
  description,
  places,
  layer,
  capita,
  focus,
  onChoose,
  onLoaded,
}: PlacesMapProps) {
  // Of counties and districts, the states that have an amount, or the one that the map is of.
  const found = () => [...new Set(places.flatMap((place) => stateOf(layer, place) ?? []))].sort();
  const parts = layer === 'county' || layer === 'district';
  const states = !parts ? [] : focus?.whole ? [focus.at] : found();
  const kind = kinds[layer];
  const shapes = useLoaded<Boundaries | null>(JSON.stringify([kind, states]), () =>
    fetchOrNull(kind, states),
  );
  const whole: BoundaryKind = layer === 'country' ? 'countries' : 'states';
  const outline = useLoaded<Boundaries | null>(focus?.at && !focus.whole ? whole : '', () =>
    fetchOrNull(whole),
  );
  const areas = useMemo(
    () =>
      places.flatMap((place) => {
        const code = shapeCode(layer, place);
        return code
          ? [
              {
                code,
                label: placeLabel(layer, place),
                value: amountOf(place, capita),
                text: amountText(place, capita),
              },
            ]
          : [];
      }),
    [places, layer, capita],
  );
  const classes = useMemo(() => colorClasses(areas.map(({ value }) => value)), [areas]);
  const center = middleOf(
    outline.value?.features.find(({ properties }) => properties.code === focus?.at),
  );
  const fitted = useMemo(
    () => (shapes.value && focus?.whole ? cornersOf(shapes.value) : undefined),
    [shapes.value, focus?.whole],
  );
  const legend = capita ? 'Per Capita' : 'Obligations';
  const brief = (value: number) => (capita ? money(value) : moneyShort(value, 1));
  if (shapes.error)
    return (
      <PanelError
        title="The map could not be drawn."
        message={shapes.error}
        onRetry={shapes.retry}
      />
    );
  if (shapes.value === undefined) return <MapWaiting />;
  if (shapes.value === null) {
    if (layer !== 'district')
      return (
        <p className="map-refused">
          The boundaries of this map are not part of this site. The list and the table below have
          the same amounts.
        </p>
      );
    return (
      <DistrictTiles
        tiles={places
          .filter(({ name }) => name)
          .map((place) => ({
            code: shapeCode(layer, place),
            name: place.name,
            value: amountOf(place, capita),
            text: amountText(place, capita),
          }))}
        classes={classes}
        legend={legend}
        format={brief}
        start={focus?.at || (places[0] && stateOf(layer, places[0])) || ''}
        onChoose={onChoose}
      />
    );
  }
  const near = focus?.within && focus.at !== 'AK' ? zooms.within : zooms.one;
  const view = fitted ? { corners: fitted } : center && { center, zoom: near };
  return (
    <ErrorBoundary>
      <AreaMap
        description={description}
        shapes={shapes.value}
        ground={layer === 'country' ? 'world' : 'plane'}
        base={base}
        areas={areas}
        classes={classes}
        legend={legend}
        format={brief}
        view={view}
        onChoose={onChoose}
        onLoaded={onLoaded}
      />
    </ErrorBoundary>
  );
}
