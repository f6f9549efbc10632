import type { Route } from '../../core/route';
import * as codes from './shapes/codes';
import { createComponentHandler } from './queries/accounts';
import { searchAgencies } from './queries/agencies';
import { searchNaics, searchListings, searchPsc, searchActivities } from './queries/codes';
import { searchOffices } from './queries/offices';
import { searchCities, searchLocations } from './queries/places';
import { searchRecipients } from './queries/recipients';
import * as names from './shapes/names';

const POST_DEFAULTS = { method: 'POST', errors: [400, 422] } as const;

/** The routes that suggest names and codes for typed text. */
export const autocompleteRoutes: readonly Route[] = [
  ...(['awarding_agency', 'funding_agency'] as const).map((name): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies that match the search text',
    body: codes.SearchBody,
    answer: names.AgencyAnswer,
    handler: async (call) => searchAgencies(call),
  })),
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/recipient/',
    summary: 'Recipients that match a name, UEI or DUNS',
    body: names.RecipientBody,
    answer: names.RecipientAnswer,
    handler: searchRecipients,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/location/',
    summary: 'Places that match the search text',
    body: names.LocationBody,
    answer: names.LocationAnswer,
    handler: searchLocations,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/cfda/',
    summary: 'Assistance listings that match the search text',
    body: codes.SearchBody,
    answer: names.ListingAnswer,
    handler: searchListings,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/city/',
    summary: 'Cities that match the search text',
    body: names.CityBody,
    answer: names.CityAnswer,
    handler: searchCities,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/naics/',
    summary: 'NAICS codes that match the search text',
    body: codes.SearchBody,
    answer: codes.NaicsAnswer,
    handler: searchNaics,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/psc/',
    summary: 'Product or service codes that match the search text',
    body: codes.SearchBody,
    answer: codes.PscAnswer,
    handler: searchPsc,
  },
  {
    ...POST_DEFAULTS,
    path: 'v2/autocomplete/program_activity/',
    summary: 'Program activities that match the search text',
    body: codes.SearchBody,
    answer: codes.ProgramActivityAnswer,
    handler: searchActivities,
  },
  ...(['awarding_agency_office', 'funding_agency_office'] as const).map((name): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies and offices that match the search text',
    body: codes.SearchBody,
    answer: codes.OfficeAnswer,
    handler: searchOffices,
  })),
  ...codes.componentKeys.map((part): Route => ({
    ...POST_DEFAULTS,
    path: `v2/autocomplete/accounts/${part}/`,
    summary: `Values of ${part} in Treasury Account Symbols`,
    body: codes.ComponentBody,
    answer: codes.ComponentAnswer(part),
    handler: createComponentHandler(part),
  })),
];
