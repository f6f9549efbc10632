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
  type SearchFilters,
} from './searchFilters';

const usa = countryPlace('USA', 'United States');

export interface ReadyMade {
  /** How many fiscal years, counted back from `lastYear`. */ years?: number;
  /** The current fiscal year unless told otherwise. */ lastYear?: number;
  /** Wherever the work is done; with years, otherwise only in the United States. */ anywhere?: boolean;
  keyword?: string;
}
/** Filters of a ready-made search: work done in the United States in some fiscal years, or a keyword. */
export const readyMadeFilters = (
  { years = 0, lastYear, anywhere = false, keyword = '' }: ReadyMade,
  today: IsoDay,
): SearchFilters => {
  const last = lastYear ?? fiscalYearOf(today);
  return makeSearchFilters({
    ...(keyword ? { keyword: OrderedMap([[keyword, keyword]]) } : {}),
    ...(years
      ? {
          timePeriodType: 'fy' as const,
          timePeriodFY: ImmutableSet(
            Array.from({ length: years }, (_, back) => String(last - back)),
          ),
        }
      : {}),
    ...(years && !anywhere
      ? { selectedLocations: OrderedMap([[locationIdentifier(usa), usa]]) }
      : {}),
  });
};

/** Filters for the awards of one agency, of one state by place of performance, of one recipient, or with a keyword. */
export const agencyFilters = (agency: AgencyItem): SearchFilters =>
  makeSearchFilters({ selectedAwardingAgencies: OrderedMap([[agencyIdentifier(agency), agency]]) });
export const stateFilters = (state: UsState): SearchFilters => {
  const item = statePlace(state);
  return makeSearchFilters({ selectedLocations: OrderedMap([[locationIdentifier(item), item]]) });
};
/** Filters for the awards that money of a federal account pays; `number` is `AID-MAIN`. */
export const accountFilters = (number: string): SearchFilters => {
  const [aid = '', main = ''] = number.split('-');
  return toggleAccount(makeSearchFilters(), makeTreasuryAccount({ aid, main }));
};
export const recipientFilters = (text: string): SearchFilters =>
  makeSearchFilters({ selectedRecipients: ImmutableSet([text]) });
