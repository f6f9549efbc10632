import { request } from '../http/client';
import { listOf, text as readText, filterUsable } from '../http/read';
import type { ListingMatchJson } from './wire';

export interface ListingMatch {
  number: string;
  title: string;
}
/** Returns assistance listings whose number, title or popular name contains the text. */
export const searchListings = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly ListingMatch[]> => {
  const { results } = await request<{ results: ListingMatchJson[] }>({
    method: 'POST',
    path: 'v2/autocomplete/cfda/',
    body: { search_text: text, limit },
    signal,
  });
  return filterUsable(
    listOf(results, ({ program_number: number, program_title: title }) => ({
      number: readText(number),
      title: readText(title),
    })),
    ({ number }) => number !== '',
  );
};
