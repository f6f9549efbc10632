import { loadDocumentTexts } from '../../scripts/build/documents.mjs';
import { test } from './fixtures.mjs';
import { expect } from './page.mjs';
import { readPdf } from './readPdf.mjs';

/** @param {string} text */
const squeeze = (text) => text.replaceAll(/\s+/g, '').replaceAll('…', '');
/** @param {string} markdown */
const removeMarkdown = (markdown) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/^(?:- |\d+\. |#+ |\| )/gm, '')
    .replaceAll('|', ' ');

/** Names of the PDF documents that the specification requires (reference.md, section 9), sorted. */
const staticDownloads = [
  'about-the-data',
  'analyst-guide',
  'api-training',
  'data-limitations',
  'data-sources',
  'federal-spending-guide',
];

test('every PDF has a title, page numbers, a contents list, an outline and the text of every entry [i7.27, r9.31-36]', async ({
  base,
}) => {
  const { documents } = await loadDocumentTexts();
  const names = documents.map(({ name }) => name).sort();
  expect(names.join() === staticDownloads.join(), `the documents are ${names.join(', ')}`);
  for (const { name, title, sections } of documents) {
    const response = await fetch(`${base}/documents/${name}.pdf`);
    expect(
      response.status === 200 && response.headers.get('content-type') === 'application/pdf',
      `${name}: ${response.status} ${response.headers.get('content-type')}`,
    );
    const { pdf, texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const { info } = await pdf.getMetadata();
    expect('Title' in info && info.Title === title, `${name}: no title`);
    texts.forEach((text, index) =>
      expect(
        text.includes(`page ${index + 1} of ${pdf.numPages}`),
        `${name}: page ${index + 1} has no number`,
      ),
    );
    const pdfText = squeeze(
      texts
        .join(' ')
        .replaceAll(
          new RegExp(`${title.replaceAll(/[.*+?()]/g, '\\$&')} +· +page \\d+ of \\d+`, 'g'),
          ' ',
        ),
    );
    expect(texts[1]?.includes('Contents'), `${name}: no contents list`);
    const outline = await pdf.getOutline();
    expect(
      JSON.stringify(outline?.map((item) => [item.title, item.items.length])) ===
        JSON.stringify(sections.map((section) => [section.title, section.entries.length])),
      `${name}: the outline differs`,
    );
    for (const { entries } of sections)
      for (const entry of entries) {
        expect(pdfText.includes(squeeze(entry.title)), `${name}: "${entry.title}" is missing`);
        for (const line of removeMarkdown(entry.text)
          .split('\n')
          .filter((part) => part.trim() && !part.includes(' | ')))
          expect(
            pdfText.includes(squeeze(line)) || line.includes('|') || squeeze(line).length < 3,
            `${name}, ${entry.title}: "${line.slice(0, 80)}" is missing`,
          );
      }
  }
});
