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
const base = chooseAgency(
  toggleType(
    makeAwardForm({ dateRange: { startDate: '2023-10-01', endDate: '2024-09-30' } }),
    'primeAwards',
    'contracts',
  ),
  defense,
);
const agencies = [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }];
const army = { tier: 'subtier', name: 'Army', toptier_name: 'Department of Defense' };
const dated = {
  agencies,
  date_type: 'action_date',
  date_range: { start_date: '2023-10-01', end_date: '2024-09-30' },
};
const plain = { ...dated, prime_award_types: ['A', 'B', 'C', 'D'] };

describe('the request for a custom award download', () => {
  const changed = (changes: Parameters<AwardForm['merge']>[0]) => base.merge(changes);
  it.each<[string, AwardForm, object, object?]>([
    ['contracts of an agency and year', base, plain],
    ['tabs', changed({ fileFormat: 'tsv' }), plain, { file_format: 'tsv' }],
    ['pipes', changed({ fileFormat: 'pstxt' }), plain, { file_format: 'pstxt' }],
    [
      'all agencies',
      chooseAgency(base, { id: 'all', name: 'All' }),
      { ...plain, agencies: [{ type: 'awarding', tier: 'toptier', name: 'All' }] },
    ],
    [
      'a funding agency',
      changed({ agencyType: 'funding_agency' }),
      { ...plain, agencies: [{ ...agencies[0], type: 'funding' }] },
    ],
    [
      'a subagency',
      changed({ subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plain,
        agencies: [{ ...army, type: 'awarding' }],
        sub_agency: 'Army',
      },
    ],
    [
      'a funding subagency',
      changed({ agencyType: 'funding_agency', subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plain,
        agencies: [{ ...army, type: 'funding' }],
        sub_agency: 'Army',
      },
    ],
    ['all subagencies', changed({ subAgency: { id: 'all', name: 'All' } }), plain],
    [
      'recipients in a state',
      changed({ location: texas }),
      { ...plain, recipient_locations: [{ country: 'USA', state: 'TX' }] },
    ],
    [
      'recipients in the country',
      changed({ location: { ...texas, state: { code: 'all', name: 'All' } } }),
      { ...plain, recipient_locations: [{ country: 'USA' }] },
    ],
    [
      'recipients abroad',
      chooseCountry(base, foreignCountries),
      { ...plain, recipient_scope: 'foreign' },
    ],
    [
      'recipients in another country',
      chooseCountry(base, { code: 'CAN', name: 'CANADA' }),
      { ...plain, recipient_locations: [{ country: 'CAN' }] },
    ],
    [
      'work in a state',
      changed({ locationType: 'place_of_performance', location: texas }),
      { ...plain, place_of_performance_locations: [{ country: 'USA', state: 'TX' }] },
    ],
    [
      'work abroad',
      chooseCountry(changed({ locationType: 'place_of_performance' }), foreignCountries),
      { ...plain, place_of_performance_scope: 'foreign' },
    ],
    ['work anywhere', changed({ locationType: 'place_of_performance' }), plain],
    [
      'the day of the last change',
      changed({ dateType: 'last_modified_date' }),
      { ...plain, date_type: 'last_modified_date' },
    ],
    ['emergency codes', changed({ defCodes: ['L', 'Z'] }), { ...plain, def_codes: ['L', 'Z'] }],
    ['columns', changed({ columns: ['award_id_piid'] }), plain, { columns: ['award_id_piid'] }],
    [
      'only subawards',
      toggleLevel(toggleType(base, 'primeAwards', 'contracts'), 'subAwards'),
      { ...dated, sub_award_types: ['procurement', 'grant'] },
    ],
    [
      'prime awards and subgrants',
      toggleType(base, 'subAwards', 'sub_grants'),
      { ...plain, sub_award_types: ['grant'] },
    ],
    [
      'prime awards and subcontracts',
      toggleType(base, 'subAwards', 'sub_contracts'),
      { ...plain, sub_award_types: ['procurement'] },
    ],
    ...awardChoices.primeAwards
      .filter(({ id }) => id !== 'contracts')
      .map(({ id, codes }): [string, AwardForm, object] => [
        `${id} beside`,
        toggleType(base, 'primeAwards', id),
        { ...plain, prime_award_types: ['A', 'B', 'C', 'D', ...codes] },
      ]),
    [
      'every prime award',
      toggleLevel(base, 'primeAwards'),
      {
        ...plain,
        prime_award_types: [
          ...'A B C D IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' '),
          ...'02 03 04 05 10 06 07 08 09 11'.split(' '),
        ],
      },
    ],
  ])('includes %s', (_name, form, filters, more = {}) => {
    expect(awardFormBody(form)).toEqual({ filters, file_format: 'csv', ...more });
    expect(missingFields(form)).toEqual([]);
  });
});
