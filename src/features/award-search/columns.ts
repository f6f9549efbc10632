import {
  agencyLink,
  renderCode,
  column,
  renderDay,
  renderDescription,
  renderExact,
  renderListings,
  renderOutlay,
  renderPlace,
  renderPlain,
  recipientLink,
  type ResultColumn,
} from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { MISSING, recipientName, textOrMissing, titleCase, uei } from '@/domain/format';
import { awardLink, primeAwardLink, subawardLink } from './awardLinks';

// Each width fits the widest usual value of a column at the table's font size. The default columns of a tab are
// together at most as wide as the results in a 1280 px viewport. In wider viewports, columns share the extra space.
const amountSize = { numeric: true, width: 140 } as const;
const fundAmountSize = { numeric: true, width: 150 } as const;
const dateSize = { width: 89 } as const;
const nameSize = { width: 165, part: 'name' } as const;
const agencySize = { width: 145 } as const;
const purposeSize = { width: 138, part: 'purpose' } as const;
const addressSize = { width: 200 } as const;
const codesSize = { width: 240 } as const;
const uniqueIdSize = { width: 140 } as const;
const setWidth = (base: ResultColumn, width: number): ResultColumn => ({ ...base, width });

const awardIdColumn = column(
  'award_id',
  'Prime Award ID',
  'awardId',
  (value, row) => awardLink(row.generatedId, value ?? row.generatedId ?? MISSING),
  { width: 119 },
);
const recipientColumn = column(
  'recipient',
  'Recipient Name',
  'recipientName',
  (value, row) => recipientLink(row.recipientId, recipientName(value)),
  nameSize,
);
const descriptionColumn = column(
  'description',
  'Award Description',
  'description',
  renderDescription,
  purposeSize,
);
const awardTypeColumn = (field: 'awardType' | 'contractAwardType') =>
  column('type', 'Award Type', field, renderPlain, { width: 150 });
const sharedColumns: readonly ResultColumn[] = [
  column('uei', 'Recipient UEI', 'recipientUei', uei, uniqueIdSize),
  column('recipient_location', 'Recipient Location', 'recipientLocation', renderPlace, addressSize),
  column(
    'place_of_performance',
    'Primary Place of Performance',
    'placeOfPerformance',
    renderPlace,
    addressSize,
  ),
  column(
    'def_codes',
    'Disaster Emergency Fund Codes (DEFCs)',
    'defCodes',
    (value) => value.join(', ') || MISSING,
    { width: 150 },
  ),
  column('covid_obligations', 'COVID-19 Obligations', 'covidObligations', renderExact, {
    ...fundAmountSize,
    tone: 'covid',
  }),
  column('covid_outlays', 'COVID-19 Outlays', 'covidOutlays', renderExact, {
    ...fundAmountSize,
    tone: 'covid',
  }),
  column(
    'infra_obligations',
    'Infrastructure Obligations',
    'infrastructureObligations',
    renderExact,
    {
      ...fundAmountSize,
      tone: 'infrastructure',
    },
  ),
  column('infra_outlays', 'Infrastructure Outlays', 'infrastructureOutlays', renderExact, {
    ...fundAmountSize,
    tone: 'infrastructure',
  }),
  column(
    'awarding_agency',
    'Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOrMissing(value)),
    agencySize,
  ),
  column('awarding_subagency', 'Awarding Subagency', 'awardingSubagency', renderPlain, addressSize),
];
const start = column('start', 'Period of Performance Start', 'startDate', renderDay, dateSize);
const endColumn = column('end', 'Period of Performance End', 'endDate', renderDay, dateSize);
const codeColumn = (kind: 'naics' | 'psc', label: string) =>
  column(kind, label, kind, renderCode(kind), codesSize);
const naicsColumn = codeColumn('naics', 'North American Industry Classification System (NAICS)');
const pscColumn = codeColumn('psc', 'Product and Service Code (PSC)');
const assistance = column('listing', 'Assistance Listing', 'listings', renderListings, codesSize);
const obligationsColumn = (label: string) =>
  column('obligations', label, 'obligations', renderExact, amountSize);
const outlaysColumn = (label: string) =>
  column('outlays', label, 'outlays', renderOutlay, amountSize);

const contractColumns = (obligationLabel: string, outlayLabel: string, last: ResultColumn) => [
  awardIdColumn,
  recipientColumn,
  obligationsColumn(obligationLabel),
  outlaysColumn(outlayLabel),
  descriptionColumn,
  awardTypeColumn('contractAwardType'),
  ...sharedColumns,
  start,
  last,
  naicsColumn,
  pscColumn,
];
const contracts = contractColumns('Obligations', 'Outlays', endColumn);
const idvColumns = contractColumns(
  'Total Obligations to Date',
  'Total Outlays to Date',
  column('end', 'Ordering Period End Date', 'lastDateToOrder', renderDay, dateSize),
);
const grantColumns = [
  awardIdColumn,
  recipientColumn,
  obligationsColumn('Obligations'),
  outlaysColumn('Outlays'),
  descriptionColumn,
  awardTypeColumn('awardType'),
  ...sharedColumns,
  start,
  endColumn,
  assistance,
];
// Award IDs of aggregate awards are longer, so this column is wider and two others are narrower.
const paymentColumns = grantColumns.map((each) => {
  if (each === awardIdColumn) return setWidth(each, 133);
  return each === recipientColumn || each === descriptionColumn ? setWidth(each, 144) : each;
});
// Loans show two amounts and one date, so other columns are narrower.
const loanColumns = [
  awardIdColumn,
  setWidth(recipientColumn, 146),
  column('subsidy', 'Original Subsidy Cost', 'subsidyCost', renderExact, {
    ...amountSize,
    subtitle: 'total obligations to date',
  }),
  column('face_value', 'Face Value of Loan', 'faceValue', renderExact, amountSize),
  setWidth(descriptionColumn, 118),
  awardTypeColumn('awardType'),
  ...sharedColumns.map((each) => (each.id === 'awarding_agency' ? setWidth(each, 132) : each)),
  column('issued', 'Issued Date', 'issuedDate', renderDay, dateSize),
  assistance,
];

