import type { Call } from '../../../core/route';
import { getEntry, groupBy } from '../../../core/values';
import { sumDollars, buildListPage } from '../list';
import type { ListQuery } from '../../shared/lists';
import { findAgency } from '../../shared/agency';
import { getAwardYear } from './agency';
import { scope } from './awards';

interface Counts {
  total_obligations: number;
  transaction_count: number;
  new_award_count: number;
}
interface Line extends Counts {
  sub: number | null;
  office: number | null;
}
const sumCounts = (lines: readonly Counts[]): Counts => ({
  total_obligations: sumDollars(lines.map((line) => line.total_obligations)),
  transaction_count: lines.reduce((sum, line) => sum + line.transaction_count, 0),
  new_award_count: lines.reduce((sum, line) => sum + line.new_award_count, 0),
});
const UNKNOWN_NAME = 'Not specified';
/** The row for awards without an office in a subtier agency that has offices, so that the rows add up to the subtier agency. */
const NO_OFFICE = { name: 'Office not reported', code: 'N/A' };

/**
 * Returns the obligations and counts of an agency's awards in a year by subtier agency and office. The data has offices only for
 * awarding agencies.
 */
const loadLines = async (call: Call): Promise<Line[]> => {
  const { agencyType, values, during, agencyCondition } = scope(call);
  const isAwarding = agencyType === 'awarding';
  const subColumn = isAwarding ? 'x.sub_id' : 'x.fsub_id';
  const officeColumn = isAwarding ? 'w.office_id' : 'null::INTEGER';
  const rows = await call.db.query(
    `with lines as (
          select ${subColumn} AS sub, ${officeColumn} AS office, sum(x.amount) AS obligations, sum(x.n) AS transactions,
            0 AS began
          from (
            select award_id, sub_id, fsub_id, sum(amount) AS amount, count(*) AS n
            from tx x
            where ${during('x.action_date')} and ${agencyCondition}
            group by all) x
          join award w on w.id = x.award_id
          group by all
          union all
          select ${subColumn}, ${officeColumn}, 0, 0, count(*)
          from award x
          join award w on w.id = x.id
          where ${during('x.signed')} and ${agencyCondition}
          group by all)
      select sub, office, sum(obligations)::DOUBLE AS total_obligations,
        sum(transactions)::DOUBLE AS transaction_count, sum(began)::DOUBLE AS new_award_count
      from lines
      group by all
      order by all`,
    values.list,
  );
  return rows as unknown as Line[];
};

/** Returns one page of an agency's award totals by subtier agency, each with the totals of its offices. */
export const loadSubAgencies = async (call: Call) => {
  const agency = findAgency(call);
  const lines = await loadLines(call);
  const officeRows = await call.db.query<{ id: number; code: string; name: string }>(
    'select o.id, o.code, o.name from office o join subtier s on s.id = o.subtier_id order by o.id',
  );
  const offices = new Map(officeRows.map((row) => [row.id, row]));
  const rows = [...groupBy(lines, ({ sub }) => sub)].map(([id, agencyLines]) => {
    const subtier = getEntry(call.lookups.subtierById, id);
    return {
      name: subtier?.name ?? UNKNOWN_NAME,
      abbreviation: subtier?.abbr ?? null,
      ...sumCounts(agencyLines),
      children: agencyLines.some(({ office }) => office !== null)
        ? agencyLines
            .map(({ office, sub: _sub, ...officeSums }) => {
              const { name, code } = getEntry(offices, office) ?? NO_OFFICE;
              return { name, code, ...officeSums };
            })
            .sort((a, b) => b.total_obligations - a.total_obligations || (a.code < b.code ? -1 : 1))
        : [],
    };
  });
  return {
    toptier_code: agency.code,
    fiscal_year: getAwardYear(call),
    ...buildListPage(rows, call.query as ListQuery, 'total_obligations'),
    messages: [],
  };
};
/** Returns the number of subtier agencies and offices of an agency with awards in a year. */
export const countSubAgencies = async (call: Call) => {
  const lines = await loadLines(call);
  return {
    toptier_code: findAgency(call).code,
    fiscal_year: getAwardYear(call),
    sub_agency_count: new Set(lines.map(({ sub }) => sub)).size,
    office_count: new Set(lines.flatMap(({ office }) => (office === null ? [] : [office]))).size,
    messages: [],
  };
};
