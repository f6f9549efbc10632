/** What follows from the columns of a tab: its order, its choice of columns, and the fields to ask for. */
import type { ResultColumn } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { ResultField } from '@/services/search/results';
import { isDefault, tabColumns } from './columns';

/** Ids of all columns of all tabs: what an address may sort by and choose. */
export const columnIds: ReadonlySet<string> = new Set(
  Object.values(tabColumns).flatMap((columns) => columns.map(({ id }) => id)),
);
/** Column by which a tab is sorted at first, descending. */
export const defaultSort = (tab: ResultTabKey): string => {
  if (tab.startsWith('transaction_')) return 'amount';
  if (tab.startsWith('sub')) return 'sub_amount';
  return tab === 'loans' ? 'subsidy' : 'obligations';
};
/** What the address says for all columns; '' is for those of the tab's own choice. */
export const ALL_COLUMNS = 'all';
/** Columns of a tab that the visitor wants: a list of ids, or all. The tab's own where none of the wanted ones exists there. The first one names the row and always stays, and one that the visitor sorts by (`sorted`) is seen. */
export const chosenColumns = (
  tab: ResultTabKey,
  wanted: string,
  sorted = '',
): readonly ResultColumn[] => {
  const all = tabColumns[tab];
  const ids = wanted.split(',');
  if (ids.includes(ALL_COLUMNS)) return all;
  const exist = all.some(({ id }) => ids.includes(id));
  return all.filter(
    (each, at) =>
      at === 0 || each.id === sorted || (exist ? ids.includes(each.id) : isDefault(tab, each)),
  );
};
/** How a choice of columns stands in the address. */
export const choiceOf = (tab: ResultTabKey, columns: readonly ResultColumn[]): string => {
  const all = tabColumns[tab];
  const are = (wanted: readonly ResultColumn[]) =>
    columns.length === wanted.length && wanted.every((each) => columns.includes(each));
  if (are(all)) return ALL_COLUMNS;
  return are(chosenColumns(tab, '')) ? '' : columns.map(({ id }) => id).join(',');
};
/** Fields to ask for: those of the columns, and the ids that links need. */
export const fieldsOf = (tab: ResultTabKey): ResultField[] => [
  ...new Set<ResultField>([
    ...tabColumns[tab].map(({ field }) => field),
    ...(tab.startsWith('transaction_')
      ? (['recipientId', 'awardingAgencyId'] as const)
      : tab.startsWith('sub')
        ? (['subrecipientId', 'primeRecipientId'] as const)
        : (['recipientId', 'primeRecipientId'] as const)),
  ]),
];
