import { getExistingPath } from '@/blocks/entity-links';
import { codeAndText } from '@/domain/format';
import { programTexts, type ProgramKind } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { EXACT_MATCH, matchScore, type Ranked } from '@/domain/site/siteSearch';
import { searchNaics, searchPsc } from '@/services/autocomplete/codeMatchService';
import { searchListings } from '@/services/autocomplete/listingMatchService';
import { MAX_REQUESTED, rankMatches, type FindMatches, type SiteMatch } from './siteMatch';

/** Minimum number of characters for a search by title. Shorter texts match too many titles. */
const MIN_TEXT_LENGTH = 3;

const toMatches = (
  kind: ProgramKind,
  codes: readonly { code: string; title: string; isRetired?: boolean }[],
  text: string,
): readonly Ranked<Omit<SiteMatch, 'score'>>[] =>
  codes.flatMap(({ code, title, isRetired }) => {
    const to = getExistingPath(programPath({ kind, code }));
    if (!to) return [];
    const isCode = code === text.trim().toUpperCase();
    // The service has found the code, so it matches at least in part.
    const score = isCode ? EXACT_MATCH : Math.max(1, matchScore(title, text));
    const noun = programTexts[kind].noun;
    return [
      {
        item: {
          key: `program-${kind}-${code}`,
          text: codeAndText(code, title),
          detail: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${isRetired ? ', retired' : ''}`,
          target: { to },
        },
        score,
        // Equally good matches with a shorter title come first.
        amount: -title.length,
      },
    ];
  });
/** Finds assistance listings, NAICS codes and product or service codes, by code or title. */
export const findPrograms: FindMatches = async (text, signal) => {
  if (text.trim().length < MIN_TEXT_LENGTH) return [];
  const [listings, industries, products] = await Promise.all([
    searchListings(text, MAX_REQUESTED, signal),
    searchNaics(text, MAX_REQUESTED, signal),
    searchPsc(text, MAX_REQUESTED, signal),
  ]);
  return rankMatches([
    ...toMatches(
      'assistance',
      listings.map(({ number, title }) => ({ code: number, title })),
      text,
    ),
    ...toMatches('naics', industries, text),
    ...toMatches('psc', products, text),
  ]);
};
