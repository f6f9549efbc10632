import type { Path, TreeNode } from '@/domain/search/codeTree';
import { request } from '../http/client';
import { dollars, listOf, text, usable } from '../http/read';
import type { NaicsJson, TreeJson, TreeNodeJson } from './wire';

export type TreeKind = 'naics' | 'psc' | 'tas';
interface Plain {
  id: string;
  description: string;
  count: number;
  children: readonly (NaicsJson | TreeNodeJson)[] | undefined;
}
const plain = (kind: TreeKind, json: NaicsJson | TreeNodeJson): Plain => {
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
/** Nodes of an answer: those without a code, twice among their siblings or named like one above them are left out. */
const nodesFrom = (
  kind: TreeKind,
  list: readonly (NaicsJson | TreeNodeJson)[] | null | undefined,
  above: Path,
): readonly TreeNode[] => {
  const known = new Map<string, TreeNode>();
  const rows = listOf(list, (json) => plain(kind, json));
  for (const { id, description, count, children } of usable(rows, (row) => row.id !== '')) {
    if (known.has(id) || above.includes(id)) continue;
    const path = [...above, id];
    // The groups of product and service codes are names, not codes.
    const label =
      kind === 'psc' && path.length === 1
        ? description || id
        : [id, description].filter(Boolean).join(' - ');
    known.set(id, {
      id,
      label,
      path,
      count,
      ...(children ? { children: nodesFrom(kind, children, path) } : {}),
    });
  }
  return [...known.values()];
};

/** The nodes right below a path; the top of the tree for an empty one. */
export const fetchBranch = async (
  kind: TreeKind,
  path: Path,
  signal?: AbortSignal,
): Promise<readonly TreeNode[]> => {
  const steps = (kind === 'naics' ? path.slice(-1) : path)
    .map((id) => `${encodeURIComponent(id)}/`)
    .join('');
  const { results } = await request<TreeJson<NaicsJson | TreeNodeJson>>({
    path:
      kind === 'naics'
        ? `v2/references/naics/${steps}`
        : `v2/references/filter_tree/${kind}/${steps}`,
    signal,
  });
  return nodesFrom(
    kind,
    kind === 'naics' && path.length ? (results?.[0]?.children ?? []) : results,
    path,
  ).map(({ id, label, path: own, count }) => ({ id, label, path: own, count }));
};
/** The branches in which a text occurs, with all their children that hold it. */
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
  return nodesFrom(kind, results, []);
};
