import { useState } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import { classNames } from '@/lib/classNames';
import type { ResultRow } from '@/services/search/results';

/** How a column stands in a card, from its top. */
type Part = 'id' | 'name' | 'amount' | 'purpose' | 'pair';
const order: readonly Part[] = ['id', 'name', 'amount', 'pair', 'purpose'];
/** What reads well without its label in sight. */
const plain: ReadonlySet<Part> = new Set<Part>(['id', 'name', 'purpose']);

/** The columns of a card, each with its part: one leads as the amount, the first names the record. */
const partsOf = (columns: readonly ResultColumn[]) => {
  const lead = columns.find(({ numeric }) => numeric);
  return columns
    .map((column, at) => {
      const own = at === 0 ? 'id' : column === lead ? 'amount' : column.part;
      const part: Part = own ?? 'pair';
      return { column, part };
    })
    .sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
};

export interface ResultCardProps {
  row: ResultRow;
  /** Columns in sight. */ shown: readonly ResultColumn[];
  /** Columns that are asked for. */ more: readonly ResultColumn[];
}
/** A row of the results on a phone: who and how much first, then what for, from whom and when; the rest behind "Show more". */
export function ResultCard({ row, shown, more }: ResultCardProps) {
  const [open, setOpen] = useState(false);
  const pairs = partsOf(shown);
  return (
    <li className="card result-card">
      <dl className="card__list">
        {[...pairs, ...(open ? more : []).map((column) => ({ column, part: 'pair' as const }))].map(
          ({ column, part }) => (
            <div key={column.id} className={`result-card__part--${part}`}>
              <dt className={classNames(plain.has(part) && 'usa-sr-only')}>{column.label}</dt>
              <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
            </div>
          ),
        )}
      </dl>
      {more.length > 0 && (
        <button
          type="button"
          className="usa-button usa-button--unstyled card__more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </li>
  );
}
