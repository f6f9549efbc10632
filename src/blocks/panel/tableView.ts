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
/** The requested rows and their order. */
export interface TableView {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
