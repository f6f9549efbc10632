import type { DataColumn } from './columns';

/** A column of a table that the service sorts and pages. */
export interface TableColumn<R> extends DataColumn<R> {
  /** The service sorts by it, under its id. */
  sortable?: boolean;
  /** Heading over this column and its neighbours of the same group. */
  group?: string;
  /** Smaller line under the label. */
  subtitle?: string;
  /** CSS pixels at the usual size of text. */
  width?: number;
}
/** Which rows are asked for, and in which order. */
export interface TableView {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
