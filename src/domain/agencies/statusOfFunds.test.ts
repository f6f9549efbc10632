import { getPathLevel, extendPath, levelName, truncatePath } from './statusOfFunds';

const none = { component: '', account: '', tas: '', line: '' };
const whole = { component: 'army', account: '021-0001', tas: 'x', line: 'Staff' };

describe('the drill-down of the status of funds', () => {
  it.each([
    [none, 0],
    [{ ...none, component: 'army' }, 1],
    [{ ...whole, line: '' }, 3],
    [whole, 4],
    // Steps below a missing one are ignored.
    [{ ...whole, account: '' }, 1],
  ] as const)('puts %j at level %i', (path, level) => expect(getPathLevel(path)).toBe(level));
  it('clears lower levels when going up and adds one choice when going down', () => {
    expect(truncatePath(whole, 2)).toEqual({ ...whole, tas: '', line: '' });
    expect(truncatePath(whole, 0)).toEqual(none);
    expect(extendPath(whole, 1, '021-0002')).toEqual({
      ...none,
      component: 'army',
      account: '021-0002',
    });
    expect(extendPath(whole, 4, 'Travel')).toEqual(whole);
  });
  it('names its levels, with the last two in either order', () => {
    const names = ([0, 1, 2, 3, 4] as const).map((level) => levelName(level, 'object_class'));
    expect(names).toEqual([
      'Sub-Component',
      'Federal Account',
      'Treasury Account Symbol',
      'Object Class',
      'Program Activity',
    ]);
  });
});
