import {
  agencyLink,
  awardLink,
  column,
  renderDay,
  renderExact,
  renderPlain,
  recipientLink,
  type ResultColumn,
} from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { MISSING, recipientName, textOrMissing } from '@/domain/format';

const numericOptions = { numeric: true } as const;
const amountColumns = (tab: ResultTabKey): readonly ResultColumn[] =>
  tab === 'transaction_loans'
    ? [
        column('loan_value', 'Loan Face Value', 'faceValue', renderExact, numericOptions),
        column(
          'subsidy',
          'Loan Subsidy Cost (Total Obligations To Date)',
          'subsidyCost',
          renderExact,
          numericOptions,
        ),
      ]
    : [
        column(
          'amount',
          'Transaction Amount',
          'transactionObligations',
          renderExact,
          numericOptions,
        ),
      ];
/** Returns the columns of a tab in display order (pages document §14.3). */
export const keywordColumns = (tab: ResultTabKey): readonly ResultColumn[] => [
  column('award_id', 'Award ID', 'awardId', (value, row) =>
    awardLink(row.generatedId, value ?? MISSING),
  ),
  column('mod', 'Mod', 'modification', renderPlain, { width: 100 }),
  column(
    'recipient',
    'Recipient Name',
    'recipientName',
    (value, row) => recipientLink(row.recipientId, recipientName(value)),
    { width: 300 },
  ),
  column('action_date', 'Action Date', 'actionDate', renderDay, { width: 130 }),
  ...amountColumns(tab),
  column(
    'agency',
    'Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOrMissing(value)),
    { width: 280 },
  ),
  column('sub_agency', 'Awarding Sub Agency', 'awardingSubagency', renderPlain, { width: 280 }),
  column('type', tab === 'transaction_idvs' ? 'IDV Type' : 'Award Type', 'awardType', renderPlain),
];
/** Returns the initial sort column: the face value for loans, otherwise the amount. */
export const getDefaultSort = (tab: ResultTabKey): string =>
  tab === 'transaction_loans' ? 'loan_value' : 'amount';
/** Names of the download columns, in the order of the table. */
export const downloadColumns: readonly string[] = [
  'award_id_piid',
  'award_id_fain',
  'award_id_uri',
  'modification_number',
  'recipient_name',
  'action_date',
  'federal_action_obligation',
  'face_value_of_loan',
  'original_loan_subsidy_cost',
  'awarding_agency_name',
  'awarding_sub_agency_name',
  'award_type',
  'idv_type',
  'assistance_type_description',
];
