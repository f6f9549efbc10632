import { awardFormBody } from '@/services/downloads/awardFormService';
import {
  awardChoices,
  chooseAgency,
  chooseCountry,
  foreignCountries,
  makeAwardForm,
  missingFields,
  toggleLevel,
  toggleType,
  type AwardForm,
} from '@/domain/bulkDownload/awardForm';

const defense = { id: '26', name: 'Department of Defense' };
const texas = {
  country: { code: 'USA', name: 'UNITED STATES' },
  state: { code: 'TX', name: 'Texas' },
};
const baseForm = chooseAgency(
  toggleType(
    makeAwardForm({ dateRange: { startDate: '2023-10-01', endDate: '2024-09-30' } }),
    'primeAwards',
    'contracts',
  ),
  defense,
);
const agencies = [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }];
const army = { tier: 'subtier', name: 'Army', toptier_name: 'Department of Defense' };
const datedFilters = {
  agencies,
  date_type: 'action_date',
  date_range: { start_date: '2023-10-01', end_date: '2024-09-30' },
};
const plainFilters = { ...datedFilters, prime_award_types: ['A', 'B', 'C', 'D'] };

describe('the request for a custom award download', () => {
  const changeForm = (changes: Parameters<AwardForm['merge']>[0]) => baseForm.merge(changes);
  it.each<[string, AwardForm, object, object?]>([
    ['contracts of an agency and year', baseForm, plainFilters],
    ['tabs', changeForm({ fileFormat: 'tsv' }), plainFilters, { file_format: 'tsv' }],
    ['pipes', changeForm({ fileFormat: 'pstxt' }), plainFilters, { file_format: 'pstxt' }],
    [
      'all agencies',
      chooseAgency(baseForm, { id: 'all', name: 'All' }),
      { ...plainFilters, agencies: [{ type: 'awarding', tier: 'toptier', name: 'All' }] },
    ],
    [
      'a funding agency',
      changeForm({ agencyType: 'funding_agency' }),
      { ...plainFilters, agencies: [{ ...agencies[0], type: 'funding' }] },
    ],
    [
      'a subagency',
      changeForm({ subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plainFilters,
        agencies: [{ ...army, type: 'awarding' }],
        sub_agency: 'Army',
      },
    ],
    [
      'a funding subagency',
      changeForm({ agencyType: 'funding_agency', subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plainFilters,
        agencies: [{ ...army, type: 'funding' }],
        sub_agency: 'Army',
      },
    ],
    ['all subagencies', changeForm({ subAgency: { id: 'all', name: 'All' } }), plainFilters],
    [
      'recipients in a state',
      changeForm({ location: texas }),
      { ...plainFilters, recipient_locations: [{ country: 'USA', state: 'TX' }] },
    ],
    [
      'recipients in the country',
      changeForm({ location: { ...texas, state: { code: 'all', name: 'All' } } }),
      { ...plainFilters, recipient_locations: [{ country: 'USA' }] },
    ],
    [
      'recipients abroad',
      chooseCountry(baseForm, foreignCountries),
      { ...plainFilters, recipient_scope: 'foreign' },
    ],
    [
      'recipients in another country',
      chooseCountry(baseForm, { code: 'CAN', name: 'CANADA' }),
      { ...plainFilters, recipient_locations: [{ country: 'CAN' }] },
    ],
    [
      'work in a state',
      changeForm({ locationType: 'place_of_performance', location: texas }),
      { ...plainFilters, place_of_performance_locations: [{ country: 'USA', state: 'TX' }] },
    ],
    [
      'work abroad',
      chooseCountry(changeForm({ locationType: 'place_of_performance' }), foreignCountries),
      { ...plainFilters, place_of_performance_scope: 'foreign' },
    ],
    ['work anywhere', changeForm({ locationType: 'place_of_performance' }), plainFilters],
    [
      'the day of the last change',
      changeForm({ dateType: 'last_modified_date' }),
      { ...plainFilters, date_type: 'last_modified_date' },
    ],
    [
      'emergency codes',
      changeForm({ defCodes: ['L', 'Z'] }),
      { ...plainFilters, def_codes: ['L', 'Z'] },
    ],
    [
      'columns',
      changeForm({ columns: ['award_id_piid'] }),
      plainFilters,
      { columns: ['award_id_piid'] },
    ],
    [
      'only subawards',
      toggleLevel(toggleType(baseForm, 'primeAwards', 'contracts'), 'subAwards'),
      { ...datedFilters, sub_award_types: ['procurement', 'grant'] },
    ],
    [
      'prime awards and subgrants',
      toggleType(baseForm, 'subAwards', 'sub_grants'),
      { ...plainFilters, sub_award_types: ['grant'] },
    ],
    [
      'prime awards and subcontracts',
      toggleType(baseForm, 'subAwards', 'sub_contracts'),
      { ...plainFilters, sub_award_types: ['procurement'] },
    ],
    ...awardChoices.primeAwards
      .filter(({ id }) => id !== 'contracts')
      .map(({ id, codes }): [string, AwardForm, object] => [
        `contracts and ${id}`,
        toggleType(baseForm, 'primeAwards', id),
        { ...plainFilters, prime_award_types: ['A', 'B', 'C', 'D', ...codes] },
      ]),
    [
      'every prime award',
      toggleLevel(baseForm, 'primeAwards'),
      {
        ...plainFilters,
        prime_award_types: [
          ...'A B C D IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' '),
          ...'02 03 04 05 10 06 07 08 09 11'.split(' '),
        ],
      },
    ],
  ])('includes %s', (_name, form, filters, bodyChanges = {}) => {
    expect(awardFormBody(form)).toEqual({ filters, file_format: 'csv', ...bodyChanges });
    expect(missingFields(form)).toEqual([]);
  });
});
