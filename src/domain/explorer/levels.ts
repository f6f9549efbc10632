/** Levels of the Spending Explorer and the order in which visitors drill into them (pages document §5.5). */
import type { SpendingLevel } from '../spendingBreakdown';

/** Levels with which the Spending Explorer can start, in display order. */
export const explorerRoots = ['budget_function', 'agency', 'object_class'] as const;
export type ExplorerRoot = (typeof explorerRoots)[number];
export const isExplorerRoot = (text: string | undefined): text is ExplorerRoot =>
  (explorerRoots as readonly (string | undefined)[]).includes(text);

/** The levels below each root, in the order in which a path can contain them. */
const levelsByRoot: ReadonlyMap<ExplorerRoot, readonly SpendingLevel[]> = new Map([
  [
    'budget_function',
    [
      'budget_subfunction',
      'federal_account',
      'program_activity',
      'object_class',
      'recipient',
      'award',
    ],
  ],
  ['agency', ['federal_account', 'program_activity', 'object_class', 'recipient', 'award']],
  ['object_class', ['agency', 'federal_account', 'program_activity', 'recipient', 'award']],
]);
const namesByLevel: ReadonlyMap<SpendingLevel, readonly [one: string, many: string]> = new Map([
  ['budget_function', ['Budget Function', 'Budget Functions']],
  ['budget_subfunction', ['Budget Sub-Function', 'Budget Sub-Functions']],
  ['agency', ['Agency', 'Agencies']],
  ['federal_account', ['Federal Account', 'Federal Accounts']],
  ['program_activity', ['Program Activity', 'Program Activities']],
  ['object_class', ['Object Class', 'Object Classes']],
  ['recipient', ['Recipient', 'Recipients']],
  ['award', ['Award', 'Awards']],
]);
/** Returns the levels of a root in order, starting with the root. */
export const levelsOf = (root: ExplorerRoot): readonly SpendingLevel[] => [
  root,
  ...levelsByRoot.get(root)!,
];
/** Returns the singular name of a level. */
export const levelName = (level: SpendingLevel): string => namesByLevel.get(level)![0];
/** Returns the plural name of a level. */
export const levelNames = (level: SpendingLevel): string => namesByLevel.get(level)![1];
/** Returns the name of a level with its article: `a Budget Function`, `an Agency`. */
export const nameWithArticle = (level: SpendingLevel): string =>
  `${/^[AEIOU]/.test(levelName(level)) ? 'an' : 'a'} ${levelName(level)}`;

/** One step of a path: the selection at a level. A null `id` means the data that agencies have not reported. */
export interface PathStep {
  level: SpendingLevel;
  id: string | null;
}

/** Returns the levels that can be shown below the selections. Program activities need a selected account. */
export const levelsBelow = (
  root: ExplorerRoot,
  path: readonly PathStep[],
): readonly SpendingLevel[] => {
  const lastStep = path.at(-1);
  if (lastStep && (lastStep.id === null || lastStep.level === 'award')) return [];
  const levels = levelsOf(root);
  const hasAccount = path.some(({ level }) => level === 'federal_account');
  return levels
    .slice(lastStep === undefined ? 0 : levels.indexOf(lastStep.level) + 1)
    .filter((level) => level !== 'program_activity' || hasAccount);
};

/** Returns whether the path starts at the root and each level is available below the selections before it. */
export const isValidPath = (root: ExplorerRoot, path: readonly PathStep[]): boolean =>
  path.every(({ level }, at) =>
    at === 0 ? level === root : levelsBelow(root, path.slice(0, at)).includes(level),
  );
