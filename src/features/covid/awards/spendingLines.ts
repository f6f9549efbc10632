import type { DisasterAmounts, DisasterPage } from '@/domain/disaster/spendingTable';
import type { Dollars } from '@/domain/format';

/** A line of a table of awards: what the service lists, what stands under it, or what it cannot link to anything. */
export interface SpendingLine<R> {
  kind: 'row' | 'child' | 'unlinked';
  /** Unique in its table. */
  key: string;
  name: string;
  /** Key of the row that a child stands under; '' for all else. */
  under: string;
  amounts: DisasterAmounts;
  /** What the service lists; null for what is not linked. */
  of: R | null;
}

const cents = (value: number): Dollars => Math.round(value * 100) / 100;
const less = (whole: number | null, part: number | null): number | null =>
  whole === null || part === null ? null : cents(whole - part);
/** What all awards have beyond the rows of a table; null where that is nothing at all. Sums that are not known stay unknown. */
export const unlinkedAmounts = (
  all: DisasterAmounts,
  listed: DisasterAmounts,
): DisasterAmounts | null => {
  const rest: DisasterAmounts = {
    obligation: less(all.obligation, listed.obligation),
    outlay: less(all.outlay, listed.outlay),
    awardCount: less(all.awardCount, listed.awardCount),
    faceValue: less(all.faceValue, listed.faceValue),
    resources: null,
  };
  const some = Object.values(rest).some((value) => value !== null && value !== 0);
  return some ? rest : null;
};

/** What a table shows of the question it answers. */
interface Answered {
  awardTypes?: readonly string[] | null;
  defCodes: readonly string[];
  search?: string;
}
/** Whether an older answer has the rows of the question asked now, in another order or of another page. */
const sameRows = (answered: Answered | null, asked: Answered): boolean => {
  const words = ({ awardTypes, defCodes, search }: Answered) =>
    JSON.stringify([awardTypes ?? null, defCodes, search ?? '']);
  return answered !== null && words(answered) === words(asked);
};

export interface UnlinkedInput {
  /** What the awards of the tab come to; null while that is not known. */
  all: DisasterAmounts | null;
  page: DisasterPage<unknown>;
  /** The question that the page answers, and the one asked now. */
  answered: Answered | null;
  asked: Answered;
  /** What the line is called; undefined where the tab has none. */
  name: string | undefined;
}
/** The last line of a table: what the awards of its tab have beyond all its rows. A search lists a part of the rows, so nothing can be said then; nor of rows of another question. */
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
