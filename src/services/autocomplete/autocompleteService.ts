import { agencyName, titleCase } from '@/domain/format';
import { NO_TRANSFER_AGENCY, type AccountPart } from '@/domain/search/filters/accountFilter';
import { makeAgencyItem, makeLocationItem, type AgencyItem, type LocationItem, type LocationParts, type TreasuryAccountShape } from '@/domain/search/searchFilters';
import { stateCodeOfName } from '@/domain/states';
import { countryCodeOfName } from '@/domain/countries';
import { request } from '../http/client';
import type { AccountPartJson, AgencyMatchJson, ListingMatchJson, LocationMatchesJson, RecipientListJson, RecipientMatchJson } from './wire';

const agencyFromJson = (json: AgencyMatchJson): AgencyItem => {
  const { toptier_agency: top, subtier_agency: sub } = json;
  const own = json.toptier_flag ? top : sub;
  return makeAgencyItem({
    id: json.id, agencyType: json.toptier_flag ? 'toptier' : 'subtier', name: own.name, abbreviation: own.abbreviation ?? '', code: json.toptier_flag ? top.toptier_code : sub.subtier_code ?? '',
    toptierName: top.name, toptierAbbreviation: top.abbreviation ?? '', toptierCode: top.toptier_code,
  });
};
/** Agencies whose name or abbreviation holds the text, in the service's order. */
export const searchAgencies = async (type: 'awarding' | 'funding', text: string, signal?: AbortSignal): Promise<AgencyItem[]> => {
  const { results } = await request<{ results: AgencyMatchJson[] }>({ method: 'POST', path: `v2/autocomplete/${type}_agency/`, body: { search_text: text, limit: 20 }, signal });
  return results.map(agencyFromJson);
};

const place = (ids: (string | number)[], name: string, type: string, entity: string, standalone: string, filter: LocationParts): LocationItem =>
  makeLocationItem({ matched_ids: ids, place: name, place_type: type, display: { title: standalone, entity, standalone }, filter });

/** Groups of places in the order they are offered, each with its heading. */
export interface LocationGroup { heading: string; items: LocationItem[] }
/** Places whose name holds the text. Names that this client cannot turn into codes are left out rather than guessed. */
export const searchLocations = async (text: string, limit: number, signal?: AbortSignal): Promise<LocationGroup[]> => {
  const { results } = await request<LocationMatchesJson>({ method: 'POST', path: 'v2/autocomplete/location/', body: { search_text: text, limit }, signal });
  const inState = (name: string | null) => (name ? stateCodeOfName(name) : undefined);
  const known = (items: (LocationItem | undefined)[]) => items.filter((item) => item !== undefined);
  const groups: LocationGroup[] = [
    { heading: 'Country', items: known((results.countries ?? []).map(({ country_name: name }) => { const code = countryCodeOfName(name); return code ? place([code], code, 'COUNTRY', 'Country', titleCase(name), { country: code }) : undefined; })) },
    { heading: 'State or Territory', items: known((results.states ?? []).map(({ state_name: name }) => { const code = inState(name); return code ? place([code], code, 'STATE', 'State', titleCase(name), { country: 'USA', state: code }) : undefined; })) },
    { heading: 'County', items: known((results.counties ?? []).map(({ county_name: name, county_fips: fips, state_name: state }) => { const code = inState(state); return code ? place([fips], fips, 'COUNTY', 'County', `${titleCase(name)} County, ${code}`, { country: 'USA', state: code, county: fips.slice(-3) }) : undefined; })) },
    { heading: 'City', items: known((results.cities ?? []).map(({ city_name: name, state_name: state, country_name: country }) => {
      const code = inState(state);
      const nation = countryCodeOfName(country);
      return nation ? place([`${name}-${code ?? nation}`], name, 'CITY', 'City', `${titleCase(name)}, ${code ?? titleCase(country)}`, { country: nation, ...(code ? { state: code } : {}), city: name }) : undefined;
    })) },
    { heading: 'Zip Code', items: (results.zip_codes ?? []).map(({ zip_code: zip, state_name: state }) => place([String(zip)], String(zip), 'ZIP', 'Zip Code', `${zip}, ${titleCase(state)}`, { country: 'USA', zip: String(zip) })) },
    { heading: 'Current Congressional Districts (based on 2023 redistricting)', items: (results.districts_current ?? []).map(({ current_cd: district }) => place([district], district, 'CURRENT_CD', 'Current Congressional District', district, { country: 'USA', state: district.slice(0, 2), district_current: district.slice(-2) })) },
    { heading: 'Original Congressional Districts (as reported by federal agencies)', items: (results.districts_original ?? []).map(({ original_cd: district }) => place([district], district, 'ORIGINAL_CD', 'Original Congressional District', district, { country: 'USA', state: district.slice(0, 2), district_original: district.slice(-2) })) },
  ];
  return groups.filter(({ items }) => items.length);
};

