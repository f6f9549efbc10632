import type { Path, TreeNode } from '@/domain/search/codeTree';
import { dollars, filterUsable, listOf, text } from '../http/read';
import type { ListingJson, NaicsJson, NodeJson, TreeNodeJson } from './wire';

export type TreeKind = 'naics' | 'psc' | 'tas';
/** The trees of the search filters, and the tree of assistance listings. */
export type CodeTreeKind = TreeKind | 'assistance';

const idAndDescription = (kind: CodeTreeKind, json: NodeJson): readonly unknown[] => {
  if (kind === 'naics') return [(json as NaicsJson).naics, (json as NaicsJson).naics_description];
  const { description } = json as TreeNodeJson;
  return [
    kind === 'assistance' ? (json as ListingJson).code : (json as TreeNodeJson).id,
    description,
  ];
};
const entryFromJson = (kind: CodeTreeKind, json: NodeJson) => {
  const { children, count } = json;
  const [id, description] = idAndDescription(kind, json);
  return {
    id: text(id),
    description: text(description),
    count: Math.max(0, Math.floor(dollars(count) ?? 0)),
    children: Array.isArray(children) ? children : undefined,
  };
};
/** Reads nodes. Drops nodes that have no code, repeat a sibling or have the code of an ancestor. */
export const nodesFromJson = (
  kind: CodeTreeKind,
  list: readonly NodeJson[] | null | undefined,
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

/** Returns the titles of nodes by their codes. */
export const titlesFromJson = (
  kind: CodeTreeKind,
  list: readonly NodeJson[] | null | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    listOf(list, (json) => entryFromJson(kind, json)).map(({ id, description }) => [
      id,
      description,
    ]),
  );
