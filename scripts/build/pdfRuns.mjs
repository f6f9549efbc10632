/** Converts inline markdown tokens to runs: text with its font face and link target. */

/**
 * @typedef {import('marked').Token} Token
 * @typedef {import('marked').MarkedToken} MarkedToken
 * @typedef {'regular' | 'italic' | 'semi' | 'bold'} Face
 * @typedef {{ text: string, face: Face, link?: string }} Run
 */

/** @param {string} text */
const unescape = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** Returns a text with decoded HTML entities and with replacements for characters that the Latin font lacks. @param {string} text */
export const toPrintable = (text) =>
  unescape(text)
    .replaceAll('→', '->')
    .replaceAll(/[\u2010\u2011]/g, '-');

/**
 * Returns the runs of an inline text.
 * @type {(tokens: readonly Token[] | undefined, face?: Face, link?: string) => Run[]}
 */
export const toRuns = (tokens, face = 'regular', link) =>
  (tokens ?? []).flatMap((each) => {
    // Without parser extensions every token is of a known type.
    const token = /** @type {MarkedToken} */ (each);
    switch (token.type) {
      case 'strong':
        return toRuns(token.tokens, 'bold', link);
      case 'em':
        return toRuns(token.tokens, 'italic', link);
      case 'link':
        return toRuns(token.tokens, face, token.href);
      case 'br':
        return [{ text: '\n', face, link }];
      default:
        return 'tokens' in token && token.tokens
          ? toRuns(token.tokens, face, link)
          : [{ text: toPrintable('text' in token ? token.text : token.raw), face, link }];
    }
  });

/** Returns the text of runs without their formatting. @param {readonly Run[]} runs */
export const getPlainText = (runs) => runs.map(({ text }) => text).join('');
