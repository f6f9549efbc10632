import { AGGREGATE_RECORD } from '@/domain/award';
import type { InfoColumns, InfoGroup, InfoRow } from './category';
import {
  agencyDetails,
  executiveCompensation,
  periodOfPerformance,
  placeOfPerformance,
  recipientDetails,
  row,
} from './sharedGroups';

/** Both rows are defined; only the one for the record's type of ID is shown. */
const number = (label: string, idType: 'FAIN' | 'URI'): InfoRow => ({
  ...row(label, ({ displayId }) => displayId),
  isShown: ({ idLabel }) => (idLabel === 'URI') === (idType === 'URI'),
});
const key: InfoGroup = {
  title: 'Unique Award Key',
  rows: [
    row('Unique Award Key', ({ generatedId }) => generatedId),
    row('Record Type', ({ recordType }) =>
      recordType === null
        ? ''
        : `Financial Assistance, ${recordType === AGGREGATE_RECORD ? 'Aggregated' : 'Non-Aggregated'}`,
    ),
    number('Federal Award Identification Number (FAIN)', 'FAIN'),
    number('Unique Record Identifier (URI)', 'URI'),
    row('Awarding Agency Code', ({ awardingAgency }) => awardingAgency?.code),
  ],
};
const first: readonly InfoGroup[] = [
  key,
  agencyDetails,
  placeOfPerformance,
  periodOfPerformance(['Start Date', 'startDate'], ['End Date', 'endDate']),
];
const second: readonly InfoGroup[] = [recipientDetails, executiveCompensation];

export const assistanceGroups: InfoColumns = [first, second];
export const grantGroups: InfoColumns = [
  first,
  [
    ...second,
    {
      title: 'Pre-Award Details',
      rows: [
        row('Funding Opportunity Number', ({ fundingOpportunity }) => fundingOpportunity.number),
        row(
          'Funding Opportunity Description',
          ({ fundingOpportunity }) => fundingOpportunity.goals,
        ),
      ],
    },
  ],
];
