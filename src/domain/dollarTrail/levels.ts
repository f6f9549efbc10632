/** The levels that a dollar is followed through, in their order: from the budget to the place where the work is done. */
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
/** Levels that agencies report of: the Spending Explorer's call knows them. */
export type AccountLevel = Exclude<TrailLevel, 'subaward' | 'place'>;
/** What is chosen at each level: ids as the service names them. */
export type TrailChoices = Readonly<Partial<Record<TrailLevel, string>>>;

const names: ReadonlyMap<TrailLevel, readonly [one: string, many: string]> = new Map([
  ['budget_function', ['Budget Function', 'Budget Functions']],
  ['agency', ['Agency', 'Agencies']],
  ['federal_account', ['Federal Account', 'Federal Accounts']],
  ['program_activity', ['Program Activity', 'Program Activities']],
  ['object_class', ['Object Class', 'Object Classes']],
  ['award', ['Award', 'Awards']],
  ['subaward', ['Subaward', 'Subawards']],
  ['place', ['Place', 'Places']],
]);
/** What one of a level is called. */
export const oneOf = (level: TrailLevel): string => names.get(level)![0];
/** What several of a level are called. */
export const manyOf = (level: TrailLevel): string => names.get(level)![1];

/** Whether the accounts' own call answers for a level. */
export const isAccountLevel = (level: TrailLevel): level is AccountLevel =>
  level !== 'subaward' && level !== 'place';

/** The levels that a choice is made at, in order. */
export const chosenLevels = (choices: TrailChoices): readonly TrailLevel[] =>
  trailLevels.filter((level) => choices[level] !== undefined);

/**
 * Levels that can follow the last one chosen. Subawards and places are those of one award; a place is where a trail ends.
 */
export const nextLevels = (choices: TrailChoices): readonly TrailLevel[] => {
  const last = chosenLevels(choices).at(-1);
  if (last === 'place') return [];
  return trailLevels
    .slice(last === undefined ? 0 : trailLevels.indexOf(last) + 1)
    .filter((level) => isAccountLevel(level) || choices.award !== undefined);
};
/** The level that follows unless another is asked for: object classes are a second way to cut what program activities cut. */
export const usualNext = (choices: TrailChoices): TrailLevel | undefined => {
  const [first, second] = nextLevels(choices);
  return first === 'object_class' ? second : first;
};

/** Choices up to a level, that one included. */
export const choicesUpTo = (choices: TrailChoices, level: TrailLevel): TrailChoices =>
  Object.fromEntries(
    chosenLevels(choices)
      .filter((other) => trailLevels.indexOf(other) <= trailLevels.indexOf(level))
      .map((other) => [other, choices[other]]),
  );
/** Choices above a level: what is known before one is made there. */
export const choicesAbove = (choices: TrailChoices, level: TrailLevel): TrailChoices =>
  Object.fromEntries(
    chosenLevels(choices)
      .filter((other) => trailLevels.indexOf(other) < trailLevels.indexOf(level))
      .map((other) => [other, choices[other]]),
  );

/** The award of a trail that does not say which account pays for it; undefined where it does, and without one. */
export const untracedAward = ({ award, ...others }: TrailChoices): string | undefined =>
  chosenLevels(others).includes('federal_account') ? undefined : award;
