import { combineReducers, legacy_createStore as createStore, type Store } from 'redux';
import type { CheckNode } from '@/features/award-search/state/codeTreeNodes';
import {
  codeTreeReducers,
  selectTree,
  type WithCodeTrees,
} from '@/features/award-search/state/codeTrees';
import { createThunkMiddleware } from '@/lib/redux';
import type { TreeKind } from '@/services/code-trees/codeTreeService';

/** Returns the node at a path, as the service returns it. */
export const createNode = (path: string[]) => ({
  id: path[path.length - 1]!,
  label: path.join('/'),
  path,
  count: 3,
});
/** Creates a store with only the code trees. */
export const createTreeStore = () =>
  createStore(combineReducers(codeTreeReducers), createThunkMiddleware()) as unknown as Store & {
    dispatch: (action: unknown) => Promise<void>;
  };
/** Returns the current tree of one kind. */
export const getTree = (store: Store, kind: TreeKind = 'naics') =>
  selectTree(kind)(store.getState() as WithCodeTrees);
/** Returns an error like one that a service throws. */
export const createError = (message: string, details = '') =>
  Object.assign(new Error(message), { details });
/** Returns the values of nodes. The value of a node with children is followed by the values of its children. */
export const getValues = (nodes: readonly CheckNode[]): unknown[] =>
  nodes.map(({ value, children }) => (children.length ? [value, getValues(children)] : value));
/** Returns a promise of nodes, with functions that resolve and reject it. */
export const deferNodes = () => {
  let resolveNodes: (nodes: ReturnType<typeof createNode>[]) => void = () => {};
  let rejectNodes: (error: unknown) => void = () => {};
  const promise = new Promise<ReturnType<typeof createNode>[]>((resolve, reject) => {
    resolveNodes = resolve;
    rejectNodes = reject;
  });
  return { promise, answer: resolveNodes, refuse: rejectNodes };
};
