/**
 * Selections in a tree of codes (NAICS, PSC, TAS): required paths, excluded paths below them, and counts by top-level branch. The
 * nearest entry at or above a node decides whether it is checked, so branches that are not loaded need no entries.
 */
/** The ids from the top of the tree to a node. */
export type Path = readonly string[];
export interface BranchCount {
  label: string;
  value: string;
  count: number;
}
export interface TreeChoice {
  require: readonly Path[];
  exclude: readonly Path[];
  counts: readonly BranchCount[];
}
export const noChoice: TreeChoice = { require: [], exclude: [], counts: [] };

/** A node of the tree. `children` is undefined while the branch is not loaded, and empty for a code. */
export interface TreeNode {
  id: string;
  label: string;
  path: Path;
  /** Number of codes below the node; 0 for a code. */ count: number;
  children?: readonly TreeNode[];
}
export const pathKey = (path: Path): string => path.join('>');
export const isUnder = (path: Path, ancestor: Path): boolean =>
  path.length > ancestor.length && ancestor.every((id, at) => path[at] === id);
const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((id, at) => b[at] === id);
const isOutside = (path: Path, branch: Path): boolean =>
  !isUnder(path, branch) && !isSamePath(path, branch);
/** Returns the number of codes that a node represents. */
export const weightOf = (node: Pick<TreeNode, 'count'>): number => Math.max(1, node.count);

export interface ChoiceIndex {
  entries: ReadonlyMap<string, boolean>;
  /** Keys of all ancestors of entries. */ ancestorKeys: ReadonlySet<string>;
}
/** Indexes a selection, so that the state of a node is found by looking up the node and its ancestors. */
export const indexChoice = ({
  require,
  exclude,
}: Pick<TreeChoice, 'require' | 'exclude'>): ChoiceIndex => {
  const entries = new Map<string, boolean>();
  const above = new Set<string>();
  for (const [list, checked] of [
    [require, true],
    [exclude, false],
  ] as const) {
    for (const path of list) {
      entries.set(pathKey(path), checked);
      for (let depth = 1; depth < path.length; depth += 1) above.add(pathKey(path.slice(0, depth)));
    }
  }
  return { entries, ancestorKeys: above };
};
/** Returns whether the nearest entry at or above a path is a requirement; false if there is no entry. */
export const isChecked = ({ entries }: ChoiceIndex, path: Path): boolean => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const isRequired = entries.get(pathKey(path.slice(0, depth)));
    if (isRequired !== undefined) return isRequired;
  }
  return false;
};
export type CheckState = 'checked' | 'unchecked' | 'partial';
/** Returns the state of a node's checkbox: partial if a node below it has an entry of its own. */
export const getCheckState = (index: ChoiceIndex, path: Path): CheckState =>
  index.ancestorKeys.has(pathKey(path))
    ? 'partial'
    : isChecked(index, path)
      ? 'checked'
      : 'unchecked';

/** Returns the loaded children of a path; undefined while none are loaded. */
export type GetChildren = (path: Path) => readonly TreeNode[] | undefined;
/** Returns the number of selected codes at or below a node. An entry that is not loaded has a weight of 1. */
const countChosen = (
  choice: Pick<TreeChoice, 'require' | 'exclude'>,
  node: TreeNode,
  weigh: (path: Path) => number,
): number => {
  const sumBelow = (paths: readonly Path[]) =>
    paths.filter((path) => isUnder(path, node.path)).reduce((sum, path) => sum + weigh(path), 0);
  const nodeWeight = isChecked(indexChoice(choice), node.path) ? weightOf(node) : 0;
  return nodeWeight + sumBelow(choice.require) - sumBelow(choice.exclude);
};

