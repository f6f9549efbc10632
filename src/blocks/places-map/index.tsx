import { MapWaiting } from '@/map/MapWaiting';
import { lazyPart } from '@/ui/lazyPart';

export { MapAndList } from './MapAndList';
export type { PlacesFocus } from './PlacesMap';
export { layerOf, layers, placeColumns, scopeLabel, scopes } from './placeLayers';
export { placePath } from './placePaths';
export { amountOf, amountText, placeLabel, rankPlaces, shapeCode } from './placeTexts';

/** Places with amounts on a map; what draws it loads when it is first drawn. */
export const PlacesMap = lazyPart(() => import('./PlacesMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
