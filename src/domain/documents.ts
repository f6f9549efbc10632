import { site } from './site';

/** The PDFs that the site offers, under the base of its files; they are built from `content/`. */
const file = (name: string): string => `${site.filesRoot}/documents/${name}.pdf`;
export const documents = {
  aboutTheData: file('about-the-data'), dataLimitations: file('data-limitations'), dataSources: file('data-sources'),
  analystGuide: file('analyst-guide'), spendingGuide: file('federal-spending-guide'), apiTraining: file('api-training'),
} as const;
