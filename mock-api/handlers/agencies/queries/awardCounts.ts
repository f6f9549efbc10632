import { fiscalYearRange } from '../../../../src/domain/fiscal';
import type { Call } from '../../../core/route';
import { groupKeys } from '../../../db/schema';
import { buildListPage } from '../list';
import type { ListQuery } from '../../shared/lists';
import { lastPeriod } from '../../shared/latestBalances';
import { getAwardYear } from './agency';

/**
 * Returns one page of agencies with their number of awards in a year by award group. An award counts if it has a transaction in the
 * year. With `group=cfo`, only CFO Act agencies are included.
 */
export const loadAwardCounts = async (call: Call) => {
  const { group = 'all', ...listQuery } = call.query as ListQuery & { group?: 'cfo' | 'all' };
  const fiscalYear = getAwardYear(call);
  const { start, end } = fiscalYearRange(fiscalYear);
  const counts = await call.db.query(
    `select top_id, grp, count(distinct award_id) AS n
      from tx
      where action_date between $1::DATE and $2::DATE
      group by all`,
    [start, end],
  );
  const agencies = await call.db.query<{
    id: number;
    code: string;
    name: string;
    obligated_amount: number;
    gross_outlay_amount: number;
  }>(
    `select o.id, o.code, o.name, coalesce(sum(m.obligated), 0)::DOUBLE AS obligated_amount,
        coalesce(sum(m.outlay), 0)::DOUBLE AS gross_outlay_amount
      from toptier o
      left join federal_account f on f.toptier_id = o.id
      left join tas t on t.federal_account_id = f.id
      left join file_a m on m.tas_id = t.id and m.fy = $1 and m.period = $2
      ${group === 'cfo' ? 'where o.cfo' : ''}
      group by all`,
    [fiscalYear, lastPeriod(call, fiscalYear)],
  );
  const rows = agencies.flatMap((agency) => {
    const agencyCounts = counts.filter((row) => Number(row.top_id) === agency.id);
    return agencyCounts.length ? [{ ...agency, groupCounts: agencyCounts }] : [];
  });
  const { page_metadata, results } = buildListPage(rows, listQuery, 'obligated_amount');
  return {
    page_metadata,
    results: results.map(({ code, name, groupCounts }) => ({
      awarding_toptier_agency_name: name,
      awarding_toptier_agency_code: code,
      ...Object.fromEntries(
        groupKeys.map((key, grp) => [
          key,
          Number(groupCounts.find((row) => Number(row.grp) === grp)?.n ?? 0),
        ]),
      ),
    })),
    messages: [],
  };
};
