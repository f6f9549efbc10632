import { pair, to, type Facts, type Rows } from './values';

export const contractTypes = ['A', 'B', 'C', 'D'];
const makePlaces = (more: object = {}) => [{ country: 'USA', ...more }];
const california = { state: 'CA' };
export const placeRows = (list: string): Rows => ({
  [`${list}[].country`]: pair(makePlaces(), [{ country: 'CAN' }]),
  [`${list}[].state`]: pair(makePlaces(), makePlaces(california)),
  [`${list}[].county`]: pair(makePlaces(california), makePlaces({ ...california, county: '037' })),
  [`${list}[].city`]: pair(
    makePlaces(california),
    makePlaces({ ...california, city: 'LOS ANGELES' }),
  ),
  [`${list}[].district_original`]: pair(
    makePlaces(california),
    makePlaces({ ...california, district_original: '12' }),
  ),
  [`${list}[].district_current`]: pair(
    makePlaces(california),
    makePlaces({ ...california, district_current: '12' }),
  ),
  [`${list}[].zip`]: pair(makePlaces(), makePlaces({ zip: '90001' })),
});
export const days = { start_date: '2021-10-01', end_date: '2024-09-30' };
/** A period with few enough records to fit on one page. */
const quarter = { start_date: '2023-10-01', end_date: '2023-12-31' };
const departments = ['Defense', 'Health and Human Services', 'Homeland Security', 'Energy'];
export const agency = (more: object = {}) =>
  departments.map((of) => ({
    type: 'awarding',
    tier: 'toptier',
    name: `Department of ${of}`,
    ...more,
  }));
/** The agency whose awards other agencies fund most often. */
const health = agency()[1]!;
const navy = { tier: 'subtier', name: 'Department of the Navy' };
export const agencyRows = (list: string): Rows => ({
  [`${list}[].type`]: pair([health], [{ ...health, type: 'funding' }]),
  [`${list}[].tier`]: pair(agency(), agency({ tier: 'subtier' })),
  [`${list}[].name`]: pair(agency(), agency({ name: 'Department of State' })),
  [`${list}[].toptier_name`]: pair(
    agency(navy),
    agency({ ...navy, toptier_name: 'Department of Energy' }),
  ),
});
const defenseAccount = { aid: '097', main: '0100' };
/** Returns the values to test for each filter of a search, by the dotted name of the filter. */
export const filterRows = ({ contracts, recipients, payers }: Facts): Rows => {
  const components = (more: object = {}) =>
    payers.map((code) => ({ aid: code.slice(0, 3), main: code.slice(4), ...more }));
  return Object.fromEntries(
    Object.entries({
      keywords: to(['nuclear']),
      description: to('maintenance'),
      'time_period[].start_date': pair([days], [{ ...days, start_date: '2023-10-01' }]),
      'time_period[].end_date': pair([days], [{ ...days, end_date: '2023-09-30' }]),
      'time_period[].date_type': pair([quarter], [{ ...quarter, date_type: 'date_signed' }]),
      place_of_performance_scope: to('foreign'),
      recipient_scope: to('foreign'),
      ...placeRows('place_of_performance_locations'),
      ...placeRows('recipient_locations'),
      ...agencyRows('agencies'),
      recipient_search_text: to(['inc']),
      recipient_id: to(recipients[0]),
      recipient_type_names: to(['small_business']),
      award_type_codes: pair(contractTypes, ['A']),
      contract_award_type_codes: pair(undefined, contractTypes, {
        'filters.award_type_codes': ['A'],
      }),
      financial_assistance_award_type_codes: pair(['A'], ['B'], {
        'filters.award_type_codes': ['C'],
      }),
      award_ids: to(['zz']),
      award_unique_id: to(contracts[0]),
      'award_amounts[].lower_bound': pair(
        [{ upper_bound: 1e9 }],
        [{ upper_bound: 1e9, lower_bound: 100_000_000 }],
      ),
      'award_amounts[].upper_bound': pair(
        [{ lower_bound: 0 }],
        [{ lower_bound: 0, upper_bound: 500_000 }],
      ),
      program_numbers: to(['93.778']),
      naics_codes: to(['54']),
      'naics_codes.require': to(['54']),
      'naics_codes.exclude': to(['54']),
      psc_codes: to(['R4']),
      'psc_codes.require': to([['Service', 'R']]),
      'psc_codes.exclude': to([['Service', 'R']]),
      tas_codes: to([defenseAccount]),
      ...Object.fromEntries(
        ['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub', 'agency', 'faaid', 'famain'].map(
          (part) => [`tas_codes[].${part}`, pair(components(), components({ [part]: '9999' }))],
        ),
      ),
      'tas_codes.require': to([['097']]),
      'tas_codes.exclude': to([['097']]),
      'treasury_account_components[].aid': pair(components(), components({ aid: '999' })),
      'treasury_account_components[].main': pair(components(), components({ main: '9999' })),
      ...Object.fromEntries(
        ['ata', 'bpoa', 'epoa', 'a', 'sub'].map((part) => [
          `treasury_account_components[].${part}`,
          pair(components(), components({ [part]: '9999' })),
        ]),
      ),
      contract_pricing_type_codes: to(['Z']),
      set_aside_type_codes: to(['SBA']),
      extent_competed_type_codes: to(['G']),
      def_codes: to(['L']),
      'program_activities[].name': pair([{ code: '0001' }], [{ code: '0001', name: 'no such' }]),
      'program_activities[].code': pair([{ code: '0001' }], [{ code: '9999' }]),
      'program_activities[].type': pair([{ code: '0001' }], [{ code: '0001', type: 'PARK' }]),
    }).map(([name, row]) => [`filters.${name}`, row]),
  );
};
