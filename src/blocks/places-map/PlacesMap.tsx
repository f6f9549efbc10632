import { useMemo } from 'react';
import type { PlaceTotal } from '@/services/search/results';
import AmountsMap, { type AmountsMapProps } from './AmountsMap';
import { amountOf, amountText } from './placeTexts';

export interface PlacesMapProps extends Omit<AmountsMapProps, 'places' | 'legend'> {
  /** Largest first. */ places: readonly PlaceTotal[];
  capita: boolean;
}

/** Shows a map of a search’s obligations by place, in total or per capita. */
export default function PlacesMap({ places, capita, ...map }: PlacesMapProps) {
  const amounts = useMemo(
    () =>
      places.flatMap((place) => {
        const value = amountOf(place, capita);
        // A place without an amount has no color; it is in the table only.
        return value === null
          ? []
          : [{ code: place.code, name: place.name, value, text: amountText(place, capita) }];
      }),
    [places, capita],
  );
  return <AmountsMap {...map} places={amounts} legend={capita ? 'Per Capita' : 'Obligations'} />;
}
