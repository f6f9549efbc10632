import {
  agencyLink,
  awardLink,
  coded,
  column,
  day,
  described,
  exact,
  listings,
  outlay,
  place,
  plain,
  recipientLink,
  string,
  type ResultColumn,
} from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { MISSING, recipientName, textOr, titleCase, uei } from '@/domain/format';

const numeric = { numeric: true } as const;
const wide = { width: 300 } as const;
const widest = { width: 400 } as const;

const awardId = column('award_id', 'Prime Award ID', 'Award ID', (value, row) =>
  awardLink(
    row.generated_internal_id,
    string(value) ?? string(row.generated_internal_id) ?? MISSING,
  ),
);
const recipient = column(
  'recipient',
  'Recipient Name',
  'Recipient Name',
  (value, row) => recipientLink(row.recipient_id, recipientName(string(value))),
  wide,
);
const description = column('description', 'Award Description', 'Description', described, widest);
const awardType = (field: string) => column('type', 'Award Type', field, plain);
const shared: readonly ResultColumn[] = [
  column('uei', 'Recipient UEI', 'Recipient UEI', (value) => uei(string(value))),
  column('recipient_location', 'Recipient Location', 'Recipient Location', place, wide),
  column(
    'place_of_performance',
    'Primary Place of Performance',
    'Primary Place of Performance',
    place,
    wide,
  ),
  column(
    'def_codes',
    'Disaster Emergency Fund Codes (DEFCs)',
    'def_codes',
    (value) => (Array.isArray(value) && value.length ? value.join(', ') : MISSING),
    { width: 250 },
  ),
  column('covid_obligations', 'COVID-19 Obligations', 'COVID-19 Obligations', exact, {
    ...numeric,
    width: 250,
    tone: 'covid',
  }),
  column('covid_outlays', 'COVID-19 Outlays', 'COVID-19 Outlays', exact, {
    ...numeric,
    width: 250,
    tone: 'covid',
  }),
  column('infra_obligations', 'Infrastructure Obligations', 'Infrastructure Obligations', exact, {
    ...numeric,
    width: 250,
    tone: 'infrastructure',
  }),
  column('infra_outlays', 'Infrastructure Outlays', 'Infrastructure Outlays', exact, {
    ...numeric,
    width: 250,
    tone: 'infrastructure',
  }),
  column(
    'awarding_agency',
    'Awarding Agency',
    'Awarding Agency',
    (value, row) => agencyLink(row.agency_slug, textOr(string(value))),
    wide,
  ),
  column('awarding_subagency', 'Awarding Subagency', 'Awarding Sub Agency', plain, wide),
];
const start = column('start', 'Period of Performance Start', 'Start Date', day);
const end = column('end', 'Period of Performance End', 'End Date', day);
const naics = column(
  'naics',
  'North American Industry Classification System (NAICS)',
  'NAICS',
  coded,
  widest,
);
const psc = column('psc', 'Product and Service Code (PSC)', 'PSC', coded, widest);
const assistance = column('listing', 'Assistance Listing', 'Assistance Listings', listings, widest);
const obligations = (label: string) => column('obligations', label, 'Award Amount', exact, numeric);
const outlays = (label: string) => column('outlays', label, 'Total Outlays', outlay, numeric);

const contracts = [
  awardId,
  recipient,
  obligations('Obligations'),
  outlays('Outlays'),
  description,
  awardType('Contract Award Type'),
  ...shared,
  start,
  end,
  naics,
  psc,
];
const idvs = [
  awardId,
  recipient,
  obligations('Total Obligations to Date'),
  outlays('Total Outlays to Date'),
  description,
  awardType('Contract Award Type'),
  ...shared,
  start,
  column('end', 'Ordering Period End Date', 'Last Date to Order', day),
  naics,
  psc,
];
const grants = [
  awardId,
  recipient,
  obligations('Obligations'),
  outlays('Outlays'),
  description,
  awardType('Award Type'),
  ...shared,
  start,
  end,
  assistance,
];
const loans = [
  awardId,
  recipient,
  column('subsidy', 'Original Subsidy Cost', 'Subsidy Cost', exact, {
    ...numeric,
    subtitle: 'total obligations to date',
  }),
  column('face_value', 'Face Value of Loan', 'Loan Value', exact, numeric),
  description,
  awardType('Award Type'),
  ...shared,
  column('issued', 'Issued Date', 'Issued Date', day),
  assistance,
];

