import { agencyPath, agencyTitle, formatShare } from './listedAgency';

describe('a listed agency', () => {
  it('has its name as title, with the abbreviation if it has one', () => {
    expect(agencyTitle({ name: 'Department of Energy', abbreviation: 'DOE' })).toBe(
      'Department of Energy (DOE)',
    );
    expect(agencyTitle({ name: 'Peace Board', abbreviation: '' })).toBe('Peace Board');
  });
  it('has a path with its slug, or else its ID, and an optional section', () => {
    expect(agencyPath({ id: '862', slug: 'department-of-energy' })).toBe(
      '/agency/department-of-energy',
    );
    expect(agencyPath({ id: '862', slug: '' }, 'award-spending')).toBe(
      '/agency/862?section=award-spending',
    );
  });
  it.each([
    [0.12345, '12.35%'],
    [0.00001, 'Less than 0.01%'],
    [0, '0.00%'],
    [null, '--'],
  ])('formats the share %s as %s', (share, expected) => expect(formatShare(share)).toBe(expected));
});