/** Checks or unchecks a node. If all loaded children of a branch then agree, one entry for the branch replaces their entries. */
export const setChecked = (
  choice: TreeChoice,
  node: TreeNode,
  shouldCheck: boolean,
  top: TreeNode,
  getChildren: GetChildren,
): TreeChoice => {
  const getPathWeight = (path: Path): number => {
    const loadedNode = getChildren(path.slice(0, -1))?.find((child) =>
      isSamePath(child.path, path),
    );
    return loadedNode ? weightOf(loadedNode) : 1;
  };
  const oldNodeCount = countChosen(choice, node, getPathWeight);
  let { require, exclude } = choice;
  /** Replaces the entries at and below a path with one entry, or with none if the nearest entry above already gives it this state. */
  const replaceEntries = (path: Path) => {
    require = require.filter((entryPath) => isOutside(entryPath, path));
    exclude = exclude.filter((entryPath) => isOutside(entryPath, path));
    if (isChecked(indexChoice({ require, exclude }), path) === shouldCheck) return;
    if (shouldCheck) require = [...require, path];
    else exclude = [...exclude, path];
  };
  replaceEntries(node.path);
  for (let at = node.path.slice(0, -1); at.length > 0; at = at.slice(0, -1)) {
    const children = getChildren(at);
    const index = indexChoice({ require, exclude });
    const targetState = shouldCheck ? 'checked' : 'unchecked';
    if (
      !children?.length ||
      !children.every((child) => getCheckState(index, child.path) === targetState)
    )
      break;
    replaceEntries(at);
  }
  // Exclusions are valid only below a requirement.
  exclude = exclude.filter((path) => require.some((branch) => isUnder(path, branch)));
  const newNodeCount = shouldCheck ? weightOf(node) : 0;
  const branchCount = choice.counts.find(({ value }) => value === top.id);
  const newCount = (branchCount?.count ?? 0) + newNodeCount - oldNodeCount;
  const hasRequired = require.some((path) => path[0] === top.id);
  const count =
    node.path.length === 1
      ? newNodeCount
      : Math.min(Math.max(newCount, hasRequired ? 1 : 0), weightOf(top));
  const others = choice.counts.filter(({ value }) => value !== top.id);
  return {
    require,
    exclude,
    counts: hasRequired ? [...others, { label: top.label, value: top.id, count }] : others,
  };
};

/**
 * Returns a selection without the entry at `path` and the exclusions below it. Removing a required path also removes the required paths
 * below it.
 */
export const removeEntry = ({ require, exclude, counts }: TreeChoice, path: Path): TreeChoice => {
  const isRequired = require.some((entryPath) => isSamePath(entryPath, path));
  const shouldKeep = (entryPath: Path) => isOutside(entryPath, path);
  const remainingPaths = isRequired ? require.filter(shouldKeep) : require;
  return {
    require: remainingPaths,
    exclude: exclude.filter(shouldKeep),
    counts: counts.flatMap((branch) => {
      if (branch.value !== path[0]) return [branch];
      const entries = remainingPaths.filter(([top]) => top === branch.value).length;
      const count = Math.max(entries, branch.count + (isRequired ? -1 : 1));
      return entries ? [{ ...branch, count }] : [];
    }),
  };
};

/**
 * Reads saved paths and counts. `refused` is the number of invalid entries. A branch without a saved count gets the number of its
 * required paths.
 */
export const readChoice = (
  require: readonly unknown[],
  exclude: readonly unknown[],
  counts: readonly unknown[],
  toPath: (value: unknown) => Path | undefined,
): { choice: TreeChoice; refused: number } => {
  const readPaths = (list: readonly unknown[]) => {
    const paths = list.map(toPath).filter((path) => path !== undefined);
    return { kept: paths, refused: list.length - paths.length };
  };
  const required = readPaths(require);
  const excluded = readPaths(exclude);
  // An entry that repeats the nearest entry above it is redundant. If both lists contain a path, the exclusion wins.
  const index = indexChoice({ require: required.kept, exclude: excluded.kept });
  const dedupe = (list: readonly Path[]) => [
    ...new Map(list.map((path) => [pathKey(path), path])).values(),
  ];
  const validRequired = dedupe(required.kept).filter(
    (path) => index.entries.get(pathKey(path)) === true && !isChecked(index, path.slice(0, -1)),
  );
  const validExcluded = dedupe(excluded.kept).filter((path) => isChecked(index, path.slice(0, -1)));
  const topIds = [...new Set(validRequired.map(([top]) => top!))];
  const savedCounts = new Map(
    counts.flatMap((entry): [string, BranchCount][] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const { label, value, count } = entry as Record<string, unknown>;
      return typeof value === 'string' && typeof count === 'number' && Number.isFinite(count)
        ? [[value, { label: typeof label === 'string' && label ? label : value, value, count }]]
        : [];
    }),
  );
  return {
    choice: {
      require: validRequired,
      exclude: validExcluded,
      counts: topIds.map(
        (top) =>
          savedCounts.get(top) ?? {
            label: top,
            value: top,
            count: validRequired.filter(([first]) => first === top).length,
          },
      ),
    },
    refused: required.refused + excluded.refused + (excluded.kept.length - validExcluded.length),
  };
};
