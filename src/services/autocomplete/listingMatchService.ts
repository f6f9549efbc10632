import { request } from '../http/client';
import { promised } from '../http/serviceError';
import type { ListingMatchJson } from './wire';

export interface ListingMatch {
  number: string;
  title: string;
}
/** Assistance listings whose number, title or popular name holds the text. */
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
  return promised(results).flatMap(({ program_number: number, program_title: title }) =>
    number ? [{ number, title: title ?? '' }] : [],
  );
};
