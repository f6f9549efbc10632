/** The PDFs of the site, made from `content/`. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, newestChange, root } from './dataSet.mjs';

const about = (slug) => readFileSync(join(root, 'content/about-the-data', `${slug}.md`), 'utf8');

/** What each document holds: sections of entries, each a title and a markdown text. */
export const documentTexts = async () => {
  const { aboutSections } = await importTypeScript('src/domain/aboutTheData.ts');
  const { site } = await importTypeScript('src/domain/site.ts');
  const section = ({ name, entries }) => ({ title: name, entries: entries.map((entry) => ({ title: entry.name, text: about(entry.slug) })) });
  const { guideGroups } = await importTypeScript('src/domain/spendingGuide.ts');
  const { parseContent, splitSections } = await importTypeScript('src/lib/contentFile.ts');
  const guide = guideGroups.map(({ slug, title }) => ({ title, entries: Object.entries(splitSections(parseContent(readFileSync(join(root, 'content/guide', `${slug}.md`), 'utf8')).body)).filter(([question]) => question).map(([question, text]) => ({ title: question, text })) }));
  const named = (...names) => aboutSections.filter(({ name }) => names.includes(name)).map(section);
  return {
    siteUrl: site.url,
    documents: [
      { name: 'about-the-data', title: `${site.name}: About the Data`, subtitle: 'Sources, limits and rules of the data, all entries', sections: aboutSections.map(section) },
      { name: 'federal-spending-guide', title: `${site.name}: Federal Spending Guide`, subtitle: 'Questions and answers about federal spending data', sections: guide },
      { name: 'data-limitations', title: `${site.name}: Known Data Limitations`, subtitle: 'What to keep in mind when reading the figures', sections: named('Disclosures', 'Award Data Disclosures', 'COVID-19 and Infrastructure Disclosures') },
    ],
  };
};

const folder = join(root, 'dist/documents');
/** Date that the documents carry: their texts change with releases, not with the day. */
const DATE = '2026-11-01';
/** Writes the PDFs into `dist/documents` when they are missing or older than their texts. */
export const buildDocuments = async () => {
  const marker = join(folder, 'made.json');
  if (existsSync(marker) && statSync(marker).mtimeMs > newestChange('content', 'src/domain', 'scripts/lib')) return;
  const { writePdf } = await import('./pdf.mjs');
  const { siteUrl, documents } = await documentTexts();
  mkdirSync(folder, { recursive: true });
  for (const { name, title, subtitle, sections } of documents) {
    await writePdf({ file: join(folder, `${name}.pdf`), title, subtitle, sections, siteUrl, date: DATE, note: `Made from the texts of the site, ${DATE}. The newest version stands at ${siteUrl}.` });
  }
  writeFileSync(marker, JSON.stringify(documents.map(({ name }) => name)));
};
