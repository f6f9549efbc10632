import {
  Map as ImmutableMap,
  Record as ImmutableRecord,
  Set as ImmutableSet,
  type RecordOf,
} from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { searchFiltersReducers } from '@/blocks/search-filters';
import {
  pathKey,
  type BranchCount,
  type Path,
  type TreeChoice,
  type TreeNode,
} from '@/domain/search/codeTree';
import { getTreeChoice, withChoice } from '@/domain/search/filters/treeFilters';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import type { Failure } from '@/lib/requests/requestState';
import type { TreeKind } from '@/services/code-trees/codeTreeService';
import { toCheckNode, getOpenKeys, parsePath, withBranch, type CheckNode } from './codeTreeNodes';

/**
 * The state of a code tree (specification `interactive.md` §3). `checked` and `unchecked` are values of nodes. They and `counts` always
 * match the filter of the tree, whichever action changes it. `loading` and `failed` have the values of branches as keys ('' for the
 * top).
 */
export interface TreeShape {
  nodes: readonly CheckNode[];
  expanded: ImmutableSet<string>;
  searchExpanded: ImmutableSet<string>;
  checked: readonly string[];
  unchecked: readonly string[];
  counts: readonly BranchCount[];
  isLoaded: boolean;
  loading: ImmutableSet<string>;
  failed: ImmutableMap<string, Failure>;
  searchText: string;
  searchStatus: 'idle' | 'loading' | 'ready' | 'failed';
  searchFailure: Failure | null;
  searched: readonly CheckNode[];
}
export type TreeState = RecordOf<TreeShape>;
const makeTree = ImmutableRecord<TreeShape>(
  {
    nodes: [],
    expanded: ImmutableSet(),
    searchExpanded: ImmutableSet(),
    checked: [],
    unchecked: [],
    counts: [],
    isLoaded: false,
    loading: ImmutableSet(),
    failed: ImmutableMap(),
    searchText: '',
    searchStatus: 'idle',
    searchFailure: null,
    searched: [],
  },
  'CodeTree',
);
/** Returns the loaded children of a path, or undefined while they are not loaded. */
export const childrenAt = (
  { nodes, isLoaded }: TreeState,
  path: Path,
): readonly CheckNode[] | undefined => {
  if (!isLoaded) return undefined;
  let children: readonly CheckNode[] = nodes;
  for (const id of path) {
    const node = children.find((child) => child.id === id);
    if (!node || node.children.some(({ placeholder }) => placeholder)) return undefined;
    children = node.children;
  }
  return children;
};

/** Returns the choice in the format of the filter. */
export const treeChoice = (
  checked: readonly string[],
  unchecked: readonly string[],
  counts: readonly BranchCount[],
): TreeChoice => ({ require: checked.map(parsePath), exclude: unchecked.map(parsePath), counts });
/** Applies an action to the filter of the tree, and returns the state with the resulting choice. */
const followFilter = (kind: TreeKind, state: TreeState, action: UnknownAction): TreeState => {
  const field = `${kind}Codes` as const;
  const { checked, unchecked, counts: previousCounts } = state;
  const filters = withChoice(initialFilters, field, treeChoice(checked, unchecked, previousCounts));
  const nextFilters = searchFiltersReducers.stagedFilters(filters, action) as SearchFilters;
  if (nextFilters[field] === filters[field]) return state;
  const { require, exclude, counts } = getTreeChoice(nextFilters, field);
  return state.merge({
    checked: [...new Set(require.map(pathKey))],
    unchecked: [...new Set(exclude.map(pathKey))],
    counts,
  });
};

type TreeAction = UnknownAction & {
  key?: string;
  nodes?: readonly TreeNode[];
  failure?: Failure;
  open?: boolean;
  text?: string;
};
const treeReducer =
  (kind: TreeKind): Reducer<TreeState, TreeAction> =>
  (previousState = makeTree(), action) => {
    const state = action.type.startsWith('searchFilters/')
      ? followFilter(kind, previousState, action)
      : previousState;
    const { key = '', nodes = [], failure, open = false, text = '' } = action;
    switch (action.type) {
      case `${kind}Tree/branchRequested`:
        return state.merge({ loading: state.loading.add(key), failed: state.failed.delete(key) });
      case `${kind}Tree/nodesSet`: {
        const children = nodes.map(toCheckNode(kind));
        const path = key ? parsePath(key) : [];
        // A branch found by a search can be in a part of the tree that is not loaded.
        return state.merge({
          nodes: withBranch(state.nodes, path, children),
          searched: key ? withBranch(state.searched, path, children) : state.searched,
          isLoaded: state.isLoaded || key === '',
          loading: state.loading.delete(key),
        });
      }
      case `${kind}Tree/branchFailed`:
        return state.merge({
          loading: state.loading.delete(key),
          failed: state.failed.set(key, failure!),
        });
      case `${kind}Tree/branchLeft`:
        return state.set('loading', state.loading.delete(key));
      case `${kind}Tree/expandedSet`: {
        const field = state.searchText ? 'searchExpanded' : 'expanded';
        return state.set(field, open ? state[field].add(key) : state[field].delete(key));
      }
      case `${kind}Tree/searchRequested`:
        return state.merge({ searchText: text, searchStatus: 'loading', searchFailure: null });
      // Ignores a late response for a text that is no longer in the box.
      case `${kind}Tree/searched`:
        return text === state.searchText
          ? state.merge({
              searchStatus: 'ready',
              searched: nodes.map(toCheckNode(kind)),
              searchExpanded: ImmutableSet(getOpenKeys(nodes)),
            })
          : state;
      case `${kind}Tree/searchFailed`:
        return text === state.searchText
          ? state.merge({ searchStatus: 'failed', searchFailure: failure! })
          : state;
      case `${kind}Tree/treeShown`:
        return state.merge({
          searchText: '',
          searchStatus: 'idle',
          searched: [],
          searchExpanded: ImmutableSet(),
        });
      // Clearing every filter resets the tree except for its loaded nodes.
      case 'searchFilters/allCleared':
      case 'searchFilters/reset':
        return makeTree({ nodes: state.nodes, isLoaded: state.isLoaded });
      default:
        return state;
    }
  };
export interface WithCodeTrees {
  naicsTree: TreeState;
  pscTree: TreeState;
  tasTree: TreeState;
}
export const codeTreeReducers: Readonly<Record<keyof WithCodeTrees, Reducer>> = {
  naicsTree: treeReducer('naics') as Reducer,
  pscTree: treeReducer('psc') as Reducer,
  tasTree: treeReducer('tas') as Reducer,
};
export const selectTree =
  (kind: TreeKind) =>
  (state: WithCodeTrees): TreeState =>
    state[`${kind}Tree`];
