import { site } from '../site/site';

/** Ids and headings of `content/legal/covid-19-sources.md` (pages document §11.1). */
export const sourceSections = [
  { id: 'covered_funds', label: `What COVID-19 spending does ${site.name} track?` },
  { id: 'datasets', label: 'Where the data comes from' },
  { id: 'download_instructions', label: 'How to download the data' },
  { id: 'defc', label: 'Disaster Emergency Fund Codes' },
  { id: 'loan_spending', label: 'How loans are counted' },
  { id: 'overview', label: 'How the overview is calculated' },
  { id: 'total_spending', label: 'How total spending is calculated' },
  { id: 'linked_and_unlinked', label: 'Linked and unlinked data' },
  { id: 'award_spending', label: 'How award spending is calculated' },
] as const;
