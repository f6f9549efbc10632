import type { ReactNode } from 'react';
import type { CsvCell } from '@/lib/csv';
import type { Column } from '@/ui/DataTable';
import type { FigureData } from '@/ui/figure/tools';

/** One column of a panel's numbers, used for the table, the file and screen readers. */
export interface DataColumn<R> {
  /** Heading in the file. */
  id: string;
  /** Heading in the table. */
  label: string;
  /** Returns the cell of the file. */
  value: (row: R) => CsvCell;
  /** Renders the table cell; the default is `value`. */
  show?: (row: R) => ReactNode;
  /** Returns the sort value. A column without `sortBy` cannot be sorted. */
  sortBy?: (row: R) => string | number | null | undefined;
  firstOrder?: 'asc' | 'desc';
  numeric?: boolean;
  /** Width of the table column in CSS pixels, at the default text size. */
  width?: number;
  only?: 'table' | 'file';
}

/** Returns the table columns over row indexes, which `Figure` sorts and pages. */
export const tableColumns = <R,>(
  columns: readonly DataColumn<R>[],
  rows: readonly R[],
  isOpen: (row: R) => boolean = () => false,
): Column<number>[] =>
  columns
    .filter(({ only }) => only !== 'file')
    .map(({ id, label, value, show = value, sortBy, firstOrder, numeric, width }, index) => ({
      id,
      label,
      numeric,
      width,
      firstOrder,
      value: sortBy && ((at) => (rows[at] === undefined ? undefined : sortBy(rows[at]))),
      render: (at) => {
        const row = rows[at];
        if (row === undefined) return null;
        return index === 0 && isOpen(row) ? (
          <>
            {show(row)} <span className="open-period">(not complete)</span>
          </>
        ) : (
          show(row)
        );
      },
    }));

/** Returns the header and cells of the file. With `isOpen`, a column states whether each period is complete. */
export const fileData = <R,>(
  columns: readonly DataColumn<R>[],
  rows: readonly R[],
  isOpen?: (row: R) => boolean,
): FigureData => {
  const fileColumns = columns.filter(({ only }) => only !== 'table');
  return {
    header: [...fileColumns.map(({ id }) => id), ...(isOpen ? ['period_complete'] : [])],
    rows: rows.map((row) => [
      ...fileColumns.map(({ value }) => value(row)),
      ...(isOpen ? [isOpen(row) ? 'no' : 'yes'] : []),
    ]),
  };
};
