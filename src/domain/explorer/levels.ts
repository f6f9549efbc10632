/** Levels of the Spending Explorer and the order in which they are drilled (pages document §5.5). */
import type { SpendingLevel } from '../spendingBreakdown';

/** Levels that an Explorer begins with, in the order in which they are offered. */
export const explorerRoots = ['budget_function', 'agency', 'object_class'] as const;
export type ExplorerRoot = (typeof explorerRoots)[number];
export const isExplorerRoot = (text: string | undefined): text is ExplorerRoot =>
  (explorerRoots as readonly (string | undefined)[]).includes(text);

/** Every level, in the order in which a trail can hold them. */
const orders: ReadonlyMap<ExplorerRoot, readonly SpendingLevel[]> = new Map<
  ExplorerRoot,
  readonly SpendingLevel[]
>([
  [
    'budget_function',
    [
      'budget_function',
      'budget_subfunction',
      'federal_account',
      'program_activity',
      'object_class',
      'recipient',
      'award',
    ],
  ],
  [
    'agency',
    ['agency', 'federal_account', 'program_activity', 'object_class', 'recipient', 'award'],
  ],
  [
    'object_class',
    ['object_class', 'agency', 'federal_account', 'program_activity', 'recipient', 'award'],
  ],
]);
const names: ReadonlyMap<SpendingLevel, readonly [one: string, many: string]> = new Map([
  ['budget_function', ['Budget Function', 'Budget Functions']],
  ['budget_subfunction', ['Budget Sub-Function', 'Budget Sub-Functions']],
  ['agency', ['Agency', 'Agencies']],
  ['federal_account', ['Federal Account', 'Federal Accounts']],
  ['program_activity', ['Program Activity', 'Program Activities']],
  ['object_class', ['Object Class', 'Object Classes']],
  ['recipient', ['Recipient', 'Recipients']],
  ['award', ['Award', 'Awards']],
]);
/** Levels of a root in their order, of which each can be chosen at once at most. */
export const levelsOf = (root: ExplorerRoot): readonly SpendingLevel[] => orders.get(root)!;
/** What one of a level is called. */
export const levelName = (level: SpendingLevel): string => names.get(level)![0];
/** What several of a level are called. */
export const levelNames = (level: SpendingLevel): string => names.get(level)![1];
/** `a Budget Function`, `an Agency`. */
export const aLevel = (level: SpendingLevel): string =>
  `${/^[AEIOU]/.test(levelName(level)) ? 'an' : 'a'} ${levelName(level)}`;

/** One step of a position: what was chosen at a level. An `id` null is the data that agencies have not reported. */
export interface Chosen {
  level: SpendingLevel;
  id: string | null;
}

/**
 * Levels that can be shown below what is chosen. Program activities are those of one account: they join the path once one is chosen. Below
 * unreported data, and below an award, nothing is known.
 */
export const levelsBelow = (
  root: ExplorerRoot,
  chosen: readonly Chosen[],
): readonly SpendingLevel[] => {
  const last = chosen.at(-1);
  if (last && (last.id === null || last.level === 'award')) return [];
  const order = levelsOf(root);
  const withAccount = chosen.some(({ level }) => level === 'federal_account');
  return order
    .slice(last === undefined ? 0 : order.indexOf(last.level) + 1)
    .filter((level) => level !== 'program_activity' || withAccount);
};

/** Whether choices make a path under a root: each at a level that stood below the ones before it; levels may be left out, the first may not be. */
export const isPath = (root: ExplorerRoot, chosen: readonly Chosen[]): boolean =>
  chosen.every(({ level }, at) =>
    at === 0 ? level === root : levelsBelow(root, chosen.slice(0, at)).includes(level),
  );
