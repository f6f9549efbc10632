import type { ReactNode } from 'react';

/** A column of a table, or a pair of a card. */
export interface Column<R> {
  id: string;
  label: string;
  /** Smaller line under the label. */ subtitle?: string;
  render: (row: R) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Order of the first sort; largest first for numbers and A to Z for texts unless told otherwise. */ firstOrder?:
    'asc' | 'desc';
  /** What the column is sorted by, where all rows are at hand. */
  value?: (row: R) => string | number | null | undefined;
  /** CSS pixels at the usual size of text. */ width?: number;
  /** Marks a group of columns by more than its colour. */ tone?: 'covid' | 'infrastructure';
}
export interface Sort {
  id: string;
  order: 'asc' | 'desc';
}
/** Last line: what all rows, shown or not, add up to, by column id; `label` stands under the first column. */
export interface Total {
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** The order that a column is sorted in first. */
export const firstOrderOf = <R>({
  numeric,
  firstOrder = numeric ? 'desc' : 'asc',
}: Column<R>): Sort['order'] => firstOrder;
