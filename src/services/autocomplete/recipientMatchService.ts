import { request } from '../http/client';
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
/** Recipients matching a text of at least three characters; with less, the ones with the most money of the last twelve months. */
export const searchRecipients = async (
  text: string,
  signal?: AbortSignal,
  limit = RECIPIENT_LIMIT,
): Promise<RecipientMatch[]> => {
  if (text.length < 3) {
    const { results } = await request<RecipientListJson>({
      method: 'POST',
      path: 'v2/recipient/',
      body: { limit },
      signal,
    });
    return promised(results).map(({ name, uei, duns, recipient_level: level }) => ({
      name: name ?? '',
      uei: uei ?? '',
      duns: duns ?? '',
      level,
    }));
  }
  const { results } = await request<{ results: RecipientMatchJson[] }>({
    method: 'POST',
    path: 'v2/autocomplete/recipient/',
    body: { search_text: text, limit },
    signal,
  });
  return promised(results).map(({ recipient_name: name, uei, duns, recipient_level: level }) => ({
    name: name ?? '',
    uei: uei ?? '',
    duns: duns ?? '',
    level: level ?? '',
  }));
};
