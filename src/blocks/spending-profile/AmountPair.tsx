import { dollarColumn, Panel } from '@/blocks/panel';
import { useBarAction } from '@/blocks/open-search';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { moneyShort } from '@/domain/format';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { Answer } from '@/lib/requests/useAnswer';

/** One of two amounts, in dollars; null if not available. */
export interface PairedAmount {
  key: string;
  label: string;
  amount: number | null;
  /** Filters of the search for its records. */
  search: SearchFilters;
  /** More parameters of that search, such as `level=subawards`. */
  view?: string;
  tone?: 'outlay';
}
interface AmountPairProps<Q, A> {
  title: string;
  note: string;
  unit: string;
  file: string;
  answer: Answer<Q, A>;
  getAmounts: (value: A) => readonly [PairedAmount, PairedAmount];
  /** Returns a sentence about both amounts. */
  summary: (amounts: readonly PairedAmount[]) => string;
  emptyText: string;
}

const columns = (heading: string) =>
  [
    { id: 'amount_of', label: heading, value: ({ label }: PairedAmount) => label },
    dollarColumn('amount', 'Amount', ({ amount }: PairedAmount) => amount),
  ] as const;
/** Renders two amounts side by side that answer one question in two ways and must not be added. */
export function AmountPair<Q, A>({
  title,
  note,
  unit,
  file,
  answer,
  getAmounts,
  summary,
  emptyText,
}: AmountPairProps<Q, A>) {
  const buildAction = useBarAction();
  return (
    <Panel
      title={title}
      answer={answer}
      rows={(value) => (getAmounts(value).some(({ amount }) => amount) ? getAmounts(value) : [])}
      columns={columns(title)}
      file={file}
      unit={unit}
      note={note}
      summary={(_, rows) => summary(rows)}
      emptyText={emptyText}
      minHeight={160}
    >
      {(_, rows) => (
        <BarRows
          label={title}
          rows={rows.map(({ key, label, amount, search, view, tone }) => ({
            key,
            label,
            value: amount,
            text: moneyShort(amount, 2),
            tone,
            action: buildAction(key, search, view),
          }))}
        />
      )}
    </Panel>
  );
}