const subawards: readonly ResultColumn[] = [
  column('subaward_id', 'Subaward ID', 'Sub-Award ID', (value, row) =>
    awardLink(row.prime_award_generated_internal_id, textOr(string(value))),
  ),
  column(
    'subrecipient',
    'Subrecipient Name',
    'Sub-Awardee Name',
    (value) => recipientName(string(value)),
    wide,
  ),
  column('sub_amount', 'Subaward Obligations', 'Sub-Award Amount', exact, numeric),
  column('sub_date', 'Subaward Action Date', 'Sub-Award Date', day),
  column('sub_description', 'Subaward Description', 'Sub-Award Description', described, widest),
  column('sub_uei', 'Subrecipient UEI', 'Sub-Recipient UEI', (value) => uei(string(value))),
  column('sub_location', 'Subrecipient Location', 'Sub-Recipient Location', place, wide),
  column(
    'sub_place',
    'Subaward Primary Place of Performance',
    'Sub-Award Primary Place of Performance',
    place,
    wide,
  ),
  column('sub_type', 'Subaward Type', 'Sub-Award Type', (value) =>
    string(value) ? titleCase(string(value)!) : MISSING,
  ),
  column('prime_id', 'Prime Award ID', 'Prime Award ID', (value, row) =>
    awardLink(
      row.prime_award_generated_internal_id,
      string(value) ?? string(row.prime_award_generated_internal_id) ?? '- -',
    ),
  ),
  column(
    'prime_recipient',
    'Prime Award Recipient Name',
    'Prime Recipient Name',
    (value, row) => recipientLink(row.prime_award_recipient_id, recipientName(string(value))),
    wide,
  ),
  column('prime_uei', 'Prime Award Recipient UEI', 'Prime Award Recipient UEI', (value) =>
    uei(string(value)),
  ),
  column(
    'prime_agency',
    'Prime Award Awarding Agency',
    'Awarding Agency',
    (value, row) => agencyLink(row.agency_slug, textOr(string(value))),
    wide,
  ),
  column('prime_subagency', 'Prime Award Awarding Subagency', 'Awarding Sub Agency', plain, wide),
];
const oneListing = column('listing', 'Assistance Listing', 'Assistance Listing', listings, widest);

const transactions: readonly ResultColumn[] = [
  awardId,
  column('mod', 'Modification Number', 'Mod', plain),
  recipient,
  column('amount', 'Obligations', 'Transaction Amount', exact, numeric),
  column('action_date', 'Action Date', 'Action Date', day),
  column(
    'transaction_description',
    'Transaction Description',
    'Transaction Description',
    described,
    widest,
  ),
  column('action_type', 'Action Type', 'Action Type', plain),
  awardType('Award Type'),
  shared[0]!,
  shared[1]!,
  shared[2]!,
  shared[8]!,
  shared[9]!,
];
const contractTransactions = [...transactions, naics, psc];
const assistanceTransactions = [...transactions, oneListing];

/** Columns of each tab, in order (pages document §8.4). */
export const tabColumns: Readonly<Record<ResultTabKey, readonly ResultColumn[]>> = {
  contracts,
  idvs,
  grants,
  direct_payments: grants,
  loans,
  other: grants,
  subcontracts: [...subawards, naics, psc],
  subgrants: [...subawards, oneListing],
  transaction_contracts: contractTransactions,
  transaction_idvs: contractTransactions,
  transaction_grants: assistanceTransactions,
  transaction_direct_payments: assistanceTransactions,
  transaction_loans: assistanceTransactions,
  transaction_other: assistanceTransactions,
};
