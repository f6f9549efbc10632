import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { fiscalYearOf, type IsoDay } from '../fiscal';
import type { UsState } from '../states';
import { toggleAccount } from './filters/accountFilter';
import { countryPlace, statePlace } from './places';
import {
  agencyIdentifier,
  locationIdentifier,
  makeSearchFilters,
  makeTreasuryAccount,
  type AgencyItem,
  type LocationItem,
  type SearchFilters,
} from './searchFilters';

const usa = countryPlace('USA', 'United States');

export interface ReadyMadeOptions {
  /** Number of fiscal years, counted back from `lastYear`. */ years?: number;
  /** The current fiscal year by default. */ lastYear?: number;
  /** If not set, a search with years covers only work in the United States. */ anywhere?: boolean;
  keyword?: string;
}
/** Returns the filters of a ready-made search: a keyword, fiscal years or both. Years apply to work in the United States by default. */
export const readyMadeFilters = (
  { years = 0, lastYear, anywhere = false, keyword = '' }: ReadyMadeOptions,
  today: IsoDay,
): SearchFilters => {
  const endYear = lastYear ?? fiscalYearOf(today);
  return makeSearchFilters({
    ...(keyword ? { keyword: OrderedMap([[keyword, keyword]]) } : {}),
    ...(years
      ? {
          timePeriodType: 'fy' as const,
          timePeriodFY: ImmutableSet(
            Array.from({ length: years }, (_, offset) => String(endYear - offset)),
          ),
        }
      : {}),
    ...(years && !anywhere
      ? { selectedLocations: OrderedMap([[locationIdentifier(usa), usa]]) }
      : {}),
  });
};

/** Returns filters for the awards of one awarding agency. */
export const agencyFilters = (agency: AgencyItem): SearchFilters =>
  makeSearchFilters({ selectedAwardingAgencies: OrderedMap([[agencyIdentifier(agency), agency]]) });
/** Returns filters for the awards of one place, by place of performance. */
export const placeFilters = (item: LocationItem): SearchFilters =>
  makeSearchFilters({ selectedLocations: OrderedMap([[locationIdentifier(item), item]]) });
/** Returns filters for the awards of one state, by place of performance. */
export const stateFilters = (state: UsState): SearchFilters => placeFilters(statePlace(state));
/** Returns filters for the awards that a federal account funds; `number` is `AID-MAIN`. */
export const accountFilters = (number: string): SearchFilters => {
  const [aid = '', main = ''] = number.split('-');
  return toggleAccount(makeSearchFilters(), makeTreasuryAccount({ aid, main }));
};
/** Returns filters for the awards of the recipients that match a search text. */
export const recipientFilters = (text: string): SearchFilters =>
  makeSearchFilters({ selectedRecipients: ImmutableSet([text]) });
