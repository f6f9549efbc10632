/** What follows from the columns of a tab: its order, its choice of columns, and the fields to ask for. */
import type { ResultColumn } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { ResultField } from '@/services/search/results';
import { tabColumns } from './columns';

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
/** Columns of a tab that the visitor wants; all of them where none of the wanted ones exists there. The first one names the row and always stays. */
export const chosenColumns = (tab: ResultTabKey, wanted: string): readonly ResultColumn[] => {
  const [first, ...others] = tabColumns[tab];
  const ids = wanted.split(',');
  const kept = others.filter(({ id }) => ids.includes(id));
  return wanted && (kept.length || ids.includes(first!.id)) ? [first!, ...kept] : tabColumns[tab];
};
/** Fields to ask for: those of the columns, and the ids that links need. */
export const fieldsOf = (tab: ResultTabKey): ResultField[] => [
  ...new Set<ResultField>([
    ...tabColumns[tab].map(({ field }) => field),
    ...(tab.startsWith('transaction_')
      ? (['recipientId', 'awardingAgencyId'] as const)
      : tab.startsWith('sub')
        ? (['primeRecipientId'] as const)
        : (['recipientId', 'primeRecipientId'] as const)),
  ]),
];
