import { PlacesPage } from './PlacesPage';
import './places.scss';

/** Pages by route ID. */
export const pages = { places: { default: PlacesPage } };
