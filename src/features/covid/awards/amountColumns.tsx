import { dollarColumn, type TableColumn } from '@/blocks/panel';
import { count, type Dollars } from '@/domain/format';
import type { SpendingLine } from './spendingLines';

type Line = SpendingLine<unknown>;
const dollars = (id: string, label: string, getValue: (line: Line) => Dollars | null) =>
  dollarColumn(id, label, getValue, { sortable: true, width: 190 });
/**
 * Returns the columns of amounts and award counts. For loans, obligations and outlays are the subsidy cost, and the face value has its
 * own column.
 */
export const amountColumns = (isLoans: boolean): readonly TableColumn<Line>[] => {
  const costSuffix = isLoans ? ' (Loan Subsidy Cost)' : '';
  return [
    dollars('obligation', `Award Obligations${costSuffix}`, ({ amounts }) => amounts.obligation),
    dollars('outlay', `Award Outlays${costSuffix}`, ({ amounts }) => amounts.outlay),
    ...(isLoans
      ? [dollars('face_value_of_loan', 'Face Value of Loans', ({ amounts }) => amounts.faceValue)]
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
