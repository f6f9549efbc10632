import { lexer, type Token, type Tokens } from 'marked';
import type { TextToken } from './textToken';

/** Token types that `Prose` renders; any other type is shown as written. */
const drawn = new Set([
  ...['paragraph', 'heading', 'list', 'table', 'blockquote'],
  ...['text', 'escape', 'strong', 'em', 'codespan', 'br', 'link'],
]);
const isSeen = ({ type }: Token): boolean => type !== 'space' && type !== 'def';
const cut = (token: Token): TextToken => {
  const { type, raw } = token;
  if (!drawn.has(type)) return { type, raw };
  const { depth, text, href, ordered, tokens, items, header, rows } = token as Tokens.Generic;
  const isSaid = type === 'heading' || (type === 'text' && !tokens);
  return {
    type,
    ...(depth && { depth }),
    ...((isSaid || type === 'codespan' || type === 'escape') && { text }),
    ...(href !== undefined && { href }),
    ...(ordered && { ordered }),
    ...(tokens && { tokens: cutAll(tokens) }),
    ...(items && {
      items: items.map((item: Tokens.ListItem) => cutAll(item.tokens)),
    }),
    ...(header && {
      header: header.map((cell: Tokens.TableCell) => cutAll(cell.tokens)),
      rows: rows.map((row: Tokens.TableCell[]) => row.map((cell) => cutAll(cell.tokens))),
    }),
  };
};
const cutAll = (tokens: readonly Token[]): TextToken[] => tokens.filter(isSeen).map(cut);

/** Parses Markdown into the tokens that `Prose` renders, without fields it does not use. */
export const readMarkdown = (text: string): TextToken[] => cutAll(lexer(text));
