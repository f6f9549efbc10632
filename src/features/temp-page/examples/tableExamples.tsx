import { useState } from 'react';
import { TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import { money } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import { sortRows } from '@/lib/sortRows';
import { DataTable, type Column } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { EmptyState } from '@/ui/Status';
import type { Sort } from '@/ui/tableColumn';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { exampleAnswer, readyAnswer } from './exampleAnswer';
import { exampleSets, ordinarySetName, type ExampleRow } from './exampleRows';

const rows = exampleSets[ordinarySetName]!;
const tableColumns: readonly TableColumn<ExampleRow>[] = [
  { id: 'name', label: 'Agency', value: ({ name }) => name, sortable: true, width: 320 },
  {
    id: 'amount',
    label: 'Obligations',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount),
    sortable: true,
    numeric: true,
  },
];
function AgencyTable({ answer }: { answer: Answer<null, readonly ExampleRow[]> }) {
  const firstView: TableView = { sort: 'amount', order: 'desc', page: 1, limit: 10 };
  const [view, setView] = useState(firstView);
  return (
    <TablePanel
      title="Agencies"
      answer={answer}
      rows={(value) => value.slice((view.page - 1) * view.limit, view.page * view.limit)}
      columns={tableColumns}
      rowKey={({ key }) => key}
      tableView={view}
      onView={(changes) => setView({ ...view, ...changes })}
      total={answer.value?.length}
      hasNext={(value) => view.page * view.limit < value.length}
      file="agencies"
      unit="Obligations, US dollars"
      emptyText="No agency matches. Try another name."
    />
  );
}

const columns: readonly Column<ExampleRow>[] = [
  {
    id: 'name',
    label: 'Agency',
    render: ({ name }) => name,
    value: ({ name }) => name,
    sortable: true,
    width: 320,
  },
  {
    id: 'amount',
    label: 'Obligations',
    subtitle: 'US dollars',
    render: ({ amount }) => money(amount),
    value: ({ amount }) => amount,
    sortable: true,
    numeric: true,
  },
];
const compactColumns: readonly Column<ExampleRow>[] = [
  { ...columns[0]!, line: 'name' },
  { ...columns[1]!, line: 'amount' },
  {
    id: 'key',
    label: 'Code',
    render: ({ key }) => key,
    line: 'detail',
  },
];
/** Renders a table that sorts its rows in the browser, as pages with complete data do. */
function SortedTable({ cards = false }: { cards?: boolean }) {
  const [sort, setSort] = useState<Sort>({ id: 'name', order: 'asc' });
  const getValue = columns.find(({ id }) => id === sort.id)!.value!;
  return (
    <DataTable
      caption="Agencies"
      columns={columns}
      rows={sortRows(rows, getValue, sort.order)}
      rowKey={({ key }) => key}
      cards={cards}
      sort={sort}
      onSort={(id, order) => setSort({ id, order })}
      total={{
        label: 'Total',
        cells: { amount: money(rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) },
      }}
    />
  );
}
const wideColumns: readonly Column<ExampleRow>[] = [
  columns[0]!,
  ...Array.from({ length: 12 }, (_, at): Column<ExampleRow> => ({
    ...columns[1]!,
    id: `amount-${at}`,
    label: `Month ${at + 1}`,
    group: at < 6 ? 'First half' : 'Second half',
    width: 220,
  })),
];
function Pages() {
  const [page, setPage] = useState(4);
  const [size, setSize] = useState(25);
  return (
    <Pagination
      label="Agencies: pages"
      page={page}
      pageSize={size}
      total={1234}
      onPage={setPage}
      pageSizes={[10, 25, 50]}
      onPageSize={setSize}
    />
  );
}

function MissingPage() {
  const { announce } = usePorts();
  const firstPageLink = <ToFirstPage onPage={(page) => announce(`Page ${page} requested`)} />;
  return <EmptyState title="There is no page 40." action={firstPageLink} />;
}

/** States of `TablePanel` and `DataTable`. */
export const tableExamples = {
  'table-loading': () => <AgencyTable answer={exampleAnswer()} />,
  'table-empty': () => <AgencyTable answer={readyAnswer([])} />,
  'table-rows': () => <AgencyTable answer={readyAnswer(rows)} />,
  'table-sorted': () => <SortedTable />,
  'table-cards': () => <SortedTable cards />,
  'table-compact': () => (
    <DataTable
      caption="Agencies"
      columns={compactColumns}
      rows={rows}
      rowKey={({ key }) => key}
      cards
    />
  ),
  'table-wide': () => (
    <DataTable caption="Agencies" columns={wideColumns} rows={rows} rowKey={({ key }) => key} />
  ),
  'table-pages': () => <Pages />,
  'table-no-page': () => <MissingPage />,
};
