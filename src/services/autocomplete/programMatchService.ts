import type { ProgramCode, ProgramKind } from '@/domain/program/programCode';
import { EXACT_MATCH, matchScore, sortRanked, type Ranked } from '@/domain/site/siteSearch';
import { branchAddress } from '../code-trees/endpoints';
import { titlesFromJson } from '../code-trees/treeFromJson';
import type { NaicsJson, TreeJson } from '../code-trees/wire';
import { request } from '../http/client';
import { listOf } from '../http/read';
import { searchNaics, searchPsc, type CodeMatch } from './codeMatchService';
import { searchListings } from './listingMatchService';

export interface ProgramMatch extends ProgramCode, CodeMatch {}

/** Minimum number of characters for a search by title. Shorter texts match too many titles. */
const MIN_TEXT_LENGTH = 3;
/** Number of matches requested per kind, of which the best are used. */
const MAX_REQUESTED = 20;

/** Returns the NAICS sector or industry group with a code, as a list. The search for NAICS codes returns codes of six digits only. */
const findIndustryGroup = async (
  code: string,
  signal?: AbortSignal,
): Promise<readonly CodeMatch[]> => {
  if (!/^\d{2}(\d{2})?$/.test(code)) return [];
  const { results } = await request<TreeJson<NaicsJson>>({
    path: branchAddress('naics', []),
    query: { filter: code },
    signal,
  });
  const nodes = listOf(results ?? [], (json) => json);
  const title = titlesFromJson(
    'naics',
    nodes.flatMap((node) => [node, ...(node.children ?? [])]),
  ).get(code);
  return title === undefined ? [] : [{ code, title, isRetired: false }];
};
const rank = (
  kind: ProgramKind,
  matches: readonly CodeMatch[],
  text: string,
): readonly Ranked<ProgramMatch>[] =>
  matches.map((match) => ({
    item: { ...match, kind },
    // The service has found the code, so it matches at least in part.
    score:
      match.code === text.toUpperCase() ? EXACT_MATCH : Math.max(1, matchScore(match.title, text)),
    // Equally good matches with a shorter title come first.
    amount: -match.title.length,
  }));

/** Returns assistance listings, NAICS codes and PSCs whose code or title contains a text, best match first. */
export const searchPrograms = async (
  typedText: string,
  signal?: AbortSignal,
): Promise<readonly Ranked<ProgramMatch>[]> => {
  const text = typedText.trim();
  const isLong = text.length >= MIN_TEXT_LENGTH;
  const [listings, groups, industries, products] = await Promise.all([
    isLong ? searchListings(text, MAX_REQUESTED, signal) : [],
    findIndustryGroup(text, signal),
    isLong ? searchNaics(text, MAX_REQUESTED, signal) : [],
    isLong ? searchPsc(text, MAX_REQUESTED, signal) : [],
  ]);
  return sortRanked([
    ...rank(
      'assistance',
      listings.map(({ number, title }) => ({ code: number, title, isRetired: false })),
      text,
    ),
    ...rank('naics', [...groups, ...industries], text),
    ...rank('psc', products, text),
  ]);
};
