import { agencyName, recipientName } from '@/domain/format';
import { findSpelling, splitForSpelling } from '@/domain/site/spelling';
import { allAgencies } from '@/services/agencies/endpoints';
import { searchAgencies } from '@/services/autocomplete/agencyMatchService';
import { searchLocations } from '@/services/autocomplete/placeMatchService';
import { recipientMatches } from '@/services/autocomplete/recipientMatchService';

/** Number of recipients and of places of a kind that are requested for a part of the text. */
const MAX_RECIPIENTS = 100;
const MAX_PLACES = 20;

/** Returns the names that `find` returns for the parts of a text. A failed request has no names. */
const loadNames = async (
  text: string,
  find: (part: string) => Promise<readonly string[]>,
): Promise<readonly string[]> =>
  (await Promise.all(splitForSpelling(text).map((part) => find(part).catch(() => [])))).flat();

export const loadRecipientNames = (text: string, signal?: AbortSignal) =>
  loadNames(text, async (part) =>
    (await recipientMatches.call({ text: part, limit: MAX_RECIPIENTS }, signal)).map(({ name }) =>
      recipientName(name),
    ),
  );
/** Returns the names of all agencies, and of subagencies that match a part of the text. */
export const loadAgencyNames = async (
  type: 'awarding' | 'funding',
  text: string,
  signal?: AbortSignal,
): Promise<readonly string[]> => {
  const [agencies, matches] = await Promise.all([
    allAgencies.call({}, signal).catch(() => []),
    loadNames(text, async (part) =>
      (await searchAgencies(type, part, signal)).map(({ name, abbreviation }) =>
        agencyName(name, abbreviation),
      ),
    ),
  ]);
  return [...agencies.map(({ name, abbreviation }) => agencyName(name, abbreviation)), ...matches];
};
/** Returns the names of counties, cities and other places that match a part of the text. */
export const loadPlaceNames = (text: string, signal?: AbortSignal) =>
  loadNames(text, async (part) =>
    (await searchLocations(part, MAX_PLACES, signal)).flatMap(({ items }) =>
      items.map(({ display }) => display.standalone.split(',')[0]!),
    ),
  );

/** Returns the recipient whose name a text misspells, or undefined. */
export const correctRecipient = async (text: string, signal?: AbortSignal) =>
  findSpelling(text, await loadRecipientNames(text, signal));
/** Returns the agency whose name a text misspells, or undefined. */
export const correctAgency = async (
  type: 'awarding' | 'funding',
  text: string,
  signal?: AbortSignal,
) => findSpelling(text, await loadAgencyNames(type, text, signal));
