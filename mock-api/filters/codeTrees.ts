import type { Lookups, Tas } from '../core/lookups';
import type { AdvancedFilters, CodeTree } from './schema';

/** Returns the required and the excluded nodes of a code tree. In a plain list, all nodes are required. */
export const getTreeLists = <T>(tree: CodeTree<T>): { require: T[]; exclude: T[] } =>
  Array.isArray(tree)
    ? { require: tree, exclude: [] }
    : { require: tree.require ?? [], exclude: tree.exclude ?? [] };

/**
 * Returns a function that decides whether a tree keeps a code, given the possible names of its node at each level, most specific first.
 * The first level with a selected node decides, and exclusions win within a level. Without a selected node, the code is kept if no node
 * is required. A decision costs a few lookups, regardless of the number of selected nodes.
 */
const createDecider = (
  tree: CodeTree<string>,
): ((path: readonly (readonly string[])[]) => boolean) => {
  const { require, exclude } = getTreeLists(tree);
  const requiredNames = new Set(require);
  const excludedNames = new Set(exclude);
  return (path) => {
    for (const names of path) {
      if (names.some((name) => excludedNames.has(name))) return false;
      if (names.some((name) => requiredNames.has(name))) return true;
    }
    return require.length === 0;
  };
};
const getPrefixes = (code: string, lengths: readonly number[]): string[][] =>
  lengths.filter((length) => length <= code.length).map((length) => [code.slice(0, length)]);
const mapTree = <T>(tree: CodeTree<T>, getName: (node: T) => string): CodeTree<string> => {
  const { require, exclude } = getTreeLists(tree);
  return { require: require.map(getName), exclude: exclude.map(getName) };
};

/** Returns the NAICS codes that a tree keeps, including -1 if the tree keeps awards without a code. */
export const findNaicsCodes = (lookups: Lookups, tree: CodeTree<string | number>): number[] => {
  const isIncluded = createDecider(mapTree(tree, String));
  return [-1, ...lookups.naicsUsed].filter((code) =>
    isIncluded(code < 0 ? [] : getPrefixes(String(code), [6, 4, 2])),
  );
};

const getPscGroup = (code: string): string =>
  /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
/** Returns the PSC IDs that a tree keeps, including -1 if the tree keeps awards without a code. */
export const findPscIds = (lookups: Lookups, tree: CodeTree<string[] | string>): number[] => {
  // A path with one element is a group. A longer path selects its last code.
  const isIncluded = createDecider(
    mapTree(tree, (node) =>
      typeof node === 'string'
        ? node
        : node.length === 1
          ? `group ${node[0]!}`
          : node[node.length - 1]!,
    ),
  );
  return [
    ...(isIncluded([]) ? [-1] : []),
    ...lookups.psc
      .filter(({ code }) =>
        isIncluded([...getPrefixes(code, [4, 3, 2, 1]), [`group ${getPscGroup(code)}`]]),
      )
      .map((row) => row.id),
  ];
};

type Component = Record<string, string | null>;
/** The values of a Treasury account for each part of a component, most selective part first. */
const componentParts: Readonly<Record<string, (row: Tas) => readonly (string | null)[]>> = {
  aid: (row) => [row.aid],
  main: (row) => [row.main],
  sub: (row) => [row.sub],
  a: (row) => [row.a],
  ata: (row) => [row.ata],
  bpoa: (row) => [row.bpoa],
  epoa: (row) => [row.epoa],
  agency: (row) => [row.cgac, row.top_code, row.aid],
  // The federal account to which the Treasury account belongs.
  faaid: ({ account }) => [account.split('-')[0]!],
  famain: ({ account }) => [account.split('-')[1]!],
};
/** Returns whether an account matches a component. A component without a recognized part matches nothing. */
const isMatch = (row: Tas, component: Component): boolean => {
  const requestedParts = Object.entries(componentParts).filter(
    ([part]) => component[part] !== undefined,
  );
  return (
    requestedParts.length > 0 &&
    requestedParts.every(([part, getValues]) => getValues(row).includes(component[part]!))
  );
};
const getPathName = ([agency, account, symbol]: readonly string[]): string =>
  symbol ? `symbol ${symbol}` : account ? `account ${account}` : `agency ${agency ?? ''}`;

/** Returns the IDs of the Treasury accounts that match the tree or the components. If `tree` is a list, its items are components. */
export const findTasIds = (
  lookups: Lookups,
  tree: AdvancedFilters['tas_codes'],
  components: AdvancedFilters['treasury_account_components'] = [],
): number[] => {
  const isIncluded =
    tree && !Array.isArray(tree)
      ? createDecider(mapTree(tree as CodeTree<string[]>, getPathName))
      : undefined;
  const allComponents = Array.isArray(tree)
    ? [...components, ...(tree as Component[])]
    : components;
  return lookups.tas
    .filter(
      (row) =>
        isIncluded?.([
          [`symbol ${row.label}`],
          [`account ${row.account}`],
          [row.aid, row.cgac, row.top_code].map((code) => `agency ${code}`),
        ]) || allComponents.some((component) => isMatch(row, component)),
    )
    .map((row) => row.id);
};
