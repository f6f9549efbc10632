import { agencyPath, agencyTitle, shareWords } from './listedAgency';

describe('an agency of the list', () => {
  it('is called by its name, with its abbreviation where it has one', () => {
    expect(agencyTitle({ name: 'Department of Energy', abbreviation: 'DOE' })).toBe(
      'Department of Energy (DOE)',
    );
    expect(agencyTitle({ name: 'Peace Board', abbreviation: '' })).toBe('Peace Board');
  });
  it('is found by its slug, else by its number, and in a section where one is meant', () => {
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
  ])('has a share of %s as %s', (share, words) => expect(shareWords(share)).toBe(words));
});
