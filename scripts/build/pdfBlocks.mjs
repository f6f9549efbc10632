/** Draws markdown blocks into a tagged PDF: paragraphs, headings, lists and tables, each in its own structure element. */
import { lexer } from 'marked';
import { getPlainText, toPrintable, toRuns } from './pdfRuns.mjs';

export const MARGIN = 72;
export const INK = '#1b1b1b';
const LINK = '#005ea2';

/**
 * @typedef {import('./pdfRuns.mjs').Run} Run
 * @typedef {import('./pdfRuns.mjs').Face} Face
 * @typedef {import('marked').Tokens.List} List
 * @typedef {import('marked').Tokens.Table} Table
 * @typedef {import('marked').Tokens.TableCell} Cell
 * @typedef {import('marked').MarkedToken} MarkedToken
 * @typedef {PDFKit.PDFStructureElement} Element
 */

/** Draws into a document. Links within the site are resolved against `siteUrl`. */
export class BlockPen {
  /** @param {PDFKit.PDFDocument} doc @param {string} siteUrl */
  constructor(doc, siteUrl) {
    this.doc = doc;
    this.siteUrl = siteUrl;
  }
  /** Returns the width between the margins. */
  width() {
    return this.doc.page.width - 2 * MARGIN;
  }
  /**
   * Starts a new page before a block that would not fit, because a break inside tagged text would corrupt its tags.
   * @param {number} height
   */
  ensureRoom(height) {
    if (this.doc.y + height > this.doc.page.height - MARGIN) this.doc.addPage();
  }
  /** @param {Element} parent @param {string} tag @param {() => void} draw */
  drawTagged(parent, tag, draw) {
    parent.add(this.doc.struct(tag, {}, draw));
  }
  /** @param {Element} parent @param {string} tag */
  addElement(parent, tag) {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }
  /** @param {string} href */
  #target(href) {
    return /^https?:|^mailto:/.test(href) ? href : `${this.siteUrl}/${href.replace(/^\//, '')}`;
  }
  /**
   * Draws runs as one continuous text.
   * @param {Element} parent
   * @param {string} tag
   * @param {readonly Run[]} runs
   * @param {{ size?: number, x?: number, gap?: number, face?: Face }} options `face` overrides the face of every run
   */
  text(parent, tag, runs, { size = 11, x = MARGIN, gap = 6, face } = {}) {
    const { doc } = this;
    const width = this.width() - (x - MARGIN);
    doc.font(face ?? 'regular').fontSize(size);
    this.ensureRoom(doc.heightOfString(getPlainText(runs), { width }) + gap);
    this.drawTagged(parent, tag, () => {
      runs.forEach((run, index) => {
        doc
          .font(face ?? run.face)
          .fontSize(size)
          .fillColor(run.link ? LINK : INK);
        const options = {
          width,
          continued: index < runs.length - 1,
          underline: Boolean(run.link),
          link: run.link ? this.#target(run.link) : null,
        };
        if (index === 0) doc.text(run.text, x, doc.y, options);
        else doc.text(run.text, options);
      });
      doc.fillColor(INK);
    });
    doc.y += gap;
  }
  /** @param {Element} parent @param {List} token @param {number} x */
  #list(parent, token, x) {
    const list = this.addElement(parent, 'L');
    token.items.forEach((item, index) => {
      const entry = this.addElement(list, 'LI');
      /** @type {Run} */
      const bullet = { text: token.ordered ? `${index + 1}. ` : '•  ', face: 'regular' };
      item.tokens.forEach((each, place) => {
        const block = /** @type {MarkedToken} */ (each);
        if (block.type === 'list') this.#list(entry, block, x + 18);
        else
          this.text(
            entry,
            'LBody',
            [...(place === 0 ? [bullet] : []), ...toRuns('tokens' in block ? block.tokens : [])],
            { x: x + 12, gap: 3 },
          );
      });
      entry.end();
    });
    list.end();
    this.doc.y += 4;
  }
  /** @param {Element} table @param {'TH' | 'TD'} tag @param {readonly Cell[]} cells @param {readonly number[]} widths */
  #row(table, tag, cells, widths) {
    const { doc } = this;
    const getTextOptions = (/** @type {number} */ at) => ({ width: (widths[at] ?? 0) - 8 });
    doc.font('regular').fontSize(10);
    const texts = cells.map((cell) => getPlainText(toRuns(cell.tokens)));
    const height =
      Math.max(...texts.map((text, at) => doc.heightOfString(text, getTextOptions(at)))) + 6;
    this.ensureRoom(height);
    const row = this.addElement(table, 'TR');
    const top = doc.y;
    let x = MARGIN;
    texts.forEach((text, at) => {
      const left = x;
      this.drawTagged(row, tag, () => {
        doc
          .font(tag === 'TH' ? 'bold' : 'regular')
          .fontSize(10)
          .text(text || ' ', left, top, getTextOptions(at));
      });
      x += widths[at] ?? 0;
    });
    row.end();
    doc.y = top + height;
  }
  /** Draws a table. If it has three columns, the first one is narrow. @param {Element} parent @param {Table} token */
  #table(parent, { header, rows }) {
    const table = this.addElement(parent, 'Table');
    const narrowWidths = header.length === 3 ? [60] : [];
    const share = (this.width() - (narrowWidths[0] ?? 0)) / (header.length - narrowWidths.length);
    const widths = header.map((_, at) => narrowWidths[at] ?? share);
    this.#row(table, 'TH', header, widths);
    rows.forEach((cells) => this.#row(table, 'TD', cells, widths));
    table.end();
    this.doc.y += 6;
  }
  /** Draws a markdown text. @param {Element} parent @param {string} markdown */
  drawBlocks(parent, markdown) {
    for (const each of lexer(markdown)) {
      const token = /** @type {MarkedToken} */ (each);
      if (token.type === 'heading')
        this.text(
          parent,
          `H${Math.min(6, token.depth + 1)}`,
          [{ text: toPrintable(token.text), face: 'semi' }],
          { size: 12, face: 'semi' },
        );
      else if (token.type === 'list') this.#list(parent, token, MARGIN);
      else if (token.type === 'table') this.#table(parent, token);
      else if (token.type === 'paragraph') this.text(parent, 'P', toRuns(token.tokens));
    }
  }
}
