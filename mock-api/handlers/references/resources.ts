import { badRequest, notFound, unprocessable } from '../../core/errors';
import type { Call } from '../../core/route';
import { toNumber } from '../../core/values';
import { checkYear } from '../shared/agency';
import { toptierAgencies } from './queries';

/** Returns one toptier agency by its ID. Amounts are those of the latest published period, as text. */
export const agencyReference = async (call: Call) => {
  const { id } = call.params;
  if (!/^\d{1,9}$/.test(id!))
    throw badRequest(
      `'id' must be an agency ID of at most 9 digits, for example 12. Invalid: ${id}`,
    );
  const { results } = await toptierAgencies({ ...call, query: {} });
  const agency = results.find(({ agency_id: agencyId }) => agencyId === Number(id));
  if (!agency) throw notFound(`'id': no agency has the ID '${id}'. Use one from toptier_agencies/`);
  return {
    results: {
      active_fy: agency.active_fy,
      active_fq: agency.active_fq,
      agency_name: agency.agency_name,
      // Neither the sample dataset nor the loaded files have these two fields.
      mission: null,
      icon_filename: null,
      website: call.lookups.toptierById.get(agency.agency_id)!.website,
      congressional_justification_url: agency.congressional_justification_url,
      budget_authority_amount: agency.budget_authority_amount.toFixed(2),
      current_total_budget_authority_amount:
        agency.current_total_budget_authority_amount.toFixed(2),
      obligated_amount: agency.obligated_amount.toFixed(2),
      outlay_amount: agency.outlay_amount.toFixed(2),
    },
  };
};

/** Returns the budgetary resources of all agencies at the end of each published or requested period, latest first (File A). */
export const totalResources = async (call: Call) => {
  const { db, lookups, query } = call;
  const { fiscal_year: fiscalYear, fiscal_period: period } = query as {
    fiscal_year?: number;
    fiscal_period?: number;
  };
  if (fiscalYear !== undefined) checkYear(call, fiscalYear);
  if (period !== undefined && fiscalYear === undefined)
    throw unprocessable("'fiscal_year' is required with 'fiscal_period', for example 2024");
  const periods = lookups.revealedPeriods.filter(
    (row) =>
      (fiscalYear === undefined || row.fy === fiscalYear) &&
      (period === undefined || row.period === period),
  );
  const rows = await db.query(`select fy, period, sum(resources)::DOUBLE AS resources
    from file_a
    where fy * 100 + period in (${periods.map((row) => row.fy * 100 + row.period).join(', ') || 0})
    group by all
    order by fy desc, period desc`);
  return {
    results: rows.map((row) => ({
      fiscal_year: toNumber(row.fy),
      fiscal_period: toNumber(row.period),
      total_budgetary_resources: toNumber(row.resources),
    })),
    messages: [],
  };
};
