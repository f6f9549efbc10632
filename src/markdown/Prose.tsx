import { Fragment, type ReactNode } from 'react';
import { ContentLink } from '@/ui/ContentLink';
import { readSlideOut } from '@/lib/url/slideOutAddress';
import { Definition } from './Definition';
import { headingId, decodeEntities, getPlainText, type TextToken } from './textToken';

export interface ProseOptions {
  /** Level of the text’s first headings, below the headings around it. */ headingLevel?: number;
  /** Whether glossary links show their definition in place. */ definitions?: boolean;
}
type Options = Required<ProseOptions>;
const inline = (tokens: readonly TextToken[] | undefined, options: Options): ReactNode =>
  tokens?.map((token, index) => {
    switch (token.type) {
      case 'strong':
        return <strong key={index}>{inline(token.tokens, options)}</strong>;
      case 'em':
        return <em key={index}>{inline(token.tokens, options)}</em>;
      case 'codespan':
        return <code key={index}>{token.text}</code>;
      case 'br':
        return <br key={index} />;
      case 'link': {
        const { href = '' } = token;
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
      // HTML in a text, including entities, is shown as written.
      case 'text':
        return token.tokens ? (
          <Fragment key={index}>{inline(token.tokens, options)}</Fragment>
        ) : (
          decodeEntities(token.text ?? '')
        );
      case 'escape':
        return token.text;
      default:
        return token.raw;
    }
  });

const block = (token: TextToken, index: number, options: Options): ReactNode => {
  switch (token.type) {
    case 'heading': {
      const { depth = 1, tokens } = token;
      const Heading = `h${Math.min(6, options.headingLevel + depth - 1)}` as 'h2';
      return (
        <Heading key={index} id={headingId(token)}>
          {inline(tokens, options)}
        </Heading>
      );
    }
    case 'list': {
      const { ordered, items = [] } = token;
      const List = ordered ? 'ol' : 'ul';
      return (
        <List key={index}>
          {items.map((item, at) => (
            <li key={at}>
              {item.map((part, place) =>
                part.type === 'text' ? (
                  <Fragment key={place}>{inline(part.tokens ?? [part], options)}</Fragment>
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
      const { header = [], rows = [] } = token;
      return (
        <div
          key={index}
          className="prose__table"
          tabIndex={0}
          role="region"
          aria-label={`Table: ${header.map(getPlainText).join(', ')}`}
        >
          <table className="usa-table">
            <thead>
              <tr>
                {header.map((cell, at) => (
                  <th key={at} scope="col">
                    {inline(cell, options)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, place) => (
                    <td key={place}>{inline(cell, options)}</td>
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
      return <p key={index}>{decodeEntities(token.raw ?? '')}</p>;
  }
};

/** A text as React elements. Markup in it is shown as text, never as HTML. */
export function Prose({
  blocks,
  headingLevel = 3,
  definitions = true,
}: ProseOptions & { blocks: readonly TextToken[] }) {
  return (
    <div className="prose">
      {blocks.map((token, index) => block(token, index, { headingLevel, definitions }))}
    </div>
  );
}
