import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataCards } from './DataCards';
import type { Column } from './tableColumn';

interface Row {
  name: string;
  code: string;
  amount: string;
  note: string;
}
const columns: readonly Column<Row>[] = [
  {
    id: 'code',
    label: 'Code',
    line: 'detail',
    render: ({ code }) => code,
    isEmpty: ({ code }) => !code,
  },
  { id: 'name', label: 'Name', line: 'name', sortable: true, render: ({ name }) => name },
  { id: 'note', label: 'Note', render: ({ note }) => note, isEmpty: ({ note }) => !note },
  {
    id: 'amount',
    label: 'Amount',
    subtitle: 'FY 2025, US dollars',
    line: 'amount',
    numeric: true,
    sortable: true,
    render: ({ amount }) => amount,
    isEmpty: ({ amount }) => amount === '--',
  },
];
const setup = (rows: readonly Row[], onSort = jest.fn()) => {
  render(
    <DataCards
      caption="Things"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sort={{ id: 'amount', order: 'desc' }}
      onSort={onSort}
    />,
  );
  return { user: userEvent.setup(), onSort };
};
const anvil = { name: 'Anvil', code: 'A1', amount: '$5', note: 'Heavy' };
const bellows = { name: 'Bellows', code: '', amount: '--', note: '' };
const readTerms = (item: HTMLElement) =>
  within(item)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);

describe('rows of two lines', () => {
  it('show name, amount and detail, and the other values on request', async () => {
    const { user } = setup([anvil]);
    const item = screen.getByRole('listitem');
    const firstTerms = [
      ['Name', 'Anvil'],
      ['Amount', '$5'],
      ['Code', 'A1'],
    ];
    expect(readTerms(item)).toEqual(firstTerms);
    await user.click(within(item).getByRole('button', { name: 'Show more', expanded: false }));
    expect(readTerms(item)).toEqual([...firstTerms, ['Note', 'Heavy']]);
    await user.click(within(item).getByRole('button', { name: 'Show less', expanded: true }));
    expect(readTerms(item)).toEqual(firstTerms);
  });
  it('omit empty values, except the amount, and the button without other values', () => {
    setup([bellows]);
    expect(readTerms(screen.getByRole('listitem'))).toEqual([
      ['Name', 'Bellows'],
      ['Amount', '--'],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
  it('have the period and the unit of their amounts above them, and can be sorted', async () => {
    const { user, onSort } = setup([anvil, bellows]);
    expect(screen.getByText('FY 2025, US dollars')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by:' }), 'Name');
    await user.click(screen.getByRole('button', { name: /^Descending/ }));
    expect(onSort.mock.calls).toEqual([
      ['name', 'asc'],
      ['amount', 'asc'],
    ]);
  });
});
