import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { sortedBy } from '@/lib/sortedBy';
import type { ListOrder, ListSort } from './listAddress';

/** What a state is found by. */
const wordsOf = ({ name, code }: ListedState): readonly string[] =>
  `${name} ${code}`.toLowerCase().split(/[^a-z0-9]+/);
/** Whether each word of a term begins a word of the state's name, or its code. */
export const finds = (state: ListedState, term: string): boolean => {
  const words = wordsOf(state);
  return term
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
};
const isTerritory = ({ type }: ListedState): boolean => type === 'territory';

/** The states in order. By name the territories stand apart: after the states and the District, and before them when names fall. */
export const arrangeStates = (
  states: readonly ListedState[],
  sort: ListSort,
  order: ListOrder,
): readonly ListedState[] => {
  if (sort !== 'name') return sortedBy(states, ({ obligations }) => obligations, order);
  const named = sortedBy(states, ({ name }) => name, order);
  const parts = [
    named.filter((state) => !isTerritory(state)),
    named.filter((state) => isTerritory(state)),
  ];
  return (order === 'asc' ? parts : parts.reverse()).flat();
};
