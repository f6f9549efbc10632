import { AGGREGATE_RECORD_TYPE } from '@/domain/award';
import type { InfoColumns, InfoGroup, InfoRow } from './category';
import {
  agencyDetails,
  executiveCompensation,
  buildPeriodGroup,
  placeOfPerformance,
  recipientDetails,
  row,
} from './sharedGroups';

/** Returns a row for the award ID, shown only if the record has this type of ID. */
const idRow = (label: string, idType: 'FAIN' | 'URI'): InfoRow => ({
  ...row(label, ({ displayId }) => displayId),
  isShown: ({ idLabel }) => (idLabel === 'URI') === (idType === 'URI'),
});
const keyGroup: InfoGroup = {
  title: 'Unique Award Key',
  rows: [
    row('Unique Award Key', ({ generatedId }) => generatedId),
    row('Record Type', ({ recordType }) =>
      recordType === null
        ? ''
        : `Financial Assistance, ${recordType === AGGREGATE_RECORD_TYPE ? 'Aggregated' : 'Non-Aggregated'}`,
    ),
    idRow('Federal Award Identification Number (FAIN)', 'FAIN'),
    idRow('Unique Record Identifier (URI)', 'URI'),
    row('Awarding Agency Code', ({ awardingAgency }) => awardingAgency?.code),
  ],
};
const leftGroups: readonly InfoGroup[] = [
  keyGroup,
  agencyDetails,
  placeOfPerformance,
  buildPeriodGroup(['Start Date', 'startDate'], ['End Date', 'endDate']),
];
const rightGroups: readonly InfoGroup[] = [recipientDetails, executiveCompensation];

export const assistanceGroups: InfoColumns = [leftGroups, rightGroups];
export const grantGroups: InfoColumns = [
  leftGroups,
  [
    ...rightGroups,
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
