import { useMemo } from 'react';
import {
  depthOf,
  upTo,
  type Funds,
  type FundsLevel,
  type FundsPath,
  type LineKind,
} from '@/domain/agencies/statusOfFunds';
import type { Failure } from '@/lib/requests/requestState';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import {
  accountFunds,
  agencyComponents,
  componentAccounts,
  FUNDS_ROWS,
  tasLines,
} from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';

/** Rows per page of the status of funds. */
export const PAGE_ROWS = 10;
/** HTTP status codes with which the API reports an unknown row. */
const UNKNOWN: readonly number[] = [400, 404, 422];
const isUnknown = (failure: Failure | null) => failure !== null && UNKNOWN.includes(failure.status);

/** The rows of one level in one fiscal year. */
export interface LevelRows {
  rows: readonly Funds[];
  /** Number of rows on all pages. */
  total: number;
  /** Index of the first of `rows` among all rows. */
  first: number;
}
export interface FundsOnShow {
  /** The path, as far as the year has data for it. */
  path: FundsPath;
  level: FundsLevel;
  /** The first code in the address that has no data in the year; '' if there is none. */
  missing: string;
  /** The chosen rows, from the sub-component down; null while loading or after a failure. */
  chosen: readonly (Funds | null)[];
  /** The first failure among the levels above the rows. A failure of the rows themselves is in `answer`. */
  failed: { failure: Failure; retry: () => void } | null;
  answer: Answer<unknown, LevelRows>;
}

/** Returns the response for a level as rows. */
const rowsOf = <Q, A>(
  answer: Answer<Q, A>,
  read: (value: A) => LevelRows,
): Answer<unknown, LevelRows> => ({
  ...answer,
  value: answer.value === null ? null : read(answer.value),
});

/**
 * Returns the path down the status of funds in an address, and the rows it leads to. Each level is requested separately, so a deep link
 * needs no other level to be opened first. If the year has no such row, the path ends above it.
 */
export const usePath = (
  { agency: { toptierCode }, fy }: AgencyInYear,
  asked: FundsPath,
  kind: LineKind,
  page: number,
): FundsOnShow => {
  const depth = depthOf(asked);
  const { component, account, tas, line } = asked;
  const components = useAnswer(
    agencyComponents,
    useMemo(() => ({ toptierCode, fy }), [toptierCode, fy]),
  );
  const ofAccount = useAnswer(
    accountFunds,
    useMemo(() => (depth >= 2 ? { account, fy } : null), [depth, account, fy]),
  );
  const listed = currentValue(components);
  const componentRow = listed?.rows.find(({ id }) => id === component) ?? null;
  const own = currentValue(ofAccount);
  const foreign =
    own !== null &&
    (!own.rows.length ||
      (own.component !== '' && own.component !== component) ||
      (own.toptierCode !== '' && own.toptierCode !== toptierCode));
  const tasRow = own?.rows.find(({ id }) => id === tas) ?? null;
  const noComponent = depth > 0 && listed !== null && !componentRow;
  const noAccount = depth > 1 && (foreign || isUnknown(ofAccount.failure));
  const noTas = depth > 2 && own !== null && !tasRow;
  const reached: FundsLevel = noComponent ? 0 : noAccount ? 1 : noTas ? 2 : depth;

  const serverPage = Math.ceil((page * PAGE_ROWS) / FUNDS_ROWS);
  const accounts = useAnswer(
    componentAccounts,
    useMemo(
      () => (reached === 1 ? { toptierCode, fy, component, page: serverPage } : null),
      [reached, toptierCode, fy, component, serverPage],
    ),
  );
  const lines = useAnswer(
    tasLines,
    useMemo(() => (reached >= 3 ? { tas, kind, fy } : null), [reached, tas, kind, fy]),
  );
  const known = currentValue(lines);
  const lineRow = known?.rows.find(({ id }) => id === line) ?? null;
  const noLine = reached === 4 && known !== null && !lineRow;
  const level: FundsLevel = noLine ? 3 : reached;
  const whole = (rows: readonly Funds[], total = rows.length): LevelRows => ({
    rows,
    total,
    first: 0,
  });
  const answers = {
    0: () => rowsOf(components, ({ rows, total }) => whole(rows, total)),
    1: () =>
      rowsOf(accounts, ({ rows, total }) => ({
        rows,
        total,
        first: ((accounts.answered?.page ?? 1) - 1) * FUNDS_ROWS,
      })),
    2: () => rowsOf(ofAccount, ({ rows }) => whole(rows)),
    3: () => rowsOf(lines, ({ rows, total }) => whole(rows, total)),
    4: () => rowsOf(lines, ({ rows }) => whole(rows.find(({ id }) => id === line)?.parts ?? [])),
  };
  const steps = [component, account, tas, line];
  const above = [
    { answer: components, until: 0 },
    { answer: ofAccount, until: 2 },
  ].find(({ answer, until }) => level > until && answer.failure && !answer.current)?.answer;
  return {
    path: upTo(asked, level),
    level,
    missing: level < depth ? steps[level]! : '',
    chosen: [componentRow, own?.account ?? null, tasRow, lineRow].slice(0, level),
    failed: above?.failure ? { failure: above.failure, retry: above.retry } : null,
    answer: answers[level](),
  };
};
