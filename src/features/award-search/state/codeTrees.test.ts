import {
  allCleared,
  awardDescriptionSet,
  searchReset,
  searchRestored,
  treeEntryRemoved,
  treeChoiceSet,
} from '@/blocks/search-filters';
import { restoreFilters } from '@/domain/search/filters/registry';
import * as service from '@/services/code-trees/codeTreeService';
import {
  createTreeStore,
  createNode,
  createError,
  getTree,
  deferNodes,
} from '../../../../tests/codeTreeStore';
import { canOpen } from './codeTreeNodes';
import { treeChoice } from './codeTrees';
import { loadBranch, runTreeSearch, setExpanded, expandBranches } from './codeTreeThunks';

jest.mock('@/services/code-trees/codeTreeService');
const fetchBranch = jest.mocked(service.fetchBranch);
const searchTree = jest.mocked(service.searchTree);
const { signal } = new AbortController();
const initialTree = {
  nodes: [],
  checked: [],
  unchecked: [],
  counts: [],
  isLoaded: false,
  searchText: '',
  searchStatus: 'idle',
  searchFailure: null,
  searched: [],
};
beforeEach(() => {
  jest.resetAllMocks();
  fetchBranch.mockImplementation((_kind, path) =>
    Promise.resolve([createNode([...path, 'a']), createNode([...path, 'b'])]),
  );
});

