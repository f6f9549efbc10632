import { TERM_MINIMUM } from '@/domain/dataDictionary';
import { choice, text } from '@/lib/url/address';

export const LONGEST_TERM = 1000;

/** Address parameters: search term, sort column and order. Changes replace the current history entry. */
export const dictionaryAddress = {
  q: text(new RegExp(`^.{${TERM_MINIMUM},${LONGEST_TERM}}$`, 'u')),
  sort: text(/^[\w ]{1,60}$/),
  order: choice(['asc', 'desc'] as const, 'asc'),
};
