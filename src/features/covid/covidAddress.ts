import { publicLaws, type PublicLawId } from '@/domain/disaster/publicLaws';
import { choice, text } from '@/lib/address';

/** Sections of the profile by the names that stand in the address as `section` (pages document §10.1). */
export const sectionKeys = [
  'overview',
  'total_spending_by_budget_categories',
  'award_spending_by_recipient',
  'award_spending_by_agency',
  'award_spending_by_assistance_listing',
  'data_sources_and_methodology',
  'other_resources',
] as const;
export type SectionKey = (typeof sectionKeys)[number];
/** Begins the ids of the sections' elements. */
export const SECTION_PREFIX = 'covid19-';

/** What the query says of the profile, beside the tables of its sections. */
export const covidAddress = {
  publicLaw: choice<PublicLawId>(
    publicLaws.map(({ id }) => id),
    'all',
  ),
  /** Codes that are counted, of those of the law; '' counts them all. */
  defc: text(/^[A-Z0-9]{1,3}(,[A-Z0-9]{1,3})*$/),
  section: choice<SectionKey | ''>(sectionKeys, ''),
};
/** Parameters that mean nothing once other codes are counted: pages of tables. */
export const pagesIn = (search: string): readonly string[] =>
  [...new URLSearchParams(search).keys()].filter((name) => name.endsWith('_page'));
