import type { ApiServer } from '../mock-api/server';

interface ReportedRow {
  fiscal_year: number;
  tas: string;
  obligation_difference: number | null;
  difference: number | null;
}

/**
 * Returns functions that return the reported difference between an agency's obligations in File A and File B, in cents, or 0 if none is
 * reported. `ofYear` uses the last period of a year, and `ofSymbol` one TAS and period. Figures based on one file differ from those
 * based on the other by exactly this amount.
 */
export const reportedDifferences = (getServer: () => ApiServer) => {
  const fetchRows = async (path: string) =>
    (await getServer().app.inject({ url: `/api/v2/reporting/agencies/${path}` })).json() as {
      results: ReportedRow[];
    };
  const years = new Map<string, Map<number, number>>();
  const symbols = new Map<string, Map<string, number>>();
  const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
  return {
    ofYear: async (code: string, fiscalYear: number): Promise<number> => {
      if (!years.has(code)) {
        const { results } = await fetchRows(
          `${code}/overview/?limit=100&sort=fiscal_year&order=asc`,
        );
        years.set(
          code,
          new Map(results.map((row) => [row.fiscal_year, cents(row.obligation_difference)])),
        );
      }
      return years.get(code)!.get(fiscalYear) ?? 0;
    },
    ofSymbol: async (
      code: string,
      [fiscalYear, period]: readonly [number, number],
      symbol: string,
    ): Promise<number> => {
      const key = `${code} ${fiscalYear} ${period}`;
      if (!symbols.has(key)) {
        const { results } = await fetchRows(
          `${code}/differences/?fiscal_year=${fiscalYear}&fiscal_period=${period}&limit=100`,
        );
        symbols.set(key, new Map(results.map((row) => [row.tas, cents(row.difference)])));
      }
      return symbols.get(key)!.get(symbol) ?? 0;
    },
  };
};
