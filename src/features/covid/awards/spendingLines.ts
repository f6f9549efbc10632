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
  all: DisasterAmounts,
  listed: DisasterAmounts,
): DisasterAmounts | null => {
  const rest: DisasterAmounts = {
    obligation: subtract(all.obligation, listed.obligation),
    outlay: subtract(all.outlay, listed.outlay),
    awardCount: subtract(all.awardCount, listed.awardCount),
    faceValue: subtract(all.faceValue, listed.faceValue),
    resources: subtract(all.resources, listed.resources),
  };
  return Object.values(rest).some((value) => value !== null && value !== 0) ? rest : null;
};

/** The fields of a query that determine which rows match. */
type RowQuery = Pick<DisasterSpendingQuery, 'awardTypes' | 'defCodes' | 'search'>;
/** Returns whether both queries match the same rows, regardless of their order and page. */
const hasSameRows = (answered: RowQuery | null, current: RowQuery): boolean => {
  const serialize = ({ awardTypes, defCodes, search }: RowQuery) =>
    JSON.stringify([awardTypes ?? null, defCodes, search ?? '']);
  return answered !== null && serialize(answered) === serialize(current);
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
export const unlinkedLine = ({
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
