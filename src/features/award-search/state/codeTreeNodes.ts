/** The nodes of a code tree: what the service tells of them, and where they stand in the tree. */
import { pathKey, type Path, type TreeNode } from '@/domain/search/codeTree';
import { pscHasChildren } from '@/domain/search/filters/treeFilters';
import type { TreeKind } from '@/services/code-trees/codeTreeService';

/** A node as the tree holds it: `value` is its key in the tree, `ancestors` the ids above it. A branch that is not loaded holds a placeholder. */
export interface CheckNode extends TreeNode {
  value: string;
  ancestors: readonly string[];
  placeholder?: true;
  children: readonly CheckNode[];
}

/** Whether a node can have children, told by its place. */
export const canOpen = (kind: TreeKind, path: Path): boolean =>
  kind === 'psc' ? pscHasChildren(path) : path.length < 3;
const placeholderOf = ({ path, count }: TreeNode): CheckNode => ({
  id: `${path[path.length - 1]!}?`,
  value: `${pathKey(path)}>?`,
  label: 'Placeholder Child',
  path: [...path, '?'],
  ancestors: path,
  count,
  placeholder: true,
  children: [],
});
/** A node of the service with the children it came with, or a placeholder for those that are not loaded. */
export const asCheckNode =
  (kind: TreeKind) =>
  (node: TreeNode): CheckNode => ({
    ...node,
    value: pathKey(node.path),
    ancestors: node.path.slice(0, -1),
    children: node.children?.length
      ? node.children.map(asCheckNode(kind))
      : canOpen(kind, node.path)
        ? [placeholderOf(node)]
        : [],
  });
/** The tree with the children of one branch; a branch that is not there changes nothing. */
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
/** The path that the value of a node stands for. */
export const pathOf = (value: string): Path => value.split('>');
/** Values of the nodes that came with children: what a search opens. */
export const openKeys = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) =>
    node.children?.length ? [pathKey(node.path), ...openKeys(node.children)] : [],
  );
