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
  type ResultColumn,
} from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { MISSING, recipientName, textOr, titleCase, uei } from '@/domain/format';

const numeric = { numeric: true } as const;
const wide = { width: 300 } as const;
const widest = { width: 400 } as const;

const awardId = column('award_id', 'Prime Award ID', 'awardId', (value, row) =>
  awardLink(row.generatedId, value ?? row.generatedId ?? MISSING),
);
const recipient = column(
  'recipient',
  'Recipient Name',
  'recipientName',
  (value, row) => recipientLink(row.recipientId, recipientName(value)),
  wide,
);
const description = column('description', 'Award Description', 'description', described, widest);
const awardType = (field: 'awardType' | 'contractAwardType') =>
  column('type', 'Award Type', field, plain);
const shared: readonly ResultColumn[] = [
  column('uei', 'Recipient UEI', 'recipientUei', uei),
  column('recipient_location', 'Recipient Location', 'recipientLocation', place, wide),
  column('place_of_performance', 'Primary Place of Performance', 'placeOfPerformance', place, wide),
  column(
    'def_codes',
    'Disaster Emergency Fund Codes (DEFCs)',
    'defCodes',
    (value) => value.join(', ') || MISSING,
    { width: 250 },
  ),
  column('covid_obligations', 'COVID-19 Obligations', 'covidObligations', exact, {
    ...numeric,
    width: 250,
    tone: 'covid',
  }),
  column('covid_outlays', 'COVID-19 Outlays', 'covidOutlays', exact, {
    ...numeric,
    width: 250,
    tone: 'covid',
  }),
  column('infra_obligations', 'Infrastructure Obligations', 'infrastructureObligations', exact, {
    ...numeric,
    width: 250,
    tone: 'infrastructure',
  }),
  column('infra_outlays', 'Infrastructure Outlays', 'infrastructureOutlays', exact, {
    ...numeric,
    width: 250,
    tone: 'infrastructure',
  }),
  column(
    'awarding_agency',
    'Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOr(value)),
    wide,
  ),
  column('awarding_subagency', 'Awarding Subagency', 'awardingSubagency', plain, wide),
];
const start = column('start', 'Period of Performance Start', 'startDate', day);
const end = column('end', 'Period of Performance End', 'endDate', day);
const naics = column(
  'naics',
  'North American Industry Classification System (NAICS)',
  'naics',
  coded,
  widest,
);
const psc = column('psc', 'Product and Service Code (PSC)', 'psc', coded, widest);
const assistance = column('listing', 'Assistance Listing', 'listings', listings, widest);
const obligations = (label: string) => column('obligations', label, 'obligations', exact, numeric);
const outlays = (label: string) => column('outlays', label, 'outlays', outlay, numeric);

const contracts = [
  awardId,
  recipient,
  obligations('Obligations'),
  outlays('Outlays'),
  description,
  awardType('contractAwardType'),
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
  awardType('contractAwardType'),
  ...shared,
  start,
  column('end', 'Ordering Period End Date', 'lastDateToOrder', day),
  naics,
  psc,
];
const grants = [
  awardId,
  recipient,
  obligations('Obligations'),
  outlays('Outlays'),
  description,
  awardType('awardType'),
  ...shared,
  start,
  end,
  assistance,
];
const loans = [
  awardId,
  recipient,
  column('subsidy', 'Original Subsidy Cost', 'subsidyCost', exact, {
    ...numeric,
    subtitle: 'total obligations to date',
  }),
  column('face_value', 'Face Value of Loan', 'faceValue', exact, numeric),
  description,
  awardType('awardType'),
  ...shared,
  column('issued', 'Issued Date', 'issuedDate', day),
  assistance,
];

const subawards: readonly ResultColumn[] = [
  column('subaward_id', 'Subaward ID', 'subawardId', (value, row) =>
    awardLink(row.generatedId, textOr(value)),
  ),
  column('subrecipient', 'Subrecipient Name', 'subrecipientName', recipientName, wide),
  column('sub_amount', 'Subaward Obligations', 'subawardObligations', exact, numeric),
  column('sub_date', 'Subaward Action Date', 'subawardDate', day),
  column('sub_description', 'Subaward Description', 'subawardDescription', described, widest),
  column('sub_uei', 'Subrecipient UEI', 'subrecipientUei', uei),
  column('sub_location', 'Subrecipient Location', 'subrecipientLocation', place, wide),
  column(
    'sub_place',
    'Subaward Primary Place of Performance',
    'subawardPlaceOfPerformance',
    place,
    wide,
  ),
  column('sub_type', 'Subaward Type', 'subawardType', (value) =>
    value ? titleCase(value) : MISSING,
  ),
  column('prime_id', 'Prime Award ID', 'primeAwardId', (value, row) =>
    awardLink(row.generatedId, value ?? row.generatedId ?? '- -'),
  ),
  column(
    'prime_recipient',
    'Prime Award Recipient Name',
    'primeRecipientName',
    (value, row) => recipientLink(row.primeRecipientId, recipientName(value)),
    wide,
  ),
  column('prime_uei', 'Prime Award Recipient UEI', 'primeRecipientUei', uei),
  column(
    'prime_agency',
    'Prime Award Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOr(value)),
    wide,
  ),
  column('prime_subagency', 'Prime Award Awarding Subagency', 'awardingSubagency', plain, wide),
];
const oneListing = column('listing', 'Assistance Listing', 'listing', listings, widest);

const transactions: readonly ResultColumn[] = [
  awardId,
  column('mod', 'Modification Number', 'modification', plain),
  recipient,
  column('amount', 'Obligations', 'transactionObligations', exact, numeric),
  column('action_date', 'Action Date', 'actionDate', day),
  column(
    'transaction_description',
    'Transaction Description',
    'transactionDescription',
    described,
    widest,
  ),
  column('action_type', 'Action Type', 'actionType', plain),
  awardType('awardType'),
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
