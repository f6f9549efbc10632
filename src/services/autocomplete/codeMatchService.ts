import { request } from '../http/client';
import { filterUsable, listOf, text as readText } from '../http/read';
import type { NaicsMatchJson, PscMatchJson } from './wire';

/** A NAICS code or PSC with its title. */
export interface CodeMatch {
  code: string;
  title: string;
  /** Whether the code is no longer in use. */
  isRetired: boolean;
}
const hasCode = ({ code }: CodeMatch): boolean => code !== '';
const search = async <T>(
  kind: 'naics' | 'psc',
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<T[]> => {
  const { results } = await request<{ results: T[] }>({
    method: 'POST',
    path: `v2/autocomplete/${kind}/`,
    body: { search_text: text, limit },
    signal,
  });
  return results;
};
/** Returns NAICS codes of six digits whose code or title contains the text. */
export const searchNaics = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly CodeMatch[]> =>
  filterUsable(
    listOf(await search<NaicsMatchJson>('naics', text, limit, signal), (row) => ({
      code: readText(row.naics),
      title: readText(row.naics_description),
      isRetired: typeof row.year_retired === 'number',
    })),
    hasCode,
  );
/** Returns product and service codes of four characters whose code or title contains the text. */
export const searchPsc = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly CodeMatch[]> =>
  filterUsable(
    listOf(await search<PscMatchJson>('psc', text, limit, signal), (row) => ({
      code: readText(row.product_or_service_code),
      title: readText(row.psc_description),
      isRetired: false,
    })),
    hasCode,
  );
