import type { DataColumn } from '@/blocks/panel';
import { formatCellShare, type ExplorerCell } from '@/domain/explorer/cells';
import { levelName, levelNames } from '@/domain/explorer/levels';
import type { TableOrder } from '@/domain/explorer/position';
import { money, type Dollars } from '@/domain/format';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { mobileWidth } from '@/lib/layoutTokens';
import { sortRows } from '@/lib/sortRows';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { Pagination } from '@/ui/Pagination';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';

const PAGE_SIZE = 20;
const cardsQuery = narrowerThan(mobileWidth);

/** Returns the columns of a level for the table and the file. */
export const cellColumns = (
  level: SpendingLevel,
  total: Dollars,
): readonly (DataColumn<ExplorerCell> & { id: TableOrder['field'] })[] => [
  { id: 'name', label: levelName(level), value: ({ name }) => name, firstOrder: 'asc', width: 420 },
  {
    id: 'obligated_amount',
    label: 'Obligated Amount',
    numeric: true,
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount, 2),
  },
  {
    id: 'percent_of_total',
    label: 'Percent of Total',
    numeric: true,
    value: ({ amount }) => formatCellShare(amount, total),
  },
];

export interface CellTableProps {
  level: SpendingLevel;
  cells: readonly ExplorerCell[];
  total: Dollars;
  order: TableOrder;
  page: number;
  onOrder: (order: TableOrder) => void;
  onPage: (page: number) => void;
  onChoose: (cell: ExplorerCell) => void;
  /** Called when a link to an award page is followed. */
  onFollow: (cell: ExplorerCell) => void;
}

type CellNameProps = { cell: ExplorerCell } & Pick<CellTableProps, 'onChoose' | 'onFollow'>;
function CellName({ cell, onChoose, onFollow }: CellNameProps) {
  if (cell.row?.awardId)
    return (
      <a
        href={`/award/${encodeURIComponent(cell.row.awardId)}`}
        target="_blank"
        rel="noopener"
        className="explorer__choice"
        onClick={() => onFollow(cell)}
      >
        {cell.name} <Icon name="link" />
        <span className="usa-sr-only">(opens in a new tab)</span>
      </a>
    );
  if (cell.kind === 'rest' || cell.kind === 'inert') return <>{cell.name}</>;
  return (
    <Button look="text" className="explorer__choice" onClick={() => onChoose(cell)}>
      {cell.name}
    </Button>
  );
}

/** Renders a table of the cells of a level, sorted in the browser. It includes cells that a treemap cannot show. */
export function CellTable({
  level,
  cells,
  total,
  order,
  page,
  onOrder,
  onPage,
  onChoose,
  onFollow,
}: CellTableProps) {
  const isNarrow = useMediaQuery(cardsQuery);
  const { field, direction } = order;
  const sortedCells = sortRows(
    cells,
    ({ name, amount }) => (field === 'name' ? name : amount),
    direction,
  );
  const pageCells = sortedCells.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const renderPagination = (place: string) =>
    cells.length > PAGE_SIZE && (
      <Pagination
        label={`${levelNames(level)}, ${place}: pages`}
        page={page}
        pageSize={PAGE_SIZE}
        total={cells.length}
        onPage={onPage}
      />
    );
  if (!pageCells.length)
    return (
      <p>
        This page does not exist. <ToFirstPage onPage={onPage} />
      </p>
    );
  return (
    <>
      {renderPagination('above')}
      <DataTable
        caption={levelNames(level)}
        columns={cellColumns(level, total).map(({ show, value, width = 170, ...column }) => ({
          ...column,
          width,
          sortable: true,
          render:
            column.id === 'name'
              ? (cell: ExplorerCell) => (
                  <CellName cell={cell} onChoose={onChoose} onFollow={onFollow} />
                )
              : (show ?? value),
        }))}
        rows={pageCells}
        rowKey={({ key }) => key}
        cards={isNarrow}
        sort={{ id: field, order: direction }}
        onSort={(id, next) => onOrder({ field: id as TableOrder['field'], direction: next })}
      />
      {renderPagination('below')}
    </>
  );
}