const subawardColumns: readonly ResultColumn[] = [
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
    nameSize,
  ),
  column('sub_amount', 'Subaward Obligations', 'subawardObligations', renderExact, {
    ...amountSize,
    width: 133,
  }),
  column('sub_date', 'Subaward Action Date', 'subawardDate', renderDay, dateSize),
  column('sub_description', 'Subaward Description', 'subawardDescription', renderDescription, {
    ...purposeSize,
    width: 122,
  }),
  column('sub_uei', 'Subrecipient UEI', 'subrecipientUei', uei, uniqueIdSize),
  column('sub_location', 'Subrecipient Location', 'subrecipientLocation', renderPlace, addressSize),
  column(
    'sub_place',
    'Subaward Primary Place of Performance',
    'subawardPlaceOfPerformance',
    renderPlace,
    addressSize,
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
    (value, row) => primeAwardLink(row.generatedId, value ?? row.generatedId ?? '- -'),
    { width: 119 },
  ),
  column(
    'prime_recipient',
    'Prime Award Recipient Name',
    'primeRecipientName',
    (value, row) => recipientLink(row.primeRecipientId, recipientName(value)),
    { width: 165 },
  ),
  column('prime_uei', 'Prime Award Recipient UEI', 'primeRecipientUei', uei, uniqueIdSize),
  column(
    'prime_agency',
    'Prime Award Awarding Agency',
    'awardingAgency',
    (value, row) => agencyLink(row.agencySlug, textOrMissing(value)),
    agencySize,
  ),
  column(
    'prime_subagency',
    'Prime Award Awarding Subagency',
    'awardingSubagency',
    renderPlain,
    addressSize,
  ),
];
const oneListing = column('listing', 'Assistance Listing', 'listing', renderListings, codesSize);

const transactionColumns: readonly ResultColumn[] = [
  awardIdColumn,
  column('mod', 'Modification Number', 'modification', renderPlain, { width: 90 }),
  recipientColumn,
  column('amount', 'Obligations', 'transactionObligations', renderExact, amountSize),
  column('action_date', 'Action Date', 'actionDate', renderDay, dateSize),
  column(
    'transaction_description',
    'Transaction Description',
    'transactionDescription',
    renderDescription,
    purposeSize,
  ),
  column('action_type', 'Action Type', 'actionType', renderPlain, { width: 130 }),
  awardTypeColumn('awardType'),
  ...sharedColumns.slice(0, 3),
  ...sharedColumns.slice(8),
];
const contractTransactionColumns = [...transactionColumns, naicsColumn, pscColumn];
const assistanceTransactionColumns = [...transactionColumns, oneListing];

/** Columns of each tab, in order (pages document §8.4). */
export const tabColumns: Readonly<Record<ResultTabKey, readonly ResultColumn[]>> = {
  contracts,
  idvs: idvColumns,
  grants: grantColumns,
  direct_payments: paymentColumns,
  loans: loanColumns,
  other: paymentColumns,
  subcontracts: [...subawardColumns, naicsColumn, pscColumn],
  subgrants: [...subawardColumns, oneListing],
  transaction_contracts: contractTransactionColumns,
  transaction_idvs: contractTransactionColumns,
  transaction_grants: assistanceTransactionColumns,
  transaction_direct_payments: assistanceTransactionColumns,
  transaction_loans: assistanceTransactionColumns,
  transaction_other: assistanceTransactionColumns,
};

const loanDefaults = 'award_id,recipient,subsidy,face_value,description,awarding_agency,issued';
const awardDefaults = 'award_id,recipient,obligations,description,awarding_agency,start,end';
const subawardDefaults =
  'subaward_id,subrecipient,sub_amount,sub_date,sub_description,prime_id,prime_agency';
const transactionDefaults =
  'award_id,mod,recipient,amount,action_date,transaction_description,awarding_agency';
/** Returns whether a tab shows a column by default. The default columns are IDs, names, amounts, descriptions, agencies and dates. */
export const isDefault = (tab: ResultTabKey, { id }: ResultColumn): boolean => {
  const joinedIds = tab.startsWith('transaction_')
    ? transactionDefaults
    : tab.startsWith('sub')
      ? subawardDefaults
      : tab === 'loans'
        ? loanDefaults
        : awardDefaults;
  return joinedIds.split(',').includes(id);
};
