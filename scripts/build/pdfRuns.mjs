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
/** Replaces what the font lacks: it contains Latin characters only. @param {string} text */
export const printable = (text) =>
  unescape(text)
    .replaceAll('→', '->')
    .replaceAll(/[\u2010\u2011]/g, '-');

/**
 * Returns the runs of an inline text.
 * @type {(tokens: readonly Token[] | undefined, face?: Face, link?: string) => Run[]}
 */
export const runs = (tokens, face = 'regular', link) =>
  (tokens ?? []).flatMap((each) => {
    // Without parser extensions every token is of a known type.
    const token = /** @type {MarkedToken} */ (each);
    switch (token.type) {
      case 'strong':
        return runs(token.tokens, 'bold', link);
      case 'em':
        return runs(token.tokens, 'italic', link);
      case 'link':
        return runs(token.tokens, face, token.href);
      case 'br':
        return [{ text: '\n', face, link }];
      default:
        return 'tokens' in token && token.tokens
          ? runs(token.tokens, face, link)
          : [{ text: printable('text' in token ? token.text : token.raw), face, link }];
    }
  });

/** Returns the text of runs without their formatting. @param {readonly Run[]} list */
export const plain = (list) => list.map(({ text }) => text).join('');
