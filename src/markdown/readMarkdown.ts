import { lexer, type Token, type Tokens } from 'marked';
import type { TextToken } from './textToken';

/** Those that are drawn as what they are; anything else is shown as it was written. */
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

/** Markdown as what `Prose` draws, without what only another renderer would need. */
export const readMarkdown = (text: string): TextToken[] => cutAll(lexer(text));
