import * as service from '@/services/code-trees/codeTreeService';
import {
  createTreeStore,
  node,
  createError,
  tree,
  getValues,
  deferNodes,
} from '../../../../tests/codeTreeStore';
import { childrenAt } from './codeTrees';
import { loadBranch, expandChosen } from './codeTreeThunks';

jest.mock('@/services/code-trees/codeTreeService');
const fetchBranch = jest.mocked(service.fetchBranch);
const { signal } = new AbortController();
beforeEach(() => {
  jest.resetAllMocks();
  fetchBranch.mockImplementation((_kind, path) =>
    Promise.resolve([node([...path, 'a']), node([...path, 'b'])]),
  );
});

describe('the branches of a code tree', () => {
  it('have a placeholder until they are loaded', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', [], signal));
    expect(tree(store).nodes[0]!.children).toEqual([
      {
        id: 'a?',
        value: 'a>?',
        label: 'Placeholder Child',
        path: ['a', '?'],
        ancestors: ['a'],
        count: 3,
        placeholder: true,
        children: [],
      },
    ]);
  });
  it('are defined only after they are loaded', async () => {
    const store = createTreeStore();
    expect(childrenAt(tree(store), [])).toBeUndefined();
    await store.dispatch(loadBranch('naics', [], signal));
    expect([
      childrenAt(tree(store), [])?.length,
      childrenAt(tree(store), ['a']),
      childrenAt(tree(store), ['unknown']),
    ]).toEqual([2, undefined, undefined]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect(childrenAt(tree(store), ['a'])?.map(({ value }) => value)).toEqual(['a>a', 'a>b']);
    expect(childrenAt(tree(store), ['b'])).toBeUndefined();
  });
  it('are not requested again if they were empty', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', [], signal));
    fetchBranch.mockResolvedValue([]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([childrenAt(tree(store), ['a']), fetchBranch.mock.calls.length]).toEqual([[], 2]);
  });
  it('do not count as the whole tree if its top is not loaded', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([tree(store).loaded, tree(store).nodes, childrenAt(tree(store), ['a'])]).toEqual([
      false,
      [],
      undefined,
    ]);
  });
  it('may include their children', async () => {
    const store = createTreeStore();
    fetchBranch.mockResolvedValueOnce([
      { ...node(['a']), children: [node(['a', 'b'])] },
      { ...node(['c']), children: [] },
    ]);
    await store.dispatch(loadBranch('naics', [], signal));
    expect(getValues(tree(store).nodes)).toEqual([
      ['a', [['a>b', ['a>b>?']]]],
      ['c', ['c>?']],
    ]);
  });
  it('stay loaded when another branch arrives', async () => {
    const store = createTreeStore();
    await store.dispatch(expandChosen('naics', [['a'], ['b']], signal));
    expect(getValues(tree(store).nodes)).toEqual([
      [
        'a',
        [
          ['a>a', ['a>a>?']],
          ['a>b', ['a>b>?']],
        ],
      ],
      [
        'b',
        [
          ['b>a', ['b>a>?']],
          ['b>b', ['b>b>?']],
        ],
      ],
    ]);
  });
  it('are in the loading set, by node value, until they arrive', async () => {
    const store = createTreeStore();
    const [top, branch] = [deferNodes(), deferNodes()];
    fetchBranch.mockReturnValueOnce(top.promise).mockReturnValueOnce(branch.promise);
    const loaded = [
      store.dispatch(loadBranch('naics', [], signal)),
      store.dispatch(loadBranch('naics', ['a', 'b'], signal)),
    ];
    expect(tree(store).loading.toArray()).toEqual(['', 'a>b']);
    top.answer([node(['a'])]);
    await loaded[0];
    expect(tree(store).loading.toArray()).toEqual(['a>b']);
    branch.answer([]);
    await loaded[1];
    expect(tree(store).loading.toArray()).toEqual([]);
  });
  it('clear their failure when requested again', async () => {
    const store = createTreeStore();
    fetchBranch.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(loadBranch('naics', [], signal));
    expect([tree(store).failed.get('')?.message, tree(store).loaded]).toEqual([
      'Out of order',
      false,
    ]);
    const again = store.dispatch(loadBranch('naics', [], signal));
    expect(tree(store).failed.size).toBe(0);
    await again;
    expect([tree(store).loaded, tree(store).failed.size]).toEqual([true, 0]);
  });
  it('keep the details of a failure, with a default message', async () => {
    const store = createTreeStore();
    fetchBranch
      .mockRejectedValueOnce(createError('Out of order', 'no such code'))
      .mockRejectedValueOnce(new Error(''));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect(tree(store).failed.toObject()).toMatchObject({
      a: { message: 'Out of order', details: 'no such code' },
      b: { message: 'We couldn’t load this. Try again.', details: '' },
    });
  });
  it('have no failure when the request is aborted', async () => {
    const store = createTreeStore();
    const controller = new AbortController();
    fetchBranch.mockImplementationOnce(() => {
      controller.abort();
      return Promise.reject(new Error('x'));
    });
    await store.dispatch(loadBranch('naics', ['a'], controller.signal));
    expect([tree(store).failed.size, tree(store).loading.size]).toEqual([0, 0]);
  });
  it('load if expanded once their parent arrives', async () => {
    const store = createTreeStore();
    fetchBranch.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(expandChosen('naics', [['a']], signal));
    expect([tree(store).nodes, tree(store).loaded]).toEqual([[], false]);
    fetchBranch.mockClear();
    await store.dispatch(loadBranch('naics', [], signal));
    await Promise.resolve();
    await Promise.resolve();
    expect(fetchBranch.mock.calls.map(([, path]) => path)).toEqual([[], ['a']]);
    await new Promise(setImmediate);
    expect(getValues(tree(store).nodes)).toEqual([
      [
        'a',
        [
          ['a>a', ['a>a>?']],
          ['a>b', ['a>b>?']],
        ],
      ],
      ['b', ['b>?']],
    ]);
  });
});