describe('code tree state', () => {
  it('contains the tree and its branches, each fetched only once [i4.filters.20]', async () => {
    const store = createTreeStore();
    await Promise.all([
      store.dispatch(loadBranch('naics', [], signal)),
      store.dispatch(loadBranch('naics', [], signal)),
    ]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect(fetchBranch).toHaveBeenCalledTimes(2);
    expect(
      getTree(store).nodes.map(({ value, children }) => [
        value,
        children.map((child) => child.value),
      ]),
    ).toEqual([
      ['a', ['a>a', 'a>b']],
      ['b', ['b>?']],
    ]);
  });
  it('expands branches of the tree and of a search separately [i4.filters.22-24]', async () => {
    const store = createTreeStore();
    void store.dispatch(setExpanded('naics', ['a'], true, signal));
    searchTree.mockResolvedValue([{ ...createNode(['b']), children: [createNode(['b', 'c'])] }]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([
      getTree(store).expanded.toArray(),
      getTree(store).searchExpanded.toArray(),
      getTree(store).searched.length,
    ]).toEqual([['a'], ['b'], 1]);
    void store.dispatch(setExpanded('naics', ['b'], false, signal));
    expect([getTree(store).expanded.toArray(), getTree(store).searchExpanded.toArray()]).toEqual([
      ['a'],
      [],
    ]);
  });
  it('shows the whole tree again when the search text is cleared [i4.filters.21]', async () => {
    const store = createTreeStore();
    searchTree.mockResolvedValue([createNode(['b'])]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    await store.dispatch(runTreeSearch('naics', '', signal));
    expect([
      getTree(store).searchText,
      getTree(store).searched,
      getTree(store).searchStatus,
    ]).toEqual(['', [], 'idle']);
  });
  it('ignores the late result of an earlier search', async () => {
    const store = createTreeStore();
    const old = deferNodes();
    searchTree.mockReturnValueOnce(old.promise).mockResolvedValueOnce([createNode(['new'])]);
    const oldSearch = store.dispatch(runTreeSearch('naics', 'old', signal));
    await store.dispatch(runTreeSearch('naics', 'new', signal));
    old.answer([createNode(['old'])]);
    await oldSearch;
    expect(getTree(store).searched.map(({ id }) => id)).toEqual(['new']);
  });
  it('loads and expands every branch of a restored selection', async () => {
    const store = createTreeStore();
    await store.dispatch(expandBranches('naics', [['a'], ['a', 'b']], signal));
    expect(fetchBranch.mock.calls.map(([, path]) => path.join('>'))).toEqual(['', 'a', 'a>b']);
    expect(getTree(store).expanded.toArray()).toEqual(['a', 'a>b']);
  });
  it('records the failure of a branch, except after an aborted request', async () => {
    const store = createTreeStore();
    fetchBranch.mockRejectedValueOnce(new Error('Out of order'));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([getTree(store).failed.get('a')?.message, getTree(store).loading.size]).toEqual([
      'Out of order',
      0,
    ]);
    fetchBranch.mockRejectedValueOnce(Object.assign(new Error('x'), { cancelled: true }));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect([getTree(store).failed.has('b'), getTree(store).loading.size]).toEqual([false, 0]);
  });
  it('contains the fields of each node, and a placeholder in each branch that is not loaded [i3.search.21, r3.26]', async () => {
    const store = createTreeStore();
    await store.dispatch(expandBranches('naics', [['a']], signal));
    expect(getTree(store).nodes[0]!.children[1]).toMatchObject({
      value: 'a>b',
      id: 'b',
      label: 'a/b',
      count: 3,
      ancestors: ['a'],
      children: [{ placeholder: true, ancestors: ['a', 'b'], count: 3, children: [] }],
    });
    fetchBranch.mockResolvedValueOnce([{ ...createNode(['a', 'b', 'c']), count: 0 }]);
    await store.dispatch(loadBranch('naics', ['a', 'b'], signal));
    expect(getTree(store).nodes[0]!.children[1]!.children).toMatchObject([
      { value: 'a>b>c', ancestors: ['a', 'b'], children: [] },
    ]);
  });
  it('adds a branch below a parent that arrives later', async () => {
    const store = createTreeStore();
    const top = deferNodes();
    fetchBranch.mockReturnValueOnce(top.promise);
    const expansion = store.dispatch(expandBranches('naics', [['a']], signal));
    await Promise.resolve();
    top.answer([createNode(['a'])]);
    await expansion;
    expect(
      getTree(store).nodes.map(({ value, children }) => [
        value,
        children.map((child) => child.value),
      ]),
    ).toEqual([['a', ['a>a', 'a>b']]]);
    expect(fetchBranch).toHaveBeenCalledTimes(2);
  });
  it('has the checked and unchecked nodes of the filter without duplicates, and their counts [i4.filters.25-26, r3.22]', () => {
    const store = createTreeStore();
    const counts = [{ label: '11', value: '11', count: 2 }];
    const readSelection = () => {
      const { checked, unchecked, counts: treeCounts } = getTree(store);
      return [checked, unchecked, treeCounts];
    };
    store.dispatch(
      treeChoiceSet('naicsCodes', { require: [['11'], ['11']], exclude: [['11', '1111']], counts }),
    );
    expect(readSelection()).toEqual([['11'], ['11>1111'], counts]);
    store.dispatch(treeChoiceSet('pscCodes', { require: [['Product']], exclude: [], counts: [] }));
    expect(readSelection()).toEqual([['11'], ['11>1111'], counts]);
    store.dispatch(treeEntryRemoved('naicsCodes', ['11']));
    expect(readSelection()).toEqual([[], [], []]);
    store.dispatch(
      searchRestored(
        restoreFilters({ naicsCodes: { require: ['54'], exclude: ['541511'], counts: [] } })
          .filters,
      ),
    );
    expect(readSelection()).toEqual([
      ['54'],
      ['54>5415>541511'],
      [{ label: '54', value: '54', count: 1 }],
    ]);
    store.dispatch(allCleared());
    expect(readSelection()).toEqual([[], [], []]);
  });
});

describe('the code tree', () => {
  it.each(['naics', 'psc', 'tas'] as const)(
    'of %s is initially empty, with nothing expanded, checked, loading or failed [i3.search.20, r3.22, r3.25]',
    (kind) => {
      const { expanded, searchExpanded, loading, failed, ...rest } = getTree(
        createTreeStore(),
        kind,
      ).toObject();
      expect([expanded.size, searchExpanded.size, loading.size, failed.size]).toEqual([0, 0, 0, 0]);
      expect(rest).toEqual(initialTree);
    },
  );
  it.each([
    ['naics', ['11'], true],
    ['naics', ['11', '1111'], true],
    ['naics', ['11', '1111', '111110'], false],
    ['tas', ['012', '012-0001'], true],
    ['tas', ['012', '012-0001', 'x'], false],
    ['psc', ['Product', '10'], true],
    ['psc', ['Product', '10', '1005'], false],
    ['psc', ['Service', 'B', 'B5'], true],
    ['psc', ['Service', 'B', 'B5', 'B501'], false],
  ] as const)('of %s can have children at %j: %s', (kind, path, open) =>
    expect(canOpen(kind, path)).toBe(open),
  );
  it('converts checked and unchecked values to a selection', () => {
    const counts = [{ label: '11', value: '11', count: 2 }];
    expect(treeChoice(['11', '54>5415'], ['11>1111'], counts)).toEqual({
      require: [['11'], ['54', '5415']],
      exclude: [['11', '1111']],
      counts,
    });
  });
  it.each(['naics', 'psc', 'tas'] as const)(
    'is loaded for %s without changing other trees [r3.25]',
    async (kind) => {
      const store = createTreeStore();
      await store.dispatch(loadBranch(kind, [], signal));
      expect(fetchBranch.mock.calls).toEqual([[kind, [], signal]]);
      expect(
        (['naics', 'psc', 'tas'] as const).filter((each) => getTree(store, each).isLoaded),
      ).toEqual([kind]);
    },
  );
});

describe('a code tree', () => {
  it('loads expanded branches only', () => {
    const store = createTreeStore();
    void store.dispatch(setExpanded('naics', ['a'], true, signal));
    expect([getTree(store).expanded.toArray(), fetchBranch.mock.calls.length]).toEqual([['a'], 1]);
    void store.dispatch(setExpanded('naics', ['b', 'c'], true, signal));
    expect(getTree(store).expanded.toArray()).toEqual(['a', 'b>c']);
    fetchBranch.mockClear();
    void store.dispatch(setExpanded('naics', ['a'], false, signal));
    void store.dispatch(setExpanded('naics', ['never', 'opened'], false, signal));
    expect([getTree(store).expanded.toArray(), fetchBranch.mock.calls.length]).toEqual([
      ['b>c'],
      0,
    ]);
  });
  it('loads only its top level when nothing is selected', async () => {
    const store = createTreeStore();
    await store.dispatch(expandBranches('naics', [], signal));
    expect([
      fetchBranch.mock.calls.map(([, path]) => path),
      getTree(store).expanded.size,
      getTree(store).isLoaded,
    ]).toEqual([[[]], 0, true]);
  });
  it.each([
    ['all filters are cleared', allCleared],
    ['the search is reset', searchReset],
  ] as const)('keeps only its loaded nodes when %s [i4.filters.28]', async (_when, action) => {
    const store = createTreeStore();
    await store.dispatch(expandBranches('naics', [['a']], signal));
    fetchBranch.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    searchTree.mockResolvedValue([{ ...createNode(['b']), children: [createNode(['b', 'c'])] }]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    store.dispatch(
      treeChoiceSet('naicsCodes', {
        require: [['a']],
        exclude: [],
        counts: [{ label: 'a', value: 'a', count: 1 }],
      }),
    );
    const { nodes } = getTree(store);
    store.dispatch(action());
    const { expanded, searchExpanded, loading, failed, ...rest } = getTree(store).toObject();
    expect([expanded.size, searchExpanded.size, loading.size, failed.size]).toEqual([0, 0, 0, 0]);
    expect(rest).toEqual({ ...initialTree, nodes, isLoaded: true });
  });
  it('does not change with another filter or an unrelated action', () => {
    const store = createTreeStore();
    store.dispatch(treeChoiceSet('naicsCodes', { require: [['11']], exclude: [], counts: [] }));
    const before = getTree(store);
    store.dispatch(awardDescriptionSet('bridges'));
    store.dispatch({ type: 'something/else' });
    expect(getTree(store)).toBe(before);
  });
  it('checks nodes only if its own filter changes', () => {
    const store = createTreeStore();
    store.dispatch(
      treeChoiceSet('pscCodes', {
        require: [
          ['Product', '10'],
          ['Product', '10'],
        ],
        exclude: [
          ['Product', '10', '1005'],
          ['Product', '10', '1005'],
        ],
        counts: [],
      }),
    );
    store.dispatch(treeChoiceSet('tasCodes', { require: [['012']], exclude: [], counts: [] }));
    expect([
      getTree(store, 'psc').checked,
      getTree(store, 'psc').unchecked,
      getTree(store, 'tas').checked,
      getTree(store).checked,
    ]).toEqual([['Product>10'], ['Product>10>1005'], ['012'], []]);
  });
});
