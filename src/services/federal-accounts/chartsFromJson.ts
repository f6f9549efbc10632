import type { ActivityOption } from '@/domain/federalAccount/account';
import type { QuarterAmount } from '@/domain/federalAccount/series';
import {
  dollars,
  listOf,
  text as readText,
  filterUsable,
  readInteger,
  readFiscalYear,
} from '../http/read';
import type { TotalRowJson, TotalsJson } from './wire';

export interface CategoryAmount {
  name: string;
  /** Dollars. */
  amount: number;
}
export interface CategoryAmountPage {
  rows: readonly CategoryAmount[];
  hasNext: boolean;
}
const YEAR_FIELD = 'submission__reporting_fiscal_year';
const QUARTER_FIELD = 'submission__reporting_fiscal_quarter';
const PREFIX = 'program_activity__program_activity';

const keepRowsWithAmount = <R extends { amount: number | null }>(rows: readonly R[]) =>
  filterUsable(rows, ({ amount }) => amount !== null) as readonly (R & { amount: number })[];

export const seriesFromJson = ({ results }: TotalsJson): readonly QuarterAmount[] =>
  keepRowsWithAmount(
    listOf(results, (row) => ({
      year: readFiscalYear(row[YEAR_FIELD] ?? row.item),
      quarter: readInteger(row[QUARTER_FIELD], 1, 4),
      amount: dollars(row.aggregate),
    })),
  );

export const categoriesFromJson = ({ results, ...rest }: TotalsJson): CategoryAmountPage => ({
  rows: keepRowsWithAmount(
    listOf(results, (row) => ({ name: readText(row.item), amount: dollars(row.aggregate) })),
  ),
  hasNext: rest.page_metadata?.has_next_page === true,
});

/** Reads program activities, sorted by code and name. The same code and name become one option. Drops rows without a code or ID. */
export const activitiesFromJson = (rows: readonly TotalRowJson[]): readonly ActivityOption[] => {
  const activities = new Map<string, { code: string; name: string; ids: number[] }>();
  rows.forEach((row) => {
    const [code, name] = [readText(row[`${PREFIX}_code`]), readText(row[`${PREFIX}_name`])];
    const id = Number(row.program_activity__id);
    if (!code || !id) return;
    const activity = activities.get(`${code} ${name}`) ?? { code, name, ids: [] };
    activity.ids.push(id);
    activities.set(`${code} ${name}`, activity);
  });
  const codeCounts = new Map<string, number>();
  return [...activities.values()]
    .sort((a, b) => (a.code + a.name < b.code + b.name ? -1 : 1))
    .map((one) => {
      const earlierCount = codeCounts.get(one.code) ?? 0;
      codeCounts.set(one.code, earlierCount + 1);
      return { ...one, key: earlierCount ? `${one.code}.${earlierCount + 1}` : one.code };
    });
};
