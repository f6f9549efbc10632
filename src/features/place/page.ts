import { comparisonReducers as reducers } from '@/blocks/compare';
import { CityPage } from './CityPage';
import { CountyPage } from './CountyPage';
import { DistrictPage } from './DistrictPage';
import { ZipPage } from './ZipPage';
import './place.scss';

/** Pages by route ID. */
export const pages = {
  'place-county': { default: CountyPage, reducers },
  'place-district': { default: DistrictPage, reducers },
  'place-city': { default: CityPage, reducers },
  'place-zip': { default: ZipPage, reducers },
};
