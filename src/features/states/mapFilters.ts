import { toggleAgency, toggleListing } from '@/domain/search/changes';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { changeDefCodes } from '@/domain/search/filters/defCodeFilter';
import { makeAgencyItem, type AgencyItem, type SearchFilters } from '@/domain/search/searchFilters';

/** What the filters of the map hold, as the address has it; '' where none is chosen. */
export interface MapFilters {
  defc: string;
  agency: string;
  listing: string;
  activity: string;
}

/** An agency as the address has it: `top:Name`, or `sub:Name:Name of its top-tier agency`. A colon in a name would part it. */
export const writtenAgency = ({ agencyType, name, toptierName }: AgencyItem): string => {
  const plain = (text: string) => text.replaceAll(':', ' ');
  return agencyType === 'toptier'
    ? `top:${plain(name)}`
    : `sub:${plain(name)}:${plain(toptierName)}`;
};
/** The agency that the address names; undefined for none. Names alone are known of it: that is what a search asks by. */
export const readAgency = (written: string): AgencyItem | undefined => {
  const [tier, name = '', toptierName = ''] = written.split(':');
  if (!name) return undefined;
  return tier === 'top'
    ? makeAgencyItem({ agencyType: 'toptier', name, toptierName: name })
    : makeAgencyItem({ agencyType: 'subtier', name, toptierName });
};
/** The search with the filters of the map. Program activities are no filter of a search. */
export const withMapFilters = (
  filters: SearchFilters,
  { defc, agency, listing }: Omit<MapFilters, 'activity'>,
): SearchFilters => {
  const item = readAgency(agency);
  const withAgency = item ? toggleAgency(filters, 'selectedAwardingAgencies', item) : filters;
  const withListing = listing ? toggleListing(withAgency, makeListing(listing, '')) : withAgency;
  return defc ? changeDefCodes(withListing, [defc], 'add') : withListing;
};
