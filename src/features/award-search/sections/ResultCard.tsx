import { useState } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import { classNames } from '@/lib/classNames';
import type { ResultRow } from '@/services/search/results';

/** The role of a column in a card. */
type Part = 'id' | 'name' | 'amount' | 'purpose' | 'pair';
const order: readonly Part[] = ['id', 'name', 'amount', 'pair', 'purpose'];
/** Roles that are clear without a visible label. */
const plain: ReadonlySet<Part> = new Set<Part>(['id', 'name', 'purpose']);

/** Returns the columns of a card in order, each with its role. The first numeric column is the amount; the first column is the ID. */
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
  /** Visible columns. */ shown: readonly ResultColumn[];
  /** Columns behind "Show more". */ more: readonly ResultColumn[];
}
/** A result row as a card on phones: who and how much first, then from whom, when and what for. Other columns are behind "Show more". */
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
