import {
  getPathLevel,
  type Funds,
  type FundsLevel,
  type FundsPath,
} from '@/domain/agencies/statusOfFunds';
import type { Failure } from '@/lib/requests/requestState';
import { FUNDS_PAGE_SIZE } from '@/services/agencies/endpoints';

/** Rows per page of the status of funds. */
export const PAGE_ROWS = 10;
/** Returns the number of the API page that contains the rows of the displayed page. */
export const getApiPage = (page: number): number => Math.ceil((page * PAGE_ROWS) / FUNDS_PAGE_SIZE);

/** Returns whether a failure means that the API does not know the row. */
export const isUnknownRow = (failure: Failure | null | undefined): boolean =>
  [400, 404, 422].includes(failure?.status ?? 0);

interface Rows {
  rows: readonly Funds[];
}
/** The responses about the rows of a path; null until they have loaded. */
export interface FundsResponses {
  components: Rows | null;
  account: (Rows & { account: Funds; component: string; toptierCode: string }) | null;
  /** Whether the API does not know the federal account. */
  isAccountUnknown: boolean;
  lines: Rows | null;
}

const findRow = (response: Rows | null, code: string): Funds | null =>
  response?.rows.find(({ id }) => id === code) ?? null;

/**
 * Returns the level that a path reaches, and the chosen rows above that level. A row is null until it has loaded. The path ends above
 * the first row that is missing from the responses, or that belongs to another component or agency.
 */
export const followFunds = (
  path: FundsPath,
  toptierCode: string,
  { components, account, isAccountUnknown, lines }: FundsResponses,
): { level: FundsLevel; chosen: readonly (Funds | null)[] } => {
  const depth = getPathLevel(path);
  const chosenRows = [
    findRow(components, path.component),
    account?.account ?? null,
    findRow(account, path.tas),
    findRow(lines, path.line),
  ];
  const isForeign =
    account !== null &&
    (!account.rows.length ||
      (account.component !== '' && account.component !== path.component) ||
      (account.toptierCode !== '' && account.toptierCode !== toptierCode));
  const missingLevels = [
    components !== null && !chosenRows[0],
    isForeign || isAccountUnknown,
    account !== null && !chosenRows[2],
    lines !== null && !chosenRows[3],
  ];
  const endIndex = missingLevels.findIndex((isMissing, at) => isMissing && at < depth);
  const level = (endIndex < 0 ? depth : endIndex) as FundsLevel;
  return { level, chosen: chosenRows.slice(0, level) };
};
