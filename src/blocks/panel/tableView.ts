import { money, type Dollars } from '@/domain/format';
import type { DataColumn } from './columns';

/** A column of a table that the service sorts and pages. */
export interface TableColumn<R> extends DataColumn<R> {
  /** Whether the service can sort by the column ID. */
  sortable?: boolean;
  /** Shared heading above adjacent columns of the same group. */
  group?: string;
  /** Smaller line below the label. */
  subtitle?: string;
  /** Width in CSS pixels at the default text size. */
  width?: number;
}
/** Returns a column of amounts, to the cent in the table. `more` has further fields, such as its width. */
export const dollarColumn = <R>(
  id: string,
  label: string,
  value: (row: R) => Dollars | null,
  more: Partial<TableColumn<R>> = {},
): TableColumn<R> => ({
  id,
  label,
  value,
  show: (row) => money(value(row), 2),
  numeric: true,
  ...more,
});
/** The requested rows and their order. */
export interface TableView {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
