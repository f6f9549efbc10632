import { site } from './site';

/** The PDFs that the site offers, under the base URL of its files. They are built from `content/`. */
const file = (name: string): string => `${site.filesRoot}/documents/${name}.pdf`;
export const documents = {
  aboutTheData: file('about-the-data'),
  dataLimitations: file('data-limitations'),
  dataSources: file('data-sources'),
  analystGuide: file('analyst-guide'),
  spendingGuide: file('federal-spending-guide'),
  apiTraining: file('api-training'),
} as const;
/** Catalog of the datasets in the format that open-data portals read. */
export const datasetMetadata = `${site.filesRoot}/data/metadata/dataset-metadata.json`;
/** All PDFs with their names, as the guide lists them (specification `reference.md`: static downloads). */
export const documentList: readonly { name: string; words: string; href: string }[] = [
  {
    name: 'About the Data',
    words: 'Sources, limits and rules of the data, every entry',
    href: documents.aboutTheData,
  },
  {
    name: 'Known Data Limitations',
    words: 'What to keep in mind when reading the figures',
    href: documents.dataLimitations,
  },
  {
    name: 'Data Sources',
    words: 'Where the figures come from and how they get here',
    href: documents.dataSources,
  },
  {
    name: 'Analyst Guide',
    words: 'Working with spending data with care',
    href: documents.analystGuide,
  },
  {
    name: 'Federal Spending Guide',
    words: 'The questions of this page with all answers',
    href: documents.spendingGuide,
  },
  { name: 'API Training', words: 'First steps with the public API', href: documents.apiTraining },
];
