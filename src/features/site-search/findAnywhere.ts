import { getExistingPath } from '@/blocks/entity-links';
import { aboutSections } from '@/domain/aboutTheData';
import { termFromContent } from '@/domain/content';
import { agencyName, recipientName } from '@/domain/format';
import type { GlossaryTerm } from '@/domain/glossary';
import { searchablePages } from '@/domain/site/pageMeta';
import type { AgencyItem } from '@/domain/search/searchFilters';
import { paths } from '@/domain/site/paths';
import { loadChunk } from '@/lib/requests/loadChunk';
import { bestMatches } from '@/domain/site/siteSearch';
import { findProfileState, statePath } from '@/domain/stateProfile/profileStates';
import { usStates, type UsState } from '@/domain/states';
import { searchAgencies } from '@/services/autocomplete/agencyMatchService';
import { recipientMatches } from '@/services/autocomplete/recipientMatchService';
import { searchFederalAccounts } from '@/services/federal-accounts/federalAccountService';
import { searchAwardIds } from '@/services/site-search/awardIdService';
import type { SuggestGroup } from '@/ui/Suggest';
import type { NamedRecipient } from './recipientAddress';

/** The target of a result: an address, a panel, or a search of its awards if it has no page. */
export type MatchTarget =
  | { to: string }
  | { panel: 'glossary' | 'about-the-data'; slug: string }
  | { agency: AgencyItem }
  | { state: UsState }
  | { recipient: NamedRecipient }
  | { account: string };
export interface SiteMatch {
  key: string;
  text: string;
  detail: string;
  target: MatchTarget;
}
type FindGroup = SuggestGroup<SiteMatch>;
const PER_KIND = 4;
const pageOr = (to: string | undefined, search: MatchTarget): MatchTarget => (to ? { to } : search);
/** Award IDs contain digits. Shorter texts match too many awards to be useful. */
const isAwardIdLike = (text: string): boolean =>
  text.length >= 4 && /\d/.test(text) && !/\s/.test(text);

/** Removes duplicates, keeping the first. A parent precedes its own record as a child; recipients without a UEI may share a name. */
const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  [...new Map([...items].reverse().map((item) => [key(item), item])).values()].reverse();

type FindByApi = (text: string, signal: AbortSignal) => Promise<readonly SiteMatch[]>;
const findAgencies: FindByApi = async (text, signal) =>
  (await searchAgencies('awarding', text, signal)).slice(0, PER_KIND).map((agency) => ({
    key: `agency-${agency.agencyType}-${agency.id}`,
    text: agencyName(agency.name, agency.abbreviation),
    detail: agency.agencyType === 'subtier' ? `Sub-Agency of ${agency.toptierName}` : 'Agency',
    target: { agency },
  }));
const findAccounts: FindByApi = async (text, signal) =>
  (await searchFederalAccounts(text, PER_KIND, signal)).map(
    ({ number, title, agency, agencyAbbreviation }) => ({
      key: `account-${number}`,
      text: title || number,
      detail: `${number} · ${agencyName(agency, agencyAbbreviation)}`,
      target: pageOr(getExistingPath(paths.federalAccount(number)), { account: number }),
    }),
  );
const findRecipients: FindByApi = async (text, signal) => {
  if (text.length < 3) return [];
  const matches = await recipientMatches.call({ text, limit: PER_KIND }, signal);
  return uniqueBy(matches, ({ name, uei }) => `${name} ${uei}`)
    .slice(0, PER_KIND)
    .map(({ name, uei, level }) => ({
      key: `recipient-${name}-${uei}`,
      text: recipientName(name),
      detail: uei ? `UEI: ${uei}` : 'Recipient',
      target: { recipient: { name, uei, level } },
    }));
};
const findAwards: FindByApi = async (text, signal) =>
  isAwardIdLike(text)
    ? (await searchAwardIds(text, PER_KIND, signal)).map(({ id, displayId, recipient }) => ({
        key: `award-${id}`,
        text: displayId,
        detail: recipientName(recipient),
        target: { to: `/award/${encodeURIComponent(id)}` },
      }))
    : [];
/** Returns a group of results from the API. If its request fails, the other groups still show. */
const loadGroup = async (
  heading: string,
  items: Promise<readonly SiteMatch[]>,
): Promise<FindGroup> => {
  try {
    return { heading, items: await items };
  } catch (error) {
    if ((error as { cancelled?: boolean }).cancelled) throw error;
    return { heading, items: [], problem: `${heading} could not be searched just now.` };
  }
};

const findPages = (text: string): readonly SiteMatch[] =>
  bestMatches(searchablePages(), ({ title }) => title, text, PER_KIND).map(
    ({ path, title, description }) => ({
      key: `page-${path}`,
      text: title,
      detail: description,
      target: { to: path },
    }),
  );
const findStates = (text: string): readonly SiteMatch[] =>
  bestMatches(usStates, ({ name }) => name, text, PER_KIND).map((state) => {
    const profile = findProfileState(state.fips);
    return {
      key: `state-${state.code}`,
      text: state.name,
      detail: 'State or territory',
      target: pageOr(getExistingPath(profile && statePath(profile)), { state }),
    };
  });
const findTerms = (terms: readonly GlossaryTerm[], text: string): readonly SiteMatch[] =>
  bestMatches(terms, ({ term }) => term, text, PER_KIND).map(({ slug, term }) => ({
    key: `term-${slug}`,
    text: term,
    detail: 'Definition',
    target: { panel: 'glossary', slug },
  }));
const findStatements = (text: string): readonly SiteMatch[] =>
  bestMatches(
    aboutSections.flatMap(({ entries }) => entries),
    ({ name }) => name,
    text,
    PER_KIND,
  ).map(({ slug, name }) => ({
    key: `about-${slug}`,
    text: name,
    detail: 'Statement',
    target: { panel: 'about-the-data', slug },
  }));

/** Returns all pages, entities and terms that match the text, grouped by kind. */
export const findAnywhere = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly FindGroup[]> => {
  const { allTerms } = await loadChunk(() => import('@/markdown/allTerms'));
  const terms = Object.entries(allTerms).map(([slug, content]) => termFromContent(slug, content));
  const [agencies, accounts, recipients, awards] = await Promise.all([
    loadGroup('Agencies', findAgencies(text, signal)),
    loadGroup('Federal Accounts', findAccounts(text, signal)),
    loadGroup('Recipients', findRecipients(text, signal)),
    loadGroup('Awards', findAwards(text, signal)),
  ]);
  return [
    { heading: 'Pages', items: findPages(text) },
    agencies,
    accounts,
    { heading: 'States and Territories', items: findStates(text) },
    recipients,
    awards,
    { heading: 'Glossary', items: findTerms(terms, text) },
    { heading: 'About the Data', items: findStatements(text) },
  ];
};
