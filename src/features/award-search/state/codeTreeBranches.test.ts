import * as service from '@/services/code-trees/codeTreeService';
import {
  createTreeStore,
  createNode,
  createError,
  getTree,
  getValues,
  deferNodes,
} from '../../../../tests/codeTreeStore';
import { childrenAt } from './codeTrees';
import { loadBranch, expandBranches } from './codeTreeThunks';

jest.mock('@/services/code-trees/codeTreeService');
const fetchBranch = jest.mocked(service.fetchBranch);
const { signal } = new AbortController();
beforeEach(() => {
  jest.resetAllMocks();
  fetchBranch.mockImplementation((_kind, path) =>
    Promise.resolve([createNode([...path, 'a']), createNode([...path, 'b'])]),
  );
});

describe('the branches of a code tree', () => {
  it('have a placeholder until they are loaded', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', [], signal));
    expect(getTree(store).nodes[0]!.children).toEqual([
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
  it('have undefined children until they are loaded', async () => {
    const store = createTreeStore();
    expect(childrenAt(getTree(store), [])).toBeUndefined();
    await store.dispatch(loadBranch('naics', [], signal));
    expect([
      childrenAt(getTree(store), [])?.length,
      childrenAt(getTree(store), ['a']),
      childrenAt(getTree(store), ['unknown']),
    ]).toEqual([2, undefined, undefined]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect(childrenAt(getTree(store), ['a'])?.map(({ value }) => value)).toEqual(['a>a', 'a>b']);
    expect(childrenAt(getTree(store), ['b'])).toBeUndefined();
  });
  it('are not requested again if they were empty', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', [], signal));
    fetchBranch.mockResolvedValue([]);
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([childrenAt(getTree(store), ['a']), fetchBranch.mock.calls.length]).toEqual([[], 2]);
  });
  it('mark the tree as loaded only if its top is loaded', async () => {
    const store = createTreeStore();
    await store.dispatch(loadBranch('naics', ['a'], signal));
    expect([
      getTree(store).isLoaded,
      getTree(store).nodes,
      childrenAt(getTree(store), ['a']),
    ]).toEqual([false, [], undefined]);
  });
  it('include the children that the same response contains', async () => {
    const store = createTreeStore();
    fetchBranch.mockResolvedValueOnce([
      { ...createNode(['a']), children: [createNode(['a', 'b'])] },
      { ...createNode(['c']), children: [] },
    ]);
    await store.dispatch(loadBranch('naics', [], signal));
    expect(getValues(getTree(store).nodes)).toEqual([
      ['a', [['a>b', ['a>b>?']]]],
      ['c', ['c>?']],
    ]);
  });
  it('stay loaded when another branch arrives', async () => {
    const store = createTreeStore();
    await store.dispatch(expandBranches('naics', [['a'], ['b']], signal));
    expect(getValues(getTree(store).nodes)).toEqual([
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
    const loads = [
      store.dispatch(loadBranch('naics', [], signal)),
      store.dispatch(loadBranch('naics', ['a', 'b'], signal)),
    ];
    expect(getTree(store).loading.toArray()).toEqual(['', 'a>b']);
    top.answer([createNode(['a'])]);
    await loads[0];
    expect(getTree(store).loading.toArray()).toEqual(['a>b']);
    branch.answer([]);
    await loads[1];
    expect(getTree(store).loading.toArray()).toEqual([]);
  });
  it('clear their failure when requested again', async () => {
    const store = createTreeStore();
    fetchBranch.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(loadBranch('naics', [], signal));
    expect([getTree(store).failed.get('')?.message, getTree(store).isLoaded]).toEqual([
      'Out of order',
      false,
    ]);
    const secondLoad = store.dispatch(loadBranch('naics', [], signal));
    expect(getTree(store).failed.size).toBe(0);
    await secondLoad;
    expect([getTree(store).isLoaded, getTree(store).failed.size]).toEqual([true, 0]);
  });
  it('store the message and details of a failure, or a default message', async () => {
    const store = createTreeStore();
    fetchBranch
      .mockRejectedValueOnce(createError('Out of order', 'no such code'))
      .mockRejectedValueOnce(new Error(''));
    await store.dispatch(loadBranch('naics', ['a'], signal));
    await store.dispatch(loadBranch('naics', ['b'], signal));
    expect(getTree(store).failed.toObject()).toMatchObject({
      a: { message: 'Out of order', details: 'no such code' },
      b: { message: 'We couldn’t load these codes. Try again.', details: '' },
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
    expect([getTree(store).failed.size, getTree(store).loading.size]).toEqual([0, 0]);
  });
  it('load after their parent if they are expanded', async () => {
    const store = createTreeStore();
    fetchBranch.mockRejectedValueOnce(createError('Out of order'));
    await store.dispatch(expandBranches('naics', [['a']], signal));
    expect([getTree(store).nodes, getTree(store).isLoaded]).toEqual([[], false]);
    fetchBranch.mockClear();
    await store.dispatch(loadBranch('naics', [], signal));
    await Promise.resolve();
    await Promise.resolve();
    expect(fetchBranch.mock.calls.map(([, path]) => path)).toEqual([[], ['a']]);
    await new Promise(setImmediate);
    expect(getValues(getTree(store).nodes)).toEqual([
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
