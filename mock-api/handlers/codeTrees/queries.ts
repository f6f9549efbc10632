import { badRequest, unprocessable } from '../../core/errors';
import type { Call } from '../../core/route';
import { oncePerSet } from '../shared/oncePerSet';

/** A node of a code tree. `count` is the number of leaves below the node, and 0 for a leaf. */
export interface TreeNode {
  id: string;
  description: string;
  ancestors: string[];
  count: number;
  children: TreeNode[];
}

interface TreeRow {
  path: readonly string[];
  description: string;
}
/** Builds a tree from rows with paths. Parents must precede their children. A row without a parent is left out. */
const buildTree = (rows: readonly TreeRow[]): TreeNode[] => {
  const roots: TreeNode[] = [];
  const nodesByPath = new Map<string, TreeNode>();
  for (const { path, description } of rows) {
    const node: TreeNode = {
      id: path[path.length - 1]!,
      description,
      ancestors: path.slice(0, -1),
      count: 0,
      children: [],
    };
    nodesByPath.set(path.join('>'), node);
    (path.length === 1
      ? roots
      : (nodesByPath.get(path.slice(0, -1).join('>'))?.children ?? [])
    ).push(node);
  }
  const countLeaves = (node: TreeNode): number => {
    node.count = node.children.reduce(
      (sum, child) => sum + (child.children.length ? countLeaves(child) : 1),
      0,
    );
    return node.count;
  };
  roots.forEach(countLeaves);
  return roots;
};

const buildOnce = (loadRows: (call: Call) => Promise<TreeRow[]>) =>
  oncePerSet(async (call) => buildTree(await loadRows(call)));
const pscOrder = ['Product', 'Research and Development', 'Service'];
const trees = {
  naics: buildOnce(async ({ lookups }) =>
    lookups.naics
      .filter(({ year_retired: yearRetired }) => yearRetired === null)
      .map(({ code, text }) => ({ code: String(code), text: text ?? '' }))
      .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
      .map(({ code, text }) => ({
        path: [2, 4, 6]
          .filter((length) => length <= code.length)
          .map((length) => code.slice(0, length)),
        description: text,
      })),
  ),
  // Products have two levels of codes below their group; research and services have three.
  psc: buildOnce(async ({ lookups }) => [
    ...pscOrder.map((group) => ({
      path: [group],
      description: group === 'Product' ? 'Products' : group === 'Service' ? 'Services' : group,
    })),
    ...[...lookups.psc]
      .sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
      .filter((row) => !(row.tier === 'Product' && row.code.length === 1))
      .map((row) => ({
        path: [
          row.tier,
          ...(row.tier === 'Product' ? [2, 4] : [1, 2, 4])
            .filter((length) => length <= row.code.length)
            .map((length) => row.code.slice(0, length)),
        ],
        description: row.text ?? '',
      })),
  ]),
  tas: buildOnce(async ({ shared, lookups }) => {
    const accounts = await shared.query<{ code: string; title: string; top: string }>(
      `select f.code, f.title, o.code AS top
        from federal_account f
        join toptier o on o.id = f.toptier_id
        order by f.code`,
    );
    const agencyCodes = new Set(accounts.map(({ top }) => top));
    const titles = new Map(accounts.map(({ code, title }) => [code, title]));
    return [
      ...lookups.toptiers
        .filter(({ code }) => agencyCodes.has(code))
        .sort((a, b) => (a.code < b.code ? -1 : 1))
        .map(({ code, name }) => ({ path: [code], description: name })),
      ...accounts.map(({ code, title, top }) => ({ path: [top, code], description: title })),
      ...lookups.tas
        .filter(({ label }) => label)
        .sort((a, b) => (a.label < b.label ? -1 : 1))
        .map((row) => ({
          path: [row.top_code, row.account, row.label],
          description: titles.get(row.account) ?? '',
        })),
    ];
  }),
};
/** Returns a tree of codes, built once for each dataset. */
export const getTree = (call: Call, name: keyof typeof trees): Promise<TreeNode[]> =>
  trees[name](call);

/** Returns the nodes whose code or description contains the lowercase `text`, with the nodes above them. */
export const prune = (nodes: readonly TreeNode[], text: string): TreeNode[] =>
  nodes.flatMap((node) => {
    const children = prune(node.children, text);
    return children.length || `${node.id} ${node.description}`.toLowerCase().includes(text)
      ? [{ ...node, children }]
      : [];
  });
/** Returns a node with `depth` levels of children, or all levels for -1. Deeper children are null. */
export const cut = (node: TreeNode, depth: number): unknown => ({
  ...node,
  children:
    depth === 0 || !node.children.length
      ? null
      : node.children.map((child) => cut(child, depth - 1)),
});
const toIndustry = ({ id, description, count, children }: TreeNode, depth: number): unknown => ({
  naics: id,
  naics_description: description,
  count,
  year_retired: null,
  ...(depth !== 0 && children.length
    ? { children: children.map((child) => toIndustry(child, depth - 1)) }
    : {}),
});
/** Returns the NAICS sectors, or the branches that contain the filter text. */
export const industryTree = async (call: Call) => {
  const text = ((call.query as { filter?: string }).filter ?? '').trim().toLowerCase();
  const tree = await getTree(call, 'naics');
  return {
    results: text
      ? prune(tree, text).map((node) => toIndustry(node, -1))
      : tree.map((node) => toIndustry(node, 0)),
  };
};
const MAX_NAICS_DIGITS = 6;
/** Returns a NAICS code with the codes directly below it. Throws 400 if it is not a number, 422 if it is too long. */
export const industryNode = async (call: Call) => {
  const code = call.params.code!;
  if (!/^\d+$/.test(code))
    throw badRequest(
      `'code' must be a NAICS code, for example 541512. Invalid: ${code.slice(0, 100)}`,
    );
  if (code.length > MAX_NAICS_DIGITS)
    throw unprocessable(
      `'code' must have at most ${MAX_NAICS_DIGITS} digits, for example 541512. It has ${code.length}`,
    );
  const findNode = (nodes: readonly TreeNode[]): TreeNode | undefined => {
    const ancestor = nodes.find(({ id }) => code.startsWith(id));
    return !ancestor || ancestor.id === code ? ancestor : findNode(ancestor.children);
  };
  const match = findNode(await getTree(call, 'naics'));
  return { results: match ? [toIndustry(match, 1)] : [] };
};
