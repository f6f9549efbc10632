import { site } from './site';

const documentUrl = (name: string): string => `${site.filesRoot}/documents/${name}.pdf`;
export const documentUrls = {
  aboutTheData: documentUrl('about-the-data'),
  dataLimitations: documentUrl('data-limitations'),
  dataSources: documentUrl('data-sources'),
  analystGuide: documentUrl('analyst-guide'),
  spendingGuide: documentUrl('federal-spending-guide'),
  apiTraining: documentUrl('api-training'),
} as const;
/** Address of the catalog of datasets, in the format that open-data portals read. */
export const datasetMetadataUrl = `${site.filesRoot}/data/metadata/dataset-metadata.json`;
/** All PDFs, as the guide lists them (specification `reference.md`: static downloads). */
export const documentList: readonly { name: string; description: string; href: string }[] = [
  {
    name: 'About the Data',
    description: 'All entries on sources, limits and rules of the data',
    href: documentUrls.aboutTheData,
  },
  {
    name: 'Known Data Limitations',
    description: 'What the data leaves out or cannot show',
    href: documentUrls.dataLimitations,
  },
  {
    name: 'Data Sources',
    description: 'Where the data comes from and how it reaches this site',
    href: documentUrls.dataSources,
  },
  {
    name: 'Analyst Guide',
    description: 'How to use spending data carefully',
    href: documentUrls.analystGuide,
  },
  {
    name: 'Federal Spending Guide',
    description: 'The questions and answers of this page',
    href: documentUrls.spendingGuide,
  },
  {
    name: 'API Training',
    description: 'First steps with the public API',
    href: documentUrls.apiTraining,
  },
];
