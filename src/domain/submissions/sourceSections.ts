/** Sections of the methodology of the submission statistics: their ids in the address (pages document §12.5) and their headings in the text. */
export const statisticsSections: readonly { id: string; label: string }[] = [
  { id: 'using_this_table', label: 'Using This Table' },
  { id: 'percent_of_total', label: 'Percent of Total Federal Budget' },
  { id: 'most_recent_update', label: 'Most Recent Update' },
  { id: 'missing_tas', label: 'Number of TASs Missing from Account Balance Data' },
  { id: 'obligations_discrepancies', label: 'Reporting Difference in Obligations' },
  { id: 'unlinked_awards', label: 'Number of Unlinked Awards' },
  { id: 'agency_comments', label: 'Agency Comments' },
];
