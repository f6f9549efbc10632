import { getExistingPath } from '@/blocks/entity-links';
import { matchesWordStarts } from '@/blocks/list-search';
import { agencyTitle, type ListedAgency } from '@/domain/agencies/listedAgency';
import { scoreMatch } from '@/domain/agencyMatch';
import { agencyName, recipientName } from '@/domain/format';
import { EXACT_MATCH, matchScore } from '@/domain/site/siteSearch';
import { paths } from '@/domain/site/paths';
import { toReadableQuery } from '@/domain/search/readableQuery';
import { limits } from '@/lib/layoutTokens';
import { allAgencies } from '@/services/agencies/endpoints';
import { searchAgencies } from '@/services/autocomplete/agencyMatchService';
import { recipientMatches } from '@/services/autocomplete/recipientMatchService';
import { searchFederalAccounts } from '@/services/federal-accounts/federalAccountService';
import { recipientList } from '@/services/recipients/endpoints';
import { searchAwardIds } from '@/services/site-search/awardIdService';
import { listPath, seeAll } from './seeAll';
import { MAX_REQUESTED, rankMatches, type FindMatches } from './siteMatch';

/** Maximum number of awards requested, which are not ranked. */
const MAX_AWARDS = 4;
/** Minimum number of characters for which the service searches recipients. */
const MIN_RECIPIENT_LENGTH = 3;

/** Returns whether a text has at least four characters, a digit and no space. Shorter parts of award IDs match too many awards. */
const isAwardIdLike = (text: string): boolean =>
  text.length >= 4 && /\d/.test(text) && !/\s/.test(text);

/** Returns the first item of each key. A parent repeats as its own child record, and recipients without a UEI can share a name. */
const dropDuplicates = <T>(items: readonly T[], getKey: (item: T) => string): readonly T[] =>
  [...new Map([...items].reverse().map((item) => [getKey(item), item])).values()].reverse();

/** Returns whether the list of agencies, which has no subagencies, finds an agency for a text. */
const isOnAgencyList = (agencies: readonly ListedAgency[], text: string): boolean =>
  text.length >= limits.searchMinimum &&
  agencies.some((agency) => matchesWordStarts(agencyTitle(agency), text));

/** Finds agencies and subagencies. Agencies with more obligations come first, each before its subagencies. */
export const findAgencies: FindMatches = async (text, signal) => {
  const agencies = await searchAgencies('awarding', text, signal);
  // Without the amounts, the agencies are still found.
  const listed = agencies.length ? await allAgencies.call({}, signal).catch(() => []) : [];
  const matches = rankMatches(
    agencies.map((agency) => {
      const isSubagency = agency.agencyType === 'subtier';
      const toptier = listed.find(({ toptierCode }) => toptierCode === agency.toptierCode);
      return {
        item: {
          key: `agency-${agency.agencyType}-${agency.id}`,
          text: agencyName(agency.name, agency.abbreviation),
          detail: isSubagency ? `Sub-Agency of ${agency.toptierName}` : 'Agency',
          target: { agency },
        },
        // The lowest score is that of a name that contains the text, which the service has found.
        score: scoreMatch(agency.name, agency.abbreviation, text) + 1,
        // The list has no amounts of subagencies.
        amount: isSubagency ? null : toptier?.obligations,
      };
    }),
  );
  return isOnAgencyList(listed, text)
    ? [...matches, ...seeAll('agencies', text, listPath('/agency', text))]
    : matches;
};

/** Finds federal accounts by title or number. The service returns those with more budgetary resources first. */
export const findAccounts: FindMatches = async (text, signal) => {
  const accounts = await searchFederalAccounts(text, MAX_REQUESTED, signal);
  const matches = rankMatches(
    accounts.map(({ number, title, agency, agencyAbbreviation }) => {
      const to = getExistingPath(paths.federalAccount(number));
      return {
        item: {
          key: `account-${number}`,
          text: title || number,
          detail: `${number} · ${agencyName(agency, agencyAbbreviation)}`,
          target: to ? { to } : { account: number },
        },
        score: Math.max(matchScore(title, text), matchScore(number, text), 1),
      };
    }),
  );
  return matches.length
    ? [...matches, ...seeAll('federal accounts', text, listPath('/federal_account', text))]
    : [];
};

/** Finds recipients by name, UEI or DUNS number. Those with more obligations in the last twelve months come first. */
export const findRecipients: FindMatches = async (text, signal) => {
  if (text.length < MIN_RECIPIENT_LENGTH) return [];
  const [matches, listed] = await Promise.all([
    recipientMatches.call({ text, limit: MAX_REQUESTED }, signal),
    recipientList
      .call(
        {
          keyword: text,
          type: 'all',
          sort: 'amount',
          order: 'desc',
          page: 1,
          limit: MAX_REQUESTED,
        },
        signal,
      )
      // Without the amounts, the recipients are still found.
      .then(({ rows }) => rows)
      .catch(() => []),
  ]);
  // A large recipient may be missing from the first suggestions.
  const all = dropDuplicates([...matches, ...listed], ({ name, uei }) => `${name} ${uei}`);
  const ranked = rankMatches(
    all.map(({ name, uei, duns, level }) => ({
      item: {
        key: `recipient-${name}-${uei}`,
        text: recipientName(name),
        detail: uei ? `UEI: ${uei}` : 'Recipient',
        target: { recipient: { name, uei, level } },
      },
      score: [uei, duns].includes(text.toUpperCase())
        ? EXACT_MATCH
        : Math.max(matchScore(name, text), 1),
      amount: listed.find((row) => row.name === name && row.uei === uei)?.amount,
    })),
  );
  // The list has the recipients of the last twelve months only.
  return listed.length
    ? [...ranked, ...seeAll('recipients', text, listPath('/recipient', text))]
    : ranked;
};

/** Finds awards by part of their ID. */
export const findAwards: FindMatches = async (text, signal) => {
  if (!isAwardIdLike(text)) return [];
  const matches = rankMatches(
    (await searchAwardIds(text, MAX_AWARDS, signal)).map(({ id, displayId, recipient }) => ({
      item: {
        key: `award-${id}`,
        text: displayId,
        detail: recipientName(recipient),
        target: { to: `/award/${encodeURIComponent(id)}` },
      },
      score: Math.max(matchScore(displayId, text), 1),
    })),
  );
  const query = toReadableQuery({ selectedAwardIDs: [text] });
  return matches.length && query
    ? [...matches, ...seeAll('awards', text, `${paths.search()}?${query}`)]
    : matches;
};
