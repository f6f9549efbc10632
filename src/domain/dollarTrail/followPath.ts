import { chosenLevels, type TrailChoices, type TrailLevel } from './levels';

export const trailParameters = [
  ['budget_function', 'function'],
  ['agency', 'agency'],
  ['federal_account', 'account'],
  ['program_activity', 'activity'],
  ['object_class', 'class'],
  ['award', 'award'],
  ['subaward', 'subaward'],
] as const satisfies readonly (readonly [TrailLevel, string])[];

/** Returns the address of a trail with these selections. Without `period`, the page shows the newest fiscal year and period. */
export const followPath = (
  choices: TrailChoices,
  period?: { year: number; period: number },
): string => {
  const parametersByLevel = new Map<TrailLevel, string>(trailParameters);
  const query = new URLSearchParams([
    ...(period
      ? [
          ['fy', String(period.year)],
          ['period', String(period.period)],
        ]
      : []),
    ...chosenLevels(choices).flatMap((level) => {
      const parameter = parametersByLevel.get(level);
      return parameter === undefined ? [] : [[parameter, choices[level]!]];
    }),
  ]).toString();
  return `/follow-the-dollar${query ? `?${query}` : ''}`;
};
