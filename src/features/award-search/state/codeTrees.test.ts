import { applyMiddleware, combineReducers, legacy_createStore as createStore, type Store } from 'redux';
import { thunk } from 'redux-thunk';
import { allCleared } from '@/blocks/search-filters';
import * as service from '@/services/code-trees/codeTreeService';
import { codeTreeReducers, loadBranch, runTreeSearch, selectTree, setExpanded, showChosen, type WithCodeTrees } from './codeTrees';

jest.mock('@/services/code-trees/codeTreeService');
const fetchBranch = jest.mocked(service.fetchBranch);
const searchTree = jest.mocked(service.searchTree);
const node = (path: string[]) => ({ id: path[path.length - 1]!, label: path.join('/'), path, count: 3 });
const make = () => createStore(combineReducers(codeTreeReducers), applyMiddleware(thunk)) as unknown as Store & { dispatch: (action: unknown) => Promise<void> };
const tree = (store: Store) => selectTree('naics')(store.getState() as WithCodeTrees);
const { signal } = new AbortController();
beforeEach(() => { jest.resetAllMocks(); fetchBranch.mockImplementation((_kind, path) => Promise.resolve([node([...path, 'a']), node([...path, 'b'])])); });

describe('the state of a code tree', () => {
  it('keeps the whole tree and its branches by key, each fetched once', async () => {
    const store = make();
    await Promise.all([store.dispatch(loadBranch('naics', [], signal)), store.dispatch(loadBranch('naics', [], signal))]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect(fetchBranch).toHaveBeenCalledTimes(2);
    expect([...tree(store).branches.keys()]).toEqual(['', 'a']);
  });
  it('opens branches of the tree and of a search apart', async () => {
    const store = make();
    void store.dispatch(setExpanded('naics', ['a'], true, signal));
    searchTree.mockResolvedValue([{ ...node(['b']), children: [node(['b', 'c'])] }]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    expect([tree(store).expanded.toArray(), tree(store).searchExpanded.toArray(), tree(store).searched.length]).toEqual([['a'], ['b'], 1]);
    void store.dispatch(setExpanded('naics', ['b'], false, signal));
    expect([tree(store).expanded.toArray(), tree(store).searchExpanded.toArray()]).toEqual([['a'], []]);
  });
  it('shows the whole tree again when the text is emptied', async () => {
    const store = make();
    searchTree.mockResolvedValue([node(['b'])]);
    await store.dispatch(runTreeSearch('naics', 'word', signal));
    await store.dispatch(runTreeSearch('naics', '', signal));
    expect([tree(store).searchText, tree(store).searched, tree(store).searchStatus]).toEqual(['', [], 'idle']);
  });
  it('takes no slow answer for a text that is no longer asked', async () => {
    const store = make();
    let answer: (nodes: ReturnType<typeof node>[]) => void = () => {};
    searchTree.mockImplementationOnce(() => new Promise((resolve) => { answer = resolve; })).mockResolvedValueOnce([node(['new'])]);
    const slow = store.dispatch(runTreeSearch('naics', 'old', signal));
    await store.dispatch(runTreeSearch('naics', 'new', signal));
    answer([node(['old'])]);
    await slow;
    expect(tree(store).searched.map(({ id }) => id)).toEqual(['new']);
  });
  it('loads every branch of a restored choice at once and opens them', async () => {
    const store = make();
    await store.dispatch(showChosen('naics', [['a'], ['a', 'b']], signal));
    expect(fetchBranch.mock.calls.map(([, path]) => path.join('>'))).toEqual(['', 'a', 'a>b']);
    expect(tree(store).expanded.toArray()).toEqual(['a', 'a>b']);
  });
  it('closes everything when all filters are cleared, and keeps the tree that is known', async () => {
    const store = make();
    await store.dispatch(showChosen('naics', [['a']], signal));
    store.dispatch(allCleared());
    expect([tree(store).expanded.size, [...tree(store).branches.keys()]]).toEqual([0, ['', 'a']]);
  });
  it('names why a branch could not be had; a call that was left is no failure', async () => {
    const store = make();
    fetchBranch.mockRejectedValueOnce(new Error('Out of order'));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([tree(store).failed.get('a'), tree(store).loading.size]).toEqual(['Out of order', 0]);
    fetchBranch.mockRejectedValueOnce(Object.assign(new Error('x'), { cancelled: true }));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect([tree(store).failed.has('b'), tree(store).loading.size]).toEqual([false, 0]);
  });
});
