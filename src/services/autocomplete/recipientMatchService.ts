import { endpoint } from '../http/endpoint';
import { listOf, text as readText, filterUsable } from '../http/read';
import type { RecipientMatchesJson } from './wire';

export interface RecipientMatch {
  name: string;
  uei: string;
  duns: string;
  level: string;
}
/** Default maximum number of recipients requested. */
export const RECIPIENT_LIMIT = 500;
export interface RecipientMatchQuery {
  text: string;
  limit?: number;
}
const isSearch = (text: string) => text.length >= 3;
/** Recipients that match a text of at least three characters. A shorter text returns the largest recipients of the last twelve months. */
export const recipientMatches = endpoint({
  name: 'autocomplete/recipients',
  method: 'POST',
  path: ({ text }: RecipientMatchQuery) =>
    isSearch(text) ? 'v2/autocomplete/recipient/' : 'v2/recipient/',
  body: ({ text, limit = RECIPIENT_LIMIT }) =>
    isSearch(text) ? { search_text: text, limit } : { limit },
  read: ({ results }: RecipientMatchesJson): readonly RecipientMatch[] =>
    filterUsable(
      listOf(results, (row) => ({
        name: readText(row.recipient_name ?? row.name),
        uei: readText(row.uei),
        duns: readText(row.duns),
        level: readText(row.recipient_level),
      })),
      ({ name, uei, duns }) => Boolean(name || uei || duns),
    ),
});
