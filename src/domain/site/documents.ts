import { site } from './site';

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
/** All PDFs, as the guide lists them (specification `reference.md`: static downloads). */
export const documentList: readonly { name: string; description: string; href: string }[] = [
  {
    name: 'About the Data',
    description: 'All entries on sources, limits and rules of the data',
    href: documents.aboutTheData,
  },
  {
    name: 'Known Data Limitations',
    description: 'Limitations to keep in mind',
    href: documents.dataLimitations,
  },
  {
    name: 'Data Sources',
    description: 'Where the data comes from and how it gets here',
    href: documents.dataSources,
  },
  {
    name: 'Analyst Guide',
    description: 'How to use spending data carefully',
    href: documents.analystGuide,
  },
  {
    name: 'Federal Spending Guide',
    description: 'All questions and answers of this page',
    href: documents.spendingGuide,
  },
  {
    name: 'API Training',
    description: 'First steps with the public API',
    href: documents.apiTraining,
  },
];
