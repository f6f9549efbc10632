import { pathKey, type Path, type TreeNode } from '@/domain/search/codeTree';
import { pscHasChildren } from '@/domain/search/filters/treeFilters';
import type { TreeKind } from '@/services/code-trees/codeTreeService';

/** A node with its key and the IDs of its ancestors. A branch that is not loaded has a placeholder as its only child. */
export interface CheckNode extends TreeNode {
  value: string;
  ancestors: readonly string[];
  placeholder?: true;
  children: readonly CheckNode[];
}

/** Returns whether a node can have children. */
export const canOpen = (kind: TreeKind, path: Path): boolean =>
  kind === 'psc' ? pscHasChildren(path) : path.length < 3;
const createPlaceholder = ({ path, count }: TreeNode): CheckNode => ({
  id: `${path[path.length - 1]!}?`,
  value: `${pathKey(path)}>?`,
  label: 'Placeholder Child',
  path: [...path, '?'],
  ancestors: path,
  count,
  placeholder: true,
  children: [],
});
/** Returns a function that converts an API node and its children. A branch without loaded children gets a placeholder. */
export const toCheckNode =
  (kind: TreeKind) =>
  (node: TreeNode): CheckNode => ({
    ...node,
    value: pathKey(node.path),
    ancestors: node.path.slice(0, -1),
    children: node.children?.length
      ? node.children.map(toCheckNode(kind))
      : canOpen(kind, node.path)
        ? [createPlaceholder(node)]
        : [],
  });
/** Returns the tree with the children of a branch replaced; unchanged if the branch does not exist. */
export const withBranch = (
  nodes: readonly CheckNode[],
  path: Path,
  children: readonly CheckNode[],
): readonly CheckNode[] =>
  path.length
    ? nodes.map((node) =>
        node.id === path[0]
          ? { ...node, children: withBranch(node.children, path.slice(1), children) }
          : node,
      )
    : children;
/** Returns the path that the value of a node encodes. */
export const parsePath = (value: string): Path => value.split('>');
/** Returns the values of all nodes that have children, which a search expands. */
export const getOpenKeys = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) =>
    node.children?.length ? [pathKey(node.path), ...getOpenKeys(node.children)] : [],
  );
