/** The levels through which a dollar is followed, in order, from the budget to the place of performance. */
export const trailLevels = [
  'budget_function',
  'agency',
  'federal_account',
  'program_activity',
  'object_class',
  'award',
  'subaward',
  'place',
] as const;
export type TrailLevel = (typeof trailLevels)[number];
/** Levels that the Spending Explorer request supports, because agencies report on them. */
export type AccountLevel = Exclude<TrailLevel, 'subaward' | 'place'>;
/** The selected id on each level, as the API names it. */
export type TrailChoices = Readonly<Partial<Record<TrailLevel, string>>>;

const namesByLevel: ReadonlyMap<TrailLevel, readonly [one: string, many: string]> = new Map([
  ['budget_function', ['Budget Function', 'Budget Functions']],
  ['agency', ['Agency', 'Agencies']],
  ['federal_account', ['Federal Account', 'Federal Accounts']],
  ['program_activity', ['Program Activity', 'Program Activities']],
  ['object_class', ['Object Class', 'Object Classes']],
  ['award', ['Award', 'Awards']],
  ['subaward', ['Subaward', 'Subawards']],
  ['place', ['Place', 'Places']],
]);
/** Returns the singular name of a level. */
export const levelName = (level: TrailLevel): string => namesByLevel.get(level)![0];
/** Returns the plural name of a level. */
export const levelNames = (level: TrailLevel): string => namesByLevel.get(level)![1];

/** Returns whether the Spending Explorer request supports a level. */
export const isAccountLevel = (level: TrailLevel): level is AccountLevel =>
  level !== 'subaward' && level !== 'place';

/** Returns the levels with a selection, in order. */
export const chosenLevels = (choices: TrailChoices): readonly TrailLevel[] =>
  trailLevels.filter((level) => choices[level] !== undefined);

/** Returns the levels that can follow the last selected one. Subawards and places need a selected award, and a place ends the trail. */
export const nextLevels = (choices: TrailChoices): readonly TrailLevel[] => {
  const lastLevel = chosenLevels(choices).at(-1);
  if (lastLevel === 'place') return [];
  return trailLevels
    .slice(lastLevel === undefined ? 0 : trailLevels.indexOf(lastLevel) + 1)
    .filter((level) => isAccountLevel(level) || choices.award !== undefined);
};
/** Returns the level that follows by default. Skips object classes, which divide the same amounts as program activities. */
export const defaultNextLevel = (choices: TrailChoices): TrailLevel | undefined => {
  const [first, second] = nextLevels(choices);
  return first === 'object_class' ? second : first;
};

/** Returns the selections up to and including a level. */
export const choicesUpTo = (choices: TrailChoices, level: TrailLevel): TrailChoices =>
  Object.fromEntries(
    chosenLevels(choices)
      .filter((other) => trailLevels.indexOf(other) <= trailLevels.indexOf(level))
      .map((other) => [other, choices[other]]),
  );
/** Returns the selections above a level. */
export const choicesAbove = (choices: TrailChoices, level: TrailLevel): TrailChoices =>
  choicesUpTo({ ...choices, [level]: undefined }, level);

/** Returns the selected award if no federal account is selected; else undefined. */
export const untracedAwardId = ({ award, ...others }: TrailChoices): string | undefined =>
  chosenLevels(others).includes('federal_account') ? undefined : award;
