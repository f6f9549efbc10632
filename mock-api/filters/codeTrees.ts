import type { Lookups, Tas } from '../core/lookups';
import type { AdvancedFilters, CodeTree } from './schema';
import type { Values } from './values';

const parts = <T>(tree: CodeTree<T>): { require: T[]; exclude: T[] } =>
  (Array.isArray(tree) ? { require: tree, exclude: [] } : { require: tree.require ?? [], exclude: tree.exclude ?? [] });

/**
 * Decides for a code: the longest matching node wins; with no matching node the answer is whether nothing was required.
 * `depth` is how specific a node is, `matches` whether the code lies under it.
 */
const decide = <N>(require: readonly N[], exclude: readonly N[], depth: (node: N) => number, matches: (node: N) => boolean): boolean => {
  const best = (nodes: readonly N[]) => nodes.filter(matches).reduce((deepest, node) => Math.max(deepest, depth(node)), -1);
  const wanted = best(require);
  const unwanted = best(exclude);
  if (wanted < 0 && unwanted < 0) return require.length === 0;
  return wanted > unwanted;
};

/** NAICS nodes as ranges of six-digit codes, most specific first. */
export const naicsPredicate = (values: Values, tree: CodeTree<string | number>): string => {
  const { require, exclude } = parts(tree);
  const nodes = [...require.map((code) => ({ code: String(code), keep: true })), ...exclude.map((code) => ({ code: String(code), keep: false }))]
    // At equal length an exclusion beats a requirement.
    .sort((a, b) => b.code.length - a.code.length || Number(a.keep) - Number(b.keep));
  const whens = nodes.map(({ code, keep }) => {
    const width = 10 ** (6 - code.length);
    return `when naics between ${values.add(Number(code) * width)} and ${values.add((Number(code) + 1) * width - 1)} then ${keep}`;
  });
  return `(case ${whens.join(' ')} else ${require.length === 0} end)`;
};

const groupStarts: Readonly<Record<string, RegExp>> = { Product: /^\d/, 'Research and Development': /^A/, Service: /^[B-Z]/ };

/** PSC ids that a tree keeps; -1 stands for records without a code. */
export const pscIds = (lookups: Lookups, tree: CodeTree<string[] | string>): number[] => {
  const { require, exclude } = parts(tree);
  const under = (code: string) => (node: string[] | string): boolean => {
    if (typeof node === 'string') return code.startsWith(node);
    return node.length === 1 ? groupStarts[node[0]!]!.test(code) : code.startsWith(node[node.length - 1]!);
  };
  const depth = (node: string[] | string) => (typeof node === 'string' ? node.length : node.length === 1 ? 0 : node[node.length - 1]!.length);
  const kept = lookups.psc.filter(({ code }) => decide(require, exclude, depth, under(code))).map((row) => row.id);
  return require.length ? kept : [-1, ...kept];
};

type Node = string[] | Record<string, string | null>;
const tasUnder = (row: Tas) => (node: Node): boolean => {
  if (!Array.isArray(node)) {
    return (['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub'] as const).every((key) => !(key in node) || node[key] === undefined || (node[key] ?? null) === row[key])
      && (!('agency' in node) || !node.agency || [row.cgac, row.top_code, row.aid].includes(node.agency));
  }
  const [agency, account, symbol] = node;
  return (symbol ? row.label === symbol : account ? row.account === account : agency === row.aid || agency === row.cgac || agency === row.top_code);
};

/** Treasury account ids that the tree or the components keep; the two are ORed with each other. */
export const tasIds = (lookups: Lookups, tree: AdvancedFilters['tas_codes'], components: AdvancedFilters['treasury_account_components']): number[] => {
  const { require, exclude } = tree ? parts<Node>(tree as CodeTree<Node>) : { require: [], exclude: [] };
  const depth = (node: Node) => (Array.isArray(node) ? node.length : 7);
  return lookups.tas.filter((row) => (tree && decide(require, exclude, depth, tasUnder(row))) || (components ?? []).some(tasUnder(row))).map((row) => row.id);
};
