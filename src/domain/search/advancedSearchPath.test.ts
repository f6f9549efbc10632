import { Set as ImmutableSet } from 'immutable';
import {
  ALL,
  foreignCountries,
  makeAwardForm,
  type AwardFormShape,
} from '../bulkDownload/awardForm';
import { advancedSearchPath } from './advancedSearchPath';

const getPath = (changes: Partial<AwardFormShape>) => advancedSearchPath(makeAwardForm(changes));
const defense = { id: '26', name: 'Department of Defense' };
const noState = { code: '', name: '' };
const usa = { code: 'USA', name: 'UNITED STATES' };

describe('the address of Advanced Search for a download form', () => {
  it('has no filters for an empty form', () =>
    expect([getPath({}), getPath({ agency: ALL })]).toEqual(['/search', '/search']));
  it('has the award types, dates, agency and emergency codes of the form', () =>
    expect(
      getPath({
        awardTypes: {
          primeAwards: ImmutableSet(['loans', 'contracts']),
          subAwards: ImmutableSet(['sub_grants']),
        },
        agency: defense,
        dateRange: { startDate: '2024-01-01', endDate: '2024-06-30' },
        defCodes: ['L', 'Z'],
      }),
    ).toBe(
      '/search?dates=2024-01-01..2024-06-30&awarding=toptier~26~~~Department+of+Defense&award_type=A,B,C,D,07,08&covid=L&infrastructure=Z',
    ));
  it('has the subagency with its toptier agency, on the side of the form', () =>
    expect(
      getPath({
        agency: defense,
        agencyType: 'funding_agency',
        subAgency: { id: 'Department of the Navy', name: 'Department of the Navy' },
      }),
    ).toBe('/search?funding=subtier~26~~~Department+of+the+Navy~~~Department+of+Defense'));
  it('has the state, the country or all foreign countries, on the side of the form', () => {
    expect(
      getPath({
        locationType: 'place_of_performance',
        location: { country: usa, state: { code: 'TX', name: 'Texas' } },
      }),
    ).toMatch(/^\/search\?place=STATE~TX~Texas~.*USA;TX$/);
    expect(
      getPath({ location: { country: { code: 'CAN', name: 'CANADA' }, state: noState } }),
    ).toMatch(/^\/search\?recipient_place=COUNTRY~CAN~Canada~.*CAN$/);
    expect(getPath({ location: { country: foreignCountries, state: noState } })).toMatch(
      /^\/search\?recipient_place=COUNTRY~FOREIGN~/,
    );
  });
  it('leaves out invalid or incomplete dates', () =>
    expect([
      getPath({ dateRange: { startDate: '2024-02-01', endDate: '2024-01-01' } }),
      getPath({ dateRange: { startDate: '2024-02-01', endDate: '' } }),
    ]).toEqual(['/search', '/search']));
});
