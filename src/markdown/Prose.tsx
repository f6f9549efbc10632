import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { ContentLink } from '@/ui/ContentLink';
import { readSlideOut } from '@/lib/slideOutAddress';
import { Definition } from './Definition';

interface Options {
  /** Level of the text's first headings, below what stands around it. */ headingLevel: number;
  /** Glossary links show their definition in place. */ definitions: boolean;
}
const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const inline = (tokens: readonly Token[] | undefined, options: Options): ReactNode =>
  tokens?.map((token, index) => {
    switch (token.type) {
      case 'strong':
        return <strong key={index}>{inline(token.tokens, options)}</strong>;
      case 'em':
        return <em key={index}>{inline(token.tokens, options)}</em>;
      case 'codespan':
        return <code key={index}>{(token as Tokens.Codespan).text}</code>;
      case 'br':
        return <br key={index} />;
      case 'link': {
        const { href } = token as Tokens.Link;
        const panel = href.startsWith('?') ? readSlideOut(href) : undefined;
        if (options.definitions && panel?.flag === 'glossary' && panel.slug)
          return (
            <Definition key={index} slug={panel.slug}>
              {inline(token.tokens, options)}
            </Definition>
          );
        return (
          <ContentLink key={index} href={href}>
            {inline(token.tokens, options)}
          </ContentLink>
        );
      }
      // Text is text: HTML in it, entities included, is shown as it was written.
      case 'text':
        return token.tokens ? (
          <Fragment key={index}>{inline(token.tokens, options)}</Fragment>
        ) : (
          unescape((token as Tokens.Text).text)
        );
      case 'escape':
        return (token as Tokens.Escape).text;
      default:
        return token.raw;
    }
  });

const block = (token: Token, index: number, options: Options): ReactNode => {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      const Heading = `h${Math.min(6, options.headingLevel + depth - 1)}` as 'h2';
      return (
        <Heading key={index} id={slugify(text)}>
          {inline(tokens, options)}
        </Heading>
      );
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? 'ol' : 'ul';
      return (
        <List key={index}>
          {items.map((item, at) => (
            <li key={at}>
              {item.tokens.map((part, place) =>
                part.type === 'text' ? (
                  <Fragment key={place}>
                    {inline((part as Tokens.Text).tokens ?? [part], options)}
                  </Fragment>
                ) : (
                  block(part, place, options)
                ),
              )}
            </li>
          ))}
        </List>
      );
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return (
        <div
          key={index}
          className="prose__table"
          tabIndex={0}
          role="region"
          aria-label={`Table: ${header.map(({ text }) => text).join(', ')}`}
        >
          <table className="usa-table">
            <thead>
              <tr>
                {header.map((cell, at) => (
                  <th key={at} scope="col">
                    {inline(cell.tokens, options)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, place) => (
                    <td key={place}>{inline(cell.tokens, options)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'blockquote':
      return (
        <blockquote key={index}>
          {(token.tokens ?? []).map((part, at) => block(part, at, options))}
        </blockquote>
      );
    case 'paragraph':
      return <p key={index}>{inline(token.tokens, options)}</p>;
    default:
      return <p key={index}>{unescape(token.raw)}</p>;
  }
};

/** The second-level headings of a text: their names and the ids that `Prose` gives them. */
export const headingsOf = (text: string): { id: string; label: string }[] =>
  lexer(text)
    .filter((token) => token.type === 'heading' && (token as Tokens.Heading).depth === 2)
    .map((token) => ({
      id: slugify((token as Tokens.Heading).text),
      label: (token as Tokens.Heading).text,
    }));

/** Markdown as elements, never as HTML: headings, paragraphs, lists, tables, emphasis and links; markup in it is shown as text. */
export function Prose({
  text,
  headingLevel = 3,
  definitions = true,
}: {
  text: string;
  headingLevel?: number;
  definitions?: boolean;
}) {
  const tokens = useMemo(() => lexer(text), [text]);
  return (
    <div className="prose">
      {tokens.map((token, index) => block(token, index, { headingLevel, definitions }))}
    </div>
  );
}
