import type { ReactNode } from 'react';

/** A column of a table, or a pair of a card. */
export interface Column<R> {
  id: string;
  label: string;
  /** Smaller line under the label. */ subtitle?: string;
  /** Heading over this column and its neighbours of the same group. */ group?: string;
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

/** What a column is called where no heading of its group stands over it. */
export const fullLabel = ({ group, label }: Pick<Column<never>, 'group' | 'label'>): string =>
  group ? `${group}: ${label}` : label;
/** Neighbouring columns of the same group together, the others each for itself. */
export const columnGroups = <R>(
  columns: readonly Column<R>[],
): readonly { group?: string; columns: readonly Column<R>[] }[] =>
  columns.reduce<{ group?: string; columns: Column<R>[] }[]>((groups, column) => {
    const last = groups.at(-1);
    if (last?.group && last.group === column.group) last.columns.push(column);
    else groups.push({ group: column.group, columns: [column] });
    return groups;
  }, []);
