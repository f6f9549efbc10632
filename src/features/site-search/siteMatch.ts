import { sortRanked, type Ranked } from '@/domain/site/siteSearch';
import type { AgencyItem, LocationItem } from '@/domain/search/searchFilters';
import type { NamedRecipient } from './recipientAddress';

/** What a result opens: a path, a panel, or a search for awards. A recipient opens its profile if one is found. */
export type MatchTarget =
  | { to: string }
  | { panel: 'glossary' | 'about-the-data'; slug: string }
  | { agency: AgencyItem }
  | { place: LocationItem }
  | { recipient: NamedRecipient }
  | { account: string };
export interface SiteMatch {
  key: string;
  text: string;
  detail: string;
  target: MatchTarget;
  /** How well the result matches the text (`domain/site/siteSearch`). */
  score: number;
  /** Whether the result opens a whole list instead of one of its entries. */ isList?: boolean;
}
/** Finds the results of one kind, best match first. */
export type FindMatches = (text: string, signal: AbortSignal) => Promise<readonly SiteMatch[]>;

/** Maximum number of results shown per kind. */
const MAX_MATCHES = 4;
/** Number of results requested per kind, of which the best are shown. */
export const MAX_REQUESTED = 20;

/** Returns the best matches of one kind, with their scores. */
export const rankMatches = (
  matches: readonly Ranked<Omit<SiteMatch, 'score'>>[],
  limit = MAX_MATCHES,
): readonly SiteMatch[] =>
  sortRanked(matches)
    .slice(0, limit)
    .map(({ item, score }) => ({ ...item, score }));
