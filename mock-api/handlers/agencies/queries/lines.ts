import { notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { decodeId, groupBy } from '../../../core/values';
import { sumDollars, buildListPage } from '../list';
import type { ListQuery } from '../../shared/lists';
import { getAccountPeriod } from './agency';

/** The spending of one row of a breakdown, in dollars. */
export interface Spending {
  name: string;
  obligated_amount: number;
  gross_outlay_amount: number;
}
interface Line extends Spending {
  child: string;
}
/** Returns the total obligations and gross outlays of the rows, in dollars. */
export const sumSpending = (rows: readonly Omit<Spending, 'name'>[]) => ({
  obligated_amount: sumDollars(rows.map((row) => row.obligated_amount)),
  gross_outlay_amount: sumDollars(rows.map((row) => row.gross_outlay_amount)),
});
/** Returns the sums of lines by name, with the sums of each group's children in descending order of obligations. */
export const nestLines = (lines: readonly Line[]) =>
  [...groupBy(lines, ({ name }) => name)].map(([name, nameLines]) => ({
    name,
    ...sumSpending(nameLines),
    children: [...groupBy(nameLines, ({ child }) => child)]
      .map(([child, parts]) => ({ name: child, ...sumSpending(parts) }))
      .sort((a, b) => b.obligated_amount - a.obligated_amount),
  }));

/**
 * The joined tables of File B: `x` is the line, `t` its Treasury Account Symbol, `f` the federal account,
 * `s` the subfunction, `c` the object class and `p` the program activity.
 */
export const lineTables = `file_b x
  join tas t on t.id = x.tas_id
  join federal_account f on f.id = t.federal_account_id
  join subfunction s on s.id = coalesce(f.subfunction_id, 999)
  join object_class c on c.id = x.object_class_id
  join program_activity p on p.id = x.activity_id`;
export const lineSums =
  'sum(x.obligation)::DOUBLE AS obligated_amount, sum(x.outlay)::DOUBLE AS gross_outlay_amount';

const nameColumns = { program_activity: 'p.name', object_class: 'c.name' } as const;
/** Returns a TAS's spending in a fiscal year to date by program activity or object class (`kind`), with the other one as children. */
const loadSymbolLines = async (
  call: Call,
  kind: keyof typeof nameColumns,
  childKind: keyof typeof nameColumns,
) => {
  const label = decodeId(call.params.tas!);
  const symbol = call.lookups.tas.find((row) => row.label === label);
  if (!symbol) throw notFound(`'tas' must be a known TAS such as 097-X-0100-000, not ${label}`);
  const { fiscalYear, period } = getAccountPeriod(call);
  const lines = await call.db.query<Line & { width: number } & Record<string, unknown>>(
    `select ${nameColumns[kind]} AS name, ${nameColumns[childKind]} AS child,
      max(len(p.code)) AS width, ${lineSums}
    from ${lineTables}
    where x.tas_id = $1 and x.fy = $2 and x.period <= $3
    group by all
    order by name, child`,
    [symbol.id, fiscalYear, period],
  );
  // A program activity code (PAC) has four characters. Newer files identify some activities by a longer reporting key (PARK).
  const parkNames = new Set(lines.flatMap(({ name, width }) => (width > 4 ? [name] : [])));
  const rows = nestLines(lines).map((row) =>
    kind === 'program_activity'
      ? { ...row, type: parkNames.has(row.name) ? 'PARK' : 'PAC/PAN' }
      : row,
  );
  return {
    treasury_account_symbol: label,
    fiscal_year: fiscalYear,
    ...buildListPage(rows, call.query as ListQuery, 'obligated_amount'),
    messages: [],
  };
};
export const loadSymbolActivities = (call: Call) =>
  loadSymbolLines(call, 'program_activity', 'object_class');
export const symbolClasses = (call: Call) =>
  loadSymbolLines(call, 'object_class', 'program_activity');
