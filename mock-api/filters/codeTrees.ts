import type { Lookups, Tas } from '../core/lookups';
import type { AdvancedFilters, CodeTree } from './schema';

const parts = <T>(tree: CodeTree<T>): { require: T[]; exclude: T[] } =>
  Array.isArray(tree)
    ? { require: tree, exclude: [] }
    : { require: tree.require ?? [], exclude: tree.exclude ?? [] };

/**
 * Decides for codes: the longest matching node wins, at equal length an exclusion; with no matching node the answer is whether
 * nothing was required. A code is given by the keys of the nodes above it and of itself, the most specific first, each level a list
 * of its possible names: so a decision costs a few look-ups, however many nodes were chosen.
 */
const decider = (tree: CodeTree<string>): ((path: readonly (readonly string[])[]) => boolean) => {
  const { require, exclude } = parts(tree);
  const wanted = new Set(require);
  const unwanted = new Set(exclude);
  return (path) => {
    for (const names of path) {
      if (names.some((name) => unwanted.has(name))) return false;
      if (names.some((name) => wanted.has(name))) return true;
    }
    return require.length === 0;
  };
};
const prefixes = (code: string, lengths: readonly number[]): string[][] =>
  lengths.filter((length) => length <= code.length).map((length) => [code.slice(0, length)]);
const mapped = <T>(tree: CodeTree<T>, name: (node: T) => string): CodeTree<string> => {
  const { require, exclude } = parts(tree);
  return { require: require.map(name), exclude: exclude.map(name) };
};

/** NAICS codes of the records that a tree keeps; -1 stands for records without a code. */
export const naicsCodes = (lookups: Lookups, tree: CodeTree<string | number>): number[] => {
  const keeps = decider(mapped(tree, String));
  return [-1, ...lookups.naicsUsed].filter((code) =>
    keeps(code < 0 ? [] : prefixes(String(code), [6, 4, 2])),
  );
};

const groupOf = (code: string): string =>
  /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
/** PSC ids that a tree keeps; -1 stands for records without a code. */
export const pscIds = (lookups: Lookups, tree: CodeTree<string[] | string>): number[] => {
  // A path of one element is a group; a longer one stands for its last code.
  const keeps = decider(
    mapped(tree, (node) =>
      typeof node === 'string'
        ? node
        : node.length === 1
          ? `group ${node[0]!}`
          : node[node.length - 1]!,
    ),
  );
  return [
    ...(keeps([]) ? [-1] : []),
    ...lookups.psc
      .filter(({ code }) => keeps([...prefixes(code, [4, 3, 2, 1]), [`group ${groupOf(code)}`]]))
      .map((row) => row.id),
  ];
};

type Component = Record<string, string | null>;
/** What a Treasury account has for each part of a component; what sets most accounts apart comes first. */
const componentParts: Readonly<Record<string, (row: Tas) => readonly (string | null)[]>> = {
  aid: (row) => [row.aid],
  main: (row) => [row.main],
  sub: (row) => [row.sub],
  a: (row) => [row.a],
  ata: (row) => [row.ata],
  bpoa: (row) => [row.bpoa],
  epoa: (row) => [row.epoa],
  agency: (row) => [row.cgac, row.top_code, row.aid],
  // The federal account that the Treasury account belongs to.
  faaid: ({ account }) => [account.split('-')[0]!],
  famain: ({ account }) => [account.split('-')[1]!],
};
/** Whether an account is one of those that a component names; one that names none fits none. */
const fits = (row: Tas, component: Component): boolean => {
  const given = Object.entries(componentParts).filter(([part]) => component[part] !== undefined);
  return given.length > 0 && given.every(([part, of]) => of(row).includes(component[part]!));
};
const pathName = ([agency, account, symbol]: readonly string[]): string =>
  symbol ? `symbol ${symbol}` : account ? `account ${account}` : `agency ${agency ?? ''}`;

/** Treasury account ids that the tree or the components keep; the two are ORed with each other. A plain list in place of the tree holds components. */
export const tasIds = (
  lookups: Lookups,
  tree: AdvancedFilters['tas_codes'],
  components: AdvancedFilters['treasury_account_components'] = [],
): number[] => {
  const keeps =
    tree && !Array.isArray(tree)
      ? decider(mapped(tree as CodeTree<string[]>, pathName))
      : undefined;
  const either = Array.isArray(tree) ? [...components, ...(tree as Component[])] : components;
  return lookups.tas
    .filter(
      (row) =>
        keeps?.([
          [`symbol ${row.label}`],
          [`account ${row.account}`],
          [row.aid, row.cgac, row.top_code].map((code) => `agency ${code}`),
        ]) || either.some((component) => fits(row, component)),
    )
    .map((row) => row.id);
};
