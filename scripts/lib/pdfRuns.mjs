/** Markdown's inline tokens as runs: words with the face they are set in, and where they lead. */

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
/**
 * The font holds Latin letters only; what it lacks is spelled out.
 * @param {string} text
 */
export const printable = (text) =>
  unescape(text)
    .replaceAll('→', '->')
    .replaceAll(/[\u2010\u2011]/g, '-');

/**
 * Runs of one inline text.
 * @param {readonly Token[] | undefined} tokens
 * @param {Face} face
 * @param {string} [link]
 * @returns {Run[]}
 */
export const runs = (tokens, face = 'regular', link) =>
  (tokens ?? []).flatMap((each) => {
    // The parser has no extensions: it knows every kind of token.
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

/** @param {readonly Run[]} list */
export const plain = (list) => list.map(({ text }) => text).join('');
