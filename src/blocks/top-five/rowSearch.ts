import { OrderedMap } from 'immutable';
import { getRowAgency, addRowCode, getRowRecipient } from '@/blocks/search-filters';
import { toggleAccount } from '@/domain/search/filters/accountFilter';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { withChoice } from '@/domain/search/filters/treeFilters';
import { toggleAgency, toggleInSet, toggleListing, toggleText } from '@/domain/search/changes';
import { countryPlace, countyPlace, districtPlace, statePlace } from '@/domain/search/places';
import {
  locationIdentifier,
  makeTreasuryAccount,
  type LocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import type { CategoryTotal } from '@/services/search/results';
import type { TopCategory } from '@/services/search/topEndpoints';

/** Matches a row that combines several districts of a state, for which award data uses code 90. */
const MULTIPLE_DISTRICTS = /^([A-Z]{2})-MULTIPLE DISTRICTS$/;
/** Returns the name of a district as in award data: `CO-01`, or `CO-90` for several districts. */
export const districtName = (name: string): string => name.replace(MULTIPLE_DISTRICTS, '$1-90');

const toPlace = (
  filters: SearchFilters,
  category: TopCategory,
  { code, name }: CategoryTotal,
): LocationItem | undefined => {
  if (category === 'country') {
    return /^[A-Z]{3}$/.test(code) ? countryPlace(code, name) : undefined;
  }
  if (category === 'state_territory') {
    const state = usStates.find((candidate) => candidate.code === code);
    return state && statePlace(state);
  }
  if (category === 'district') {
    const district = districtName(name);
    return /^[A-Z]{2}-\d{2}$/.test(district) ? districtPlace('current', district) : undefined;
  }
  // A county code is unique only within its state, so the filters must name one state.
  const stateCode = filters.selectedLocations.first()?.filter.state;
  const state = usStates.find((each) => each.code === stateCode);
  return state && /^\d{3}$/.test(code)
    ? countyPlace(`${state.fips}${code}`, name, state.code)
    : undefined;
};
/** Returns the filters with `place` as the only place, because a search combines all places; undefined without `place`. */
const replacePlace = (filters: SearchFilters, place: LocationItem | undefined) =>
  place && filters.set('selectedLocations', OrderedMap([[locationIdentifier(place), place]]));

/** Returns the filters of a search for one row of a list; undefined if the row cannot be searched for. */
export const getRowFilters = (
  filters: SearchFilters,
  category: TopCategory,
  row: CategoryTotal,
): SearchFilters | undefined => {
  switch (category) {
    case 'awarding_agency':
    case 'awarding_subagency': {
      const agency = getRowAgency(category, row);
      return agency && toggleAgency(filters, 'selectedAwardingAgencies', agency);
    }
    case 'recipient': {
      const recipient = getRowRecipient(row);
      return recipient ? toggleInSet(filters, 'selectedRecipients', recipient) : undefined;
    }
    case 'naics':
    case 'psc': {
      const codeFilter = addRowCode(filters, category, row);
      return codeFilter && withChoice(filters, codeFilter.field, codeFilter.choice);
    }
    case 'cfda':
      return row.code ? toggleListing(filters, makeListing(row.code, row.name)) : undefined;
    case 'defc': {
      const extendedFilters = changeDefCodes(filters, [row.code], 'add');
      return extendedFilters.defCodes.require.length ? extendedFilters : undefined;
    }
    case 'federal_account': {
      const [aid = '', main = ''] = row.code.split('-');
      return aid && main ? toggleAccount(filters, makeTreasuryAccount({ aid, main })) : undefined;
    }
    case 'county':
    case 'district':
    case 'country':
    case 'state_territory':
      return replacePlace(filters, toPlace(filters, category, row));
  }
};
/** Returns the filters of a search for one award. */
export const getAwardFilters = (filters: SearchFilters, awardId: string): SearchFilters =>
  toggleText(filters, 'selectedAwardIDs', awardId);
