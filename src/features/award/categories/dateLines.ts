import type { DateLine } from './category';

const start: DateLine = {
  field: 'startDate',
  label: 'Start Date',
  glossary: 'period-of-performance-start-date',
};
const END = 'period-of-performance-current-end-date';

export const contractDates: readonly DateLine[] = [
  start,
  { field: 'endDate', label: 'Current End Date', glossary: END },
  {
    field: 'potentialEndDate',
    label: 'Potential End Date',
    glossary: 'period-of-performance-potential-end-date',
  },
];
export const vehicleDates: readonly DateLine[] = [
  start,
  { field: 'endDate', label: 'Ordering Period End Date', glossary: END },
];
export const assistanceDates: readonly DateLine[] = [
  start,
  { field: 'endDate', label: 'End Date', glossary: END },
];
