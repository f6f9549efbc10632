import { site } from './site/site';

export interface AboutEntry {
  slug: string;
  name: string;
}
export interface AboutSection {
  name: string;
  entries: readonly AboutEntry[];
}

const makeSection = (
  name: string,
  topics: readonly (readonly [slug: string, name: string])[],
): AboutSection => ({
  name,
  entries: topics.map(([slug, title]) => ({ slug, name: title.replaceAll('{Site}', site.name) })),
});
/** The topics of About the Data. The text of a topic is in `content/about-the-data/{slug}.md`. */
export const aboutSections: readonly AboutSection[] = [
  makeSection('Sitewide Data Source Descriptions', [
    ['gtas', 'GTAS (Governmentwide Treasury Account Symbol Adjusted Trial Balance System)'],
    ['file-a', 'File A (Account Balances)'],
    ['file-b', 'File B (Account Breakdown by Program Activity & Object Class)'],
    ['file-c', 'File C (Account Breakdown by Award)'],
    ['file-d1', 'File D1 (Award and Awardee Attributes (Procurement))'],
    ['file-d2', 'File D2 (Award and Awardee Attributes (Financial Assistance))'],
    ['file-e', 'File E (Additional Awardee Attributes)'],
    ['file-f', 'File F (Subaward Attributes)'],
  ]),
  makeSection('Disclosures', [
    ['reporting-requirement-for-federal-agencies', 'Reporting Requirement for Federal Agencies'],
    ['start-date-for-spending-data', 'Start Date for Spending Data on {Site}'],
    ['frequency-of-updates-to-agency-account-data', 'Frequency of Updates to Agency Account Data'],
    ['data-validation-of-source-systems', 'Data Validation of Source Systems'],
    ['changes-in-reporting-requirements', 'Changes in Reporting Requirements'],
    ['financing-accounts', 'Financing Accounts'],
    ['park', 'Program Activity Reporting Key (PARK)'],
    ['unique-award-key-methodology', 'Unique Award Key Methodology for Financial Assistance'],
  ]),
  makeSection('Award Data Disclosures', [
    [
      'start-date-for-prime-award-and-subaward-data',
      'Start Date for Prime Award and Subaward Data on {Site}',
    ],
    [
      'definition-of-award-recipient',
      'Definition of Award Recipient (Entity Receiving a Federal Award)',
    ],
    ['reporting-threshold-for-prime-awards', 'Reporting Threshold for Prime Awards'],
    [
      'frequency-of-updates-to-prime-award-data-for-contracts',
      'Frequency of Updates to Prime Award Data for Contracts (Procurement)',
    ],
    [
      'frequency-of-updates-to-prime-award-data-for-financial-assistance',
      'Frequency of Updates to Prime Award Data for Financial Assistance',
    ],
    ['reporting-threshold-for-subawards', 'Reporting Threshold for Subawards'],
    ['frequency-of-updates-to-subaward-data', 'Frequency of Updates to Subaward Data'],
    ['subaward-data-quality', 'Subaward Data Quality'],
    ['limited-data-for-unlinked-prime-awards', 'Limited Data for Unlinked Prime Awards'],
    ['award-description-data-quality', 'Award Description Data Quality'],
    ['delay-in-dod-procurement-data', 'Delay in Department of Defense (DOD) Procurement Data'],
    ['medicare-location-data', 'Medicare Location Data'],
    ['congressional-district-data', 'Congressional District Data'],
    ['naics', 'North American Industry Classification System (NAICS)'],
    [
      'pii-and-aggregate-records',
      'Personally Identifiable Information (PII) and Aggregate Records',
    ],
    ['pii-and-redacted-records', 'Personally Identifiable Information (PII) and Redacted Records'],
  ]),
  makeSection('COVID-19 and Infrastructure Disclosures', [
    ['definition-of-covered-funds', 'Definition of Covered Funds'],
    ['defc', 'Disaster Emergency Fund Code (DEFC)'],
    ['start-date-for-defc-tracking', 'Start Date for Disaster Emergency Fund Code (DEFC) Tracking'],
    [
      'treasury-eip',
      'Department of the Treasury: Economic Impact Payments and Payroll Support Program',
    ],
    [
      'treasury-era-slfrf',
      'Department of the Treasury: Emergency Rental Assistance and State and Local Fiscal Recovery Funds',
    ],
    ['dol-unemployment', 'Department of Labor: Federal Unemployment Compensation Program'],
    [
      'hhs-general-and-targeted-distributions',
      'Department of Health and Human Services: General and Targeted Distributions',
    ],
    [
      'hhs-uninsured',
      'Department of Health and Human Services: Claims Reimbursement for Testing, Treatment and Vaccine Administration of the Uninsured',
    ],
    ['hhs-rhc', 'Department of Health and Human Services: Rural Health Clinic (RHC) Testing'],
    [
      'hhs-ffcra-6004-6008',
      'Department of Health and Human Services: State Reported Expenditure for FFCRA Sections 6004 and 6008',
    ],
    ['usda-outlays', 'Department of Agriculture: Outlays and Code Mapping in File C'],
  ]),
  makeSection('Legal and Policy Documentation', [
    ['statutory-authority', 'Statutory Authority'],
    [
      'omb-m-08272010',
      'OMB Memorandum of August 27, 2010: Open Government Directive – Federal Spending Transparency and Subaward and Compensation Data Reporting',
    ],
    [
      'omb-m-2016-03',
      'OMB Management Procedures Memorandum 2016-03: Additional Guidance for DATA Act Implementation: Implementing Data-Centric Approach for Reporting Federal Spending Information',
    ],
    [
      'omb-m-17-04',
      'OMB Memorandum M-17-04: Additional Guidance for DATA Act Implementation: Further Requirements for Reporting and Assuring Data Reliability',
    ],
    [
      'omb-m-18-16',
      'OMB Memorandum M-18-16: Appendix A to OMB Circular A-123, Management of Reporting and Data Integrity Risk',
    ],
    [
      'omb-m-20-21',
      'OMB Memorandum M-20-21: Implementation Guidance for Supplemental Funding Provided in Response to the Coronavirus Disease 2019 (COVID-19)',
    ],
    [
      'omb-m-21-20',
      'OMB Memorandum M-21-20: Promoting Public Trust in the Federal Government through Effective Implementation of the American Rescue Plan Act and Stewardship of the Taxpayer Resources',
    ],
    [
      'omb-m-22-02',
      'OMB Memorandum M-22-02: New Financial Assistance Transparency Reporting Requirements',
    ],
    [
      'omb-m-22-12',
      'OMB Memorandum M-22-12: Advancing Effective Stewardship of Taxpayer Resources and Outcomes in the Implementation of the Infrastructure Investment and Jobs Act',
    ],
    ['far', 'Federal Acquisition Regulation (FAR)'],
    ['cfr', 'Code of Federal Regulations (CFR)'],
    ['omb-circular-a-11', 'OMB Circular A-11'],
    ['gsdm', 'Governmentwide Spending Data Model (GSDM)'],
  ]),
];

/** Returns the entry of a slug and its section, or undefined for an unknown slug. */
export const findAboutEntry = (
  slug: string,
): { section: AboutSection; entry: AboutEntry } | undefined => {
  const section = aboutSections.find(({ entries }) => entries.some((entry) => entry.slug === slug));
  return section && { section, entry: section.entries.find((entry) => entry.slug === slug)! };
};

/** Returns the sections with only the entries whose names contain `text`, ignoring case, or [] for fewer than `minLength` characters. */
export const searchAbout = (text: string, minLength: number): readonly AboutSection[] => {
  const query = text.trim().toLowerCase();
  if (query.length < minLength) return [];
  return aboutSections
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((entry) => entry.name.toLowerCase().includes(query)),
    }))
    .filter(({ entries }) => entries.length);
};
