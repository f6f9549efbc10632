import type { Route } from '../../core/route';
import {
  componentAnswer,
  ComponentBody,
  NaicsAnswer,
  OfficeAnswer,
  parts,
  ProgramActivityAnswer,
  PscAnswer,
  SearchBody,
} from './shapes/codes';
import { component } from './queries/accounts';
import { agencies } from './queries/agencies';
import { industries, listings, products, programActivities } from './queries/codes';
import { offices } from './queries/offices';
import { cities, locations } from './queries/places';
import { recipients } from './queries/recipients';
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

const post = { method: 'POST', errors: [400, 422] } as const;

/** The routes that suggest names and codes for typed text. */
export const autocompleteRoutes: readonly Route[] = [
  ...(['awarding_agency', 'funding_agency'] as const).map((name): Route => ({
    ...post,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies that match the search text',
    body: SearchBody,
    answer: AgencyAnswer,
    handler: async (call) => agencies(call),
  })),
  {
    ...post,
    path: 'v2/autocomplete/recipient/',
    summary: 'Recipients that match a name, UEI or DUNS',
    body: RecipientBody,
    answer: RecipientAnswer,
    handler: recipients,
  },
  {
    ...post,
    path: 'v2/autocomplete/location/',
    summary: 'Places that match the search text',
    body: LocationBody,
    answer: LocationAnswer,
    handler: locations,
  },
  {
    ...post,
    path: 'v2/autocomplete/cfda/',
    summary: 'Assistance listings that match the search text',
    body: SearchBody,
    answer: ListingAnswer,
    handler: listings,
  },
  {
    ...post,
    path: 'v2/autocomplete/city/',
    summary: 'Cities that match the search text',
    body: CityBody,
    answer: CityAnswer,
    handler: cities,
  },
  {
    ...post,
    path: 'v2/autocomplete/naics/',
    summary: 'NAICS codes that match the search text',
    body: SearchBody,
    answer: NaicsAnswer,
    handler: industries,
  },
  {
    ...post,
    path: 'v2/autocomplete/psc/',
    summary: 'Product or service codes that match the search text',
    body: SearchBody,
    answer: PscAnswer,
    handler: products,
  },
  {
    ...post,
    path: 'v2/autocomplete/program_activity/',
    summary: 'Program activities that match the search text',
    body: SearchBody,
    answer: ProgramActivityAnswer,
    handler: programActivities,
  },
  ...(['awarding_agency_office', 'funding_agency_office'] as const).map((name): Route => ({
    ...post,
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies and offices that match the search text',
    body: SearchBody,
    answer: OfficeAnswer,
    handler: offices,
  })),
  ...parts.map((part): Route => ({
    ...post,
    path: `v2/autocomplete/accounts/${part}/`,
    summary: `Values of ${part} in Treasury Account Symbols`,
    body: ComponentBody,
    answer: componentAnswer(part),
    handler: component(part),
  })),
];
