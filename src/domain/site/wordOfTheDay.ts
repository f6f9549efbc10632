/** Names of the glossary's words of the day. Their order determines the word of each day. */
export const wordsOfTheDay: readonly string[] = [
  'Account Balance (File A)',
  'Account Breakdown by Award (File C)',
  'Account Breakdown by Program Activity & Object Class (File B)',
  'Action Date',
  'Appropriation',
  'Assistance Listings (CFDA Program)',
  'Award',
  'Award Type',
  'Awards Data (File D)',
  'Budget Authority',
  'Budget Function',
  'Budgetary Resources',
  'Contract',
  'Deobligation',
  'Direct Loan',
  'Direct Payment',
  'Disaster Emergency Fund Code (DEFC)',
  'Face Value of Loan',
  'FAIN',
  'Federal Account',
  'Federal Action Obligation',
  'Financial Assistance',
  'Fiscal Year (FY)',
  'Funding Opportunity Number',
  'Grant',
  'Indefinite Delivery Vehicle (IDV)',
  'Insurance',
  'Loan',
  'Loan Subsidy Cost',
  'Multiple Recipients',
  'NAICS',
  'National Interest Action (NIA)',
  'Object Class',
  'Obligation',
  'Other Budgetary Resources',
  'Outlay',
  'Period of Performance Current End Date',
  'Period of Performance Potential End Date',
  'Period of Performance Start Date',
  'Potential Award Amount',
  'Primary Place of Performance',
  'Prime Award',
  'Prime Recipient',
  'Procurement Instrument Identifier (PIID)',
  'Product or Service Code (PSC)',
  'Program Activity',
  'Recipient',
  'Recipient Location',
  'Recipient/Business Types',
  'Redacted Due to PII',
  'Set Aside Type',
  'Spending',
  'Sub-Award',
  'Submission Period',
  'Sub-Recipient',
  'Transaction',
  'Treasury Account Symbol (TAS)',
  'Unique Entity Identifier (UEI)',
  'Unlinked Award',
  'Unobligated Balance',
  'URI',
];
/** Months (0 is January) that add 31 to the index of the word, so that most neighboring months show different words. */
const laterMonths: readonly number[] = [0, 2, 4, 6, 7, 9, 11];

/** Returns the word of a day by its date in UTC. An index past the end of the list is replaced with the day of the month. */
export const wordOfTheDay = (now: Date): string => {
  const day = now.getUTCDate();
  const index = (laterMonths.includes(now.getUTCMonth()) ? 31 : 0) + day;
  return wordsOfTheDay[index < wordsOfTheDay.length ? index : day]!;
};

const shortNames: Readonly<Record<string, string>> = {
  'Account Balance (File A)': 'File A',
  'Account Breakdown by Program Activity & Object Class (File B)': 'File B',
  'Account Breakdown by Award (File C)': 'File C',
  'Period of Performance Current End Date': 'Current End Date',
  'Period of Performance Potential End Date': 'Potential End Date',
  'Period of Performance Start Date': 'Start Date',
  'Procurement Instrument Identifier (PIID)': 'PIID',
};
/** Returns the name as the card of the home page shows it. */
export const shortenName = (name: string): string => shortNames[name] ?? name;
