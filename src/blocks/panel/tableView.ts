import { money, type Dollars } from '@/domain/format';
import type { Column } from '@/ui/DataTable';
import type { DataColumn } from './columns';

/** A column of a table that the service sorts and pages; `sortable` if the service can sort by the column ID. */
export type TableColumn<R> = DataColumn<R> &
  Pick<Column<R>, 'sortable' | 'group' | 'subtitle' | 'line'>;
/** Returns a column of amounts, to the cent in the table. `options` has further fields, such as its width. */
export const dollarColumn = <R>(
  id: string,
  label: string,
  value: (row: R) => Dollars | null,
  options: Partial<TableColumn<R>> = {},
): TableColumn<R> => ({
  id,
  label,
  value,
  show: (row) => money(value(row), 2),
  numeric: true,
  ...options,
});
/** The requested rows and their order. */
export interface TableView {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
