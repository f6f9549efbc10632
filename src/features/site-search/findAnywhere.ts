import { aboutSections } from '@/domain/aboutTheData';
import { parseTerm } from '@/domain/content';
import { searchablePages } from '@/domain/site/pageMeta';
import { matchScore, normalizeName } from '@/domain/site/siteSearch';
import { loadChunk } from '@/lib/requests/loadChunk';
import { getLengthProblem } from '@/lib/searchText';
import { loadGroups } from '@/ui/loadGroup';
import type { SuggestGroup } from '@/ui/Suggest';
import { findAccounts, findAgencies, findAwards, findRecipients } from './findNames';
import { findPlaces, findStates } from './findPlaces';
import { findPrograms } from './findPrograms';
import { rankMatches, type FindMatches, type MatchTarget, type SiteMatch } from './siteMatch';

interface NamedEntry {
  id: string;
  name: string;
  detail: string;
  target: MatchTarget;
}
/** Returns the best matches among the site’s own texts. Equally good matches with a shorter name come first. */
const rankEntries = (entries: readonly NamedEntry[], text: string): readonly SiteMatch[] =>
  rankMatches(
    entries.map(({ id, name, detail, target }) => ({
      item: { key: id, text: name, detail, target },
      score: matchScore(name, text),
      amount: -name.length,
    })),
  );
const findPages: FindMatches = (text) =>
  Promise.resolve(
    rankEntries(
      searchablePages().map(({ path, title, description }) => ({
        id: `page-${path}`,
        name: title,
        detail: description,
        target: { to: path },
      })),
      text,
    ),
  );
const findTerms: FindMatches = async (text) => {
  const { allTerms } = await loadChunk(() => import('@/markdown/allTerms'));
  const terms = Object.entries(allTerms).map(([slug, content]) => parseTerm(slug, content));
  return rankEntries(
    terms.map(({ slug, term }) => ({
      id: `term-${slug}`,
      name: term,
      detail: 'Definition',
      target: { panel: 'glossary', slug },
    })),
    text,
  );
};
const findStatements: FindMatches = (text) =>
  Promise.resolve(
    rankEntries(
      aboutSections
        .flatMap(({ entries }) => entries)
        .map(({ slug, name }) => ({
          id: `about-${slug}`,
          name,
          detail: 'Statement',
          target: { panel: 'about-the-data', slug },
        })),
      text,
    ),
  );

/** The kinds of results, in the order of equally good matches: a state comes before an office of the same name. */
const kinds: readonly { heading: string; find: FindMatches }[] = [
  { heading: 'Pages', find: findPages },
  { heading: 'States and Territories', find: findStates },
  { heading: 'Agencies', find: findAgencies },
  { heading: 'Federal Accounts', find: findAccounts },
  { heading: 'Places', find: findPlaces },
  { heading: 'Programs', find: findPrograms },
  { heading: 'Recipients', find: findRecipients },
  { heading: 'Awards', find: findAwards },
  { heading: 'Glossary', find: findTerms },
  { heading: 'About the Data', find: findStatements },
];
const getBestScore = ({ items }: SuggestGroup<SiteMatch>): number =>
  Math.max(0, ...items.map(({ score }) => score));

/** Returns the best matches of each kind. The kind with the best match comes first. */
export const findAnywhere = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly SuggestGroup<SiteMatch>[]> => {
  if (!normalizeName(text) || getLengthProblem(text)) return [];
  const groups = await loadGroups(
    kinds.map(({ heading, find }) => ({ heading, load: () => find(text, signal) })),
    signal,
  );
  return groups.sort((a, b) => getBestScore(b) - getBestScore(a));
};
