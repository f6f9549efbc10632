/**
 * Filters as a query that people can read (`fy=2025&keyword=bridge`), made from the saved form of a search and read back into
 * it: what is usable of a query is then decided by the same rules as for a saved search.
 */
import { isObject } from './filters/definition';
import { values } from './readable/entries';
import { codecs, singleTexts, type Saved } from './readable/parameters';
import { joinParts, splitParts } from './readable/parts';

/** Longest readable query, in characters; longer ones are named by their hash. */
export const LONGEST_QUERY = 1500;
/** Names of all parameters, in the order they are written. */
export const readableNames: readonly string[] = codecs.map(({ name }) => name);

/** Signs that read well in an address stay as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/%(2C|3A|3B|2F|24)/g, (found) => decodeURIComponent(found));
/** The query of a saved form, without question mark; undefined when it is longer than a link should be. */
export const toReadable = (saved: Saved): string | undefined => {
  const query = codecs
    .flatMap(({ name, entry, pick }) => {
      const entries = values(pick(saved)).map(entry.write);
      return entries.length
        ? [`${name}=${encoded(singleTexts.has(name) ? entries[0]! : joinParts(entries, ','))}`]
        : [];
    })
    .join('&');
  return query.length > LONGEST_QUERY ? undefined : query;
};

/** Returns the text of a parameter; of one that stands there several times all of its values, where it is a list. */
const textOf = (parameters: URLSearchParams, name: string): string => {
  const texts = parameters.getAll(name).filter(Boolean);
  return singleTexts.has(name) ? (texts[0] ?? '') : texts.join(',');
};
/** The parameters of this form in an address, in their order: '' without any. Two addresses that ask for the same are equal here. */
export const readablePart = (search: string): string => {
  const query = new URLSearchParams(search);
  return readableNames
    .flatMap((name) => {
      const value = textOf(query, name);
      return value ? [`${name}=${encoded(value)}`] : [];
    })
    .join('&');
};
/** What mail, advertising and social sites add to a link. */
const CAMPAIGN = /^(utm_\w+|mc_[ce]id|_ga|_gl|\w{1,3}clk?id|ref)$/;
/** Parameters of a query that no filter reads, by name: all but those `others` reads and campaign marks. Dates beside years are among them: years are in force then. */
export const unreadNames = (search: string, others: readonly string[]): string[] => {
  const query = new URLSearchParams(search);
  const isUnread = (name: string) =>
    name === 'dates'
      ? textOf(query, 'dates') !== '' && textOf(query, 'fy') !== ''
      : ![...readableNames, ...others].includes(name) && !CAMPAIGN.test(name);
  return [...new Set(query.keys())].filter(isUnread);
};
/** The saved form that a query stands for. */
export const fromReadable = (query: string): Record<string, unknown> => {
  const parameters = new URLSearchParams(query);
  return codecs.reduce<Record<string, unknown>>((saved, { name, entry, put }) => {
    const text = textOf(parameters, name);
    if (!text) return saved;
    const parts = put((singleTexts.has(name) ? [text] : splitParts(text, ',')).map(entry.read));
    // The parts of a tree are parameters of their own.
    return Object.entries(parts).reduce(
      (next, [field, value]) => ({
        ...next,
        [field]: isObject(value) && isObject(next[field]) ? { ...next[field], ...value } : value,
      }),
      saved,
    );
  }, {});
};
