import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { fiscalYearOf, isoDay } from '../fiscal';
import type { UsState } from '../states';
import { agencyIdentifier, locationIdentifier, makeLocationItem, makeSearchFilters, type AgencyItem, type SearchFilters } from './searchFilters';

const usa = makeLocationItem({ matched_ids: ['USA'], place: 'USA', place_type: 'COUNTRY', display: { title: 'United States', entity: 'Country', standalone: 'United States' }, filter: { country: 'USA' } });

/** Filters of a ready-made search: work done in the United States in the current fiscal year and those before it, or a keyword. */
export const readyMadeFilters = ({ years = 0, keyword = '' }: { years?: number; keyword?: string }, today = isoDay(new Date())): SearchFilters => {
  const current = fiscalYearOf(today);
  return makeSearchFilters({
    ...(keyword ? { keyword: OrderedMap([[keyword, keyword]]) } : {}),
    ...(years ? { timePeriodType: 'fy' as const, timePeriodFY: ImmutableSet(Array.from({ length: years }, (_, back) => String(current - back))), selectedLocations: OrderedMap([[locationIdentifier(usa), usa]]) } : {}),
  });
};

/** Filters for the awards of one agency, of one state by place of performance, of one recipient, or with a keyword. */
export const agencyFilters = (agency: AgencyItem): SearchFilters => makeSearchFilters({ selectedAwardingAgencies: OrderedMap([[agencyIdentifier(agency), agency]]) });
export const stateFilters = ({ code, name }: UsState): SearchFilters => {
  const item = makeLocationItem({ matched_ids: [code], place: code, place_type: 'STATE', display: { title: name, entity: 'State', standalone: name }, filter: { country: 'USA', state: code } });
  return makeSearchFilters({ selectedLocations: OrderedMap([[locationIdentifier(item), item]]) });
};
export const recipientFilters = (text: string): SearchFilters => makeSearchFilters({ selectedRecipients: ImmutableSet([text]) });
