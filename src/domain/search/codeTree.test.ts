import { pscType } from '@/domain/codes/psc';
import fc from 'fast-check';
import {
  getCheckState,
  indexChoice,
  isChecked,
  isUnder,
  noChoice,
  pathKey,
  readChoice,
  setChecked,
  weightOf,
  removeEntry,
  type Path,
  type TreeChoice,
  type TreeNode,
} from './codeTree';
import { getTreeChoice, naicsPath, pscHasChildren, withChoice } from './filters/treeFilters';
import { toCriteria } from './filters/registry';
import { initialFilters } from './searchFilters';

/** Builds a node at `path` with `depth` levels of children below it, three children per branch. */
const build = (path: Path, depth: number): TreeNode => {
  const children = depth
    ? [1, 2, 3].map((at) => build([...path, `${path[path.length - 1]}${at}`], depth - 1))
    : [];
  return {
    id: path[path.length - 1]!,
    label: `Label ${path[path.length - 1]}`,
    path,
    count: 3 ** depth === 1 ? 0 : 3 ** depth,
    children,
  };
};
const tops = ['1', '2', '3'].map((id) => build([id], 2));
const flattenNodes = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.children!)]);
const nodes = flattenNodes(tops);
const codes = nodes.filter((node) => !node.children!.length);
const find = (id: string) => nodes.find((node) => node.id === id)!;
const loadedChildren = (path: Path) =>
  path.length ? nodes.find((node) => pathKey(node.path) === pathKey(path))?.children : tops;
const set = (choice: TreeChoice, id: string, checked: boolean) =>
  setChecked(choice, find(id), checked, find(id[0]!), loadedChildren);
const getChosenIds = (choice: TreeChoice) =>
  codes.filter(({ path }) => isChecked(indexChoice(choice), path)).map(({ id }) => id);
const steps = fc.array(fc.tuple(fc.nat(nodes.length - 1), fc.boolean()), { maxLength: 25 });
const play = (list: readonly (readonly [number, boolean])[]) =>
  list.reduce((choice, [at, checked]) => set(choice, nodes[at]!.id, checked), noChoice);

