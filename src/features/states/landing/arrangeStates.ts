import { startsWords } from '@/blocks/list-search';
import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { sortedBy } from '@/lib/sortedBy';
import type { ListOrder, ListSort } from './listAddress';

/** Whether each word of a term begins a word of the state's name, or its code. */
export const finds = ({ name, code }: ListedState, term: string): boolean =>
  startsWords(`${name} ${code}`, term);
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
