import type { ReactNode } from 'react';

/** A column of a table, or a label and value of a card. */
export interface Column<R> {
  id: string;
  label: string;
  /** A smaller line under the label. */ subtitle?: string;
  /** Heading above this column and its neighbors of the same group. */ group?: string;
  render: (row: R) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Order of the first sort; by default largest first for numbers and A to Z for text. */ firstOrder?:
    'asc' | 'desc';
  /** Returns the value to sort by, in tables that have all rows. */
  value?: (row: R) => string | number | null | undefined;
  /** CSS pixels at the default text size. */ width?: number;
  /**
   * Place in a narrow viewport, where rows have two lines if any column has a place: the name is on the first line, the amount and one
   * detail on the second. Columns without a place are shown on request.
   */
  line?: 'name' | 'amount' | 'detail';
  /** Returns whether a row has no value in this column. Rows of two lines omit such a detail. */ isEmpty?: (
    row: R,
  ) => boolean;
  /** Distinguishes columns about COVID-19 or infrastructure by the color of their headings. */ tone?:
    'covid' | 'infrastructure';
}
export interface Sort {
  id: string;
  order: 'asc' | 'desc';
}
/** The last row: totals by column ID over all rows, including rows that are not shown. `label` is under the first column. */
export interface Total {
  label: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** Returns the order of the first sort of a column. */
export const getFirstOrder = <R>({
  numeric,
  firstOrder = numeric ? 'desc' : 'asc',
}: Column<R>): Sort['order'] => firstOrder;

/** Returns the label of a column with its group, for places that have no group headings. */
export const fullLabel = ({ group, label }: Pick<Column<never>, 'group' | 'label'>): string =>
  group ? `${group}: ${label}` : label;
/** Returns neighboring columns of the same group together, and each other column as a group of its own. */
export const columnGroups = <R>(
  columns: readonly Column<R>[],
): readonly { group?: string; columns: readonly Column<R>[] }[] =>
  columns.reduce<{ group?: string; columns: Column<R>[] }[]>((groups, column) => {
    const lastGroup = groups.at(-1);
    if (lastGroup?.group && lastGroup.group === column.group) lastGroup.columns.push(column);
    else groups.push({ group: column.group, columns: [column] });
    return groups;
  }, []);
