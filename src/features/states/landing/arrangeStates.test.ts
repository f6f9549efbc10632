import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { arrangeStates, matchesTerm } from './arrangeStates';

const state = (
  name: string,
  code: string,
  type: string,
  obligations: number | null,
): ListedState => ({
  name,
  code,
  type,
  obligations,
  fips: code,
  awards: null,
});
const maine = state('Maine', 'ME', 'state', 5);
const guam = state('Guam', 'GU', 'territory', 9);
const islands = state('U.S. Virgin Islands', 'VI', 'territory', null);
const district = state('District of Columbia', 'DC', 'district', -1);
const all = [guam, maine, islands, district];
const codes = (list: readonly ListedState[]) => list.map(({ code }) => code).join(' ');

describe('arrangeStates', () => {
  it.each([
    ['name', 'asc', 'DC ME GU VI'],
    ['name', 'desc', 'VI GU ME DC'],
    ['amount', 'desc', 'GU ME DC VI'],
    ['share', 'asc', 'DC ME GU VI'],
  ] as const)('sorts by %s, %s: %s', (sort, order, expectedCodes) =>
    expect(codes(arrangeStates(all, sort, order))).toBe(expectedCodes),
  );
});
describe('the state search', () => {
  it.each([
    ['', 'GU ME VI DC'],
    ['  ', 'GU ME VI DC'],
    ['virg', 'VI'],
    ['isl virg', 'VI'],
    ['me', 'ME'],
    ['(dc)', 'DC'],
    ['of col', 'DC'],
    ['olumbia', ''],
    ['[', 'GU ME VI DC'],
  ])('for “%s” returns [%s]', (term, expectedCodes) =>
    expect(codes(all.filter((each) => matchesTerm(each, term)))).toBe(expectedCodes),
  );
});
