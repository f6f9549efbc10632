import type { DisasterAmounts, DisasterPage } from '@/domain/disaster/spendingTable';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';

/** A row of an award table: a listed row, one of its children, or the amounts that are not linked to any row. */
export interface SpendingLine<R> {
  kind: 'row' | 'child' | 'unlinked';
  /** Unique within the table. */
  key: string;
  name: string;
  /** Key of the parent of a child row; '' otherwise. */
  under: string;
  amounts: DisasterAmounts;
  /** The row from the API; null for unlinked amounts. */
  row: R | null;
  /** The name of the agency; for a subagency, of its parent. */
  agency?: string;
}

const subtract = (whole: number | null, part: number | null): number | null =>
  whole === null || part === null ? null : Math.round((whole - part) * 100) / 100;
/** Returns the totals minus those of the listed rows, or null if nothing remains. */
export const unlinkedAmounts = (
  totals: DisasterAmounts,
  listedTotals: DisasterAmounts,
): DisasterAmounts | null => {
  const remainder: DisasterAmounts = {
    obligation: subtract(totals.obligation, listedTotals.obligation),
    outlay: subtract(totals.outlay, listedTotals.outlay),
    awardCount: subtract(totals.awardCount, listedTotals.awardCount),
    faceValue: subtract(totals.faceValue, listedTotals.faceValue),
    resources: subtract(totals.resources, listedTotals.resources),
  };
  return Object.values(remainder).some((value) => value !== null && value !== 0) ? remainder : null;
};

/** The fields of a query that determine which rows match. */
type RowQuery = Pick<DisasterSpendingQuery, 'awardTypes' | 'defCodes' | 'search'>;
/** Returns whether both queries match the same rows, regardless of their order and page. */
const hasSameRows = (answeredQuery: RowQuery | null, currentQuery: RowQuery): boolean => {
  const serialize = ({ awardTypes, defCodes, search }: RowQuery) =>
    JSON.stringify([awardTypes ?? null, defCodes, search ?? '']);
  return answeredQuery !== null && serialize(answeredQuery) === serialize(currentQuery);
};

export interface UnlinkedInput {
  /** Totals of the tab; null while they load. */
  all: DisasterAmounts | null;
  page: DisasterPage<unknown>;
  /** The query of the shown page, and the current query. */
  answered: RowQuery | null;
  query: RowQuery;
  /** The label of the row; undefined if the tab has no such row. */
  name: string | undefined;
}
/** Returns a list with a row for amounts that no listed row contains; [] for a search, or while totals load or `page` is outdated. */
export const unlinkedLines = ({
  all,
  page,
  answered,
  query,
  name,
}: UnlinkedInput): readonly SpendingLine<never>[] => {
  const isComparable = name && all && !query.search && hasSameRows(answered, query);
  const amounts = isComparable ? unlinkedAmounts(all, page.totals) : null;
  return name && amounts
    ? [{ kind: 'unlinked', key: 'unlinked', name, under: '', amounts, row: null }]
    : [];
};
