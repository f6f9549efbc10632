import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { viewChanged } from '@/blocks/search-filters';
import { money, moneyShort } from '@/domain/format';
import { site } from '@/domain/site/site';
import { middleOf, type Boundaries } from '@/lib/boundaries';
import { useLoaded } from '@/lib/useLoaded';
import { colorClasses } from '@/map/colorClasses';
import { MapWaiting } from '@/map/MapWaiting';
import type { GeographyLayer, PlaceTotal } from '@/services/search/results';
import { fetchBoundaries, type BoundaryKind } from '@/services/static-files/boundaryService';
import { lazyPart } from '@/ui/lazyPart';
import { ErrorBoundary, PanelError } from '@/ui/Status';
import type { MapFocus } from '../mapFocus';
import { amountOf, amountText, placeLabel, shapeCode, stateOf } from '../placeTexts';
import { DistrictTiles } from './DistrictTiles';

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

export interface PlacesMapProps {
  description: string;
  /** Largest first. */ places: readonly PlaceTotal[];
  layer: GeographyLayer;
  capita: boolean;
  /** The place to look at; undefined shows the whole country. */ focus?: MapFocus;
  onChoose: (code: string) => void;
}
/** The places of a search on a map; districts as tiles until their boundaries are imported. */
export default function PlacesMap({
  description,
  places,
  layer,
  capita,
  focus,
  onChoose,
}: PlacesMapProps) {
  const dispatch = useDispatch();
  // Of counties and districts, the states that have an amount.
  const states =
    layer === 'county' || layer === 'district'
      ? [...new Set(places.flatMap((place) => stateOf(layer, place) ?? []))].sort()
      : [];
  const kind = kinds[layer];
  const shapes = useLoaded<Boundaries | null>(JSON.stringify([kind, states]), () =>
    fetchOrNull(kind, states),
  );
  const whole: BoundaryKind = layer === 'country' ? 'countries' : 'states';
  const outline = useLoaded<Boundaries | null>(focus?.at ? whole : '', () => fetchOrNull(whole));
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
        view={
          center && { center, zoom: focus?.within && focus.at !== 'AK' ? zooms.within : zooms.one }
        }
        onChoose={onChoose}
        onLoaded={() => dispatch(viewChanged({ mapHasLoaded: true }))}
      />
    </ErrorBoundary>
  );
}
