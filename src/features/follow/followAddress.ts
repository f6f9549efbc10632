import { trailParameters } from '@/domain/dollarTrail/followPath';
import { trailLevels, type TrailChoices } from '@/domain/dollarTrail/levels';
import { choice, text, integer, type Values } from '@/lib/url/address';

const id = text(/^[\w.-]{1,60}$/);
/** Address parameters of a trail: the period, the choice at each level, and the order of the next level. */
export const followAddress = {
  fy: text(/^\d{4}$/),
  period: text(/^\d{1,2}$/),
  function: id,
  agency: id,
  account: id,
  activity: id,
  class: id,
  award: id,
  subaward: id,
  /** The next level to list; '' means the default level. */
  by: choice(['', ...trailLevels] as const, ''),
  sort: choice(['amount', 'name'] as const, 'amount'),
  order: choice(['desc', 'asc', ''] as const, ''),
  page: integer(1, 100),
};
export type FollowValues = Values<typeof followAddress>;

/** Returns the choices in the address. */
export const readChoices = (values: FollowValues): TrailChoices =>
  Object.fromEntries(
    trailParameters.flatMap(([level, name]) => (values[name] ? [[level, values[name]]] : [])),
  );
/** Returns the address changes that select these choices and list the default next level from page 1. */
export const toChanges = (choices: TrailChoices): Partial<FollowValues> => ({
  by: '',
  page: 1,
  sort: 'amount',
  order: '',
  ...Object.fromEntries(trailParameters.map(([level, name]) => [name, choices[level] ?? ''])),
});
