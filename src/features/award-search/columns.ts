import {
  agencyLink,
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
import { MISSING, recipientName, textOrMissing, titleCase, uei } from '@/domain/format';
import { awardLink, awardOfSubaward, subawardLink } from './awardLinks';

// Each width fits the widest usual value of a column at the table's font size. The widths of a tab's first columns add up to at most the
// width of the results in a 1280 px viewport; in wider viewports they share the extra space.
const amount = { numeric: true, width: 140 } as const;
const fundAmount = { numeric: true, width: 150 } as const;
const date = { width: 89 } as const;
const name = { width: 165, part: 'name' } as const;
const agency = { width: 145 } as const;
const purpose = { width: 138, part: 'purpose' } as const;
const address = { width: 200 } as const;
const codes = { width: 240 } as const;
const uniqueId = { width: 140 } as const;
const withWidth = (base: ResultColumn, width: number): ResultColumn => ({ ...base, width });

const awardId = column(
  'award_id',
  'Prime Award ID',
  'awardId',
  (value, row) => awardLink(row.generatedId, value ?? row.generatedId ?? MISSING),
  { width: 119 },
);
const recipient = column(
  'recipient',
  'Recipient Name',
  'recipientName',
  (value, row) => recipientLink(row.recipientId, recipientName(value)),
  name,
);
const description = column('description', 'Award Description', 'description', described, purpose);
const awardType = (field: 'awardType' | 'contractAwardType') =>
  column('type', 'Award Type', field, plain, { width: 150 });
const shared: readonly ResultColumn[] = [
  column('uei', 'Recipient UEI', 'recipientUei', uei, uniqueId),
  column('recipient_location', 'Recipient Location', 'recipientLocation', place, address),
  column(
    'place_of_performance',
    'Primary Place of Performance',
    'placeOfPerformance',
    place,
    address,
  ),
  column(
    'def_codes',
    'Disaster Emergency Fund Codes (DEFCs)',
    'defCodes',
    (value) => value.join(', ') || MISSING,
    { width: 150 },
  ),
  column('covid_obligations', 'COVID-19 Obligations', 'covidObligations', exact, {
    ...fundAmount,
    tone: 'covid',
  }),
  column('covid_outlays', 'COVID-19 Outlays', 'covidOutlays', exact, {
    ...fundAmount,
    tone: 'covid',
  }),
  column('infra_obligations', 'Infrastructure Obligations', 'infrastructureObligations', exact, {
    ...fundAmount,
    tone: 'infrastructure',
  }),
  column('infra_outlays', 'Infrastructure Outlays', 'infrastructureOutlays', exact, {
    ...fundAmount,
    tone: 'infrastructure',
  }),
  column(
    'awarding_agency',
    'Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOrMissing(value)),
    agency,
  ),
  column('awarding_subagency', 'Awarding Subagency', 'awardingSubagency', plain, address),
];
const start = column('start', 'Period of Performance Start', 'startDate', day, date);
const end = column('end', 'Period of Performance End', 'endDate', day, date);
const naics = column(
  'naics',
  'North American Industry Classification System (NAICS)',
  'naics',
  coded,
  codes,
);
const psc = column('psc', 'Product and Service Code (PSC)', 'psc', coded, codes);
const assistance = column('listing', 'Assistance Listing', 'listings', listings, codes);
const obligations = (label: string) => column('obligations', label, 'obligations', exact, amount);
const outlays = (label: string) => column('outlays', label, 'outlays', outlay, amount);

const ofContracts = (obligated: string, outlaid: string, last: ResultColumn) => [
  awardId,
  recipient,
  obligations(obligated),
  outlays(outlaid),
  description,
  awardType('contractAwardType'),
  ...shared,
  start,
  last,
  naics,
  psc,
];
const contracts = ofContracts('Obligations', 'Outlays', end);
const idvs = ofContracts(
  'Total Obligations to Date',
  'Total Outlays to Date',
  column('end', 'Ordering Period End Date', 'lastDateToOrder', day, date),
);
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
// Award IDs of aggregate awards are longer.
const payments = grants.map((each) => {
  if (each === awardId) return withWidth(each, 133);
  return each === recipient || each === description ? withWidth(each, 144) : each;
});
// Loans show two amounts and one date, so other columns are narrower.
const loans = [
  awardId,
  withWidth(recipient, 146),
  column('subsidy', 'Original Subsidy Cost', 'subsidyCost', exact, {
    ...amount,
    subtitle: 'total obligations to date',
  }),
  column('face_value', 'Face Value of Loan', 'faceValue', exact, amount),
  withWidth(description, 118),
  awardType('awardType'),
  ...shared.map((each) => (each.id === 'awarding_agency' ? withWidth(each, 132) : each)),
  column('issued', 'Issued Date', 'issuedDate', day, date),
  assistance,
];

const subawards: readonly ResultColumn[] = [
  column(
    'subaward_id',
    'Subaward ID',
    'subawardId',
    (value, row) => subawardLink(row.generatedId, textOrMissing(value)),
    { width: 118 },
  ),
  column(
    'subrecipient',
    'Subrecipient Name',
    'subrecipientName',
    (value, row) => recipientLink(row.subrecipientId, recipientName(value)),
    name,
  ),
  column('sub_amount', 'Subaward Obligations', 'subawardObligations', exact, {
    ...amount,
    width: 133,
  }),
  column('sub_date', 'Subaward Action Date', 'subawardDate', day, date),
  column('sub_description', 'Subaward Description', 'subawardDescription', described, {
    ...purpose,
    width: 122,
  }),
  column('sub_uei', 'Subrecipient UEI', 'subrecipientUei', uei, uniqueId),
  column('sub_location', 'Subrecipient Location', 'subrecipientLocation', place, address),
  column(
    'sub_place',
    'Subaward Primary Place of Performance',
    'subawardPlaceOfPerformance',
    place,
    address,
  ),
  column(
    'sub_type',
    'Subaward Type',
    'subawardType',
    (value) => (value ? titleCase(value) : MISSING),
    { width: 130 },
  ),
  column(
    'prime_id',
    'Prime Award ID',
    'primeAwardId',
    (value, row) => awardOfSubaward(row.generatedId, value ?? row.generatedId ?? '- -'),
    { width: 119 },
  ),
  column(
    'prime_recipient',
    'Prime Award Recipient Name',
    'primeRecipientName',
    (value, row) => recipientLink(row.primeRecipientId, recipientName(value)),
    { width: 165 },
  ),
  column('prime_uei', 'Prime Award Recipient UEI', 'primeRecipientUei', uei, uniqueId),
  column(
    'prime_agency',
    'Prime Award Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOrMissing(value)),
    agency,
  ),
  column('prime_subagency', 'Prime Award Awarding Subagency', 'awardingSubagency', plain, address),
];
const oneListing = column('listing', 'Assistance Listing', 'listing', listings, codes);

const transactions: readonly ResultColumn[] = [
  awardId,
  column('mod', 'Modification Number', 'modification', plain, { width: 90 }),
  recipient,
  column('amount', 'Obligations', 'transactionObligations', exact, amount),
  column('action_date', 'Action Date', 'actionDate', day, date),
  column(
    'transaction_description',
    'Transaction Description',
    'transactionDescription',
    described,
    purpose,
  ),
  column('action_type', 'Action Type', 'actionType', plain, { width: 130 }),
  awardType('awardType'),
  ...shared.slice(0, 3),
  ...shared.slice(8),
];
const contractTransactions = [...transactions, naics, psc];
const assistanceTransactions = [...transactions, oneListing];

/** Columns of each tab, in order (pages document §8.4). */
export const tabColumns: Readonly<Record<ResultTabKey, readonly ResultColumn[]>> = {
  contracts,
  idvs,
  grants,
  direct_payments: payments,
  loans,
  other: payments,
  subcontracts: [...subawards, naics, psc],
  subgrants: [...subawards, oneListing],
  transaction_contracts: contractTransactions,
  transaction_idvs: contractTransactions,
  transaction_grants: assistanceTransactions,
  transaction_direct_payments: assistanceTransactions,
  transaction_loans: assistanceTransactions,
  transaction_other: assistanceTransactions,
};

const loanDefaults = 'award_id,recipient,subsidy,face_value,description,awarding_agency,issued';
const awardDefaults = 'award_id,recipient,obligations,description,awarding_agency,start,end';
const subawardDefaults =
  'subaward_id,subrecipient,sub_amount,sub_date,sub_description,prime_id,prime_agency';
const transactionDefaults =
  'award_id,mod,recipient,amount,action_date,transaction_description,awarding_agency';
/** Returns whether a tab shows a column by default: who, how much, what for, from whom and when. */
export const isDefault = (tab: ResultTabKey, { id }: ResultColumn): boolean => {
  const ids = tab.startsWith('transaction_')
    ? transactionDefaults
    : tab.startsWith('sub')
      ? subawardDefaults
      : tab === 'loans'
        ? loanDefaults
        : awardDefaults;
  return ids.split(',').includes(id);
};
