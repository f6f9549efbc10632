import { formatChange } from '@/domain/change';
import type { DataColumn } from './columns';

/** A row with the change of its amount from a year earlier. */
export interface ChangedRow {
  /** Fraction of the earlier amount; null where there is none. */
  change: number | null;
}
/** Returns a column with the change of each row, empty in the file where there is none. `options` replaces fields, such as the label. */
export const changeColumn = <R extends ChangedRow>(
  options: Partial<DataColumn<R>> = {},
): DataColumn<R> => ({
  id: 'change_from_a_year_earlier',
  label: 'Change from a year earlier',
  value: ({ change }) => (change === null ? null : formatChange(change)),
  show: ({ change }) => formatChange(change),
  sortBy: ({ change }) => change,
  numeric: true,
  ...options,
});
