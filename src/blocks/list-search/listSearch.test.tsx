import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PortsContext } from '@/lib/ports';
import { ports } from '../../../tests/ports';
import { ListTable } from './ListTable';
import { MatchedStarts } from './MatchedStarts';
import { matchesWordStarts } from './wordStarts';

const getMarks = (text: string, term: string) => {
  const { container, unmount } = render(<MatchedStarts text={text} term={term} />);
  expect(container).toHaveTextContent(text);
  const marks = screen
    .queryAllByText((_, element) => element?.tagName === 'MARK')
    .map((mark) => mark.textContent);
  unmount();
  return marks;
};

describe('a search for word beginnings', () => {
  it.each([
    ['Department of Energy (DOE)', 'dep ener', true],
    ['Department of Energy (DOE)', '(DOE)', true],
    ['Department of Energy (DOE)', 'nergy', false],
    ['Department of Energy (DOE)', ' ', true],
  ])('in %s for “%s” returns %s', (text, term, isMatch) =>
    expect(matchesWordStarts(text, term)).toBe(isMatch),
  );
  it('highlights the longest of several matches', () => {
    expect(getMarks('Department of Energy (DOE)', 'e ener do')).toEqual(['Ener', 'DO']);
    expect(getMarks('Department of Energy (DOE)', '')).toEqual([]);
    expect(getMarks('Guam (GU)', '[')).toEqual([]);
  });
});

describe('a list that is loaded completely', () => {
  const original = window.matchMedia;
  afterEach(() => {
    window.matchMedia = original;
  });
  const announce = jest.fn();
  const names = Array.from({ length: 57 }, (_, at) => `Row ${at + 1}`);
  function List({ firstPage }: { firstPage: number }) {
    const [page, setPage] = useState(firstPage);
    return (
      <ListTable
        caption="Things"
        columns={[{ id: 'name', label: 'Name', line: 'name', render: (name: string) => name }]}
        rows={names}
        rowKey={(name) => name}
        page={page}
        onPage={setPage}
      />
    );
  }
  const setup = ({ isNarrow, page = 1 }: { isNarrow: boolean; page?: number }) => {
    window.matchMedia = (() => ({
      matches: isNarrow,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    render(
      <PortsContext.Provider value={ports({ announce })}>
        <List firstPage={page} />
      </PortsContext.Provider>,
    );
    return { user: userEvent.setup() };
  };
  const readRows = () =>
    within(screen.getByRole('list', { name: 'Things' }))
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('definition').textContent);

  it('shows all rows as a table in a wide viewport', () => {
    setup({ isNarrow: false, page: 2 });
    expect(screen.getAllByRole('rowheader')).toHaveLength(57);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
  it('shows pages of 25 rows in a narrow viewport', async () => {
    const { user } = setup({ isNarrow: true });
    expect(readRows()).toEqual(names.slice(0, 25));
    expect(screen.getByText('1-25 of 57 results')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Things: pages' }));
    await user.click(pages.getByRole('button', { name: 'Page 3' }));
    expect(readRows()).toEqual(names.slice(50));
    expect(announce).toHaveBeenLastCalledWith('Page 3 of 3');
  });
  it('shows the last page for a later one', () => {
    setup({ isNarrow: true, page: 9 });
    expect(readRows()).toEqual(names.slice(50));
  });
});
