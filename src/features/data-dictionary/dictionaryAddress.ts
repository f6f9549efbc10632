import { TERM_MINIMUM } from '@/domain/dataDictionary';
import { choice, text } from '@/lib/address';

/** Longest term that is searched for. */
export const LONGEST_TERM = 1000;

/** What the query says of the dictionary: the term, the column that is sorted by and the order. Nothing of it is a step of the history. */
export const dictionaryAddress = {
  q: text(new RegExp(`^.{${TERM_MINIMUM},${LONGEST_TERM}}$`, 'u')),
  sort: text(/^[\w ]{1,60}$/),
  order: choice(['asc', 'desc'] as const, 'asc'),
};
