import { forgetSent, sentEvents } from '../sentEvents';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { arrangeRows } from '@/domain/dataDictionary';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true, rowHeight: 60 });

const table = () =>
  screen.findByRole('table', { name: 'Data elements and their columns in downloads' });
const readElements = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const mockDictionary = (document: unknown) =>
  api.override(
    http.get('*/api/v2/references/data_dictionary/', () => HttpResponse.json({ document })),
  );
const makeDictionary = (rows: unknown[][], rest: object = {}) => ({
  metadata: {
    total_rows: rows.length,
    total_columns: 2,
    total_size: '1KB',
    download_location: '/documents/x.csv',
  },
  sections: [{ section: 'All', colspan: 2 }],
  headers: [
    { raw: 'element', display: 'Element' },
    { raw: 'definition', display: 'Definition' },
  ],
  rows,
  ...rest,
});

describe('the data dictionary', () => {
  it('lists at least 250 elements under two header rows, and renders only rows near the viewport [i2.routes.42]', async () => {
    renderAt('/data-dictionary');
    await screen.findByRole('heading', { level: 1, name: 'Data Dictionary' });
    const list = await table();
    const rows = Number(list.getAttribute('aria-rowcount')) - 2;
    expect(rows).toBeGreaterThanOrEqual(250);
    expect(screen.getByText(`${rows} elements`)).toBeInTheDocument();
    expect(textsOf(within(list).getAllByRole('columnheader'))).toEqual([
      'Data element',
      'Column names in downloads',
      'Element',
      'Definition',
      'Group',
      'Contract Awards',
      'Assistance Awards',
      'Subawards',
      'Account Data',
    ]);
    expect(readElements().length).toBeGreaterThan(5);
    expect(readElements().length).toBeLessThan(60);
  });
  it('renders its rows without measuring their height', async () => {
    const heightSpy = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    renderAt('/data-dictionary');
    await table();
    expect(readElements().length).toBeGreaterThan(5);
    expect(heightSpy.mock.contexts.filter((each) => (each as Element).matches('tr'))).toEqual([]);
    heightSpy.mockRestore();
  });

  it('sorts by a column in both directions, ascending first, and stores the order in the URL', async () => {
    const { user } = renderAt('/data-dictionary');
    await table();
    expect(screen.getByRole('columnheader', { name: 'Element' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const first = readElements();
    expect(first).toEqual([...first].sort((a, b) => a!.localeCompare(b!, 'en', { numeric: true })));
    await user.click(screen.getByRole('button', { name: 'Element' }));
    expect(readElements()[0]).not.toBe(first[0]);
    await user.click(screen.getByRole('button', { name: 'Group' }));
    expect(screen.getByRole('columnheader', { name: 'Group' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(window.location.search).toBe('?sort=group');
  });
  it('searches every cell from two characters, highlights matches, and shows their number', async () => {
    const { user } = renderAt('/data-dictionary');
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search by Term' });
    const all = readElements();
    await user.type(box, 'u');
    expect(readElements()).toEqual(all);
    await user.type(box, 'EI');
    await waitFor(() => expect(window.location.search).toBe('?q=uEI'));
    expect(readElements()).toContain('Recipient UEI');
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      /^\d+ elements of \d+ with “uEI”$/,
    );
    const row = screen.getByRole('rowheader', { name: 'Recipient UEI' }).closest('tr')!;
    expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'UEI',
      'uei',
      'uei',
      'uei',
    ]);
    await user.clear(box);
    await user.type(box, 'award_id_piid');
    await waitFor(() =>
      expect(readElements()).toEqual([
        'Parent Award PIID',
        'Procurement Instrument Identifier (PIID)',
      ]),
    );
  });
  it('restores search and order from the URL and ignores invalid values', async () => {
    renderAt('/data-dictionary?q=cage&sort=definition&order=desc');
    await table();
    expect(screen.getByRole('searchbox', { name: 'Search by Term' })).toHaveValue('cage');
    expect(readElements()).toEqual(['CAGE Code']);
    expect(screen.getByRole('columnheader', { name: 'Definition' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    cleanup();
    renderAt(`/data-dictionary?q=${'x'.repeat(5000)}&sort=nothing&order=up`);
    await table();
    expect(screen.getByRole('columnheader', { name: 'Element' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
  it('shows a message when nothing matches, and clears the search', async () => {
    const { user } = renderAt('/data-dictionary');
    await table();
    await user.type(screen.getByRole('searchbox', { name: 'Search by Term' }), 'zzzz');
    expect(await screen.findByText('No terms matched your search.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await table()).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });
  it('truncates cells over 205 characters until expanded or searched, and shows N/A for empty cells', async () => {
    mockDictionary(
      makeDictionary([
        ['Long', 'a'.repeat(205) + ' needle'],
        ['Short', 'b'.repeat(205)],
        ['Empty', null],
        ['Cut off'],
      ]),
    );
    const { user } = renderAt('/data-dictionary');
    await table();
    const cell = (name: string) => screen.getByRole('rowheader', { name }).nextElementSibling!;
    expect(cell('Long')).not.toHaveTextContent('needle');
    expect(within(cell('Short') as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect([cell('Empty').textContent, cell('Cut off').textContent]).toEqual(['N/A', 'N/A']);
    await user.click(screen.getByRole('button', { name: 'Read More' }));
    expect(cell('Long')).toHaveTextContent('needle');
    await user.click(screen.getByRole('button', { name: 'Read Less' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by Term' }), 'needle');
    await waitFor(() => expect(cell('Long')).toHaveTextContent('needle'));
  });
  it('links to the CSV file and records the click', async () => {
    forgetSent();
    const { user } = renderAt('/data-dictionary');
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/[^/]+\/documents\/data-dictionary\.csv$/),
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() =>
      expect(sentEvents()).toEqual([
        {
          event: 'download_data_dictionary',
          category: 'Download Center - Data Dictionary',
          action: 'Download',
        },
      ]),
    );
  });
  it('recovers from a failure on Retry, and reports unreadable and empty responses', async () => {
    api.fault(/data_dictionary/, 'status=500');
    const { user } = renderAt('/data-dictionary');
    expect(await screen.findByText('An error occurred.')).toBeInTheDocument();
    await api.retry(user);
    expect(await table()).toBeInTheDocument();
    cleanup();
    mockDictionary({ metadata: {}, rows: 'none' });
    renderAt('/data-dictionary');
    expect(await screen.findByText(/response was unreadable/)).toBeInTheDocument();
    cleanup();
    api.override(
      http.get(
        '*/api/v2/references/data_dictionary/',
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    renderAt('/data-dictionary');
    await screen.findByText('The data dictionary is not available right now.');
  });
  it('omits column groups that do not cover all columns, and shows markup as text', async () => {
    mockDictionary(
      makeDictionary([['<b>Bold</b>', 'x']], { sections: [{ section: 'Half', colspan: 1 }] }),
    );
    renderAt('/data-dictionary');
    const list = await table();
    expect(within(list).getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: '<b>Bold</b>' })).toBeInTheDocument();
  });
  it('keeps empty cells last in both orders', () => {
    const rows = [
      ['b', 'x'],
      ['', 'y'],
      ['a', 'z'],
    ];
    expect(
      [arrangeRows(rows, '', 0, 'asc'), arrangeRows(rows, '', 0, 'desc')].map((list) =>
        list.map(([cell]) => cell),
      ),
    ).toEqual([
      ['a', 'b', ''],
      ['b', 'a', ''],
    ]);
  });
});

describe('the data dictionary file', () => {
  const lines = readFileSync(join(__dirname, '../../content/data-dictionary/elements.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const cells = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (match) => match[1] ?? match[2]!,
    ),
  );
  it('has a definition and a column for each element, without duplicates', () => {
    for (const row of cells) {
      expect([row[0], row.length]).toEqual([row[0], 7]);
      expect([row[0], row[1]!.split(' ').length > 3, row.slice(3).some(Boolean)]).toEqual([
        row[0],
        true,
        true,
      ]);
    }
    for (const column of [0, 1])
      expect(new Set(cells.map((row) => row[column]!.toLowerCase())).size).toBe(cells.length);
  });
  it('names each column at most once per kind of download', () => {
    for (const column of [3, 4, 5, 6]) {
      const names = cells.flatMap((row) => row[column]!.split('; ').filter(Boolean));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
