import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import * as csv from '@/lib/csv';
import { PortsContext, type Ports } from '@/lib/ports';
import { createThunkMiddleware } from '@/lib/redux';
import { requestsReducers } from '@/lib/requests/requestState';
import { useAnswer } from '@/lib/requests/useAnswer';
import { endpoint } from '@/services/http/endpoint';
import { readSavedCsv } from '../../../tests/csvFile';
import { openFigureMenu } from '../../../tests/figureMenu';
import { serviceEdge } from '../../../tests/serviceEdge';
import { TablePanel } from './TablePanel';
import type { TableColumn } from './tableView';
import { tabbedTables, useTabbedTables } from './tabbedTables';

jest.mock('@/lib/csv', () => ({
  ...jest.requireActual<typeof csv>('@/lib/csv'),
  saveFile: jest.fn(),
}));
interface Line {
  name: string;
  dollars: number;
}
interface Query {
  of: string;
  sort: string;
  order: string;
  page: number;
  limit: number;
}
interface LinesJson {
  rows: Line[];
  more: boolean;
}
const lines = endpoint({
  name: 'test/lines',
  method: 'POST',
  path: ({ of }: Query) => `v2/lines/${of}/`,
  body: ({ of: _, ...view }) => view,
  read: (wire: LinesJson) => wire,
});
const columns: readonly TableColumn<Line>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, sortable: true },
  {
    id: 'dollars',
    label: 'Dollars',
    value: ({ dollars }) => dollars,
    show: ({ dollars }) => `$${dollars}`,
    sortable: true,
    numeric: true,
  },
  { id: 'fixed', label: 'Fixed', value: () => 'x' },
];
const first = { sort: 'name', order: 'asc' } as const;
const tables = tabbedTables('kinds', [
  { key: 'big', label: 'Big', sorts: ['name', 'dollars'], first },
  { key: 'small', label: 'Small', sorts: ['name'], first },
]);

function Lines({ total }: { total?: number }) {
  const { requestedTab, refused, getView, chooseTab, changeView } = useTabbedTables(tables);
  const tab = requestedTab || 'big';
  const tableView = getView(tab);
  const { sort, order, page, limit } = tableView;
  const query = useMemo(
    () => ({ of: tab, sort, order, page, limit }),
    [tab, sort, order, page, limit],
  );
  return (
    <>
      <p>Refused: {refused.join(', ') || 'nothing'}</p>
      {tables.tabs.map(({ key, label }) => (
        <button key={key} type="button" onClick={() => chooseTab(key)}>
          {label}
        </button>
      ))}
      <TablePanel
        title="Lines"
        answer={useAnswer(lines, query)}
        rows={({ rows }) => rows}
        rowKey={({ name }) => name}
        columns={columns}
        tableView={tableView}
        onView={(changes) => changeView(tab, changes)}
        total={total}
        hasNext={({ more }) => more}
        unit="Invented dollars"
        file="lines"
        emptyText="There are no lines."
      />
    </>
  );
}

const edge = serviceEdge();
const announce = jest.fn();
const ports = { announce, dataNote: '' } as unknown as Ports;
afterEach(() => {
  cleanup();
  announce.mockClear();
});
const show = (search: string, total?: number) => {
  window.history.replaceState(null, '', `/x${search}`);
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  render(
    <Provider store={store}>
      <BrowserRouter>
        <PortsContext value={ports}>
          <Lines total={total} />
        </PortsContext>
      </BrowserRouter>
    </Provider>,
  );
  return userEvent.setup();
};
const page = (of: number, more: boolean) => ({
  rows: [
    { name: `a${of}`, dollars: of },
    { name: `b${of}`, dollars: -of },
  ],
  more,
});
/** Responds with rows named after the requested page, up to the page `last`. */
const respondWithPages = (last: number) =>
  edge.answersBy(({ body }) => {
    const { page: requestedPage } = body as Query;
    return requestedPage > last
      ? { rows: [], more: false }
      : page(requestedPage, requestedPage < last);
  });
const cells = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const bodies = () => edge.asked.map(({ path, body }) => [path, body]);

