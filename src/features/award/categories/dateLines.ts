import type { DateLine } from './category';

const startLine: DateLine = {
  field: 'startDate',
  label: 'Start Date',
  glossary: 'period-of-performance-start-date',
};
const END_SLUG = 'period-of-performance-current-end-date';

export const contractDates: readonly DateLine[] = [
  startLine,
  { field: 'endDate', label: 'Current End Date', glossary: END_SLUG },
  {
    field: 'potentialEndDate',
    label: 'Potential End Date',
    glossary: 'period-of-performance-potential-end-date',
  },
];
export const vehicleDates: readonly DateLine[] = [
  startLine,
  { field: 'endDate', label: 'Ordering Period End Date', glossary: END_SLUG },
];
export const assistanceDates: readonly DateLine[] = [
  startLine,
  { field: 'endDate', label: 'End Date', glossary: END_SLUG },
];
