import { trailParameters } from '@/domain/dollarTrail/followPath';
import { trailLevels, type TrailChoices } from '@/domain/dollarTrail/levels';
import { choice, text, whole, type Values } from '@/lib/address';

const id = text(/^[\w.-]{1,60}$/);
/** What the query says of a trail: the period, what is chosen at each level, and how the next level is listed. A choice is a step of the history. */
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
  /** The level to go on with; the usual one when absent. */
  by: choice(['', ...trailLevels] as const, ''),
  sort: choice(['amount', 'name'] as const, 'amount'),
  order: choice(['desc', 'asc', ''] as const, ''),
  page: whole(1, 100),
};
export type FollowValues = Values<typeof followAddress>;

/** What an address chooses. */
export const choicesOf = (values: FollowValues): TrailChoices =>
  Object.fromEntries(
    trailParameters.flatMap(([level, name]) => (values[name] ? [[level, values[name]]] : [])),
  );
/** Changes of the address that make it choose these, listed from the first page on by the usual next level. */
export const changesFor = (choices: TrailChoices): Partial<FollowValues> => ({
  by: '',
  page: 1,
  sort: 'amount',
  order: '',
  ...Object.fromEntries(trailParameters.map(([level, name]) => [name, choices[level] ?? ''])),
});
