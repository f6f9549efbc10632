import * as service from '@/services/code-trees/codeTreeService';
import {
  createTreeStore,
  node,
  createError,
  tree,
  getValues,
  deferNodes,
} from '../../../../tests/codeTreeStore';
import { loadBranch, runTreeSearch, setExpanded } from './codeTreeThunks';

jest.mock('@/services/code-trees/codeTreeService');
const fetchBranch = jest.mocked(service.fetchBranch);
const searchTree = jest.mocked(service.searchTree);
const { signal } = new AbortController();
beforeEach(() => {
  jest.resetAllMocks();
  fetchBranch.mockImplementation((_kind, path) =>
    Promise.resolve([node([...path, 'a']), node([...path, 'b'])]),
  );
});

describe('a search in a code tree', () => {
  it('shows the branches it finds and expands those with children', async () => {
    const store = createTreeStore();
    searchTree.mockResolvedValue([
      {
        ...node(['a']),
        children: [
          { ...node(['a', 'b']), children: [node(['a', 'b', 'c'])] },
          { ...node(['a', 'd']), children: [] },
        ],
      },
      node(['e']),
    ]);
    const searched = store.dispatch(runTreeSearch('psc', 'word', signal));
    expect([
      tree(store, 'psc').searchText,
      tree(store, 'psc').searchStatus,
      searchTree.mock.calls,
    ]).toEqual(['word', 'loading', [['psc', 'word', signal]]]);
    await searched;
    expect([
      tree(store, 'psc').searchStatus,
      tree(store, 'psc').searchExpanded.toArray(),
      tree(store, 'psc').searched.map(({ value }) => value),
    ]).toEqual(['ready', ['a', 'a>b'], ['a', 'e']]);
  });
  it('fails with a reason that a new search clears', async () => {
    const store = createTreeStore();
    searchTree.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([tree(store).searchStatus, tree(store).searchFailure?.message]).toEqual([
      'failed',
      'Out of order',
    ]);
    searchTree.mockResolvedValueOnce([]);
    const again = store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([tree(store).searchStatus, tree(store).searchFailure]).toEqual(['loading', null]);
    await again;
    expect(tree(store).searchStatus).toBe('ready');
  });
  it('ignores the late failure of an earlier search', async () => {
    const store = createTreeStore();
    const old = deferNodes();
    searchTree.mockReturnValueOnce(old.promise).mockResolvedValueOnce([node(['new'])]);
    const slow = store.dispatch(runTreeSearch('naics', 'old', signal));
    await store.dispatch(runTreeSearch('naics', 'new', signal));
    old.refuse(createError('Out of order'));
    await slow;
    expect([tree(store).searchStatus, tree(store).searchFailure]).toEqual(['ready', null]);
  });
  it('ignores its result or failure when aborted', async () => {
    for (const end of ['answer', 'refuse', 'cancel'] as const) {
      const store = createTreeStore();
      const controller = new AbortController();
      const call = deferNodes();
      searchTree.mockReturnValueOnce(call.promise);
      const searched = store.dispatch(runTreeSearch('naics', 'word', controller.signal));
      if (end !== 'cancel') controller.abort();
      if (end === 'answer') call.answer([node(['a'])]);
      else call.refuse(Object.assign(new Error('x'), { cancelled: end === 'cancel' }));
      await searched;
      expect([
        end,
        tree(store).searchStatus,
        tree(store).searched,
        tree(store).searchFailure,
      ]).toEqual([end, 'loading', [], null]);
    }
  });
  it('has separate expanded nodes that are cleared with the text', async () => {
    const store = createTreeStore();
    void store.dispatch(setExpanded('naics', ['a'], true, signal));
    searchTree.mockResolvedValue([{ ...node(['b']), children: [node(['b', 'c'])] }]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    void store.dispatch(setExpanded('naics', ['b', 'c'], true, signal));
    expect([tree(store).expanded.toArray(), tree(store).searchExpanded.toArray()]).toEqual([
      ['a'],
      ['b', 'b>c'],
    ]);
    await store.dispatch(runTreeSearch('naics', '', signal));
    const { expanded, searchExpanded, searchText, searchStatus, searched } = tree(store);
    expect([expanded.toArray(), searchExpanded.size, searchText, searchStatus, searched]).toEqual([
      ['a'],
      0,
      '',
      'idle',
      [],
    ]);
    expect(searchTree).toHaveBeenCalledTimes(1);
  });
  it('loads a branch it found even if the whole tree is not loaded', async () => {
    const store = createTreeStore();
    searchTree.mockResolvedValue([node(['b']), node(['c'])]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect([getValues(tree(store).searched), tree(store).loaded]).toEqual([
      [
        [
          'b',
          [
            ['b>a', ['b>a>?']],
            ['b>b', ['b>b>?']],
          ],
        ],
        ['c', ['c>?']],
      ],
      false,
    ]);
    await store.dispatch(loadBranch('naics', [], signal));
    expect([
      getValues(tree(store).searched).length,
      tree(store).searched[0]!.children.length,
      tree(store).loaded,
    ]).toEqual([2, 2, true]);
  });
});
