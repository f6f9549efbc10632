import { dollarColumn, type DataColumn } from '@/blocks/panel';
import {
  levelName,
  type Funds,
  type FundsLevel,
  type LineKind,
} from '@/domain/agencies/statusOfFunds';
import { Link } from 'react-router-dom';
import { formatShortYear } from '../agencyYear';

export interface FundsView {
  level: FundsLevel;
  kind: LineKind;
  outlays: boolean;
  fy: number;
  /** Returns the address of the level below a row; undefined on the last level. */
  hrefOf: (row: Funds) => string | undefined;
}
type AmountField = 'resources' | 'obligations' | 'outlays';
const amountColumn = (id: string, label: string, field: AmountField): DataColumn<Funds> =>
  dollarColumn<Funds>(id, label, (row) => row[field]);
/** Returns the name of a level as an ID, such as `federal_account`. */
export const levelId = (level: FundsLevel, kind: LineKind): string =>
  levelName(level, kind)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_');
/** Returns the name of a row; for an account, with its number. */
export const rowName = (level: FundsLevel, { id, name }: Funds): string =>
  level === 1 ? `${id}: ${name}` : name;

/** Returns the columns of the table and its file: the names of the rows, and the amounts that the view shows. */
export const fundsColumns = ({
  level,
  kind,
  outlays,
  fy,
  hrefOf,
}: FundsView): readonly DataColumn<Funds>[] => {
  const year = formatShortYear(fy);
  const nameColumn: DataColumn<Funds> = {
    id: levelId(level, kind),
    label: levelName(level, kind),
    value: (row) => rowName(level, row),
    show: (row) => {
      const to = hrefOf(row);
      return to ? <Link to={to}>{rowName(level, row)}</Link> : rowName(level, row);
    },
    width: 320,
  };
  if (outlays) return [nameColumn, amountColumn('outlays', `${year} Outlays`, 'outlays')];
  const obligationsColumn = amountColumn('obligations', `${year} Obligations`, 'obligations');
  return level < 3
    ? [
        nameColumn,
        amountColumn('total_budgetary_resources', `${year} Total Budgetary Resources`, 'resources'),
        obligationsColumn,
      ]
    : [nameColumn, obligationsColumn];
};
