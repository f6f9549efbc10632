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
  /** Number of codes below it; 0 for a code. */ count: number;
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
  /** Ancestors of entries. */ above: ReadonlySet<string>;
}
/** Indexes a selection once, so that checking a node only looks up its ancestors. */
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
  return { entries, above };
};
/** Returns whether the nearest entry at or above a path requires it. */
export const isChecked = ({ entries }: ChoiceIndex, path: Path): boolean => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const entry = entries.get(pathKey(path.slice(0, depth)));
    if (entry !== undefined) return entry;
  }
  return false;
};
export type CheckState = 'checked' | 'unchecked' | 'partial';
/** Returns the state of a node's checkbox: partial if a node below it has an entry of its own. */
export const checkState = (index: ChoiceIndex, path: Path): CheckState =>
  index.above.has(pathKey(path)) ? 'partial' : isChecked(index, path) ? 'checked' : 'unchecked';

/** Returns the loaded children of a path; undefined while none are loaded. */
export type GetChildren = (path: Path) => readonly TreeNode[] | undefined;
/** Counts the selected codes under a node, as far as they are loaded. */
const chosenBelow = (
  choice: Pick<TreeChoice, 'require' | 'exclude'>,
  node: TreeNode,
  weigh: (path: Path) => number,
): number => {
  const sumBelow = (paths: readonly Path[]) =>
    paths.filter((path) => isUnder(path, node.path)).reduce((sum, path) => sum + weigh(path), 0);
  const ownWeight = isChecked(indexChoice(choice), node.path) ? weightOf(node) : 0;
  return ownWeight + sumBelow(choice.require) - sumBelow(choice.exclude);
};

/** Checks or unchecks a node. One entry for a branch replaces those of its loaded children if they agree. */
export const setChecked = (
  choice: TreeChoice,
  node: TreeNode,
  checked: boolean,
  top: TreeNode,
  getChildren: GetChildren,
): TreeChoice => {
  const getPathWeight = (path: Path): number => {
    const loadedNode = getChildren(path.slice(0, -1))?.find((child) =>
      isSamePath(child.path, path),
    );
    return loadedNode ? weightOf(loadedNode) : 1;
  };
  const before = chosenBelow(choice, node, getPathWeight);
  let { require, exclude } = choice;
  /** Removes the entries below a path, so that a code never appears beside its parent or child. */
  const decide = (path: Path) => {
    require = require.filter((each) => isOutside(each, path));
    exclude = exclude.filter((each) => isOutside(each, path));
    if (isChecked(indexChoice({ require, exclude }), path) === checked) return;
    if (checked) require = [...require, path];
    else exclude = [...exclude, path];
  };
  decide(node.path);
  for (let at = node.path.slice(0, -1); at.length > 0; at = at.slice(0, -1)) {
    const children = getChildren(at);
    const index = indexChoice({ require, exclude });
    const targetState = checked ? 'checked' : 'unchecked';
    if (
      !children?.length ||
      !children.every((child) => checkState(index, child.path) === targetState)
    )
      break;
    decide(at);
  }
  // Exclusions are valid only below a requirement.
  exclude = exclude.filter((path) => require.some((branch) => isUnder(path, branch)));
  const after = checked ? weightOf(node) : 0;
  const branchCount = choice.counts.find(({ value }) => value === top.id);
  const newCount = (branchCount?.count ?? 0) + after - before;
  const hasRequired = require.some((path) => path[0] === top.id);
  const count =
    node.path.length === 1
      ? after
      : Math.min(Math.max(newCount, hasRequired ? 1 : 0), weightOf(top));
  const others = choice.counts.filter(({ value }) => value !== top.id);
  return {
    require,
    exclude,
    counts: hasRequired ? [...others, { label: top.label, value: top.id, count }] : others,
  };
};

/** Returns a selection without one of its entries and without the exceptions below it. */
export const withoutEntry = ({ require, exclude, counts }: TreeChoice, path: Path): TreeChoice => {
  const isRequired = require.some((each) => isSamePath(each, path));
  const keep = (each: Path) => isOutside(each, path);
  const remaining = isRequired ? require.filter(keep) : require;
  return {
    require: remaining,
    exclude: exclude.filter(keep),
    counts: counts.flatMap((branch) => {
      if (branch.value !== path[0]) return [branch];
      const entries = remaining.filter(([top]) => top === branch.value).length;
      const count = Math.max(entries, branch.count + (isRequired ? -1 : 1));
      return entries ? [{ ...branch, count }] : [];
    }),
  };
};

/** Reads saved paths and counts. `refused` counts invalid paths; a branch without a saved count counts its entries. */
export const readChoice = (
  require: readonly unknown[],
  exclude: readonly unknown[],
  counts: readonly unknown[],
  toPath: (value: unknown) => Path | undefined,
): { choice: TreeChoice; refused: number } => {
  const paths = (list: readonly unknown[]) => {
    const kept = list.map(toPath).filter((path) => path !== undefined);
    return { kept, refused: list.length - kept.length };
  };
  const required = paths(require);
  const excluded = paths(exclude);
  // An entry that repeats the nearest one above it is redundant; if both lists contain a path, the exclusion wins.
  const index = indexChoice({ require: required.kept, exclude: excluded.kept });
  const unique = (list: readonly Path[]) => [
    ...new Map(list.map((path) => [pathKey(path), path])).values(),
  ];
  const validRequired = unique(required.kept).filter(
    (path) => index.entries.get(pathKey(path)) === true && !isChecked(index, path.slice(0, -1)),
  );
  const validExcluded = unique(excluded.kept).filter((path) => isChecked(index, path.slice(0, -1)));
  const tops = [...new Set(validRequired.map(([top]) => top!))];
  const saved = new Map(
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
      counts: tops.map(
        (top) =>
          saved.get(top) ?? {
            label: top,
            value: top,
            count: validRequired.filter(([first]) => first === top).length,
          },
      ),
    },
    refused: required.refused + excluded.refused + (excluded.kept.length - validExcluded.length),
  };
};
