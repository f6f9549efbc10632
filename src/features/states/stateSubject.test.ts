import { formatRanking } from '@/blocks/spending-profile/ranking';
import { formatStart } from '@/blocks/spending-profile/SubjectOpening';
import { recordFilters, transactionCriteria } from '@/domain/spendingSubject';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { makeStateRanking, makeStateSubject } from './stateSubject';

const today = '2025-11-15';
const makeRecord = (slug: string, fy: string, obligations: number | null = null) => ({
  subject: makeStateSubject(findProfileState(slug)!),
  fy,
  obligations,
});

describe('a state as the subject of a profile', () => {
  it.each([
    ['2024', '2023-10-01', '2024-09-30'],
    ['latest', '2024-11-15', '2025-11-15'],
    ['all', '2007-10-01', '2026-09-30'],
  ])('covers work in the state in the period of the profile: %s', (fy, start, end) =>
    expect(transactionCriteria(recordFilters(makeRecord('guam', fy), today), today)).toEqual({
      placesOfPerformance: [{ country: 'USA', state: 'GU' }],
      periods: [{ start, end }],
    }),
  );
  it('is described with its amount and period, or without an amount that is missing', () => {
    expect(formatStart(makeRecord('texas', '2024'), today)).toBe(
      'Texas: the amount obligated for work there in FY 2024 is not available',
    );
    expect(formatStart(makeRecord('district-of-columbia', '2024', 2_500_000), today)).toBe(
      'District of Columbia: $2.5 million obligated for work there in FY 2024',
    );
  });
  it('is ranked among the 50 states, or as a territory among all states and territories', () => {
    const places = [
      { code: 'DC', obligations: 9 },
      { code: 'TX', obligations: 7 },
      { code: 'PR', obligations: 5 },
      { code: 'OH', obligations: 3 },
      { code: 'UT', obligations: 3 },
      { code: 'PW', obligations: 100 },
    ].map((place) => ({ ...place, name: '', population: null, perCapita: null }));
    const rank = (code: string) => formatRanking(makeStateRanking({ code }), places);
    expect(rank('TX')).toBe('1st of 50 states');
    expect(rank('OH')).toBe('tied for 2nd of 50 states');
    expect(rank('PR')).toBe('3rd of 56 states and territories');
    expect(rank('DC')).toBe('1st of 56 states and territories');
    expect(rank('ME')).toBe('');
  });
});
