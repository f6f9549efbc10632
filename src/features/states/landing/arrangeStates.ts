import { startsWords } from '@/blocks/list-search';
import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { sortedBy } from '@/lib/sortedBy';
import type { ListOrder, ListSort } from './listAddress';

/** Returns whether each word of the term starts a word of the name, or the code, of the state. */
export const finds = ({ name, code }: ListedState, term: string): boolean =>
  startsWords(`${name} ${code}`, term);

/** Returns the states in sort order. By name, territories come after all others, or before them in descending order. */
export const arrangeStates = (
  states: readonly ListedState[],
  sort: ListSort,
  order: ListOrder,
): readonly ListedState[] => {
  if (sort !== 'name') return sortedBy(states, ({ obligations }) => obligations, order);
  const named = sortedBy(states, ({ name }) => name, order);
  const parts = [
    named.filter(({ type }) => type !== 'territory'),
    named.filter(({ type }) => type === 'territory'),
  ];
  return (order === 'asc' ? parts : parts.reverse()).flat();
};
