import type { PageQuery } from '@/services/search/results';
import { Button } from '@/ui/Button';
import { ColumnChooser } from './ColumnChooser';
import type { ResultsTableView } from './useResultsTable';

export interface TableControlsProps {
  query: PageQuery;
  table: ResultsTableView;
  onGrouped: () => void;
  onReset: () => void;
}
/** Renders the buttons above the table, which change the grouping, the sort order and the columns. */
export function TableControls({ query, table, onGrouped, onReset }: TableControlsProps) {
  const { columns, sorted, isReordered, groupedLevel, changeColumns } = table;
  return (
    <div className="figure__controls">
      {query.level !== 'awards' && (
        <Button look="outline" aria-pressed={groupedLevel !== undefined} onClick={onGrouped}>
          Group by prime award
        </Button>
      )}
      {!groupedLevel && isReordered && (
        <Button look="outline" onClick={onReset}>
          Reset sort order
        </Button>
      )}
      {!groupedLevel && (
        <ColumnChooser
          tab={query.tab}
          visibleColumns={columns}
          sortedId={sorted}
          onChange={changeColumns}
        />
      )}
    </div>
  );
}

/** Renders the name of the sort column if that column is hidden, with a button that shows the column. */
export function HiddenSortNote({ table }: { table: ResultsTableView }) {
  const { hiddenSort, showHiddenSort } = table;
  if (!hiddenSort) return null;
  return (
    <p className="sort-note">
      Sorted by {hiddenSort.label}, a hidden column.{' '}
      <Button look="text" onClick={showHiddenSort}>
        Show column
      </Button>
    </p>
  );
}
