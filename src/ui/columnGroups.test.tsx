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
const draw = (cards: boolean, of = columns) =>
  render(
    <DataTable
      caption="Grouped"
      columns={of}
      rows={[1]}
      rowKey={String}
      cards={cards}
      sort={{ id: 'b', order: 'asc' }}
      onSort={() => {}}
    />,
  );

describe('columns in groups', () => {
  it('stand under the heading of their group, all others over both lines', () => {
    draw(false);
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
  it('are told with their group in a list of cards', () => {
    draw(true);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'name',
      'First: a',
      'First: b',
      'Second: c',
    ]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'name',
      'First: a',
      'First: b',
      'Second: c',
    ]);
  });
  it('make one line of headings where there are none', () => {
    draw(false, [column('name'), column('a')]);
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