describe('a table with server-side sorting and paging', () => {
  it('requests each page and sort order once and puts them in the address', async () => {
    respondWithPages(3);
    const user = show('', 30);
    expect(await cells('a1')).toEqual(['$1', 'x']);
    expect(screen.getByText('1-10 of 30 results')).toBeInTheDocument();
    const next = screen.getByRole('button', { name: 'Page 2' });
    await user.click(next);
    // The pagination keeps the focus while the rows load.
    expect(next).toHaveFocus();
    await cells('a2');
    expect(next).toHaveFocus();
    expect(announce).toHaveBeenLastCalledWith('2 rows shown, page 2');
    expect(window.location.search).toBe('?big_page=2');
    await press(user, 'Dollars');
    await cells('a1');
    expect(window.location.search).toBe('?big_sort=dollars&big_order=desc');
    await user.selectOptions(screen.getByLabelText('Rows per page:'), '50');
    await edge.heard(4);
    expect(window.location.search).toBe('?big_sort=dollars&big_order=desc&kinds_rows=50');
    const view = { sort: 'name', order: 'asc', page: 1, limit: 10 };
    const sorted = { ...view, sort: 'dollars', order: 'desc' };
    expect(bodies()).toEqual(
      [view, { ...view, page: 2 }, sorted, { ...sorted, limit: 50 }].map((body) => [
        'v2/lines/big/',
        body,
      ]),
    );
  });
  it('remembers page and sort order of each tab without repeated requests', async () => {
    respondWithPages(3);
    const user = show('?kinds=small&big_sort=dollars&big_page=2');
    await cells('a1');
    await press(user, 'Big');
    await cells('a2');
    await press(user, 'Small');
    await cells('a1');
    expect(window.location.search).toBe('?kinds=small&big_sort=dollars&big_page=2');
    expect(edge.asked.map(({ path, body }) => [path, (body as Query).page])).toEqual([
      ['v2/lines/small/', 1],
      ['v2/lines/big/', 2],
    ]);
  });
  it('reports invalid values in the address and uses the defaults', async () => {
    respondWithPages(1);
    show('?kinds=huge&big_sort=fixed&big_order=up&big_page=0&kinds_rows=11&small_sort=dollars');
    await cells('a1');
    expect(screen.getByText(/^Refused/)).toHaveTextContent(
      'Refused: kinds, kinds_rows, big_sort, big_order, big_page, small_sort',
    );
    expect(bodies()).toEqual([
      ['v2/lines/big/', { sort: 'name', order: 'asc', page: 1, limit: 10 }],
    ]);
  });
  it('reaches the last page if the total is unknown', async () => {
    respondWithPages(2);
    const user = show('');
    await cells('a1');
    expect(screen.getByText('1-2 of more than 2 results')).toBeInTheDocument();
    await press(user, 'Next page');
    await cells('a2');
    expect(screen.getByText('11-12 of 12 results')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });
  it('ignores a total that is smaller than the number of rows', async () => {
    respondWithPages(2);
    show('', 1);
    await cells('a1');
    expect(screen.getByText('1-2 of more than 2 results')).toBeInTheDocument();
  });
  it('links back from a page that does not exist', async () => {
    respondWithPages(1);
    const user = show('?big_page=7', 2);
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    await press(user, 'Go to the first page');
    expect(await cells('a1')).toEqual(['$1', 'x']);
    expect(window.location.search).toBe('');
  });
  it('shows a message if there are no rows', async () => {
    edge.answers({ rows: [], more: false });
    show('', 0);
    expect(await screen.findByText('There are no lines.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
  it('shows an error and recovers on Retry', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'Nope' }, { status: 400 }));
    const user = show('', 30);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nope');
    respondWithPages(3);
    await press(user, 'Retry');
    expect(await cells('a1')).toEqual(['$1', 'x']);
  });
  it('offers its rows as a file but not as an image', async () => {
    const saved = jest.mocked(csv.saveFile);
    respondWithPages(3);
    const user = show('?big_page=2&big_sort=dollars', 30);
    await cells('a2');
    await press(user, 'Download CSV');
    const { name, about, header, rows } = await readSavedCsv(saved);
    expect([name, header, ...rows]).toEqual([
      'lines-page-2.csv',
      ['name', 'dollars', 'fixed'],
      ['a2', '2', 'x'],
      ['b2', '-2', 'x'],
    ]);
    expect(about[0]).toBe('Lines: page 2, by Dollars ascending');
    await openFigureMenu(user, screen);
    for (const picture of ['Download PNG', 'Download SVG', 'View as table'])
      expect(screen.queryByRole('button', { name: picture })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'API request' })).toBeInTheDocument();
  });
});
