import { useState } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import { classNames } from '@/lib/classNames';
import type { ResultRow } from '@/services/search/results';

type Part = 'id' | 'name' | 'amount' | 'purpose' | 'pair';
const order: readonly Part[] = ['id', 'name', 'amount', 'pair', 'purpose'];
/** Roles that are clear without a label. */
const plain: ReadonlySet<Part> = new Set<Part>(['id', 'name', 'purpose']);

const partsOf = (columns: readonly ResultColumn[]) => {
  const lead = columns.find(({ numeric }) => numeric);
  return columns
    .map((column, at): { column: ResultColumn; part: Part } => ({
      column,
      part: at === 0 ? 'id' : column === lead ? 'amount' : (column.part ?? 'pair'),
    }))
    .sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
};

export interface ResultCardProps {
  row: ResultRow;
  shown: readonly ResultColumn[];
  /** Columns behind "Show more". */ more: readonly ResultColumn[];
}
/** A result row as a card on phones: who and how much first, then from whom, when and what for. */
export function ResultCard({ row, shown, more }: ResultCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className="card result-card">
      <dl className="card__list">
        {[
          ...partsOf(shown),
          ...(open ? more : []).map((column) => ({ column, part: 'pair' as const })),
        ].map(({ column, part }) => (
          <div key={column.id} className={`result-card__part--${part}`}>
            <dt className={classNames(plain.has(part) && 'usa-sr-only')}>{column.label}</dt>
            <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
          </div>
        ))}
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
