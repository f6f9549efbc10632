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
  of: R | null;
  /** The name of the agency, also for a subagency. */
  agency?: string;
}

const less = (whole: number | null, part: number | null): number | null =>
  whole === null || part === null ? null : Math.round((whole - part) * 100) / 100;
/** Returns the totals minus those of the listed rows, or null if nothing remains. */
export const unlinkedAmounts = (
  all: DisasterAmounts,
  listed: DisasterAmounts,
): DisasterAmounts | null => {
  const rest: DisasterAmounts = {
    obligation: less(all.obligation, listed.obligation),
    outlay: less(all.outlay, listed.outlay),
    awardCount: less(all.awardCount, listed.awardCount),
    faceValue: less(all.faceValue, listed.faceValue),
    resources: less(all.resources, listed.resources),
  };
  return Object.values(rest).some((value) => value !== null && value !== 0) ? rest : null;
};

/** The fields of a query that determine which rows match. */
type Answered = Pick<DisasterSpendingQuery, 'awardTypes' | 'defCodes' | 'search'>;
/** Returns whether an older result has the same rows, in another order or on another page. */
const sameRows = (answered: Answered | null, asked: Answered): boolean => {
  const words = ({ awardTypes, defCodes, search }: Answered) =>
    JSON.stringify([awardTypes ?? null, defCodes, search ?? '']);
  return answered !== null && words(answered) === words(asked);
};

export interface UnlinkedInput {
  /** Totals of the tab; null while they load. */
  all: DisasterAmounts | null;
  page: DisasterPage<unknown>;
  /** The query of the shown page, and the current query. */
  answered: Answered | null;
  asked: Answered;
  /** The label of the row; undefined if the tab has no such row. */
  name: string | undefined;
}
/** Returns the row of amounts in no listed row; none for a search, or if the rows are of another query. */
export const unlinkedLine = ({
  all,
  page,
  answered,
  asked,
  name,
}: UnlinkedInput): readonly SpendingLine<never>[] => {
  const known = name && all && !asked.search && sameRows(answered, asked);
  const amounts = known ? unlinkedAmounts(all, page.totals) : null;
  return name && amounts
    ? [{ kind: 'unlinked', key: 'unlinked', name, under: '', amounts, of: null }]
    : [];
};
