import { getPathLevel, extendPath, levelName, truncatePath } from './statusOfFunds';

const emptyPath = { component: '', account: '', tas: '', line: '' };
const fullPath = { component: 'army', account: '021-0001', tas: 'x', line: 'Staff' };

describe('the drill-down of the status of funds', () => {
  it.each([
    [emptyPath, 0],
    [{ ...emptyPath, component: 'army' }, 1],
    [{ ...fullPath, line: '' }, 3],
    [fullPath, 4],
    // Steps below an empty step are ignored.
    [{ ...fullPath, account: '' }, 1],
  ] as const)('puts %j at level %i', (path, level) => expect(getPathLevel(path)).toBe(level));
  it('clears lower levels when going up and adds one choice when going down', () => {
    expect(truncatePath(fullPath, 2)).toEqual({ ...fullPath, tas: '', line: '' });
    expect(truncatePath(fullPath, 0)).toEqual(emptyPath);
    expect(extendPath(fullPath, 1, '021-0002')).toEqual({
      ...emptyPath,
      component: 'army',
      account: '021-0002',
    });
    expect(extendPath(fullPath, 4, 'Travel')).toEqual(fullPath);
  });
  it('names its levels in order, with the selected kind of line before the other kind', () => {
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
