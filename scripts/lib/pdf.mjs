/** Draws a document of sections and entries (markdown) as a tagged PDF with cover, contents list, outline and page numbers. */
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { lexer } from 'marked';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const font = (name) =>
  require.resolve(`@fontsource/public-sans/files/public-sans-latin-${name}.woff`);
const MARGIN = 72;
const INK = '#1b1b1b';
const BAND = '#1a4480';
const LINK = '#005ea2';
const unescape = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** The font holds Latin letters only; what it lacks is spelled out. */
const printable = (text) =>
  unescape(text)
    .replaceAll('→', '->')
    .replaceAll(/[\u2010\u2011]/g, '-');

/** Runs of one inline text: words with their face and link. */
const runs = (tokens, face = 'regular', link) =>
  (tokens ?? []).flatMap((token) => {
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
        return token.tokens
          ? runs(token.tokens, face, link)
          : [{ text: printable(token.text ?? token.raw), face, link }];
    }
  });
const plain = (list) => list.map(({ text }) => text).join('');

/**
 * `{ file, title, subtitle, note, siteUrl, sections: [{ title, entries: [{ title, text }] }] }`. The same input gives the same
 * bytes: its date is `date` (ISO day), not the clock.
 */
export const writePdf = async ({ file, title, subtitle, note, date, siteUrl, sections }) => {
  const when = new Date(`${date}T00:00:00Z`);
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
      CreationDate: when,
      ModDate: when,
    },
  });
  const sink = createWriteStream(file);
  const done = new Promise((resolve, reject) => {
    sink.on('finish', resolve);
    sink.on('error', reject);
  });
  doc.pipe(sink);
  for (const [name, source] of [
    ['regular', '400-normal'],
    ['italic', '400-italic'],
    ['semi', '600-normal'],
    ['bold', '700-normal'],
  ])
    doc.registerFont(name, font(source));
  const width = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN;
  const root = doc.struct('Document');
  doc.addStructure(root);
  const contents = [];

  /** A page begins before a block that would not fit: a break inside tagged text would spoil its tags. */
  const room = (height) => {
    if (doc.y + height > bottom()) doc.addPage();
  };
  const tagged = (parent, tag, draw) => {
    const element = doc.struct(tag, draw);
    parent.add(element);
    return element;
  };
  const target = (href) =>
    /^https?:|^mailto:/.test(href) ? href : `${siteUrl}/${href.replace(/^\//, '')}`;
  /** Draws runs as one flowing text; long ones are cut at sentence ends so that each piece fits a page. */
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
  const list = (parent, token, x) => {
    const element = doc.struct('L');
    parent.add(element);
    token.items.forEach((item, index) => {
      const own = doc.struct('LI');
      element.add(own);
      const mark = token.ordered ? `${index + 1}. ` : '•  ';
      item.tokens.forEach((part, place) => {
        if (part.type === 'list') list(own, part, x + 18);
        else
          text(
            own,
            'LBody',
            [...(place === 0 ? [{ text: mark, face: 'regular' }] : []), ...runs(part.tokens)],
            { x: x + 12, gap: 3 },
          );
      });
      own.end();
    });
    element.end();
    doc.y += 4;
  };
  const table = (parent, token) => {
    const element = doc.struct('Table');
    parent.add(element);
    const columns = token.header.length;
    const widths = token.header.map((_, at) =>
      columns === 3 && at === 0
        ? 60
        : (width() - (columns === 3 ? 60 : 0)) / (columns === 3 ? 2 : columns),
    );
    const row = (cells, tag) => {
      doc.font('regular').fontSize(10);
      const height =
        Math.max(
          ...cells.map((cell, at) =>
            doc.heightOfString(plain(runs(cell.tokens)), { width: widths[at] - 8 }),
          ),
        ) + 6;
      room(height);
      const line = doc.struct('TR');
      element.add(line);
      const top = doc.y;
      let x = MARGIN;
      cells.forEach((cell, at) => {
        const left = x;
        tagged(line, tag, () => {
          doc
            .font(tag === 'TH' ? 'bold' : 'regular')
            .fontSize(10)
            .text(plain(runs(cell.tokens)) || ' ', left, top, { width: widths[at] - 8 });
        });
        x += widths[at];
      });
      line.end();
      doc.y = top + height;
    };
    row(token.header, 'TH');
    token.rows.forEach((cells) => row(cells, 'TD'));
    element.end();
    doc.y += 6;
  };
  const blocks = (parent, markdown) => {
    for (const token of lexer(markdown)) {
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

  doc.addPage();
  doc.y = 220;
  text(root, 'Title', [{ text: title, face: 'bold' }], { size: 30, face: 'bold', gap: 10 });
  text(root, 'P', [{ text: subtitle, face: 'regular' }], { size: 14 });
  text(root, 'P', [{ text: note, face: 'regular' }], { size: 10 });
  // Pages for the contents list are kept free and filled once the page numbers are known.
  const lines = sections.reduce((sum, { entries }) => sum + 1 + entries.length, 0);
  const PER_PAGE = 34;
  const first = doc.bufferedPageRange().count;
  for (let page = 0; page < Math.ceil((lines + 2) / PER_PAGE); page += 1) doc.addPage();
  const { outline } = doc;
  for (const section of sections) {
    doc.addPage();
    const part = doc.struct('Sect');
    root.add(part);
    const branch = outline.addItem(section.title);
    contents.push({ title: section.title, page: doc.bufferedPageRange().count, level: 0 });
    doc.fillColor(BAND);
    text(part, 'H1', [{ text: section.title, face: 'bold' }], { size: 20, face: 'bold', gap: 12 });
    for (const entry of section.entries) {
      room(90);
      branch.addItem(entry.title);
      doc.addNamedDestination(`entry-${contents.length}`);
      contents.push({ title: entry.title, page: doc.bufferedPageRange().count, level: 1 });
      text(part, 'H2', [{ text: entry.title, face: 'bold' }], { size: 14, face: 'bold', gap: 4 });
      blocks(part, entry.text);
      doc.y += 10;
    }
    part.end();
  }
  const list2 = doc.struct('TOC');
  root.add(list2);
  contents.forEach((line, index) => {
    const at = index + 2;
    doc.switchToPage(first + Math.floor(at / PER_PAGE));
    const y = MARGIN + (at % PER_PAGE) * 19;
    if (index === 0)
      tagged(root, 'H1', () => {
        doc
          .font('bold')
          .fontSize(20)
          .fillColor(INK)
          .text('Contents', MARGIN, MARGIN, { width: width() });
      });
    const x = MARGIN + line.level * 16;
    const number = String(line.page);
    doc.font(line.level ? 'regular' : 'bold').fontSize(10);
    let words = line.title;
    while (doc.widthOfString(words) > width() - 60 - line.level * 16)
      words = `${words.slice(0, -2).trimEnd()}…`;
    tagged(list2, 'TOCI', () => {
      doc
        .fillColor(INK)
        .text(words, x, y, { lineBreak: false, goTo: line.level ? `entry-${index}` : null });
      doc.text(number, MARGIN, y, { width: width(), align: 'right', lineBreak: false });
    });
  });
  list2.end();
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { margins } = doc.page;
    const kept = margins.bottom;
    margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(9)
      .fillColor('#565c65')
      .text(`${title}   ·   page ${page + 1} of ${count}`, MARGIN, doc.page.height - 44, {
        width: width(),
        align: 'center',
        lineBreak: false,
      });
    doc.endMarkedContent();
    margins.bottom = kept;
  }
  doc.end();
  await done;
};
