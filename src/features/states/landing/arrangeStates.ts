import { matchesWordStarts } from '@/blocks/list-search';
import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { sortRows } from '@/lib/sortRows';
import type { ListOrder, ListSort } from './listAddress';

/** Returns whether each word of the term starts a word of the state's name or its code. */
export const matchesTerm = ({ name, code }: ListedState, term: string): boolean =>
  matchesWordStarts(`${name} ${code}`, term);

/** Returns the states in sort order. Sorting by name puts territories last, or first in descending order. */
export const arrangeStates = (
  states: readonly ListedState[],
  sort: ListSort,
  order: ListOrder,
): readonly ListedState[] => {
  if (sort !== 'name') return sortRows(states, ({ obligations }) => obligations, order);
  const sortedStates = sortRows(states, ({ name }) => name, order);
  const groups = [
    sortedStates.filter(({ type }) => type !== 'territory'),
    sortedStates.filter(({ type }) => type === 'territory'),
  ];
  return (order === 'asc' ? groups : groups.reverse()).flat();
};
