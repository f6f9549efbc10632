import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { arrangeAgencies, findAgencies } from './arrangeAgencies';

const agency = (
  name: string,
  abbreviation: string,
  budgetaryResources: number | null,
  share: number | null,
): ListedAgency => ({
  id: '1',
  slug: '',
  toptierCode: '001',
  name,
  abbreviation,
  justification: '',
  budgetaryResources,
  share,
  obligations: null,
  outlays: null,
  fiscalYear: '2025',
  quarter: '4',
});
const listedAgencies = [
  agency('Department of Energy', 'DOE', 5, 0.5),
  agency('Department of Veterans Affairs', 'VA', 9, null),
  agency('Farm Credit System', '', 1, 0.5),
  agency('Export-Import Bank', 'EXIM', null, 0),
];
const names = (list: readonly ListedAgency[]) => list.map(({ name }) => name.slice(-6)).join(', ');

describe('arrangeAgencies', () => {
  it.each([
    ['name', 'asc', 'Energy, ffairs, t Bank, System'],
    ['name', 'desc', 'System, t Bank, ffairs, Energy'],
    ['budget', 'desc', 'ffairs, Energy, System, t Bank'],
    ['budget', 'asc', 'System, Energy, ffairs, t Bank'],
    ['share', 'desc', 'Energy, System, t Bank, ffairs'],
    ['share', 'asc', 't Bank, Energy, System, ffairs'],
  ] as const)('sorts by %s, %s: %s', (sort, order, expected) =>
    expect(names(arrangeAgencies(listedAgencies, sort, order))).toBe(expected),
  );
});
describe('the agency search', () => {
  it.each([
    ['', 4, false],
    ['energy', 1, false],
    ['of dep', 2, false],
    ['exi', 1, false],
    ['import', 1, false],
    ['nergy', 0, false],
    ['(DOE)', 1, false],
    // Terms under three characters match a whole abbreviation. If there is none, they are ignored and all agencies match.
    ['va', 1, false],
    ['de', 4, true],
    ['(', 4, true],
  ])('for “%s” finds %i', (term, count, ignored) => {
    const { agencies, ignored: isIgnored } = findAgencies(listedAgencies, term);
    expect([agencies.length, isIgnored]).toEqual([count, ignored]);
  });
});
