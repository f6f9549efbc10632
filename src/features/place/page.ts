import { CityPage } from './CityPage';
import { CountyPage } from './CountyPage';
import { DistrictPage } from './DistrictPage';
import { ZipPage } from './ZipPage';
import './place.scss';

/** Pages by route ID. */
export const pages = {
  'place-county': { default: CountyPage },
  'place-district': { default: DistrictPage },
  'place-city': { default: CityPage },
  'place-zip': { default: ZipPage },
};
