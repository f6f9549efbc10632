import { MapWaiting } from '@/map/MapWaiting';
import { lazyPart } from '@/ui/lazyPart';

export { MapAndList } from './MapAndList';
export type { PlaceAmount, PlacesFocus } from './AmountsMap';
export { layerOf, layers, placeColumns, scopeLabel, scopes } from './placeLayers';
export { placePath } from './placePaths';
export { amountOf, amountText, placeLabel, placeParts, rankPlaces, shapeCode } from './placeTexts';

/** Places with amounts on a map; what draws it loads when it is first drawn. */
export const PlacesMap = lazyPart(() => import('./PlacesMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});

/** The same for amounts of any kind. */
export const AmountsMap = lazyPart(() => import('./AmountsMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
