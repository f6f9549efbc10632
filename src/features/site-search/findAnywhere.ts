import { getExistingPath } from '@/blocks/entity-links';
import { aboutSections } from '@/domain/aboutTheData';
import { parseTerm } from '@/domain/content';
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
import { loadGroup } from '@/ui/loadGroup';
import type { SuggestGroup } from '@/ui/Suggest';
import type { NamedRecipient } from './recipientAddress';

/** What a result opens: a path, a panel, or a search for awards. A recipient opens its profile if one is found. */
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
const MAX_MATCHES = 4;
const pageOr = (to: string | undefined, search: MatchTarget): MatchTarget => (to ? { to } : search);
/** Returns whether a text has at least four characters, a digit and no space. Shorter parts of award IDs match too many awards. */
const isAwardIdLike = (text: string): boolean =>
  text.length >= 4 && /\d/.test(text) && !/\s/.test(text);

/** Returns the first item of each key. A parent repeats as its own child record, and recipients without a UEI can share a name. */
const dropDuplicates = <T>(items: readonly T[], getKey: (item: T) => string): readonly T[] =>
  [...new Map([...items].reverse().map((item) => [getKey(item), item])).values()].reverse();

type FindByApi = (text: string, signal: AbortSignal) => Promise<readonly SiteMatch[]>;
const findAgencies: FindByApi = async (text, signal) =>
  (await searchAgencies('awarding', text, signal)).slice(0, MAX_MATCHES).map((agency) => ({
    key: `agency-${agency.agencyType}-${agency.id}`,
    text: agencyName(agency.name, agency.abbreviation),
    detail: agency.agencyType === 'subtier' ? `Sub-Agency of ${agency.toptierName}` : 'Agency',
    target: { agency },
  }));
const findAccounts: FindByApi = async (text, signal) =>
  (await searchFederalAccounts(text, MAX_MATCHES, signal)).map(
    ({ number, title, agency, agencyAbbreviation }) => ({
      key: `account-${number}`,
      text: title || number,
      detail: `${number} · ${agencyName(agency, agencyAbbreviation)}`,
      target: pageOr(getExistingPath(paths.federalAccount(number)), { account: number }),
    }),
  );
const findRecipients: FindByApi = async (text, signal) => {
  if (text.length < 3) return [];
  const matches = await recipientMatches.call({ text, limit: MAX_MATCHES }, signal);
  return dropDuplicates(matches, ({ name, uei }) => `${name} ${uei}`)
    .slice(0, MAX_MATCHES)
    .map(({ name, uei, level }) => ({
      key: `recipient-${name}-${uei}`,
      text: recipientName(name),
      detail: uei ? `UEI: ${uei}` : 'Recipient',
      target: { recipient: { name, uei, level } },
    }));
};
const findAwards: FindByApi = async (text, signal) =>
  isAwardIdLike(text)
    ? (await searchAwardIds(text, MAX_MATCHES, signal)).map(({ id, displayId, recipient }) => ({
        key: `award-${id}`,
        text: displayId,
        detail: recipientName(recipient),
        target: { to: `/award/${encodeURIComponent(id)}` },
      }))
    : [];

const findPages = (text: string): readonly SiteMatch[] =>
  bestMatches(searchablePages(), ({ title }) => title, text, MAX_MATCHES).map(
    ({ path, title, description }) => ({
      key: `page-${path}`,
      text: title,
      detail: description,
      target: { to: path },
    }),
  );
const findStates = (text: string): readonly SiteMatch[] =>
  bestMatches(usStates, ({ name }) => name, text, MAX_MATCHES).map((state) => {
    const profileState = findProfileState(state.fips);
    return {
      key: `state-${state.code}`,
      text: state.name,
      detail: 'State or territory',
      target: pageOr(getExistingPath(profileState && statePath(profileState)), { state }),
    };
  });
const findTerms = (terms: readonly GlossaryTerm[], text: string): readonly SiteMatch[] =>
  bestMatches(terms, ({ term }) => term, text, MAX_MATCHES).map(({ slug, term }) => ({
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
    MAX_MATCHES,
  ).map(({ slug, name }) => ({
    key: `about-${slug}`,
    text: name,
    detail: 'Statement',
    target: { panel: 'about-the-data', slug },
  }));

/** Returns the best matches of each kind: pages, agencies, accounts, states, recipients, awards, terms and statements. */
export const findAnywhere = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly FindGroup[]> => {
  const { allTerms } = await loadChunk(() => import('@/markdown/allTerms'));
  const terms = Object.entries(allTerms).map(([slug, content]) => parseTerm(slug, content));
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
