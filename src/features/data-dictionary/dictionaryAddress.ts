import { MIN_TERM_LENGTH } from '@/domain/dataDictionary';
import { choice, text } from '@/lib/url/address';

export const MAX_TERM_LENGTH = 1000;

/** Address parameters: search term, sort column and order. Changes replace the current history entry. */
export const dictionaryAddress = {
  q: text(new RegExp(`^.{${MIN_TERM_LENGTH},${MAX_TERM_LENGTH}}$`, 'u')),
  sort: text(/^[\w ]{1,60}$/),
  order: choice(['asc', 'desc'] as const, 'asc'),
};
