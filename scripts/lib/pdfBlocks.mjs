/** Draws markdown blocks into a tagged PDF: paragraphs, headings, lists and tables, each in its own structure element. */
import { lexer } from 'marked';
import { plain, printable, runs } from './pdfRuns.mjs';

export const MARGIN = 72;
export const INK = '#1b1b1b';
const LINK = '#005ea2';

/**
 * @typedef {import('./pdfRuns.mjs').Run} Run
 * @typedef {import('./pdfRuns.mjs').Face} Face
 * @typedef {import('marked').Tokens.List} List
 * @typedef {import('marked').Tokens.Table} Table
 * @typedef {import('marked').MarkedToken} MarkedToken
 * @typedef {PDFKit.PDFStructureElement} Element
 */

/**
 * Returns functions that draw into a document. Links within the site are resolved against `siteUrl`.
 * @param {PDFKit.PDFDocument} doc
 * @param {string} siteUrl
 */
export const blockPen = (doc, siteUrl) => {
  const width = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN;
  /**
   * Starts a new page before a block that would not fit: a break inside tagged text would corrupt its tags.
   * @param {number} height
   */
  const room = (height) => {
    if (doc.y + height > bottom()) doc.addPage();
  };
  /**
   * Adds a structure element with drawn content.
   * @param {Element} parent
   * @param {string} tag
   * @param {() => void} draw
   */
  const tagged = (parent, tag, draw) => {
    parent.add(doc.struct(tag, {}, draw));
  };
  /**
   * Adds and returns a structure element that contains other elements.
   * @param {Element} parent
   * @param {string} tag
   */
  const within = (parent, tag) => {
    const element = doc.struct(tag);
    parent.add(element);
    return element;
  };
  /** @param {string} href */
  const target = (href) =>
    /^https?:|^mailto:/.test(href) ? href : `${siteUrl}/${href.replace(/^\//, '')}`;
  /**
   * Draws runs as one continuous text.
   * @param {Element} parent
   * @param {string} tag
   * @param {readonly Run[]} list
   * @param {{ size?: number, x?: number, gap?: number, face?: Face }} options `face` overrides the face of every run
   */
  const text = (parent, tag, list, { size = 11, x = MARGIN, gap = 6, face } = {}) => {
    const wide = width() - (x - MARGIN);
    doc.font(face ?? 'regular').fontSize(size);
    room(doc.heightOfString(plain(list), { width: wide }) + gap);
    tagged(parent, tag, () => {
      list.forEach((run, index) => {
        doc
          .font(face ?? run.face)
          .fontSize(size)
          .fillColor(run.link ? LINK : INK);
        const options = {
          width: wide,
          continued: index < list.length - 1,
          underline: Boolean(run.link),
          link: run.link ? target(run.link) : null,
        };
        if (index === 0) doc.text(run.text, x, doc.y, options);
        else doc.text(run.text, options);
      });
      doc.fillColor(INK);
    });
    doc.y += gap;
  };
  /**
   * @param {Element} parent
   * @param {List} token
   * @param {number} x
   */
  const list = (parent, token, x) => {
    const element = within(parent, 'L');
    token.items.forEach((item, index) => {
      const own = within(element, 'LI');
      /** @type {Run} */
      const mark = { text: token.ordered ? `${index + 1}. ` : '•  ', face: 'regular' };
      item.tokens.forEach((each, place) => {
        const part = /** @type {MarkedToken} */ (each);
        if (part.type === 'list') list(own, part, x + 18);
        else
          text(
            own,
            'LBody',
            [...(place === 0 ? [mark] : []), ...runs('tokens' in part ? part.tokens : [])],
            { x: x + 12, gap: 3 },
          );
      });
      own.end();
    });
    element.end();
    doc.y += 4;
  };
  /**
   * @param {Element} parent
   * @param {Table} token
   */
  const table = (parent, token) => {
    const element = within(parent, 'Table');
    const columns = token.header.length;
    const widths = token.header.map((_, at) =>
      columns === 3 && at === 0
        ? 60
        : (width() - (columns === 3 ? 60 : 0)) / (columns === 3 ? 2 : columns),
    );
    const inside = (/** @type {number} */ at) => (widths[at] ?? 0) - 8;
    const row = (
      /** @type {import('marked').Tokens.TableCell[]} */ cells,
      /** @type {'TH' | 'TD'} */ tag,
    ) => {
      doc.font('regular').fontSize(10);
      const heights = cells.map((cell, at) =>
        doc.heightOfString(plain(runs(cell.tokens)), { width: inside(at) }),
      );
      const height = Math.max(...heights) + 6;
      room(height);
      const line = within(element, 'TR');
      const top = doc.y;
      let x = MARGIN;
      cells.forEach((cell, at) => {
        const left = x;
        tagged(line, tag, () => {
          doc
            .font(tag === 'TH' ? 'bold' : 'regular')
            .fontSize(10)
            .text(plain(runs(cell.tokens)) || ' ', left, top, { width: inside(at) });
        });
        x += widths[at] ?? 0;
      });
      line.end();
      doc.y = top + height;
    };
    row(token.header, 'TH');
    token.rows.forEach((cells) => row(cells, 'TD'));
    element.end();
    doc.y += 6;
  };
  /**
   * Draws a markdown text.
   * @param {Element} parent
   * @param {string} markdown
   */
  const blocks = (parent, markdown) => {
    for (const each of lexer(markdown)) {
      const token = /** @type {MarkedToken} */ (each);
      if (token.type === 'heading')
        text(
          parent,
          `H${Math.min(6, token.depth + 1)}`,
          [{ text: printable(token.text), face: 'semi' }],
          { size: 12, face: 'semi' },
        );
      else if (token.type === 'list') list(parent, token, MARGIN);
      else if (token.type === 'table') table(parent, token);
      else if (token.type === 'paragraph') text(parent, 'P', runs(token.tokens));
    }
  };
  return { blocks, room, tagged, text, width, within };
};
