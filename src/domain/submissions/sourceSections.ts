/** The sections of the methodology (pages document §12.5): id in the address, link text, and heading in the text. */
export const statisticsSections: readonly { id: string; label: string; heading: string }[] = [
  { id: 'using_this_table', label: 'Using This Table', heading: 'Using This Table' },
  {
    id: 'percent_of_total',
    label: 'Percent of Total',
    heading: 'Percent of Total Federal Budget',
  },
  { id: 'most_recent_update', label: 'Most Recent Update', heading: 'Most Recent Update' },
  {
    id: 'missing_tas',
    label: 'Missing TASs',
    heading: 'Number of TASs Missing from Account Balance Data',
  },
  {
    id: 'obligations_discrepancies',
    label: 'Obligations',
    heading: 'Reporting Difference in Obligations',
  },
  { id: 'unlinked_awards', label: 'Unlinked Awards', heading: 'Number of Unlinked Awards' },
  { id: 'agency_comments', label: 'Agency Comments', heading: 'Agency Comments' },
];
