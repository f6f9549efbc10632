import { MapWaiting } from '@/map/MapWaiting';
import { lazyComponent } from '@/ui/lazyComponent';

export { MapAndList } from './MapAndList';
export type { PlacesFocus } from './AmountsMap';
export { layerOf, layers, placeColumns, scopeLabel, scopes } from './placeLayers';
export { placePath } from './placePaths';
export {
  amountOf,
  amountText,
  findNamedPlace,
  placeLabel,
  placeParts,
  rankPlaces,
  shapeCode,
  type PlaceAmount,
} from './placeTexts';

const options = { name: 'The map', waiting: <MapWaiting /> };
/** The lazy map of the obligations by place. */
export const PlacesMap = lazyComponent(() => import('./PlacesMap'), options);
/** The lazy map of amounts of any kind. */
export const AmountsMap = lazyComponent(() => import('./AmountsMap'), options);
