import { lexer, type Token, type Tokens } from 'marked';
import type { TextToken } from './textToken';

/** Token types that `Prose` renders; any other type is shown as written. */
const renderedTypes = new Set([
  ...['paragraph', 'heading', 'list', 'table', 'blockquote'],
  ...['text', 'escape', 'strong', 'em', 'codespan', 'br', 'link'],
]);
const isVisible = ({ type }: Token): boolean => type !== 'space' && type !== 'def';
const toTextToken = (token: Token): TextToken => {
  const { type, raw } = token;
  if (!renderedTypes.has(type)) return { type, raw };
  const { depth, text, href, ordered, tokens, items, header, rows } = token as Tokens.Generic;
  const hasText = type === 'heading' || (type === 'text' && !tokens);
  return {
    type,
    ...(depth && { depth }),
    ...((hasText || type === 'codespan' || type === 'escape') && { text }),
    ...(href !== undefined && { href }),
    ...(ordered && { ordered }),
    ...(tokens && { tokens: toTextTokens(tokens) }),
    ...(items && {
      items: items.map((item: Tokens.ListItem) => toTextTokens(item.tokens)),
    }),
    ...(header && {
      header: header.map((cell: Tokens.TableCell) => toTextTokens(cell.tokens)),
      rows: rows.map((row: Tokens.TableCell[]) => row.map((cell) => toTextTokens(cell.tokens))),
    }),
  };
};
const toTextTokens = (tokens: readonly Token[]): TextToken[] =>
  tokens.filter(isVisible).map(toTextToken);

/** Parses Markdown into the tokens that `Prose` renders, without fields it does not use. */
export const readMarkdown = (text: string): TextToken[] => toTextTokens(lexer(text));