export interface ListingMatch { number: string; title: string }
/** Assistance listings whose number, title or popular name holds the text. */
export const searchListings = async (text: string, limit: number, signal?: AbortSignal): Promise<readonly ListingMatch[]> => {
  const { results } = await request<{ results: ListingMatchJson[] }>({ method: 'POST', path: 'v2/autocomplete/cfda/', body: { search_text: text, limit }, signal });
  return results.flatMap(({ program_number: number, program_title: title }) => (number ? [{ number, title: title ?? '' }] : []));
};

/** A value of one part of account symbols; `name` is the agency it stands for, where it does. */
export interface AccountPartMatch { value: string; name: string }
/** Values of one part among the accounts that have the other chosen parts. An empty value of the answer is "none". */
export const searchAccountPart = async (part: AccountPart, chosen: Partial<TreasuryAccountShape>, text: string, limit: number, signal?: AbortSignal): Promise<readonly AccountPartMatch[]> => {
  const others = Object.fromEntries(Object.entries(chosen).filter(([key, value]) => value && key !== part).map(([key, value]) => [key, value === NO_TRANSFER_AGENCY ? null : value]));
  const { results } = await request<{ results: AccountPartJson[] }>({ method: 'POST', path: `v2/autocomplete/accounts/${part}/`, body: { filters: { ...others, [part]: text.toUpperCase() }, limit }, signal });
  return results.flatMap((entry): AccountPartMatch[] => {
    if (entry === null) return [];
    if (typeof entry === 'string') return [{ value: entry, name: '' }];
    const value = entry.ata ?? entry.aid ?? '';
    return value ? [{ value, name: agencyName(entry.agency_name ?? '', entry.agency_abbreviation ?? '') }] : [];
  });
};

export interface RecipientMatch { name: string; uei: string; duns: string; level: string }
/** At most this many recipients are listed. */
export const RECIPIENT_LIMIT = 500;
/** Recipients matching a text of at least three characters; with less, the ones with the most money of the last twelve months. */
export const searchRecipients = async (text: string, signal?: AbortSignal, limit = RECIPIENT_LIMIT): Promise<RecipientMatch[]> => {
  if (text.length < 3) {
    const { results } = await request<RecipientListJson>({ method: 'POST', path: 'v2/recipient/', body: { limit }, signal });
    return results.map(({ name, uei, duns, recipient_level: level }) => ({ name: name ?? '', uei: uei ?? '', duns: duns ?? '', level }));
  }
  const { results } = await request<{ results: RecipientMatchJson[] }>({ method: 'POST', path: 'v2/autocomplete/recipient/', body: { search_text: text, limit }, signal });
  return results.map(({ recipient_name: name, uei, duns, recipient_level: level }) => ({ name: name ?? '', uei: uei ?? '', duns: duns ?? '', level: level ?? '' }));
};
