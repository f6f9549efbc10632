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
} from './codeShapes';
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
} from './shapes';

export const autocompleteRoutes: readonly Route[] = [
  ...(['awarding_agency', 'funding_agency'] as const).map((name): Route => ({
    method: 'POST',
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: AgencyAnswer,
    handler: async (call) => agencies(call),
  })),
  {
    method: 'POST',
    path: 'v2/autocomplete/recipient/',
    summary: 'Recipients by name, UEI or DUNS',
    cacheable: true,
    errors: [400, 422],
    body: RecipientBody,
    answer: RecipientAnswer,
    handler: recipients,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/location/',
    summary: 'Places by typed text',
    cacheable: true,
    errors: [400, 422],
    body: LocationBody,
    answer: LocationAnswer,
    handler: locations,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/cfda/',
    summary: 'Assistance listings by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: ListingAnswer,
    handler: listings,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/city/',
    summary: 'Cities by typed text',
    cacheable: true,
    errors: [400, 422],
    body: CityBody,
    answer: CityAnswer,
    handler: cities,
  },
];

export const codeAutocompleteRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/autocomplete/naics/',
    summary: 'NAICS codes by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: NaicsAnswer,
    handler: industries,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/psc/',
    summary: 'Product or service codes by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: PscAnswer,
    handler: products,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/program_activity/',
    summary: 'Program activities by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: ProgramActivityAnswer,
    handler: programActivities,
  },
  ...(['awarding_agency_office', 'funding_agency_office'] as const).map((name): Route => ({
    method: 'POST',
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies and offices by typed text',
    cacheable: true,
    errors: [400, 422],
    body: SearchBody,
    answer: OfficeAnswer,
    handler: offices,
  })),
  ...parts.map((part): Route => ({
    method: 'POST',
    path: `v2/autocomplete/accounts/${part}/`,
    summary: `Treasury accounts: values of ${part}`,
    cacheable: true,
    errors: [400, 422],
    body: ComponentBody,
    answer: componentAnswer(part),
    handler: component(part),
  })),
];