describe('selecting in a code tree', () => {
  it('selects the same codes as a flat list for any sequence of checks', () =>
    fc.assert(
      fc.property(steps, (list) => {
        const expectedIds = new Set<string>();
        for (const [at, checked] of list)
          codes
            .filter(({ id }) => id.startsWith(nodes[at]!.id))
            .forEach(({ id }) => (checked ? expectedIds.add(id) : expectedIds.delete(id)));
        expect(getChosenIds(play(list))).toEqual([...expectedIds].sort());
      }),
    ));
  it('requires no code that another requirement includes, and excludes codes only below a required one [i4.filters.18]', () =>
    fc.assert(
      fc.property(steps, (list) => {
        const { require, exclude } = play(list);
        for (const path of require)
          expect(
            require.some(
              (other) =>
                isUnder(path, other) &&
                !exclude.some((out) => isUnder(out, other) && isUnder(path, out)),
            ),
          ).toBe(false);
        for (const path of exclude)
          expect(require.some((other) => isUnder(path, other))).toBe(true);
      }),
    ));
  const naicsTop: TreeNode = { id: '54', label: '54', path: naicsPath('54'), count: 49 };
  const naicsNode = (code: string): TreeNode => ({
    id: code,
    label: code,
    path: naicsPath(code),
    count: code.length === 6 ? 0 : 7,
  });
  const checkAll = (...changes: readonly [code: string, checked: boolean][]) =>
    changes.reduce(
      (choice, [code, checked]) =>
        setChecked(choice, naicsNode(code), checked, naicsTop, () => undefined),
      noChoice,
    );
  it('requires only the parent if parent and child are checked, at two, four and six digits [i4.filters.19]', () => {
    const getCodes = (paths: readonly Path[]) => paths.map((path) => path.at(-1));
    expect(getCodes(checkAll(['541511', true], ['5415', true]).require)).toEqual(['5415']);
    expect(getCodes(checkAll(['5415', true], ['541511', true]).require)).toEqual(['5415']);
    expect(getCodes(checkAll(['541511', true], ['54', true]).require)).toEqual(['54']);
    expect(getCodes(checkAll(['5415', true], ['5416', true]).require)).toEqual(['5415', '5416']);
  });
  it('replaces an exclusion below a newly excluded branch, and requires a checked code below an excluded branch', () => {
    const { require, exclude } = checkAll(['54', true], ['541511', false], ['5415', false]);
    expect([require, exclude]).toEqual([[naicsPath('54')], [naicsPath('5415')]]);
    const recheckedChoice = checkAll(['54', true], ['5415', false], ['541511', true]);
    expect([recheckedChoice.require, recheckedChoice.exclude]).toEqual([
      [naicsPath('54'), naicsPath('541511')],
      [naicsPath('5415')],
    ]);
  });
  it('counts the codes of each top-level branch [i4.filters.27, i4.filters.29]', () =>
    fc.assert(
      fc.property(steps, (list) => {
        const choice = play(list);
        expect(Object.fromEntries(choice.counts.map(({ value, count }) => [value, count]))).toEqual(
          Object.fromEntries(
            ['1', '2', '3']
              .map((top) => [top, getChosenIds(choice).filter((id) => id.startsWith(top)).length])
              .filter(([, count]) => count),
          ),
        );
      }),
    ));
  it('marks a branch as partial if a descendant differs', () => {
    const choice = set(set(noChoice, '1', true), '121', false);
    const state = (id: string) => getCheckState(indexChoice(choice), find(id).path);
    expect(['1', '11', '12', '121', '122', '2'].map(state)).toEqual(
      'partial checked partial unchecked checked unchecked'.split(' '),
    );
    expect(choice).toMatchObject({
      require: [['1']],
      exclude: [['1', '12', '121']],
      counts: [{ label: 'Label 1', value: '1', count: 8 }],
    });
  });
  it('includes a code again by dropping its exclusion', () =>
    expect(set(set(set(noChoice, '1', true), '121', false), '121', true)).toMatchObject({
      require: [['1']],
      exclude: [],
    }));
  it('replaces children by their branch if all are checked, and drops the branch if all are excluded', () => {
    expect(
      ['111', '112', '113'].reduce((choice, id) => set(choice, id, true), noChoice).require,
    ).toEqual([['1', '11']]);
    expect(
      ['11', '12', '13'].reduce((choice, id) => set(choice, id, false), set(noChoice, '1', true)),
    ).toEqual(noChoice);
  });
  it('excludes a branch once all its children are excluded, and includes it once they are all checked', () => {
    const excludedChoice = ['111', '112', '113'].reduce(
      (choice, id) => set(choice, id, false),
      set(noChoice, '1', true),
    );
    expect(excludedChoice).toEqual({
      require: [['1']],
      exclude: [['1', '11']],
      counts: [{ label: 'Label 1', value: '1', count: 6 }],
    });
    const restoredChoice = ['111', '112', '113'].reduce(
      (choice, id) => set(choice, id, true),
      set(excludedChoice, '12', false),
    );
    expect(restoredChoice).toEqual({
      require: [['1']],
      exclude: [['1', '12']],
      counts: [{ label: 'Label 1', value: '1', count: 6 }],
    });
  });
  it('updates the count when a partly excluded branch is fully selected or excluded', () => {
    const partialChoice = set(set(noChoice, '1', true), '111', false);
    expect(
      [true, false].map((checked) => set(partialChoice, '11', checked).counts[0]!.count),
    ).toEqual([9, 6]);
  });
  it('counts the codes of lower branches, four levels deep', () => {
    const top: TreeNode = { id: 'Service', label: 'Service', path: ['Service'], count: 20 };
    const branch: TreeNode = { id: 'B', label: 'B', path: ['Service', 'B'], count: 7 };
    const below: TreeNode[] = [
      { id: 'B5', label: 'B5', path: ['Service', 'B', 'B5'], count: 4 },
      { id: 'B6', label: 'B6', path: ['Service', 'B', 'B6'], count: 3 },
    ];
    const getLoaded = (path: Path) => (pathKey(path) === 'Service>B' ? below : undefined);
    const one = setChecked(noChoice, below[1]!, true, top, getLoaded);
    expect([
      one.counts[0]!.count,
      setChecked(one, branch, true, top, getLoaded).counts[0]!.count,
    ]).toEqual([3, 7]);
  });
  it('drops exclusions without a required ancestor', () =>
    expect(set({ require: [], exclude: [['2', '21']], counts: [] }, '1', true).exclude).toEqual(
      [],
    ));
  it('distinguishes paths that are equal when concatenated', () => {
    const index = indexChoice({ require: [['1', '11']], exclude: [] });
    expect([
      isChecked(index, ['1', '11']),
      isChecked(index, ['11', '1']),
      isChecked(index, ['111']),
      getCheckState(index, ['1']),
      getCheckState(index, ['11']),
    ]).toEqual([true, false, false, 'partial', 'unchecked']);
  });
  it('applies the entry of a branch to codes that are not loaded', () => {
    const top: TreeNode = { id: '9', label: 'Nine', path: ['9'], count: 40 };
    const choice = setChecked(noChoice, top, true, top, () => undefined);
    expect([
      choice.require,
      choice.counts,
      isChecked(indexChoice(choice), ['9', '99', '999']),
    ]).toEqual([[['9']], [{ label: 'Nine', value: '9', count: 40 }], true]);
    const later = setChecked(
      choice,
      { id: '99', label: 'x', path: ['9', '99'], count: 5 },
      false,
      top,
      () => undefined,
    );
    expect([later.exclude, later.counts[0]!.count]).toEqual([[['9', '99']], 35]);
  });
  it('removes a required branch with its exclusions and count', () =>
    expect(removeEntry(set(set(set(noChoice, '1', true), '11', false), '2', true), ['1'])).toEqual({
      require: [['2']],
      exclude: [],
      counts: [{ label: 'Label 2', value: '2', count: 9 }],
    }));
  it('removes one required code or one exclusion and keeps the others', () => {
    const branchPath = ['1', '11'];
    const choice = {
      require: [branchPath, ['1', '12']],
      exclude: [['1', '11', '111']],
      counts: [{ label: 'One', value: '1', count: 4 }],
    };
    expect(removeEntry(choice, ['1', '12'])).toEqual({
      ...choice,
      require: [branchPath],
      counts: [{ label: 'One', value: '1', count: 3 }],
    });
    expect(removeEntry(choice, ['1', '11', '111'])).toEqual({
      ...choice,
      exclude: [],
      counts: [{ label: 'One', value: '1', count: 5 }],
    });
  });
  describe('in a branch that is not loaded', () => {
    const top: TreeNode = { id: '9', label: 'Nine', path: ['9'], count: 40 };
    const node = (path: Path, count: number): TreeNode => ({
      id: path[path.length - 1]!,
      label: 'x',
      path,
      count,
    });
    const savedChoice: TreeChoice = {
      require: [['9', '91']],
      exclude: [],
      counts: [{ label: 'Nine', value: '9', count: 38 }],
    };
    const changeChoice = (choice: TreeChoice, path: Path, count: number, checked: boolean) =>
      setChecked(choice, node(path, count), checked, top, () => undefined);
    it('counts an entry without a count as one code', () => {
      const one = changeChoice(noChoice, ['9', '99', '991'], 0, true);
      expect(one.counts).toEqual([{ label: 'Nine', value: '9', count: 1 }]);
      expect(changeChoice(one, ['9', '99'], 5, true)).toEqual({
        require: [['9', '99']],
        exclude: [],
        counts: [{ label: 'Nine', value: '9', count: 5 }],
      });
    });
    it('keeps the count between one and the number of codes in the branch', () => {
      expect(changeChoice(savedChoice, ['9', '92'], 7, true).counts[0]!.count).toBe(40);
      expect(
        changeChoice({ ...savedChoice, require: [['9']] }, ['9', '92'], 50, false).counts[0]!.count,
      ).toBe(1);
    });
    it('counts all codes when the whole branch is selected', () => {
      const both = { ...noChoice, require: ['91', '92'].map((id) => ['9', id]) };
      expect(changeChoice(both, ['9'], 40, true)).toEqual({
        require: [['9']],
        exclude: [],
        counts: [{ label: 'Nine', value: '9', count: 40 }],
      });
    });
    it('stores no count when nothing is required', () =>
      expect(changeChoice(savedChoice, ['9', '91'], 7, false)).toEqual(noChoice));
    it('keeps the counts of other branches and puts the changed branch last', () => {
      const other = { label: 'Eight', value: '8', count: 2 };
      const choice = {
        require: [['8'], ['9', '91']],
        exclude: [],
        counts: [{ label: 'Old', value: '9', count: 1 }, other],
      };
      expect(changeChoice(choice, ['9', '92'], 3, true).counts).toEqual([
        other,
        { label: 'Nine', value: '9', count: 4 },
      ]);
    });
    it('changes nothing when a checked code is checked again', () =>
      expect(changeChoice(changeChoice(noChoice, ['9'], 40, true), ['9', '92'], 3, true)).toEqual(
        changeChoice(noChoice, ['9'], 40, true),
      ));
    it('changes nothing when an unchecked code is unchecked again', () =>
      expect(changeChoice(noChoice, ['9', '92'], 3, false)).toEqual(noChoice));
  });
  it('treats only longer paths that start with the path of a branch as its descendants', () => {
    expect([
      isUnder(['1', '11'], ['1']),
      isUnder(['1', '11', '111'], ['1']),
      isUnder(['1'], ['1']),
      isUnder(['1'], ['1', '11']),
      isUnder(['2', '11'], ['1']),
      isUnder(['1', '12', '121'], ['1', '11']),
    ]).toEqual([true, true, false, false, false, false]);
  });
  it('counts a code as one, and a branch by its number of codes', () =>
    expect([weightOf({ count: 0 }), weightOf({ count: 7 })]).toEqual([1, 7]));
});

