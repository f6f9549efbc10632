import { fiscalYearRange } from '../../../../src/domain/fiscal';
import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { findAgency } from '../../shared/agency';
import { lastPeriod } from '../../shared/latestBalances';
import { getAccountPeriod } from './agency';

/** Codes of agencies whose contracts are published 90 days late. Their overview includes a note about the delay. */
const delayedAgencies = ['097', '096'];
const DELAY_NOTE =
  'Contract data of the Department of Defense and the Army Corps of Engineers is published 90 days after it is reported.';

/** Returns an agency's profile, the DEFCs of its spending, and the number of its subtier agencies with awards in the year. */
export const loadAgencyOverview = async (call: Call) => {
  const agency = findAgency(call);
  const { fiscalYear, period } = getAccountPeriod(call);
  const { start, end } = fiscalYearRange(fiscalYear);
  const [subtiers] = await call.db.query(
    'select count(distinct sub_id) AS n from tx where top_id = $1 and action_date between $2::DATE and $3::DATE',
    [agency.id, start, end],
  );
  const codes = await call.db.query<{ bit: number }>(
    `select distinct x.defc_bit AS bit
      from file_b x
      join tas t on t.id = x.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.toptier_id = $1 and x.fy = $2 and x.period <= $3 and x.defc_bit is not null`,
    [agency.id, fiscalYear, period],
  );
  const bits = new Set(codes.map(({ bit }) => Number(bit)));
  return {
    fiscal_year: fiscalYear,
    toptier_code: agency.code,
    name: agency.name,
    abbreviation: agency.abbr,
    agency_id: agency.id,
    // Neither the sample dataset nor the loaded files have an icon, a mission or a justification URL.
    icon_filename: null,
    mission: null,
    website: agency.website,
    congressional_justification_url: null,
    about_agency_data: delayedAgencies.includes(agency.code) ? DELAY_NOTE : null,
    subtier_agency_count: toNumber(subtiers!.n),
    def_codes: call.lookups.defCodes
      .filter(({ bit }) => bits.has(bit))
      .map(({ code, public_law, disaster, title }) => ({
        code,
        public_law,
        disaster,
        title,
        urls: null,
      })),
    messages: [],
  };
};

/** Returns an agency's File A balances in every published fiscal year, latest first, with the budgetary resources of all agencies. */
export const loadBudgetaryResources = async (call: Call) => {
  const agency = findAgency(call);
  const years = [...new Set(call.lookups.revealedPeriods.map(({ fy }) => fy))].reverse();
  const balances = await call.db.query(
    `select m.fy, m.period, sum(m.resources)::DOUBLE AS resources, sum(m.obligated)::DOUBLE AS obligated,
        sum(m.outlay)::DOUBLE AS outlay
      from file_a m
      join tas t on t.id = m.tas_id
      join federal_account f on f.id = t.federal_account_id
      where f.toptier_id = $1
      group by all
      order by m.fy, m.period`,
    [agency.id],
  );
  const endPeriods = years.map((year) => year * 100 + lastPeriod(call, year));
  const yearRows = await call.db.query(`select fy, sum(resources)::DOUBLE AS resources
    from file_a
    where fy * 100 + period in (${endPeriods.join(', ') || 0})
    group by fy`);
  const federalResources = new Map(yearRows.map((row) => [Number(row.fy), Number(row.resources)]));
  return {
    toptier_code: agency.code,
    agency_data_by_year: years.map((fiscalYear) => {
      const finalPeriod = lastPeriod(call, fiscalYear);
      const periods = balances.filter(
        ({ fy, period }) => Number(fy) === fiscalYear && Number(period) <= finalPeriod,
      );
      const latestPeriod = periods.find(({ period }) => Number(period) === finalPeriod);
      return {
        fiscal_year: fiscalYear,
        agency_budgetary_resources: toNumber(latestPeriod?.resources),
        total_budgetary_resources: federalResources.get(fiscalYear) ?? null,
        agency_total_obligated: toNumber(latestPeriod?.obligated),
        agency_total_outlayed: toNumber(latestPeriod?.outlay),
        agency_obligation_by_period: periods.map(({ period, obligated }) => ({
          period: toNumber(period),
          obligated: toNumber(obligated),
        })),
      };
    }),
    messages: [],
  };
};
