import type { Funds, FundsLine } from '@/domain/agencies/statusOfFunds';
import { listOf, required, number, text } from '../http/read';
import type { AccountFundsJson, ComponentsJson, LineJson, LinesJson } from './wire';

/** The rows of one level that a response contains. */
export interface FundsRows<R extends Funds = Funds> {
  rows: readonly R[];
  /** Number of rows on all pages. */
  total: number;
}
export interface AccountFunds extends FundsRows {
  account: Funds;
  /** The slug of the sub-component that the account belongs to; '' if the service does not return it. */
  component: string;
  toptierCode: string;
}
const readIdAndName = (id: unknown, name: unknown): { id: string; name: string } => {
  const requiredId = required(text(id));
  return { id: requiredId, name: text(name) || requiredId };
};

/** Reads the sub-components of an agency, or the federal accounts of a sub-component. */
export const componentsFromJson = ({ results, page_metadata: page }: ComponentsJson): FundsRows => {
  const rows = listOf(results, (row) => ({
    ...readIdAndName(row.id, row.name),
    resources: number(row.total_budgetary_resources),
    obligations: number(row.total_obligations),
    outlays: number(row.total_outlays),
  }));
  return { rows, total: number(page?.total) ?? rows.length };
};

/** Reads a federal account and its Treasury accounts, the largest resources first. A Treasury account is named by its symbol. */
export const accountFromJson = (wire: AccountFundsJson, accountNumber: string): AccountFunds => {
  const rows = [
    ...listOf(wire.children, (row) => ({
      ...readIdAndName(row.code, row.code),
      resources: number(row.budgetary_resources_amount),
      obligations: number(row.obligated_amount),
      outlays: number(row.gross_outlay_amount),
    })),
  ].sort((a, b) => (b.resources ?? 0) - (a.resources ?? 0));
  return {
    account: {
      ...readIdAndName(accountNumber, wire.account_title),
      resources: number(wire.total_budgetary_resources),
      obligations: number(wire.total_obligated_amount),
      outlays: number(wire.total_gross_outlay_amount),
    },
    component: text(wire.bureau_slug),
    toptierCode: text(wire.parent_agency_toptier_code),
    rows,
    total: rows.length,
  };
};

const lineFromJson = (row: LineJson): Funds => ({
  ...readIdAndName(row.name, row.name),
  resources: null,
  obligations: number(row.obligated_amount),
  outlays: number(row.gross_outlay_amount),
});
/** Reads program activities or object classes of a Treasury account, each with its lines of the other kind in `parts`. */
export const linesFromJson = ({
  results,
  page_metadata: page,
}: LinesJson): FundsRows<FundsLine> => {
  const rows = listOf(results, (row) => ({
    ...lineFromJson(row),
    parts: listOf(row.children ?? [], lineFromJson),
  }));
  return { rows, total: number(page?.total) ?? rows.length };
};
