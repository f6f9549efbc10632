import { toggleAgency, toggleListing } from '@/domain/search/changes';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { makeAgencyItem, type AgencyItem, type SearchFilters } from '@/domain/search/searchFilters';

/** The map filters as address values; '' for an unset filter. */
export interface MapFilters {
  defc: string;
  agency: string;
  listing: string;
  activity: string;
}

/** Returns an agency as an address value: `top:Name` or `sub:Name:Name of its toptier agency`. Colons in names become spaces. */
export const formatAgency = ({ agencyType, name, toptierName }: AgencyItem): string => {
  const removeColons = (text: string) => text.replaceAll(':', ' ');
  return agencyType === 'toptier'
    ? `top:${removeColons(name)}`
    : `sub:${removeColons(name)}:${removeColons(toptierName)}`;
};
/** Returns the agency in an address value, or undefined. The agency has only names, because searches filter by name. */
export const parseAgency = (value: string): AgencyItem | undefined => {
  const [tier, name = '', toptierName = ''] = value.split(':');
  if (!name) return undefined;
  return tier === 'top'
    ? makeAgencyItem({ agencyType: 'toptier', name, toptierName: name })
    : makeAgencyItem({ agencyType: 'subtier', name, toptierName });
};
/** Returns the search filters with the filters of the map. Searches have no filter for program activities. */
export const withMapFilters = (
  filters: SearchFilters,
  { defc, agency, listing }: Omit<MapFilters, 'activity'>,
): SearchFilters => {
  const item = parseAgency(agency);
  const withAgency = item ? toggleAgency(filters, 'selectedAwardingAgencies', item) : filters;
  const withListing = listing ? toggleListing(withAgency, makeListing(listing, '')) : withAgency;
  return defc ? changeDefCodes(withListing, [defc], 'add') : withListing;
};
