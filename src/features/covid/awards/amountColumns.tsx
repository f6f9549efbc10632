import { dollarColumn, type TableColumn } from '@/blocks/panel';
import { count, type Dollars } from '@/domain/format';
import type { SpendingLine } from './spendingLines';

type Line = SpendingLine<unknown>;
const amount = (id: string, label: string, value: (line: Line) => Dollars | null) =>
  dollarColumn(id, label, value, { sortable: true, width: 190 });
/** Returns the amount columns of awards. For loans, amounts are the subsidy cost beside the face value. */
export const amountColumns = (isLoans: boolean): readonly TableColumn<Line>[] => {
  const cost = isLoans ? ' (Loan Subsidy Cost)' : '';
  return [
    amount('obligation', `Award Obligations${cost}`, ({ amounts }) => amounts.obligation),
    amount('outlay', `Award Outlays${cost}`, ({ amounts }) => amounts.outlay),
    ...(isLoans
      ? [amount('face_value_of_loan', 'Face Value of Loans', ({ amounts }) => amounts.faceValue)]
      : []),
    {
      id: 'award_count',
      label: 'Number of Awards',
      value: ({ amounts }) => amounts.awardCount,
      show: ({ amounts }) => count(amounts.awardCount),
      numeric: true,
      sortable: true,
      width: 150,
    },
  ];
};
