import { chosenLevels, type TrailChoices, type TrailLevel } from './levels';

/** Parameters of the address by the levels that can be chosen at. */
export const trailParameters = [
  ['budget_function', 'function'],
  ['agency', 'agency'],
  ['federal_account', 'account'],
  ['program_activity', 'activity'],
  ['object_class', 'class'],
  ['award', 'award'],
  ['subaward', 'subaward'],
] as const satisfies readonly (readonly [TrailLevel, string])[];

/** Address of the trail over some choices; of a fiscal year and a period of it where they are known, else of the newest. */
export const followPath = (
  choices: TrailChoices,
  period?: { year: number; period: number },
): string => {
  const names = new Map<TrailLevel, string>(trailParameters);
  const query = new URLSearchParams([
    ...(period
      ? [
          ['fy', String(period.year)],
          ['period', String(period.period)],
        ]
      : []),
    ...chosenLevels(choices).flatMap((level) => {
      const name = names.get(level);
      return name === undefined ? [] : [[name, choices[level]!]];
    }),
  ]).toString();
  return `/follow-the-dollar${query ? `?${query}` : ''}`;
};
