import { endpoint } from '../http/endpoint';
import { promised } from '../http/serviceError';
import type { RecipientListJson, RecipientMatchJson } from './wire';

export interface RecipientMatch {
  name: string;
  uei: string;
  duns: string;
  level: string;
}
/** At most this many recipients are listed. */
export const RECIPIENT_LIMIT = 500;
export interface RecipientQuestion {
  text: string;
  limit?: number;
}
/** Whether a text is long enough to be looked for. */
const isSearch = (text: string) => text.length >= 3;
/** Recipients matching a text of at least three characters; with less, the ones with the most money of the last twelve months. */
export const recipientMatches = endpoint({
  name: 'autocomplete/recipients',
  method: 'POST',
  path: ({ text }: RecipientQuestion) =>
    isSearch(text) ? 'v2/autocomplete/recipient/' : 'v2/recipient/',
  body: ({ text, limit = RECIPIENT_LIMIT }) =>
    isSearch(text) ? { search_text: text, limit } : { limit },
  read: (
    wire: RecipientListJson | { results: RecipientMatchJson[] },
    { text },
  ): readonly RecipientMatch[] =>
    isSearch(text)
      ? promised((wire as { results: RecipientMatchJson[] }).results).map(
          ({ recipient_name: name, uei, duns, recipient_level: level }) => ({
            name: name ?? '',
            uei: uei ?? '',
            duns: duns ?? '',
            level: level ?? '',
          }),
        )
      : promised((wire as RecipientListJson).results).map(
          ({ name, uei, duns, recipient_level: level }) => ({
            name: name ?? '',
            uei: uei ?? '',
            duns: duns ?? '',
            level,
          }),
        ),
});
