import type { ResultColumn } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { ResultField } from '@/services/search/results';
import { isDefault, tabColumns } from './columns';

/** IDs of the columns of all tabs, which are the valid column IDs in the address. */
export const columnIds: ReadonlySet<string> = new Set(
  Object.values(tabColumns).flatMap((columns) => columns.map(({ id }) => id)),
);
/** Returns the ID of the amount column that a tab is initially sorted by, the largest amount first. */
export const defaultSort = (tab: ResultTabKey): string => {
  if (tab.startsWith('transaction_')) return 'amount';
  if (tab.startsWith('sub')) return 'sub_amount';
  return tab === 'loans' ? 'subsidy' : 'obligations';
};
/** The value in the address for all columns; '' means the tab's default columns. */
export const ALL_COLUMNS = 'all';
/**
 * Returns the columns of a tab that `choice` lists by ID, all for `all`, or the default columns if the tab has none of the IDs. Always
 * includes the first and the `sortedId` column.
 */
export const chosenColumns = (
  tab: ResultTabKey,
  choice: string,
  sortedId = '',
): readonly ResultColumn[] => {
  const allColumns = tabColumns[tab];
  const ids = choice.split(',');
  if (ids.includes(ALL_COLUMNS)) return allColumns;
  const hasMatch = allColumns.some(({ id }) => ids.includes(id));
  return allColumns.filter(
    (each, at) =>
      at === 0 || each.id === sortedId || (hasMatch ? ids.includes(each.id) : isDefault(tab, each)),
  );
};
/** Returns the value in the address for `columns`: `all`, '' for the default columns, or their IDs. */
export const toColumnChoice = (tab: ResultTabKey, columns: readonly ResultColumn[]): string => {
  const allColumns = tabColumns[tab];
  const hasExactly = (list: readonly ResultColumn[]) =>
    columns.length === list.length && list.every((each) => columns.includes(each));
  if (hasExactly(allColumns)) return ALL_COLUMNS;
  return hasExactly(chosenColumns(tab, '')) ? '' : columns.map(({ id }) => id).join(',');
};
/** Returns the fields that a tab requests: those of its columns, and the IDs that links need. */
export const getFields = (tab: ResultTabKey): ResultField[] => [
  ...new Set<ResultField>([
    ...tabColumns[tab].map(({ field }) => field),
    ...(tab.startsWith('transaction_')
      ? (['recipientId', 'awardingAgencyId'] as const)
      : tab.startsWith('sub')
        ? (['subrecipientId', 'primeRecipientId'] as const)
        : (['recipientId', 'primeRecipientId'] as const)),
  ]),
];
