import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { endpoint } from '../http/endpoint';
import { agenciesFromJson } from './agenciesFromJson';
import type { ToptierAgenciesJson } from './wire';

/** Every top-tier agency, the largest budget first; asked for with nothing: the question is `{}`. All pages ask it the same way, so that it is sent once. */
export const allAgencies = endpoint({
  name: 'agencies/all',
  path: 'v2/references/toptier_agencies/',
  params: () => ({ sort: 'percentage_of_total_budget_authority', order: 'desc' }),
  read: (wire: ToptierAgenciesJson): readonly ListedAgency[] => agenciesFromJson(wire),
});
