import { Map as ImmutableMap, OrderedMap, Set as ImmutableSet } from 'immutable';
import { allCodes, filterGroups, type FilterGroupKey } from '../../codes/codeGroups';
import type { SearchCriteria } from '../criteria';
import {
  droppedIf,
  isObject,
  listEntries,
  parseStrings,
  type FilterDefinition,
  type FilterId,
} from './definition';

/** Returns a filter that counts its codes. It drops saved codes that are not in its group of codes. */
const makeCodeSetFilter = (
  id: FilterId,
  name: string,
  field: 'pricingType' | 'setAside' | 'extentCompeted',
  groupKey: FilterGroupKey,
  criterionKey: 'pricingTypes' | 'setAsides' | 'extentsCompeted',
): FilterDefinition => ({
  id,
  name,
  fields: [field],
  count: (filters) => filters[field].size,
  toCriteria: (filters): SearchCriteria =>
    filters[field].isEmpty() ? {} : { [criterionKey]: filters[field].toArray() },
  fromSaved: (savedForm, target) => {
    const { kept, refused } = parseStrings(savedForm[field]);
    const validCodes = kept.filter((code) => allCodes(filterGroups[groupKey]).includes(code));
    return {
      filters: target.set(field, ImmutableSet(validCodes)),
      dropped: droppedIf(refused > 0 || validCodes.length < kept.length, name),
    };
  },
});
export const pricingFilter = makeCodeSetFilter(
  'contractPricing',
  'Type of Contract Pricing',
  'pricingType',
  'pricing_type',
  'pricingTypes',
);
export const setAsideFilter = makeCodeSetFilter(
  'setAside',
  'Type of Set Aside',
  'setAside',
  'set_aside',
  'setAsides',
);
export const extentCompetedFilter = makeCodeSetFilter(
  'extentCompeted',
  'Extent Competed',
  'extentCompeted',
  'extent_competed',
  'extentsCompeted',
);

/** The filter for one text in the description of an award. */
export const awardDescriptionFilter: FilterDefinition = {
  id: 'awardDescription',
  name: 'Award Description',
  fields: ['awardDescription'],
  count: (filters) => (filters.awardDescription ? 1 : 0),
  toCriteria: (filters) =>
    filters.awardDescription ? { description: filters.awardDescription } : {},
  fromSaved: (savedForm, target) => {
    const { awardDescription: text = '' } = savedForm;
    return {
      filters: typeof text === 'string' ? target.set('awardDescription', text.trim()) : target,
      dropped: droppedIf(typeof text !== 'string' && text !== null, 'Award Description'),
    };
  },
};

/** An assistance listing as saved searches contain it: a map with the field names of the API. */
export type ListingItem = ImmutableMap<string, string>;
export const makeListing = (number: string, title: string): ListingItem =>
  ImmutableMap({ program_number: number, program_title: title });
const LISTING_NUMBER = /^\d{2}\.\w{2,4}$/;

export const assistanceListingFilter: FilterDefinition = {
  id: 'assistanceListing',
  name: 'Assistance Listing',
  fields: ['selectedCFDA'],
  count: (filters) => filters.selectedCFDA.size,
  toCriteria: (filters) =>
    filters.selectedCFDA.isEmpty()
      ? {}
      : { programNumbers: filters.selectedCFDA.keySeq().toArray() },
  fromSaved: (savedForm, target) => {
    const entries = listEntries(savedForm.selectedCFDA);
    const listings = entries.flatMap((entry): [string, ListingItem][] => {
      const {
        program_number: number,
        program_title: title,
        identifier,
      } = isObject(entry) ? entry : {};
      const listingNumber =
        typeof number === 'string' ? number : typeof identifier === 'string' ? identifier : '';
      return LISTING_NUMBER.test(listingNumber)
        ? [[listingNumber, makeListing(listingNumber, typeof title === 'string' ? title : '')]]
        : [];
    });
    return {
      filters: target.set('selectedCFDA', OrderedMap(listings)),
      dropped: droppedIf(listings.length < entries.length, 'Assistance Listing'),
    };
  },
};
