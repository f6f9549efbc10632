import type { Path, TreeNode } from '@/domain/search/codeTree';
import { endpoint } from '../http/endpoint';
import { nodesFromJson, type CodeTreeKind } from './treeFromJson';
import type { ListingJson, NodeJson, TreeJson } from './wire';

/** Number of levels below the top that a search returns: all levels of PSC, the accounts and symbols of TAS. */
const searchDepths: Partial<Record<CodeTreeKind, number>> = { psc: -1, tas: 2 };

/** Returns the API path of a branch; an empty path is the top of the tree. */
export const branchAddress = (kind: CodeTreeKind, path: Path): string => {
  const idsInAddress = kind === 'naics' || kind === 'assistance' ? path.slice(-1) : path;
  const segments = idsInAddress.map((id) => `${encodeURIComponent(id)}/`).join('');
  if (kind === 'naics') return `v2/references/naics/${segments}`;
  return kind === 'assistance'
    ? `v2/references/assistance_listing/${segments}`
    : `v2/references/filter_tree/${kind}/${segments}`;
};
export type BranchJson = TreeJson<NodeJson> | ListingJson[];
/** Returns the nodes of a response: the list of assistance listings has no field around it. */
const listIn = (wire: BranchJson): readonly NodeJson[] | undefined =>
  Array.isArray(wire) ? wire : wire.results;
/** Returns the nodes below a path. The NAICS and listing calls return the node itself with its children. */
export const branchNodes = (
  kind: CodeTreeKind,
  path: Path,
  wire: BranchJson,
): readonly NodeJson[] | undefined =>
  path.length && (kind === 'naics' || kind === 'assistance')
    ? (listIn(wire)?.[0]?.children ?? [])
    : listIn(wire);

interface BranchQuery {
  kind: CodeTreeKind;
  /** Empty for the top level of the tree. */
  path: Path;
}
/** The nodes directly below a path. */
export const codeBranch = endpoint({
  name: 'codeTrees/branch',
  path: ({ kind, path }: BranchQuery) => branchAddress(kind, path),
  read: (wire: BranchJson, { kind, path }): readonly TreeNode[] =>
    nodesFromJson(kind, branchNodes(kind, path, wire), path).map(
      ({ id, label, path: nodePath, count }) => ({ id, label, path: nodePath, count }),
    ),
});

interface SearchQuery {
  kind: CodeTreeKind;
  text: string;
}
/** The branches that contain a text, down to all matching descendants. */
export const codeSearch = endpoint({
  name: 'codeTrees/search',
  path: ({ kind }: SearchQuery) => branchAddress(kind, []),
  params: ({ kind, text }): Record<string, string | number> => {
    const depth = searchDepths[kind];
    return { ...(depth === undefined ? {} : { depth }), filter: text };
  },
  read: (wire: BranchJson, { kind }): readonly TreeNode[] => nodesFromJson(kind, listIn(wire), []),
});
