import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  getPathLevel,
  truncatePath,
  type Funds,
  type FundsLevel,
  type FundsPath,
} from '@/domain/agencies/statusOfFunds';
import type { Failure } from '@/lib/requests/requestState';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import {
  accountFunds,
  agencyComponents,
  componentAccounts,
  FUNDS_PAGE_SIZE,
  tasLines,
} from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';
import { selectAgencyInView } from '../state/agencyState';
import { followFunds, getApiPage, isUnknownRow } from './fundsPath';

/** The rows of one level in one fiscal year. */
export interface LevelRows {
  rows: readonly Funds[];
  /** Number of rows on all pages. */
  total: number;
  /** Index of the first of `rows` among all rows. */
  first: number;
}
export interface FundsSelection {
  /** The path, as far as the year has data for it. */
  path: FundsPath;
  level: FundsLevel;
  /** The first code in the address that has no data in the year; '' if there is none. */
  missing: string;
  /** The chosen rows, from the sub-component down. A row is null while it loads or after a failure. */
  chosen: readonly (Funds | null)[];
  /** The first failure among the levels above the rows. A failure of the rows themselves is in `answer`. */
  failed: { failure: Failure; retry: () => void } | null;
  answer: Answer<unknown, LevelRows>;
}

const mapAnswer = <Q, A>(
  answer: Answer<Q, A>,
  convert: (value: A) => LevelRows,
): Answer<unknown, LevelRows> => ({
  ...answer,
  value: answer.value === null ? null : convert(answer.value),
});

/**
 * Returns the path in the address, as far as the fiscal year has data for it, and the rows at its end. Requests each level separately,
 * so that a deep link works without opening other levels first.
 */
export const useFundsPath = ({
  agency: { toptierCode },
  fy,
  query,
}: AgencyInYear): FundsSelection => {
  const requestedPath = useSelector(selectAgencyInView);
  const { component, account, tas, line, lines: kind, page } = requestedPath;
  const depth = getPathLevel(requestedPath);
  const components = useAnswer(agencyComponents, query);
  const accountQuery = useMemo(() => (depth >= 2 ? { account, fy } : null), [depth, account, fy]);
  const accountAnswer = useAnswer(accountFunds, accountQuery);
  const upperLevels = {
    components: currentValue(components),
    account: currentValue(accountAnswer),
    isAccountUnknown: isUnknownRow(accountAnswer.failure),
  };
  // Program activities or object classes are requested only if the path reaches them.
  const { level: reachedLevel } = followFunds(requestedPath, toptierCode, {
    ...upperLevels,
    lines: null,
  });
  const apiPage = getApiPage(page);
  const accountsQuery = useMemo(
    () => (reachedLevel === 1 ? { ...query, component, page: apiPage } : null),
    [reachedLevel, query, component, apiPage],
  );
  const accounts = useAnswer(componentAccounts, accountsQuery);
  const linesQuery = useMemo(
    () => (reachedLevel >= 3 ? { tas, kind, fy } : null),
    [reachedLevel, tas, kind, fy],
  );
  const lines = useAnswer(tasLines, linesQuery);
  const { level, chosen } = followFunds(requestedPath, toptierCode, {
    ...upperLevels,
    lines: currentValue(lines),
  });
  const toLevelRows = (rows: readonly Funds[], total = rows.length) => ({ rows, total, first: 0 });
  const answerGetters = {
    0: () => mapAnswer(components, ({ rows, total }) => toLevelRows(rows, total)),
    1: () =>
      mapAnswer(accounts, ({ rows, total }) => ({
        rows,
        total,
        first: ((accounts.answered?.page ?? 1) - 1) * FUNDS_PAGE_SIZE,
      })),
    2: () => mapAnswer(accountAnswer, ({ rows }) => toLevelRows(rows)),
    3: () => mapAnswer(lines, ({ rows, total }) => toLevelRows(rows, total)),
    4: () =>
      mapAnswer(lines, ({ rows }) => toLevelRows(rows.find(({ id }) => id === line)?.parts ?? [])),
  };
  const failedAnswer = [
    { answer: components, until: 0 },
    { answer: accountAnswer, until: 2 },
  ].find(({ answer, until }) => level > until && answer.failure && !answer.current)?.answer;
  return {
    path: truncatePath(requestedPath, level),
    level,
    missing: level < depth ? [component, account, tas, line][level]! : '',
    chosen,
    failed: failedAnswer?.failure
      ? { failure: failedAnswer.failure, retry: failedAnswer.retry }
      : null,
    answer: answerGetters[level](),
  };
};
