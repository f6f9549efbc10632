/** Converts the saved form of a search to a query that people can read (`fy=2025&keyword=bridge`), and back. */
import { encodeQueryText } from '@/lib/url/query';
import { isObject } from './filters/definition';
import { listValues } from './readable/entries';
import { codecs, singleTexts, type SavedForm } from './readable/parameters';
import { joinParts, splitParts } from './readable/parts';

/** Maximum length of a readable query in characters; a longer search uses its hash instead. */
export const MAX_QUERY_LENGTH = 1500;
/** Names of all parameters, in the order in which they are written. */
export const names: readonly string[] = codecs.map(({ name }) => name);

/** Returns the query of a saved form, without the question mark; undefined if it is longer than `MAX_QUERY_LENGTH`. */
export const toReadableQuery = (savedForm: SavedForm): string | undefined => {
  const query = codecs
    .flatMap(({ name, entry, pick }) => {
      const entries = listValues(pick(savedForm)).map(entry.write);
      if (!entries.length) return [];
      const text = singleTexts.has(name) ? entries[0]! : joinParts(entries, ',');
      return [`${name}=${encodeQueryText(text)}`];
    })
    .join('&');
  return query.length > MAX_QUERY_LENGTH ? undefined : query;
};

/** Returns the value of a parameter. If it is repeated, a list combines all values and a single text uses the first. */
const getText = (parameters: URLSearchParams, name: string): string => {
  const texts = parameters.getAll(name).filter(Boolean);
  return singleTexts.has(name) ? (texts[0] ?? '') : texts.join(',');
};
/** Returns the readable parameters of an address in fixed order; '' if there are none. */
export const getReadableQuery = (search: string): string => {
  const parameters = new URLSearchParams(search);
  return names
    .flatMap((name) => {
      const value = getText(parameters, name);
      return value ? [`${name}=${encodeQueryText(value)}`] : [];
    })
    .join('&');
};
/** Parameters that mail, advertising and social sites add to links. */
const CAMPAIGN_PARAMETER = /^(utm_\w+|mc_[ce]id|_ga|_gl|\w{1,3}clk?id|ref)$/;
/** Returns the parameters that are not filters, `otherNames` or campaign parameters. Includes `dates` if `fy` overrides it. */
export const findUnreadParameters = (search: string, otherNames: readonly string[]): string[] => {
  const parameters = new URLSearchParams(search);
  const isUnread = (name: string) =>
    name === 'dates'
      ? getText(parameters, 'dates') !== '' && getText(parameters, 'fy') !== ''
      : ![...names, ...otherNames].includes(name) && !CAMPAIGN_PARAMETER.test(name);
  return [...new Set(parameters.keys())].filter(isUnread);
};
/** Returns the saved form of a search from its readable query. */
export const parseReadableQuery = (query: string): Record<string, unknown> => {
  const parameters = new URLSearchParams(query);
  return codecs.reduce<Record<string, unknown>>((savedForm, { name, entry, put }) => {
    const text = getText(parameters, name);
    if (!text) return savedForm;
    const newFields = put((singleTexts.has(name) ? [text] : splitParts(text, ',')).map(entry.read));
    // The lists of a tree are separate parameters, so they are merged here.
    return Object.entries(newFields).reduce(
      (form, [field, value]) => ({
        ...form,
        [field]: isObject(value) && isObject(form[field]) ? { ...form[field], ...value } : value,
      }),
      savedForm,
    );
  }, {});
};
