import { site } from './site';

export interface SourceCard {
  overline: string;
  heading: string;
  text: string;
  links: readonly { label: string; to: string }[];
}
export interface SourceSection {
  title: string;
  subtitle: string;
  cards: readonly SourceCard[];
}
/** Sections of the data sources page, in order: name of the file and label in the navigation. */
export const sourceSections: readonly { key: string; label: string }[] = (
  [
    ['intro-section', 'Introduction'],
    ['history-section', 'History of the DATA Act'],
    ['federal-spending-overview', 'Federal Spending Overview'],
    ['data-available', 'Data Available on {Site}'],
    ['data-types', 'Data Types'],
    ['data-source-systems', 'Source Systems'],
    ['account-data', 'Account Data'],
    ['award-data', 'Award Data'],
    ['additional-data', 'Additional Data'],
    ['data-submission-extraction', 'Data Submission and Extraction'],
    ['frequency', 'Frequency of Data Updates'],
    ['data-validation', 'Data Validation'],
    ['data-access', 'Features on {Site}'],
    ['data-use-cases', 'Use Cases'],
  ] as const
).map(([key, label]) => ({ key, label: label.replaceAll('{Site}', site.name) }));
/** Returns the id of a section in the page and in its address. */
export const sourceId = (key: string): string => `interactive-data-sources-${key}`;
