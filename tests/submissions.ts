import type { ApiServer } from '../mock-api/server';

interface Totals {
  gtas_obligation_total: number | null;
  tas_accounts_total: number | null;
  tas_obligation_not_in_gtas_total: number | null;
  missing_tas_accounts_count: number | null;
}
interface Statistics {
  current_total_budget_authority_amount: number | null;
  recent_publication_date: string | null;
  recent_publication_date_certified: boolean;
  tas_account_discrepancies_totals: Totals;
  obligation_difference: number | null;
  unlinked_contract_award_count: number | null;
  unlinked_assistance_award_count: number | null;
  assurance_statement_url: string | null;
}
export interface AgencyRow extends Statistics {
  agency_name: string;
  abbreviation: string;
  toptier_code: string;
  agency_id: number;
}
export interface PeriodRow extends Statistics {
  fiscal_year: number;
  fiscal_period: number;
  total_budgetary_resources: number;
  percent_of_total_budgetary_resources: number | null;
}
export interface DatesRow {
  agency_name: string;
  abbreviation: string | null;
  toptier_code: string;
  current_total_budget_authority_amount: number | null;
  periods: {
    period: number;
    quarter: number;
    quarterly: boolean;
    submission_dates: { publication_date: string | null; certification_date: string | null };
  }[];
}
export interface List<T> {
  results: T[];
  page_metadata: { total: number; hasNext: boolean };
}

/** Returns functions that call submission endpoints of a server in this process. */
export const submissionCalls = (getServer: () => ApiServer) => {
  const ask = async <T>(path: string, body?: object): Promise<{ status: number; answer: T }> => {
    const response = await getServer().app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v2/${path}`,
      payload: body,
    });
    return {
      status: response.statusCode,
      answer: (response.body ? response.json() : undefined) as T,
    };
  };
  /** Returns all rows of a list, page by page. */
  const all = async <T>(path: string): Promise<T[]> => {
    const rows: T[] = [];
    for (let page = 1; ; page += 1) {
      const joint = path.includes('?') ? '&' : '?';
      const { answer, status } = await ask<List<T>>(`${path}${joint}limit=100&page=${page}`);
      expect([path, status]).toEqual([path, 200]);
      rows.push(...answer.results);
      if (!answer.page_metadata.hasNext) {
        expect([path, rows.length]).toEqual([path, answer.page_metadata.total]);
        return rows;
      }
    }
  };
  return { ask, all };
};
/** Path of the submission endpoints of agencies. */
export const agencies = 'reporting/agencies/';
