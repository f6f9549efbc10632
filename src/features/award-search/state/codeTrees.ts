import { Map as ImmutableMap, Record as ImmutableRecord, Set as ImmutableSet, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { pathKey, type Path, type TreeNode } from '@/domain/search/codeTree';
import type { Thunk } from '@/lib/redux';
import { fetchBranch, searchTree, type TreeKind } from '@/services/code-trees/codeTreeService';

/**
 * What is known of a tree of codes. Which nodes are checked, and their counts, stand in the filter itself. `branches` holds whole
 * lists of children by the key of their parent ('' is the top); a search has nodes and open branches of its own.
 */
export interface TreeShape {
  branches: ImmutableMap<string, readonly TreeNode[]>; loading: ImmutableSet<string>; failed: ImmutableMap<string, string>; expanded: ImmutableSet<string>;
  searchText: string; searchStatus: 'idle' | 'loading' | 'ready' | 'failed'; searchError: string; searched: readonly TreeNode[]; searchExpanded: ImmutableSet<string>;
}
export type TreeState = RecordOf<TreeShape>;
const makeTree = ImmutableRecord<TreeShape>({
  branches: ImmutableMap(), loading: ImmutableSet(), failed: ImmutableMap(), expanded: ImmutableSet(), searchText: '', searchStatus: 'idle', searchError: '', searched: [], searchExpanded: ImmutableSet(),
}, 'CodeTree');

type TreeAction = UnknownAction & { key?: string; nodes?: readonly TreeNode[]; error?: string; open?: boolean; text?: string };
const openKeys = (nodes: readonly TreeNode[]): string[] => nodes.flatMap((node) => (node.children?.length ? [pathKey(node.path), ...openKeys(node.children)] : []));
const treeReducer = (kind: TreeKind): Reducer<TreeState, TreeAction> => (state = makeTree(), action) => {
  const { key = '', nodes = [], error = '', open = false, text = '' } = action;
  switch (action.type) {
    case `${kind}Tree/branchRequested`: return state.merge({ loading: state.loading.add(key), failed: state.failed.delete(key) });
    case `${kind}Tree/branchReceived`: return state.merge({ branches: state.branches.set(key, nodes), loading: state.loading.delete(key) });
    case `${kind}Tree/branchFailed`: return state.merge({ loading: state.loading.delete(key), failed: state.failed.set(key, error) });
    case `${kind}Tree/branchLeft`: return state.set('loading', state.loading.delete(key));
    case `${kind}Tree/expandedSet`: {
      const field = state.searchText ? 'searchExpanded' : 'expanded';
      return state.set(field, open ? state[field].add(key) : state[field].delete(key));
    }
    case `${kind}Tree/searchRequested`: return state.merge({ searchText: text, searchStatus: 'loading', searchError: '' });
    // A slow answer for a text no longer in the box must not win.
    case `${kind}Tree/searched`: return text === state.searchText ? state.merge({ searchStatus: 'ready', searched: nodes, searchExpanded: ImmutableSet(openKeys(nodes)) }) : state;
    case `${kind}Tree/searchFailed`: return text === state.searchText ? state.merge({ searchStatus: 'failed', searchError: error }) : state;
    case `${kind}Tree/treeShown`: return state.merge({ searchText: '', searchStatus: 'idle', searched: [], searchExpanded: ImmutableSet() });
    // Clearing every filter closes what was open; the tree that is known stays.
    case 'searchFilters/allCleared': case 'searchFilters/reset': return makeTree({ branches: state.branches });
    default: return state;
  }
};
export interface WithCodeTrees { naicsTree: TreeState; pscTree: TreeState; tasTree: TreeState }
export const codeTreeReducers: Readonly<Record<keyof WithCodeTrees, Reducer>> = { naicsTree: treeReducer('naics') as Reducer, pscTree: treeReducer('psc') as Reducer, tasTree: treeReducer('tas') as Reducer };
export const selectTree = (kind: TreeKind) => (state: WithCodeTrees): TreeState => state[`${kind}Tree`];

const reason = (error: unknown): string => (error as Error).message || 'It could not be loaded.';
const superseded = (error: unknown, signal: AbortSignal): boolean => signal.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** Loads the children of a path unless they are there or on their way. */
export const loadBranch = (kind: TreeKind, path: Path, signal: AbortSignal): Thunk<WithCodeTrees, Promise<void>> => async (dispatch, getState) => {
  const key = pathKey(path);
  const { branches, loading } = selectTree(kind)(getState());
  if (branches.has(key) || loading.has(key)) return;
  dispatch({ type: `${kind}Tree/branchRequested`, key });
  try {
    const nodes = await fetchBranch(kind, path, signal);
    dispatch({ type: `${kind}Tree/branchReceived`, key, nodes });
  } catch (error) {
    dispatch(superseded(error, signal) ? { type: `${kind}Tree/branchLeft`, key } : { type: `${kind}Tree/branchFailed`, key, error: reason(error) });
  }
};
/** Opens or closes a branch; opening loads it. */
export const setExpanded = (kind: TreeKind, path: Path, open: boolean, signal: AbortSignal): Thunk<WithCodeTrees, void> => (dispatch) => {
  dispatch({ type: `${kind}Tree/expandedSet`, key: pathKey(path), open });
  if (open) void dispatch(loadBranch(kind, path, signal));
};
/** Shows the top of the tree and every branch that a restored choice lies in, all asked for at once. */
export const showChosen = (kind: TreeKind, branches: readonly Path[], signal: AbortSignal): Thunk<WithCodeTrees, Promise<void>> => async (dispatch) => {
  branches.forEach((path) => dispatch({ type: `${kind}Tree/expandedSet`, key: pathKey(path), open: true }));
  await Promise.all([[], ...branches].map((path) => dispatch(loadBranch(kind, path, signal))));
};
/** Searches the tree; an empty text shows the whole tree again. */
export const runTreeSearch = (kind: TreeKind, text: string, signal: AbortSignal): Thunk<WithCodeTrees, Promise<void>> => async (dispatch) => {
  if (!text) { dispatch({ type: `${kind}Tree/treeShown` }); return; }
  dispatch({ type: `${kind}Tree/searchRequested`, text });
  try {
    const nodes = await searchTree(kind, text, signal);
    if (!signal.aborted) dispatch({ type: `${kind}Tree/searched`, text, nodes });
  } catch (error) {
    if (!superseded(error, signal)) dispatch({ type: `${kind}Tree/searchFailed`, text, error: reason(error) });
  }
};
