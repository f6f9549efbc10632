import { awardFormBody } from '@/services/downloads/awardFormService';
import {
  awardChoices,
  chooseAgency,
  chooseCountry,
  dateProblem,
  foreignCountries,
  makeAwardForm,
  missingFields,
  noState,
  noSubAgency,
  quickRanges,
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
const range = { start_date: '2023-10-01', end_date: '2024-09-30' };
const agencies = [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }];
const plain = {
  prime_award_types: ['A', 'B', 'C', 'D'],
  agencies,
  date_type: 'action_date',
  date_range: range,
};

describe('the custom award form', () => {
  it('begins with the defaults of the specification', () => {
    const { awardTypes, ...others } = makeAwardForm().toObject();
    expect([awardTypes.primeAwards.size, awardTypes.subAwards.size]).toEqual([0, 0]);
    expect(others).toEqual({
      agency: { id: '', name: 'Select an Agency' },
      agencyType: 'awarding_agency',
      subAgency: { id: '', name: 'Select a Sub-Agency' },
      locationType: 'recipient_location',
      location: { country: { code: 'all', name: 'All' }, state: { code: '', name: '' } },
      dateType: 'action_date',
      dateRange: { startDate: '', endDate: '' },
      defCodes: [],
      columns: [],
      fileFormat: 'csv',
    });
  });
  it('toggles award types singly and in bulk [i4.downloads.14]', () => {
    const one = toggleType(makeAwardForm(), 'primeAwards', 'loans');
    expect(one.awardTypes.primeAwards.toArray()).toEqual(['loans']);
    expect(toggleType(one, 'primeAwards', 'loans').awardTypes.primeAwards.size).toBe(0);
    const all = toggleLevel(one, 'primeAwards');
    expect(all.awardTypes.primeAwards.size).toBe(7);
    expect(toggleLevel(all, 'primeAwards').awardTypes.primeAwards.size).toBe(0);
    expect(toggleLevel(one, 'subAwards').awardTypes.subAwards.toArray().sort()).toEqual([
      'sub_contracts',
      'sub_grants',
    ]);
    expect(toggleLevel(one, 'subAwards').awardTypes.primeAwards.toArray()).toEqual(['loans']);
  });
  it('forgets the sub-agency with its agency, and the state with its country', () => {
    const filled = base.merge({ subAgency: { id: 'Army', name: 'Army' }, location: texas });
    expect(chooseAgency(filled, { id: '1', name: 'Other' }).subAgency).toEqual(noSubAgency);
    expect(chooseCountry(filled, { code: 'CAN', name: 'CANADA' }).location.state).toEqual(noState);
  });
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
      'a sub-agency',
      changed({ subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plain,
        agencies: [
          {
            type: 'awarding',
            tier: 'subtier',
            name: 'Army',
            toptier_name: 'Department of Defense',
          },
        ],
        sub_agency: 'Army',
      },
    ],
    [
      'a funding sub-agency',
      changed({ agencyType: 'funding_agency', subAgency: { id: 'Army', name: 'Army' } }),
      {
        ...plain,
        agencies: [
          { type: 'funding', tier: 'subtier', name: 'Army', toptier_name: 'Department of Defense' },
        ],
        sub_agency: 'Army',
      },
    ],
    ['all sub-agencies', changed({ subAgency: { id: 'all', name: 'All' } }), plain],
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
      'subawards alone',
      toggleLevel(toggleType(base, 'primeAwards', 'contracts'), 'subAwards'),
      {
        sub_award_types: ['procurement', 'grant'],
        agencies,
        date_type: 'action_date',
        date_range: range,
      },
    ],
    [
      'subgrants beside',
      toggleType(base, 'subAwards', 'sub_grants'),
      { ...plain, sub_award_types: ['grant'] },
    ],
    [
      'subcontracts beside',
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
          'A',
          'B',
          'C',
          'D',
          'IDV_A',
          'IDV_B',
          'IDV_B_A',
          'IDV_B_B',
          'IDV_B_C',
          'IDV_C',
          'IDV_D',
          'IDV_E',
          '02',
          '03',
          '04',
          '05',
          '10',
          '06',
          '07',
          '08',
          '09',
          '11',
        ],
      },
    ],
  ])('asks for %s', (_name, form, filters, more = {}) => {
    expect(awardFormBody(form)).toEqual({ filters, file_format: 'csv', ...more });
    expect(missingFields(form)).toEqual([]);
  });
  it('names what is missing, and nothing else', () => {
    expect(missingFields(makeAwardForm())).toEqual(['Award Type', 'Date Range', 'Agency']);
    expect(missingFields(base.set('dateRange', { startDate: '2023-10-01', endDate: '' }))).toEqual([
      'Date Range',
    ]);
    expect(missingFields(chooseCountry(base, { code: '', name: '' }))).toEqual([
      'Recipient Location',
    ]);
    expect(missingFields(base.set('fileFormat', '' as 'csv'))).toEqual(['File Format']);
  });
  it.each([
    ['2024-02-01', '2024-01-31', 'Invalid Dates'],
    ['2024-01-01', '2025-01-01', 'Invalid Date Range'],
    ['2024-01-01', '2024-12-31', undefined],
    ['2024-02-29', '2025-02-27', undefined],
    ['2024-01-01', '2024-01-01', undefined],
    ['2024-02-30', '2024-03-01', 'Invalid Dates'],
    ['2000-09-30', '2000-12-01', 'Invalid Dates'],
    ['2000-10-01', '2001-09-30', undefined],
    ['', '2024-01-01', undefined],
  ])('judges %s to %s: %s', (startDate, endDate, title) => {
    expect(dateProblem({ startDate, endDate })?.title).toBe(title);
    expect(
      missingFields(base.set('dateRange', { startDate, endDate })).includes('Date Range'),
    ).toBe(title !== undefined || !startDate);
  });
  it('offers ten quick ranges of at most a year', () => {
    const ranges = quickRanges('2025-11-15');
    expect(ranges.map(({ label, start, end }) => [label, start, end])).toEqual([
      ['yesterday', '2025-11-14', '2025-11-14'],
      ['last 7 days', '2025-11-09', '2025-11-15'],
      ['last 15 days', '2025-11-01', '2025-11-15'],
      ['last 30 days', '2025-10-17', '2025-11-15'],
      ['last 60 days', '2025-09-17', '2025-11-15'],
      ['this month', '2025-11-01', '2025-11-15'],
      ['last 3 months', '2025-08-15', '2025-11-15'],
      ['last 6 months', '2025-05-15', '2025-11-15'],
      ['this year', '2025-01-01', '2025-11-15'],
      ['last year', '2024-01-01', '2024-12-31'],
    ]);
    for (const { start, end } of ranges)
      expect(dateProblem({ startDate: start, endDate: end })).toBeUndefined();
  });
});
