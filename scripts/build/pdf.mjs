/** Writes a document of sections and entries (markdown) as a tagged PDF with cover, table of contents, outline and page numbers. */
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { BlockPen, INK, MARGIN } from './pdfBlocks.mjs';

/**
 * @typedef {{ title: string, entries: { title: string, text: string }[] }} Section
 * @typedef {object} Paper
 * @property {string} file path to write to
 * @property {string} title
 * @property {string} subtitle
 * @property {string} note a line on the cover
 * @property {string} date ISO date; an input instead of the current date, so that the same input gives the same bytes
 * @property {string} siteUrl
 * @property {readonly Section[]} sections
 * @typedef {{ title: string, page: number, level: number }} Line a line of the table of contents
 */

/** Lines of the table of contents per page, including its heading. */
const LINES_PER_PAGE = 34;
const require = createRequire(import.meta.url);
/** Name of each font face, and the suffix of its font file. */
const fontSuffixes = {
  regular: '400-normal',
  italic: '400-italic',
  semi: '600-normal',
  bold: '700-normal',
};

/** @param {Paper} paper */
const createDocument = ({ title, subtitle, date }) => {
  const documentDate = new Date(`${date}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    autoFirstPage: false,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: 'USAspending',
      Subject: subtitle,
      CreationDate: documentDate,
      ModDate: documentDate,
    },
  });
  for (const [name, file] of Object.entries(fontSuffixes))
    doc.registerFont(
      name,
      require.resolve(`@fontsource/public-sans/files/public-sans-latin-${file}.woff`),
    );
  return doc;
};

/**
 * @type {(doc: PDFKit.PDFDocument, pen: BlockPen, root: PDFKit.PDFStructureElement, sections: readonly Section[]) => Line[]}
 */
const drawSections = (doc, pen, root, sections) => {
  /** @type {Line[]} */
  const contents = [];
  for (const section of sections) {
    doc.addPage();
    const sectionElement = pen.addElement(root, 'Sect');
    const outlineItem = doc.outline.addItem(section.title);
    contents.push({ title: section.title, page: doc.bufferedPageRange().count, level: 0 });
    pen.text(sectionElement, 'H1', [{ text: section.title, face: 'bold' }], {
      size: 20,
      face: 'bold',
      gap: 12,
    });
    for (const entry of section.entries) {
      pen.ensureRoom(90);
      outlineItem.addItem(entry.title);
      doc.addNamedDestination(`entry-${contents.length}`);
      contents.push({ title: entry.title, page: doc.bufferedPageRange().count, level: 1 });
      pen.text(sectionElement, 'H2', [{ text: entry.title, face: 'bold' }], {
        size: 14,
        face: 'bold',
        gap: 4,
      });
      pen.drawBlocks(sectionElement, entry.text);
      doc.y += 10;
    }
    sectionElement.end();
  }
  return contents;
};

/**
 * Fills the pages reserved for the table of contents, from page `firstPage` on.
 * @type {(doc: PDFKit.PDFDocument, pen: BlockPen, root: PDFKit.PDFStructureElement, contents: readonly Line[],
 *   first: number) => void}
 */
const drawContents = (doc, pen, root, contents, firstPage) => {
  const tocElement = pen.addElement(root, 'TOC');
  contents.forEach((line, index) => {
    const at = index + 2;
    doc.switchToPage(firstPage + Math.floor(at / LINES_PER_PAGE));
    const y = MARGIN + (at % LINES_PER_PAGE) * 19;
    if (index === 0)
      pen.drawTagged(root, 'H1', () => {
        doc
          .font('bold')
          .fontSize(20)
          .fillColor(INK)
          .text('Contents', MARGIN, MARGIN, { width: pen.width() });
      });
    const x = MARGIN + line.level * 16;
    const pageNumber = String(line.page);
    doc.font(line.level ? 'regular' : 'bold').fontSize(10);
    let label = line.title;
    while (doc.widthOfString(label) > pen.width() - 60 - line.level * 16)
      label = `${label.slice(0, -2).trimEnd()}…`;
    pen.drawTagged(tocElement, 'TOCI', () => {
      doc
        .fillColor(INK)
        .text(label, x, y, { lineBreak: false, goTo: line.level ? `entry-${index}` : undefined });
      doc.text(pageNumber, MARGIN, y, { width: pen.width(), align: 'right', lineBreak: false });
    });
  });
  tocElement.end();
};

/** @type {(doc: PDFKit.PDFDocument, title: string) => void} */
const drawFooters = (doc, title) => {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { margins } = doc.page;
    const bottomMargin = margins.bottom;
    margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(9)
      .fillColor('#565c65')
      .text(`${title}   ·   page ${page + 1} of ${count}`, MARGIN, doc.page.height - 44, {
        width: doc.page.width - 2 * MARGIN,
        align: 'center',
        lineBreak: false,
      });
    doc.endMarkedContent();
    margins.bottom = bottomMargin;
  }
};

/** Writes a document to its file. @param {Paper} paper */
export const writePdf = async (paper) => {
  const { file, title, subtitle, note, siteUrl, sections } = paper;
  const doc = createDocument(paper);
  const completion = finished(doc.pipe(createWriteStream(file)));
  const pen = new BlockPen(doc, siteUrl);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  doc.y = 220;
  pen.text(root, 'Title', [{ text: title, face: 'bold' }], { size: 30, face: 'bold', gap: 10 });
  pen.text(root, 'P', [{ text: subtitle, face: 'regular' }], { size: 14 });
  pen.text(root, 'P', [{ text: note, face: 'regular' }], { size: 10 });
  // Pages for the table of contents are reserved here and filled once the page numbers are known.
  const lineCount = sections.reduce((sum, { entries }) => sum + 1 + entries.length, 0);
  const firstPage = doc.bufferedPageRange().count;
  for (let page = 0; page < Math.ceil((lineCount + 2) / LINES_PER_PAGE); page += 1) doc.addPage();
  const contents = drawSections(doc, pen, root, sections);
  drawContents(doc, pen, root, contents, firstPage);
  root.end();
  drawFooters(doc, title);
  doc.end();
  await completion;
};
