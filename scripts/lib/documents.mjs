/** Builds the site's PDF documents and the data dictionary spreadsheet from `content/`. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, newestChange, readJson, root } from './dataSet.mjs';

/**
 * @typedef {import('./pdf.mjs').Section} Section
 * @typedef {{ name: string, title: string, subtitle: string, sections: Section[] }} DocumentText `name`: file name without extension
 */

/** @param {string} slug */
const about = (slug) => readFileSync(join(root, 'content/about-the-data', `${slug}.md`), 'utf8');

/**
 * Returns the content of each document: sections of entries, each with a title and a markdown text.
 * @returns {Promise<{ siteUrl: string, documents: DocumentText[] }>}
 */
export const documentTexts = async () => {
  const { aboutSections } = await importTypeScript('src/domain/aboutTheData.ts');
  const { site } = await importTypeScript('src/domain/site/site.ts');
  const section = (
    /** @type {import('../../src/domain/aboutTheData').AboutSection} */ { name, entries },
  ) => ({
    title: name,
    entries: entries.map((entry) => ({ title: entry.name, text: about(entry.slug) })),
  });
  const { guideGroups } = await importTypeScript('src/domain/site/spendingGuide.ts');
  const { parseContent, splitSections } = await importTypeScript('src/lib/contentFile.ts');
  /**
   * Returns the groups of a folder, ordered by their front matter. Each heading of a group is an entry.
   * @param {string} name
   * @returns {Section[]}
   */
  const folderSections = (name) =>
    readdirSync(join(root, 'content', name))
      .map((file) => parseContent(readFileSync(join(root, 'content', name, file), 'utf8')))
      .sort((a, b) => Number(a.meta.order) - Number(b.meta.order))
      .map(({ meta, body }) => ({
        title: meta.title ?? '',
        entries: Object.entries(splitSections(body))
          .filter(([heading]) => heading)
          .map(([heading, text]) => ({ title: heading, text })),
      }));
  const groups = folderSections('guide');
  const guide = guideGroups.map(({ title }) => {
    const group = groups.find((each) => each.title === title);
    if (!group) throw new Error(`content/guide has no group "${title}"`);
    return group;
  });
  const { sourceSections } = await importTypeScript('src/domain/site/dataSources.ts');
  const sources = sourceSections.map(({ key, label }) => ({
    title: label,
    entries: /** @type {{ cards: { overline?: string, heading: string, text: string }[] }} */ (
      readJson(join(root, 'public/data/interactive-data-sources', `${key}.json`))
    ).cards.map(({ overline, heading, text }) => ({
      title: overline ? `${overline}: ${heading}` : heading,
      text,
    })),
  }));
  const named = (/** @type {string[]} */ ...names) =>
    aboutSections.filter(({ name }) => names.includes(name)).map(section);
  return {
    siteUrl: site.url,
    documents: [
      {
        name: 'about-the-data',
        title: `${site.name}: About the Data`,
        subtitle: 'Sources, limits and rules of the data',
        sections: aboutSections.map(section),
      },
      {
        name: 'federal-spending-guide',
        title: `${site.name}: Federal Spending Guide`,
        subtitle: 'Questions and answers about federal spending data',
        sections: guide,
      },
      {
        name: 'data-sources',
        title: `${site.name}: Data Sources`,
        subtitle: 'Where the data comes from and how it gets here',
        sections: sources,
      },
      {
        name: 'analyst-guide',
        title: `${site.name}: Analyst Guide`,
        subtitle: 'How to use spending data carefully',
        sections: folderSections('analyst-guide'),
      },
      {
        name: 'api-training',
        title: `${site.name}: API Training`,
        subtitle: 'First steps with the public API',
        sections: folderSections('api-training'),
      },
      {
        name: 'data-limitations',
        title: `${site.name}: Known Data Limitations`,
        subtitle: 'Limitations to keep in mind',
        sections: named(
          'Disclosures',
          'Award Data Disclosures',
          'COVID-19 and Infrastructure Disclosures',
        ),
      },
    ],
  };
};

const folder = join(root, 'dist/documents');
/** Date of the documents. Their texts change with releases, not with the build date. */
const DATE = '2026-11-01';
/** Writes the documents into `dist/documents` when they are missing or older than their sources. */
export const buildDocuments = async () => {
  const marker = join(folder, 'made.json');
  if (
    existsSync(marker) &&
    statSync(marker).mtimeMs > newestChange('content', 'public/data', 'src/domain', 'scripts/lib')
  )
    return;
  const { writePdf } = await import('./pdf.mjs');
  const { siteUrl, documents } = await documentTexts();
  mkdirSync(folder, { recursive: true });
  for (const { name, title, subtitle, sections } of documents) {
    await writePdf({
      file: join(folder, `${name}.pdf`),
      title,
      subtitle,
      sections,
      siteUrl,
      date: DATE,
      note: `Generated from the website on ${DATE}. The latest version is at ${siteUrl}.`,
    });
  }
  // The data dictionary as a spreadsheet, the same file that the local API reads.
  copyFileSync(
    join(root, 'content/data-dictionary/elements.csv'),
    join(folder, 'data-dictionary.csv'),
  );
  writeFileSync(marker, JSON.stringify(documents.map(({ name }) => name)));
};
