import { useState } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import { classNames } from '@/lib/classNames';
import type { ResultRow } from '@/services/search/results';
import { Button } from '@/ui/Button';

type CardRole = 'id' | 'name' | 'amount' | 'purpose' | 'pair';
const roleOrder: readonly CardRole[] = ['id', 'name', 'amount', 'pair', 'purpose'];
/** Roles that are clear without a label. */
const unlabeledRoles: ReadonlySet<CardRole> = new Set<CardRole>(['id', 'name', 'purpose']);

const assignRoles = (columns: readonly ResultColumn[]) => {
  const amountColumn = columns.find(({ numeric }) => numeric);
  return columns
    .map((column, at): { column: ResultColumn; part: CardRole } => ({
      column,
      part: at === 0 ? 'id' : column === amountColumn ? 'amount' : (column.part ?? 'pair'),
    }))
    .sort((a, b) => roleOrder.indexOf(a.part) - roleOrder.indexOf(b.part));
};

export interface ResultCardProps {
  row: ResultRow;
  visibleColumns: readonly ResultColumn[];
  /** Columns that "Show more" adds. */
  hiddenColumns: readonly ResultColumn[];
}
/** Renders a result row as a card on phones. The ID, name and amount are first, then other columns, then the description. */
export function ResultCard({ row, visibleColumns, hiddenColumns }: ResultCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="card result-card">
      <dl className="card__list">
        {[
          ...assignRoles(visibleColumns),
          ...(isOpen ? hiddenColumns : []).map((column) => ({ column, part: 'pair' as const })),
        ].map(({ column, part }) => (
          <div key={column.id} className={`result-card__part--${part}`}>
            <dt className={classNames(unlabeledRoles.has(part) && 'usa-sr-only')}>
              {column.label}
            </dt>
            <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
      {hiddenColumns.length > 0 && (
        <Button
          look="text"
          className="card__more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </li>
  );
}
