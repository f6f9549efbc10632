import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowFromJson } from '@/services/search/rowFromJson';
import { DataTable } from '@/ui/DataTable';
import { column, renderDay, renderExact, renderPlain } from '.';

const columns = [
  column('name', 'Name', 'recipientName', renderPlain),
  column('date', 'Action Date', 'actionDate', renderDay),
  column('amount', 'Obligations', 'obligations', renderExact, { numeric: true }),
];
const rows = [
  rowFromJson({ 'Recipient Name': 'A', 'Action Date': '2024-01-31', 'Award Amount': 1 }),
];
const show = (sort: { id: string; order: 'asc' | 'desc' }, cards = false) => {
  const onSort = jest.fn();
  render(
    <DataTable
      caption="Rows"
      columns={columns}
      rows={rows}
      rowKey={() => 'one'}
      cards={cards}
      sort={sort}
      onSort={onSort}
    />,
  );
  return { onSort, user: userEvent.setup() };
};

describe('the initial sort order of a column', () => {
  it.each([
    ['A to Z', 'Name', { id: 'amount', order: 'desc' }, ['name', 'asc']],
    ['latest first', 'Action Date', { id: 'name', order: 'asc' }, ['date', 'desc']],
    ['largest first', 'Obligations', { id: 'name', order: 'asc' }, ['amount', 'desc']],
  ] as const)('is %s for %s', async (_order, label, sort, expectedSort) => {
    const { onSort, user } = show(sort);
    await user.click(screen.getByRole('button', { name: label }));
    expect(onSort).toHaveBeenCalledWith(...expectedSort);
  });
  it('is the same in the sort picker of cards', async () => {
    const { onSort, user } = show({ id: 'amount', order: 'desc' }, true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by:' }), 'Name');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by:' }), 'Action Date');
    expect(onSort.mock.calls).toEqual([
      ['name', 'asc'],
      ['date', 'desc'],
    ]);
  });
  it('is reversed by the next click', async () => {
    const { onSort, user } = show({ id: 'name', order: 'asc' });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith('name', 'desc');
  });
});
