import type { ReactNode } from 'react';
import type { CsvCell } from '@/lib/csv';
import type { Column } from '@/ui/DataTable';
import type { FigureData } from '@/ui/figure/tools';

/** One column of a panel's numbers: table, file and reading aloud come from the same list. */
export interface DataColumn<R> {
  /** Heading in the file. */
  id: string;
  /** Heading in the table. */
  label: string;
  /** What a row holds: the cell of the file. */
  value: (row: R) => CsvCell;
  /** How the table shows it; as it is unless told otherwise. */
  show?: (row: R) => ReactNode;
  /** What the table is sorted by under this heading; without it the heading does not sort. */
  sortBy?: (row: R) => string | number | null | undefined;
  /** Order of the first sort. */
  firstOrder?: 'asc' | 'desc';
  /** Right-aligned figures. */
  numeric?: boolean;
  /** CSS pixels of the table's column, at the usual size of text. */
  width?: number;
  /** Stands in one of the two alone. */
  only?: 'table' | 'file';
}

/** The columns of the table over rows by their place, as `Figure` sorts and pages them. */
export const tableColumns = <R,>(
  columns: readonly DataColumn<R>[],
  rows: readonly R[],
  isOpen: (row: R) => boolean = () => false,
): Column<number>[] =>
  columns
    .filter(({ only }) => only !== 'file')
    .map(({ id, label, value, show = value, sortBy, firstOrder, numeric, width }, place) => ({
      id,
      label,
      numeric,
      width,
      firstOrder,
      value: sortBy && ((at) => (rows[at] === undefined ? undefined : sortBy(rows[at]))),
      render: (at) => {
        const row = rows[at];
        if (row === undefined) return null;
        return place === 0 && isOpen(row) ? (
          <>
            {show(row)} <span className="open-period">(not complete)</span>
          </>
        ) : (
          show(row)
        );
      },
    }));

/** Header and cells of the file. Where periods may be open, a column says of each whether it is complete. */
export const fileData = <R,>(
  columns: readonly DataColumn<R>[],
  rows: readonly R[],
  isOpen?: (row: R) => boolean,
): FigureData => {
  const kept = columns.filter(({ only }) => only !== 'table');
  return {
    header: [...kept.map(({ id }) => id), ...(isOpen ? ['period_complete'] : [])],
    rows: rows.map((row) => [
      ...kept.map(({ value }) => value(row)),
      ...(isOpen ? [isOpen(row) ? 'no' : 'yes'] : []),
    ]),
  };
};
