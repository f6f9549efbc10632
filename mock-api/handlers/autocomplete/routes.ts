import type { Route } from '../../core/route';
import {
  ComponentAnswer,
  ComponentBody,
  NaicsAnswer,
  OfficeAnswer,
  componentKeys,
  ProgramActivityAnswer,
  PscAnswer,
  SearchBody,
} from './shapes/codes';
import { createComponentHandler } from './queries/accounts';
import { searchAgencies } from './queries/agencies';
import { searchNaics, searchListings, searchPsc, searchActivities } from './queries/codes';
import { searchOffices } from './queries/offices';
import { searchCities, searchLocations } from './queries/places';
import { searchRecipients } from './queries/recipients';
import {
  AgencyAnswer,
  CityAnswer,
  CityBody,
  ListingAnswer,
  LocationAnswer,
  LocationBody,
  RecipientAnswer,
  RecipientBody,
} from './shapes/names';

const POST_DEFAULTS = { method: 'POST', errors: [400, 422] } as const;

/** The routes that suggest names and codes for typed text. */
export const autocompleteRoutes: readonly Route[] = [
  ...(['awarding_agency', 'funding_agency'] as const).map((name): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies that match the search text',
    body: SearchBody,
    answer: AgencyAnswer,
    handler: async (call) => searchAgencies(call),
  })),
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/recipient/',
    summary: 'Recipients that match a name, UEI or DUNS',
    body: RecipientBody,
    answer: RecipientAnswer,
    handler: searchRecipients,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/location/',
    summary: 'Places that match the search text',
    body: LocationBody,
    answer: LocationAnswer,
    handler: searchLocations,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/cfda/',
    summary: 'Assistance listings that match the search text',
    body: SearchBody,
    answer: ListingAnswer,
    handler: searchListings,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/city/',
    summary: 'Cities that match the search text',
    body: CityBody,
    answer: CityAnswer,
    handler: searchCities,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/naics/',
    summary: 'NAICS codes that match the search text',
    body: SearchBody,
    answer: NaicsAnswer,
    handler: searchNaics,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/psc/',
    summary: 'Product or service codes that match the search text',
    body: SearchBody,
    answer: PscAnswer,
    handler: searchPsc,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/program_activity/',
    summary: 'Program activities that match the search text',
    body: SearchBody,
    answer: ProgramActivityAnswer,
    handler: searchActivities,
  },
  ...(['awarding_agency_office', 'funding_agency_office'] as const).map((name): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies and offices that match the search text',
    body: SearchBody,
    answer: OfficeAnswer,
    handler: searchOffices,
  })),
  ...componentKeys.map((part): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/accounts/${part}/`,
    summary: `Values of ${part} in Treasury Account Symbols`,
    body: ComponentBody,
    answer: ComponentAnswer(part),
    handler: createComponentHandler(part),
  })),
];