describe('a tree filter', () => {
  it('stores NAICS choices as codes and restores them as tree paths [i3.search.12, i3.search.22, r3.21]', () => {
    expect([naicsPath('541512'), naicsPath('5415'), naicsPath('54')]).toEqual([
      ['54', '5415', '541512'],
      ['54', '5415'],
      ['54'],
    ]);
    const filters = withChoice(initialFilters, 'naicsCodes', {
      require: [['54', '5415']],
      exclude: [['54', '5415', '541512']],
      counts: [{ label: '54 - Services', value: '54', count: 4 }],
    });
    expect([filters.naicsCodes.require, filters.naicsCodes.exclude]).toEqual([
      ['5415'],
      ['541512'],
    ]);
    expect(getTreeChoice(filters, 'naicsCodes').require).toEqual([['54', '5415']]);
    expect(toCriteria(filters, { today: '2025-11-15', level: 'awards' }).naics).toEqual({
      require: ['5415'],
      exclude: ['541512'],
    });
  });
  it.each([
    ['naicsCodes', 'naics', ['54'], ['54', '5415']],
    ['pscCodes', 'psc', ['Product'], ['Product', '10']],
    ['tasCodes', 'tas', ['097'], ['097', '097-0100']],
  ] as const)(
    'sends exclusions of %s only with a requirement [i5.8]',
    (field, criterion, top, branch) => {
      const buildCriteria = (require: Path[]) => {
        const choice = { require, exclude: [branch], counts: [] };
        const filters = withChoice(initialFilters, field, choice);
        return toCriteria(filters, { today: '2025-11-15', level: 'awards' })[criterion];
      };
      expect(buildCriteria([])).toBeUndefined();
      expect(buildCriteria([top])?.exclude).toHaveLength(1);
    },
  );
  it('ignores exclusions without a requirement', () =>
    expect(readChoice([], [['Product', '10']], [], (value) => value as Path).choice).toEqual({
      require: [],
      exclude: [],
      counts: [],
    }));
  it('derives the PSC type from the top tier [i3.search.23, r3.23]', () =>
    expect(['1005', 'AN11', 'B502', 'Z', 'C1A5'].map(pscType)).toEqual([
      'Product',
      'Research and Development',
      ...Array<string>(3).fill('Service'),
    ]));
  it('gives products two levels of codes, others three and placeholders none [i5.12, r3.24]', () =>
    expect([
      pscHasChildren(['Product', '10']),
      pscHasChildren(['Product', '10', '1005']),
      pscHasChildren(['Service', 'B', 'B5']),
      pscHasChildren(['Service', 'B', 'B5', 'B502']),
      pscHasChildren(['Product'], true),
    ]).toEqual([true, false, true, false, false]));
  it('drops duplicate, nested and contradictory codes, and counts the refused entries', () => {
    const { choice, refused } = readChoice(
      [['1'], ['1'], ['1', '11'], ['2'], 'x'],
      [['2'], ['1', '12']],
      [{ label: 'One', value: '1', count: 5 }, null],
      (value) => (Array.isArray(value) ? (value as Path) : undefined),
    );
    expect(choice).toEqual({
      require: [['1']],
      exclude: [['1', '12']],
      counts: [{ label: 'One', value: '1', count: 5 }],
    });
    expect(refused).toBe(2);
  });
  it('refuses entries that are not paths and exclusions without a required ancestor', () => {
    const read = (require: unknown[], exclude: unknown[]) =>
      readChoice(require, exclude, [], (value) =>
        Array.isArray(value) ? (value as Path) : undefined,
      );
    expect([
      read([['1'], 'x'], [['2'], 'y', 'z']).refused,
      read([['1']], [['1', '11']]).refused,
      read([], [['1']]).refused,
    ]).toEqual([4, 0, 1]);
    expect(read([['1']], [['1']]).choice).toEqual(noChoice);
    expect(read([['1'], ['1', '11', '111']], [['1', '11']]).choice).toMatchObject({
      require: [['1'], ['1', '11', '111']],
      exclude: [['1', '11']],
    });
  });
  it('reads the saved count of a branch, or else counts its entries', () => {
    const read = (...counts: unknown[]) =>
      readChoice([['1', '11'], ['1', '12'], ['2']], [], counts, (value) => value as Path).choice
        .counts;
    const ownCounts = [
      { label: '1', value: '1', count: 2 },
      { label: '2', value: '2', count: 1 },
    ];
    expect(read()).toEqual(ownCounts);
    expect(
      read({ label: 'One', value: '1', count: 5 }, { label: 'Three', value: '3', count: 5 }),
    ).toEqual([{ label: 'One', value: '1', count: 5 }, ownCounts[1]]);
    expect(read({ value: '1', count: 5 }, { label: '', value: '2', count: 0 })).toEqual([
      { label: '1', value: '1', count: 5 },
      { label: '2', value: '2', count: 0 },
    ]);
    expect(read({ label: 5, value: '1', count: 5 })).toEqual([
      { label: '1', value: '1', count: 5 },
      ownCounts[1],
    ]);
    expect(
      read(
        null,
        undefined,
        'x',
        { value: 1, count: 5 },
        { value: '1', count: '5' },
        { value: '1', count: NaN },
        { value: '1', count: Infinity },
        {},
      ),
    ).toEqual(ownCounts);
  });
  it('accepts a thousand codes', () => {
    const manyCodes = Array.from({ length: 1000 }, (_, at) => String(100000 + at * 7));
    const filters = initialFilters.set(
      'naicsCodes',
      initialFilters.naicsCodes.set('require', manyCodes),
    );
    expect(
      toCriteria(filters, { today: '2025-11-15', level: 'awards' }).naics!.require,
    ).toHaveLength(1000);
  });
});
