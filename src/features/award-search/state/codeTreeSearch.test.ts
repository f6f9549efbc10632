import * as service from '@/services/code-trees/codeTreeService';
import {
  createTreeStore,
  createNode,
  createError,
  getTree,
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
    Promise.resolve([createNode([...path, 'a']), createNode([...path, 'b'])]),
  );
});

describe('a search in a code tree', () => {
  it('shows the branches it finds and expands those with children', async () => {
    const store = createTreeStore();
    searchTree.mockResolvedValue([
      {
        ...createNode(['a']),
        children: [
          { ...createNode(['a', 'b']), children: [createNode(['a', 'b', 'c'])] },
          { ...createNode(['a', 'd']), children: [] },
        ],
      },
      createNode(['e']),
    ]);
    const search = store.dispatch(runTreeSearch('psc', 'word', signal));
    expect([
      getTree(store, 'psc').searchText,
      getTree(store, 'psc').searchStatus,
      searchTree.mock.calls,
    ]).toEqual(['word', 'loading', [['psc', 'word', signal]]]);
    await search;
    expect([
      getTree(store, 'psc').searchStatus,
      getTree(store, 'psc').searchExpanded.toArray(),
      getTree(store, 'psc').searched.map(({ value }) => value),
    ]).toEqual(['ready', ['a', 'a>b'], ['a', 'e']]);
  });
  it('fails with a reason that a new search clears', async () => {
    const store = createTreeStore();
    searchTree.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([getTree(store).searchStatus, getTree(store).searchFailure?.message]).toEqual([
      'failed',
      'Out of order',
    ]);
    searchTree.mockResolvedValueOnce([]);
    const secondSearch = store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([getTree(store).searchStatus, getTree(store).searchFailure]).toEqual(['loading', null]);
    await secondSearch;
    expect(getTree(store).searchStatus).toBe('ready');
  });
  it('ignores the late failure of an earlier search', async () => {
    const store = createTreeStore();
    const old = deferNodes();
    searchTree.mockReturnValueOnce(old.promise).mockResolvedValueOnce([createNode(['new'])]);
    const oldSearch = store.dispatch(runTreeSearch('naics', 'old', signal));
    await store.dispatch(runTreeSearch('naics', 'new', signal));
    old.refuse(createError('Out of order'));
    await oldSearch;
    expect([getTree(store).searchStatus, getTree(store).searchFailure]).toEqual(['ready', null]);
  });
  it('ignores its result or failure when aborted', async () => {
    for (const end of ['answer', 'refuse', 'cancel'] as const) {
      const store = createTreeStore();
      const controller = new AbortController();
      const call = deferNodes();
      searchTree.mockReturnValueOnce(call.promise);
      const search = store.dispatch(runTreeSearch('naics', 'word', controller.signal));
      if (end !== 'cancel') controller.abort();
      if (end === 'answer') call.answer([createNode(['a'])]);
      else call.refuse(Object.assign(new Error('x'), { cancelled: end === 'cancel' }));
      await search;
      expect([
        end,
        getTree(store).searchStatus,
        getTree(store).searched,
        getTree(store).searchFailure,
      ]).toEqual([end, 'loading', [], null]);
    }
  });
  it('has its own expanded nodes, which are cleared with the text', async () => {
    const store = createTreeStore();
    void store.dispatch(setExpanded('naics', ['a'], true, signal));
    searchTree.mockResolvedValue([{ ...createNode(['b']), children: [createNode(['b', 'c'])] }]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    void store.dispatch(setExpanded('naics', ['b', 'c'], true, signal));
    expect([getTree(store).expanded.toArray(), getTree(store).searchExpanded.toArray()]).toEqual([
      ['a'],
      ['b', 'b>c'],
    ]);
    await store.dispatch(runTreeSearch('naics', '', signal));
    const { expanded, searchExpanded, searchText, searchStatus, searched } = getTree(store);
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
    searchTree.mockResolvedValue([createNode(['b']), createNode(['c'])]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect([getValues(getTree(store).searched), getTree(store).isLoaded]).toEqual([
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
      getValues(getTree(store).searched).length,
      getTree(store).searched[0]!.children.length,
      getTree(store).isLoaded,
    ]).toEqual([2, 2, true]);
  });
});
