import type { Path, TreeNode } from '@/domain/search/codeTree';
import { codeBranch, codeSearch } from './endpoints';
import type { TreeKind } from './treeFromJson';

export type { TreeKind } from './treeFromJson';

/** Returns the nodes below a path, or the top level of the tree for an empty path. */
export const fetchBranch = (
  kind: TreeKind,
  path: Path,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> => codeBranch.call({ kind, path }, signal);
/** Returns the branches that contain a text, down to all matching descendants. */
export const searchTree = (
  kind: TreeKind,
  text: string,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> => codeSearch.call({ kind, text }, signal);
