import { followPath } from './followPath';

describe('followPath', () => {
  it('returns an address with a parameter for each choice, in the order of the levels', () => {
    expect(
      followPath({
        subaward: '12',
        award: 'CONT 1&2',
        object_class: '252',
        program_activity: '0001',
        federal_account: '9',
        agency: '315',
        budget_function: '050',
      }),
    ).toBe(
      '/follow-the-dollar?function=050&agency=315&account=9&activity=0001&class=252&award=CONT+1%262&subaward=12',
    );
  });
  it('puts the period first and omits the query without choices or a period', () => {
    expect(followPath({ agency: '315' }, { year: 2024, period: 6 })).toBe(
      '/follow-the-dollar?fy=2024&period=6&agency=315',
    );
    expect(followPath({}, { year: 2024, period: 6 })).toBe('/follow-the-dollar?fy=2024&period=6');
    expect(followPath({})).toBe('/follow-the-dollar');
  });
});
