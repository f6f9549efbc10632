import { pscType } from '../../codes/psc';
import { noChoice, readChoice, type Path, type TreeChoice } from '../codeTree';
import { makeCodeTree, type CodeTree, type SearchFilters } from '../searchFilters';
import { droppedIf, isObject, type FilterDefinition, type FilterId } from './definition';

export type TreeField = 'naicsCodes' | 'pscCodes' | 'tasCodes';
/** Returns the path to a NAICS code: its first two, four and six digits. */
export const naicsPath = (code: string): Path =>
  [2, 4, 6].filter((length) => length <= code.length).map((length) => code.slice(0, length));
/** Returns the path to a PSC: its group, then its first two and four characters; research and services also have the first one. */
export const pscPath = (code: string): Path => {
  const type = pscType(code);
  const lengths = type === 'Product' ? [2, 4] : [1, 2, 4];
  return [
    type,
    ...lengths.filter((length) => length <= code.length).map((length) => code.slice(0, length)),
  ];
};
const pscGroups: Readonly<Record<string, string>> = { Product: 'Products', Service: 'Services' };
/** Returns the name of the top-level branch of a NAICS code or PSC, for selections that have none. */
export const branchLabel = ([top = '']: Path): string => pscGroups[top] ?? top;
/** Returns whether a PSC node can have children: products have two levels below their group, others three. */
export const pscHasChildren = (path: Path, isPlaceholder = false): boolean =>
  !isPlaceholder && path.length - 1 < (path[0] === 'Product' ? 2 : 3);

const MAX_ID_LENGTH = 60;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
const makePathParser =
  (maxDepth: number) =>
  (value: unknown): Path | undefined =>
    Array.isArray(value) && value.length > 0 && value.length <= maxDepth && value.every(isId)
      ? value
      : undefined;
const pathParsers: Readonly<Record<TreeField, (value: unknown) => Path | undefined>> = {
  naicsCodes: (value) => {
    const code = typeof value === 'number' ? String(value) : value;
    return typeof code === 'string' && /^(\d{2}|\d{4}|\d{6})$/.test(code)
      ? naicsPath(code)
      : undefined;
  },
  pscCodes: makePathParser(4),
  tasCodes: makePathParser(3),
};

/** Returns the selection of a tree filter as paths. The NAICS filter stores codes; the PSC and TAS filters store paths. */
export const getTreeChoice = (filters: SearchFilters, field: TreeField): TreeChoice => {
  const tree = filters[field];
  return tree.require.length
    ? readChoice(tree.require, tree.exclude, tree.counts, pathParsers[field]).choice
    : noChoice;
};
const toSavedList = (field: TreeField, list: readonly Path[]): readonly unknown[] =>
  field === 'naicsCodes' ? list.map((path) => path[path.length - 1]!) : list;
const toCodeTree = (field: TreeField, { require, exclude, counts }: TreeChoice): CodeTree =>
  makeCodeTree({
    require: toSavedList(field, require),
    exclude: toSavedList(field, exclude),
    counts,
  });
export const withChoice = (
  filters: SearchFilters,
  field: TreeField,
  choice: TreeChoice,
): SearchFilters => filters.set(field, toCodeTree(field, choice));

const makeTreeFilter = (
  id: FilterId,
  name: string,
  field: TreeField,
  criterion: 'naics' | 'psc' | 'tas',
): FilterDefinition => ({
  id,
  name,
  fields: [field],
  // The number of top-level branches.
  count: (filters) => getTreeChoice(filters, field).counts.length,
  toCriteria: (filters) => {
    const { require, exclude } = getTreeChoice(filters, field);
    return require.length
      ? {
          [criterion]: {
            require: toSavedList(field, require),
            ...(exclude.length ? { exclude: toSavedList(field, exclude) } : {}),
          },
        }
      : {};
  },
  fromSaved: (savedForm, target) => {
    const value = savedForm[field];
    if (value === undefined || value === null) return { filters: target, dropped: [] };
    const { require, exclude, counts } = isObject(value) ? value : {};
    const toList = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);
    const { choice, refused } = readChoice(
      toList(require),
      toList(exclude),
      toList(counts),
      pathParsers[field],
    );
    const isInvalid =
      !isObject(value) ||
      [require, exclude].some(
        (part) => part !== undefined && part !== null && !Array.isArray(part),
      );
    return {
      filters: target.set(
        field,
        choice.require.length ? toCodeTree(field, choice) : makeCodeTree(),
      ),
      dropped: droppedIf(isInvalid || refused > 0, name),
    };
  },
});
export const naicsFilter = makeTreeFilter('naics', 'NAICS', 'naicsCodes', 'naics');
export const pscFilter = makeTreeFilter('psc', 'Product or Service Code (PSC)', 'pscCodes', 'psc');
export const tasFilter = makeTreeFilter('tas', 'Treasury Account Symbol (TAS)', 'tasCodes', 'tas');

/** Returns the paths of the branches above the selected and excluded codes, upper levels first, so that they can be loaded. */
export const branchesToLoad = ({ require, exclude }: TreeChoice): readonly Path[] =>
  [
    ...new Map(
      [...require, ...exclude]
        .flatMap((path) => path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1)))
        .map((path) => [path.join('>'), path]),
    ).values(),
  ].sort((a, b) => a.length - b.length);
