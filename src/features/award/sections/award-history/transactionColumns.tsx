import type { ReactNode } from 'react';
import { dollarColumn, type TableColumn } from '@/blocks/panel';
import { LongText } from '@/blocks/result-cells';
import type { AwardCategory } from '@/domain/award';
import type { Measure, Step, Transaction } from '@/domain/awardHistory';
import { codeAndText, date, money, textOrMissing } from '@/domain/format';
import { isTenfoldChange } from '@/domain/historyWarnings';
import { RowMark } from '../../warnings/RowMark';

/** An action with its step in the running total, which is undefined if unknown. */
export interface LedgerRow extends Transaction {
  step: Step | undefined;
}
type LedgerColumn = TableColumn<LedgerRow>;
/** Labels of the action type codes of assistance (pages document §18.8). Contract records contain their own labels. */
const assistanceActionLabels: Readonly<Record<string, string>> = {
  A: 'New',
  B: 'Continuation',
  C: 'Revision',
  D: 'Adjustment to Completed Project',
};

const column = (
  id: 'modification' | 'listing' | 'date' | 'description',
  label: string,
  width: number,
  show: (row: LedgerRow) => ReactNode,
): LedgerColumn => ({ id, label, value: (row) => row[id], show, sortable: true, width });
const modificationColumn = column('modification', 'Modification Number', 116, (row) =>
  textOrMissing(row.modification),
);
const listingColumn = (label: string) =>
  column('listing', label, 92, (row) => textOrMissing(row.listing));
const actionDateColumn: LedgerColumn = {
  ...column('date', 'Action Date', 96, (row) => date(row.date)),
  firstOrder: 'desc',
};
const amountColumn = (id: 'amount' | 'faceValue' | 'subsidyCost', label: string) =>
  dollarColumn<LedgerRow>(id, label, (row) => row[id], { sortable: true, width: 140 });
const stepColumns = (measureName: string): readonly LedgerColumn[] => [
  dollarColumn<LedgerRow>('before', `${measureName} Before`, ({ step }) => step?.before ?? null, {
    width: 140,
  }),
  {
    id: 'after',
    label: `${measureName} After`,
    value: ({ step }) => step?.after ?? null,
    show: ({ step }) => (
      <>
        {money(step?.after, 2)}
        {step && isTenfoldChange(step) && <RowMark>Tenfold change</RowMark>}
      </>
    ),
    numeric: true,
    width: 150,
  },
];
const lastColumns = (actionLabels: Readonly<Record<string, string>>): readonly LedgerColumn[] => {
  const formatAction = ({ actionType, actionText }: Transaction) =>
    codeAndText(actionType, actionLabels[actionType] ?? actionText, ': ');
  return [
    {
      id: 'type',
      label: 'Action Type',
      value: formatAction,
      show: (row) => <LongText capitals text={formatAction(row)} />,
      sortable: true,
      width: 170,
    },
    column('description', 'Transaction Description', 230, (row) => (
      <LongText capitals text={textOrMissing(row.description)} />
    )),
  ];
};

const contractColumns: readonly LedgerColumn[] = [
  modificationColumn,
  actionDateColumn,
  amountColumn('amount', 'Amount'),
  ...stepColumns('Total'),
  ...lastColumns({}),
];
const assistanceColumns: readonly LedgerColumn[] = [
  modificationColumn,
  listingColumn('Assistance Listing'),
  actionDateColumn,
  amountColumn('amount', 'Amount'),
  ...stepColumns('Total'),
  ...lastColumns(assistanceActionLabels),
];
const loanColumns: readonly LedgerColumn[] = [
  modificationColumn,
  listingColumn('CFDA Number'),
  actionDateColumn,
  amountColumn('faceValue', 'Loan Face Value'),
  ...stepColumns('Face Value'),
  amountColumn('subsidyCost', 'Loan Subsidy Cost (Total Obligations To Date)'),
  ...lastColumns(assistanceActionLabels),
];

/** Columns of the actions of an award, in order (pages document §15.15), with the total before and after each action. */
export const transactionColumns: Readonly<Record<AwardCategory, readonly LedgerColumn[]>> = {
  contract: contractColumns,
  idv: contractColumns,
  grant: assistanceColumns,
  loan: loanColumns,
  'direct payment': assistanceColumns,
  insurance: assistanceColumns,
  other: assistanceColumns,
};
/** Returns the field that the running total adds up: the face value for loans, else the obligations. */
export const getMeasure = (category: AwardCategory): Measure =>
  category === 'loan' ? 'faceValue' : 'amount';
