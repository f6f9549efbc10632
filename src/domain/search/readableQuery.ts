/** Converts the saved form of a search to a query that people can read (`fy=2025&keyword=bridge`), and back. */
import { isObject } from './filters/definition';
import { values } from './readable/entries';
import { codecs, singleTexts, type Saved } from './readable/parameters';
import { joinParts, splitParts } from './readable/parts';

/** Maximum length of a readable query in characters; a longer search uses its hash instead. */
export const LONGEST_QUERY = 1500;
/** Names of all parameters, in the order in which they are written. */
export const readableNames: readonly string[] = codecs.map(({ name }) => name);

/** Encodes a text for a query, except characters that are readable in an address. */
const encodeText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/%(2C|3A|3B|2F|24)/g, (escape) => decodeURIComponent(escape));
/** Returns the query of a saved form, without the question mark; undefined if it is longer than `LONGEST_QUERY`. */
export const toReadable = (saved: Saved): string | undefined => {
  const query = codecs
    .flatMap(({ name, entry, pick }) => {
      const entries = values(pick(saved)).map(entry.write);
      return entries.length
        ? [`${name}=${encodeText(singleTexts.has(name) ? entries[0]! : joinParts(entries, ','))}`]
        : [];
    })
    .join('&');
  return query.length > LONGEST_QUERY ? undefined : query;
};

/** Returns the value of a parameter. If it is repeated, a list combines all values and a single text uses the first. */
const getText = (parameters: URLSearchParams, name: string): string => {
  const texts = parameters.getAll(name).filter(Boolean);
  return singleTexts.has(name) ? (texts[0] ?? '') : texts.join(',');
};
/** Returns the readable parameters of an address in fixed order; '' if there are none. */
export const readablePart = (search: string): string => {
  const query = new URLSearchParams(search);
  return readableNames
    .flatMap((name) => {
      const value = getText(query, name);
      return value ? [`${name}=${encodeText(value)}`] : [];
    })
    .join('&');
};
/** Parameters that mail, advertising and social sites add to links. */
const CAMPAIGN = /^(utm_\w+|mc_[ce]id|_ga|_gl|\w{1,3}clk?id|ref)$/;
/** Returns the parameters that are not filters, `others` or campaign parameters. Includes `dates` if `fy` overrides it. */
export const unreadNames = (search: string, others: readonly string[]): string[] => {
  const query = new URLSearchParams(search);
  const isUnread = (name: string) =>
    name === 'dates'
      ? getText(query, 'dates') !== '' && getText(query, 'fy') !== ''
      : ![...readableNames, ...others].includes(name) && !CAMPAIGN.test(name);
  return [...new Set(query.keys())].filter(isUnread);
};
/** Returns the saved form of a search from its readable query. */
export const fromReadable = (query: string): Record<string, unknown> => {
  const parameters = new URLSearchParams(query);
  return codecs.reduce<Record<string, unknown>>((saved, { name, entry, put }) => {
    const text = getText(parameters, name);
    if (!text) return saved;
    const newFields = put((singleTexts.has(name) ? [text] : splitParts(text, ',')).map(entry.read));
    // The lists of a tree are separate parameters, so they are merged here.
    return Object.entries(newFields).reduce(
      (next, [field, value]) => ({
        ...next,
        [field]: isObject(value) && isObject(next[field]) ? { ...next[field], ...value } : value,
      }),
      saved,
    );
  }, {});
};
