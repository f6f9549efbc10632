/** Reads and writes query strings so that people can read them. Parameters that do not change stay as they are written. */

/** Encodes a text for a query string. Spaces become plus signs, and characters that a query allows stay readable. */
export const encodeQueryText = (text: string): string =>
  // A lone surrogate cannot be encoded.
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replaceAll(/%(2C|3A|3B|2F|24)/g, (escape) => decodeURIComponent(escape));

/** Returns the parameters of a query string as they are written. */
export const splitQuery = (search: string): string[] =>
  search.replace(/^\?/, '').split('&').filter(Boolean);
/** Returns the query string of written parameters, with its question mark; '' without parameters. */
export const joinQuery = (parameters: readonly string[]): string =>
  parameters.length ? `?${parameters.join('&')}` : '';

const getName = (parameter: string): string => [...new URLSearchParams(parameter).keys()][0] ?? '';

/** Returns a query string with new values of parameters, in place or at the end. A parameter is removed if its value is undefined. */
export const changeQuery = (
  search: string,
  changes: Readonly<Record<string, string | undefined>>,
): string => {
  const newValues = new Map(Object.entries(changes));
  const writeOnce = (name: string): string[] => {
    const value = newValues.get(name);
    newValues.delete(name);
    return value === undefined ? [] : [`${name}=${encodeQueryText(value)}`];
  };
  const parameters = splitQuery(search).flatMap((parameter) => {
    const name = getName(parameter);
    return Object.hasOwn(changes, name) ? writeOnce(name) : [parameter];
  });
  return joinQuery([...parameters, ...[...newValues.keys()].flatMap(writeOnce)]);
};
