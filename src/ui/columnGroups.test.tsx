import { render, screen, within } from '@testing-library/react';
import { DataTable, type Column } from './DataTable';

const column = (id: string, group?: string): Column<number> => ({
  id,
  label: id,
  group,
  sortable: true,
  render: (row) => `${id} ${row}`,
});
const columns = [column('name'), column('a', 'First'), column('b', 'First'), column('c', 'Second')];
const renderTable = (cards: boolean, tableColumns = columns) =>
  render(
    <DataTable
      caption="Grouped"
      columns={tableColumns}
      rows={[1]}
      rowKey={String}
      cards={cards}
      sort={{ id: 'b', order: 'asc' }}
      onSort={() => {}}
    />,
  );

describe('column groups', () => {
  it('have a heading above their columns, and ungrouped headings span both rows', () => {
    renderTable(false);
    const [first, second] = screen.getAllByRole('row');
    expect(
      within(first!)
        .getAllByRole<HTMLTableCellElement>('columnheader')
        .map(({ textContent, colSpan, rowSpan }) => [textContent, colSpan, rowSpan]),
    ).toEqual([
      ['name', 1, 2],
      ['First', 2, 1],
      ['Second', 1, 1],
    ]);
    expect(
      within(second!)
        .getAllByRole('columnheader')
        .map((head) => [head.textContent, head.getAttribute('aria-sort')]),
    ).toEqual([
      ['First: a', 'none'],
      ['First: b', 'ascending'],
      ['Second: c', 'none'],
    ]);
  });
  it('prefix the labels of their columns in cards', () => {
    renderTable(true);
    for (const role of ['term', 'option'])
      expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual([
        'name',
        'First: a',
        'First: b',
        'Second: c',
      ]);
  });
  it('are optional: a table without groups has one heading row', () => {
    renderTable(false, [column('name'), column('a')]);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
