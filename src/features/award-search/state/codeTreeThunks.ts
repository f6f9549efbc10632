import { pathKey, type Path } from '@/domain/search/codeTree';
import type { Thunk } from '@/lib/redux';
import { toFailure } from '@/lib/requests/queries';
import { fetchBranch, searchTree, type TreeKind } from '@/services/code-trees/codeTreeService';
import { childrenAt, selectTree, type WithCodeTrees } from './codeTrees';

const LOAD_ERROR = 'We couldn’t load these codes. Try again.';
const isSuperseded = (error: unknown, signal: AbortSignal | undefined): boolean =>
  signal?.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** Loads the children of a path once. They are added to the tree when `parentLoad` has finished. */
export const loadBranch =
  (
    kind: TreeKind,
    path: Path,
    signal?: AbortSignal,
    parentLoad: Promise<void> = Promise.resolve(),
  ): Thunk<WithCodeTrees, Promise<void>> =>
  async (dispatch, getState) => {
    const key = pathKey(path);
    const tree = selectTree(kind)(getState());
    if (childrenAt(tree, path) || tree.loading.has(key)) return;
    dispatch({ type: `${kind}Tree/branchRequested`, key });
    try {
      const [nodes] = await Promise.all([fetchBranch(kind, path, signal), parentLoad]);
      dispatch({ type: `${kind}Tree/nodesSet`, key, nodes });
      // Loads branches that were expanded while the branch above them had failed.
      const { expanded, loading } = selectTree(kind)(getState());
      nodes
        .filter(({ path: own }) => expanded.has(pathKey(own)) && !loading.has(pathKey(own)))
        .forEach(({ path: childPath }) => {
          void dispatch(loadBranch(kind, childPath, signal));
        });
    } catch (error) {
      dispatch(
        isSuperseded(error, signal)
          ? { type: `${kind}Tree/branchLeft`, key }
          : { type: `${kind}Tree/branchFailed`, key, failure: toFailure(error, LOAD_ERROR) },
      );
    }
  };
/** Opens a branch and loads it, or closes it. */
export const setExpanded =
  (kind: TreeKind, path: Path, isOpen: boolean, signal: AbortSignal): Thunk<WithCodeTrees, void> =>
  (dispatch) => {
    dispatch({ type: `${kind}Tree/expandedSet`, key: pathKey(path), open: isOpen });
    if (isOpen) void dispatch(loadBranch(kind, path, signal));
  };
/** Opens the given branches and loads them with the top of the tree. */
export const expandBranches =
  (
    kind: TreeKind,
    branches: readonly Path[],
    signal: AbortSignal,
  ): Thunk<WithCodeTrees, Promise<void>> =>
  async (dispatch) => {
    branches.forEach((path) =>
      dispatch({ type: `${kind}Tree/expandedSet`, key: pathKey(path), open: true }),
    );
    await dispatch(loadBranches(kind, branches, signal));
  };
/** Loads the top of the tree and the given branches. All requests are sent at once. */
export const loadBranches =
  (
    kind: TreeKind,
    branches: readonly Path[],
    signal?: AbortSignal,
  ): Thunk<WithCodeTrees, Promise<void>> =>
  async (dispatch) => {
    const loads: Record<string, Promise<void>> = {};
    for (const path of [[], ...branches] as Path[])
      loads[pathKey(path)] = dispatch(
        loadBranch(kind, path, signal, path.length ? loads[pathKey(path.slice(0, -1))] : undefined),
      );
    await Promise.all(Object.values(loads));
  };
/** Searches the tree for `text`. An empty text shows the whole tree again. */
export const runTreeSearch =
  (kind: TreeKind, text: string, signal: AbortSignal): Thunk<WithCodeTrees, Promise<void>> =>
  async (dispatch) => {
    if (!text) {
      dispatch({ type: `${kind}Tree/treeShown` });
      return;
    }
    dispatch({ type: `${kind}Tree/searchRequested`, text });
    try {
      const nodes = await searchTree(kind, text, signal);
      if (!signal.aborted) dispatch({ type: `${kind}Tree/searched`, text, nodes });
    } catch (error) {
      if (!isSuperseded(error, signal))
        dispatch({ type: `${kind}Tree/searchFailed`, text, failure: toFailure(error, LOAD_ERROR) });
    }
  };
