import { Fragment, type ReactNode } from 'react';
import { ContentLink } from '@/ui/ContentLink';
import { readSlideOut } from '@/lib/url/slideOutAddress';
import { Definition } from './Definition';
import { headingId, decodeEntities, getPlainText, type TextToken } from './textToken';

export interface ProseOptions {
  /** HTML level of the text’s first-level headings. */ headingLevel?: number;
  /** Whether glossary links show their definition in place. */ definitions?: boolean;
}
type Options = Required<ProseOptions>;
const renderInline = (tokens: readonly TextToken[] | undefined, options: Options): ReactNode =>
  tokens?.map((token, index) => {
    switch (token.type) {
      case 'strong':
        return <strong key={index}>{renderInline(token.tokens, options)}</strong>;
      case 'em':
        return <em key={index}>{renderInline(token.tokens, options)}</em>;
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
              {renderInline(token.tokens, options)}
            </Definition>
          );
        return (
          <ContentLink key={index} href={href}>
            {renderInline(token.tokens, options)}
          </ContentLink>
        );
      }
      // HTML in a text is shown as written, so its entities are decoded.
      case 'text':
        return token.tokens ? (
          <Fragment key={index}>{renderInline(token.tokens, options)}</Fragment>
        ) : (
          decodeEntities(token.text ?? '')
        );
      case 'escape':
        return token.text;
      default:
        return token.raw;
    }
  });

const renderBlock = (token: TextToken, index: number, options: Options): ReactNode => {
  switch (token.type) {
    case 'heading': {
      const { depth = 1, tokens } = token;
      const Heading = `h${Math.min(6, options.headingLevel + depth - 1)}` as 'h2';
      return (
        <Heading key={index} id={headingId(token)}>
          {renderInline(tokens, options)}
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
              {item.map((child, place) =>
                child.type === 'text' ? (
                  <Fragment key={place}>{renderInline(child.tokens ?? [child], options)}</Fragment>
                ) : (
                  renderBlock(child, place, options)
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
                    {renderInline(cell, options)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, cellIndex) => (
                    <td key={cellIndex}>{renderInline(cell, options)}</td>
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
          {(token.tokens ?? []).map((child, at) => renderBlock(child, at, options))}
        </blockquote>
      );
    case 'paragraph':
      return <p key={index}>{renderInline(token.tokens, options)}</p>;
    default:
      return <p key={index}>{decodeEntities(token.raw ?? '')}</p>;
  }
};

/** Renders a parsed text. HTML in it is shown as text. */
export function Prose({
  blocks,
  headingLevel = 3,
  definitions = true,
}: ProseOptions & { blocks: readonly TextToken[] }) {
  return (
    <div className="prose">
      {blocks.map((token, index) => renderBlock(token, index, { headingLevel, definitions }))}
    </div>
  );
}
