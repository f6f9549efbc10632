import type { Path, TreeNode } from '@/domain/search/codeTree';
import { request } from '../http/client';
import { dollars, listOf, text, filterUsable } from '../http/read';
import type { NaicsJson, TreeJson, TreeNodeJson } from './wire';

export type TreeKind = 'naics' | 'psc' | 'tas';
const entryFromJson = (kind: TreeKind, json: NaicsJson | TreeNodeJson) => {
  const { children, count } = json;
  const [id, description] =
    kind === 'naics'
      ? [(json as NaicsJson).naics, (json as NaicsJson).naics_description]
      : [(json as TreeNodeJson).id, (json as TreeNodeJson).description];
  return {
    id: text(id),
    description: text(description),
    count: Math.max(0, Math.floor(dollars(count) ?? 0)),
    children: Array.isArray(children) ? children : undefined,
  };
};
/** Reads nodes. Drops nodes that have no code, repeat a sibling or have the code of an ancestor. */
const nodesFromJson = (
  kind: TreeKind,
  list: readonly (NaicsJson | TreeNodeJson)[] | null | undefined,
  ancestors: Path,
): readonly TreeNode[] => {
  const nodesById = new Map<string, TreeNode>();
  const rows = listOf(list, (json) => entryFromJson(kind, json));
  for (const { id, description, count, children } of filterUsable(rows, (row) => row.id !== '')) {
    if (nodesById.has(id) || ancestors.includes(id)) continue;
    const path = [...ancestors, id];
    // The top level of the PSC tree has names, not codes.
    const label =
      kind === 'psc' && path.length === 1
        ? description || id
        : [id, description].filter(Boolean).join(' - ');
    nodesById.set(id, {
      id,
      label,
      path,
      count,
      ...(children ? { children: nodesFromJson(kind, children, path) } : {}),
    });
  }
  return [...nodesById.values()];
};

/** Returns the nodes below a path, or the top level of the tree for an empty path. */
export const fetchBranch = async (
  kind: TreeKind,
  path: Path,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> => {
  const pathSegments = (kind === 'naics' ? path.slice(-1) : path)
    .map((id) => `${encodeURIComponent(id)}/`)
    .join('');
  const { results } = await request<TreeJson<NaicsJson | TreeNodeJson>>({
    path:
      kind === 'naics'
        ? `v2/references/naics/${pathSegments}`
        : `v2/references/filter_tree/${kind}/${pathSegments}`,
    signal,
  });
  return nodesFromJson(
    kind,
    kind === 'naics' && path.length ? (results?.[0]?.children ?? []) : results,
    path,
  ).map(({ id, label, path: nodePath, count }) => ({ id, label, path: nodePath, count }));
};
/** Returns the branches that contain a text, down to all matching descendants. */
export const searchTree = async (
  kind: TreeKind,
  filter: string,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> => {
  const { results } = await request<TreeJson<NaicsJson | TreeNodeJson>>({
    path: kind === 'naics' ? 'v2/references/naics/' : `v2/references/filter_tree/${kind}/`,
    query: { ...(kind === 'naics' ? {} : { depth: kind === 'psc' ? -1 : 2 }), filter },
    signal,
  });
  return nodesFromJson(kind, results, []);
};
