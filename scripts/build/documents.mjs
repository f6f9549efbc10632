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
import { importTypeScript, getLatestChangeTime, readJson, root } from '../lib/dataSet.mjs';

/**
 * @typedef {import('./pdf.mjs').Section} Section
 * @typedef {{ name: string, title: string, subtitle: string, sections: Section[] }} DocumentText `name`: file name without extension
 */

/** @returns {Promise<Section[]>} */
const loadAboutSections = async () =>
  (await importTypeScript('src/domain/aboutTheData.ts')).aboutSections.map(({ name, entries }) => ({
    title: name,
    entries: entries.map((entry) => ({
      title: entry.name,
      text: readFileSync(join(root, 'content/about-the-data', `${entry.slug}.md`), 'utf8'),
    })),
  }));
/**
 * Returns a section per file of a folder, sorted by the `order` in the front matter. Each heading of a file is an
 * entry.
 * @type {(name: string) => Promise<Section[]>}
 */
const loadFolderSections = async (name) => {
  const { parseContent, splitSections } = await importTypeScript('src/lib/contentFile.ts');
  return readdirSync(join(root, 'content', name))
    .map((file) => parseContent(readFileSync(join(root, 'content', name, file), 'utf8')))
    .sort((a, b) => Number(a.meta.order) - Number(b.meta.order))
    .map(({ meta, body }) => ({
      title: meta.title ?? '',
      entries: Object.entries(splitSections(body))
        .filter(([heading]) => heading)
        .map(([heading, text]) => ({ title: heading, text })),
    }));
};
/** Returns the sections of the Federal Spending Guide in the order of its page. */
const loadGuideSections = async () => {
  const { guideGroups } = await importTypeScript('src/domain/site/spendingGuide.ts');
  const groups = await loadFolderSections('guide');
  return guideGroups.map(({ title }) => {
    const group = groups.find((each) => each.title === title);
    if (!group) throw new Error(`content/guide has no group "${title}"`);
    return group;
  });
};
/** Returns the sections of the page on data sources. */
const loadSourceSections = async () =>
  (await importTypeScript('src/domain/site/dataSources.ts')).sourceSections.map(
    ({ key, label }) => ({
      title: label,
      entries: /** @type {{ cards: { overline?: string, heading: string, text: string }[] }} */ (
        readJson(join(root, 'public/data/interactive-data-sources', `${key}.json`))
      ).cards.map(({ overline, heading, text }) => ({
        title: overline ? `${overline}: ${heading}` : heading,
        text,
      })),
    }),
  );
/** Sections of About the Data that state limitations. */
const limitationTitles = [
  'Disclosures',
  'Award Data Disclosures',
  'COVID-19 and Infrastructure Disclosures',
];

/**
 * Returns the site's URL, and the content of each document: sections of entries, each with a title and a markdown text.
 * @returns {Promise<{ siteUrl: string, documents: DocumentText[] }>}
 */
export const loadDocumentTexts = async () => {
  const { site } = await importTypeScript('src/domain/site/site.ts');
  const aboutDataSections = await loadAboutSections();
  const documents = [
    {
      name: 'about-the-data',
      title: 'About the Data',
      subtitle: 'Sources, limits and rules of the data',
      sections: aboutDataSections,
    },
    {
      name: 'federal-spending-guide',
      title: 'Federal Spending Guide',
      subtitle: 'Questions and answers about federal spending data',
      sections: await loadGuideSections(),
    },
    {
      name: 'data-sources',
      title: 'Data Sources',
      subtitle: 'Where the data comes from and how it reaches this site',
      sections: await loadSourceSections(),
    },
    {
      name: 'analyst-guide',
      title: 'Analyst Guide',
      subtitle: 'How to use spending data carefully',
      sections: await loadFolderSections('analyst-guide'),
    },
    {
      name: 'api-training',
      title: 'API Training',
      subtitle: 'First steps with the public API',
      sections: await loadFolderSections('api-training'),
    },
    {
      name: 'data-limitations',
      title: 'Known Data Limitations',
      subtitle: 'What the data leaves out or cannot show',
      sections: aboutDataSections.filter(({ title }) => limitationTitles.includes(title)),
    },
  ];
  return {
    siteUrl: site.url,
    documents: documents.map(({ title, ...others }) => ({
      ...others,
      title: `${site.name}: ${title}`,
    })),
  };
};

const documentsFolder = join(root, 'dist/documents');
/** Date of the documents. Their texts change with releases, not with the build date. */
const DOCUMENTS_DATE = '2026-11-01';
/** Writes the documents into `dist/documents` when they are missing or older than their sources. */
export const buildDocuments = async () => {
  const markerFile = join(documentsFolder, 'made.json');
  if (
    existsSync(markerFile) &&
    statSync(markerFile).mtimeMs >
      getLatestChangeTime('content', 'public/data', 'src/domain', 'scripts/build', 'scripts/lib')
  )
    return;
  const { writePdf } = await import('./pdf.mjs');
  const { siteUrl, documents } = await loadDocumentTexts();
  mkdirSync(documentsFolder, { recursive: true });
  for (const { name, ...document } of documents)
    await writePdf({
      ...document,
      file: join(documentsFolder, `${name}.pdf`),
      siteUrl,
      date: DOCUMENTS_DATE,
      note: `Generated from the website on ${DOCUMENTS_DATE}. The latest version is at ${siteUrl}.`,
    });
  // The data dictionary is the same file that the local API reads.
  copyFileSync(
    join(root, 'content/data-dictionary/elements.csv'),
    join(documentsFolder, 'data-dictionary.csv'),
  );
  writeFileSync(markerFile, JSON.stringify(documents.map(({ name }) => name)));
};
