import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { count, money } from '@/domain/format';
import { keyOf } from '@/lib/requests/queries';
import { selectEntry, type WithRequests } from '@/lib/requests/requestState';
import { wholeHistory } from '@/services/awards/historyEndpoints';
import ids from '../../mock-api/generate/crafted/ids.json';
import { readSavedCsv } from '../csvFile';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { rowTexts, termTexts } from './pageTexts';

const api = journeyApi({ quiet: true });

type Name = keyof typeof ids.awards;
const awardPath = (name: Name, query = '') =>
  `/award/${encodeURIComponent(ids.awards[name])}${query && `?${query}`}`;
const findSection = () => screen.findByRole('region', { name: /^Award History/ });
const findFigure = async (name: string) =>
  within(await findSection()).findByRole('region', { name });
const findTable = async (name: string) => within(await findFigure(name)).findByRole('table');
const getTexts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);
const readHeadings = async (name: string) =>
  getTexts(within(await findTable(name)).getAllByRole('columnheader'));
/** Returns the cell texts of a table's rows, in column order. */
const readRows = async (name: string) => rowTexts(await findTable(name));
/** Returns the change of each row of the transaction history, and the amounts before and after it, in cents. */
const readAmounts = async () => {
  const names = await readHeadings('Transaction History');
  const at = (name: RegExp) => names.findIndex((each) => name.test(each!));
  const parseCents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
  return (await readRows('Transaction History')).map((cells) => ({
    change: parseCents(cells[at(/^(Amount|Loan Face Value)/)]!),
    before: parseCents(cells[at(/ Before$/)]!),
    after: parseCents(cells[at(/ After$/)]!.replace('Tenfold change', '')),
  }));
};
const waitForTotals = () =>
  waitFor(async () => expect((await readRows('Transaction History'))[0]![3]).not.toBe('--'));
const requestsTo = (path: RegExp) => api.requests.filter((request) => path.test(request.path));
const press = async (user: ReturnType<typeof renderAt>['user'], name: string | RegExp) =>
  user.click(within(await findSection()).getByRole('button', { name }));

const funding = [
  'Submission Period',
  'Federal Account',
  'Treasury Account Symbol',
  'Funding Agency',
  'Awarding Agency',
  'DEFC',
  'Program Activity',
  'Object Class',
  'Funding Obligated',
  'Outlayed Amount (Beginning of FY to Period End)',
];

/** Returns the subaward figures of the award, by label. */
const readSubawardFigures = async () => termTexts(await findSection());

describe('the award history', () => {
  it('shows the tabs and columns of a contract and the count, sum and share of its subawards', async () => {
    renderAt(awardPath('contractComplete', 'history=subawards&section=history'));
    expect(await readHeadings('Sub-Awards')).toEqual([
      'Sub-Award ID',
      'Recipient Name',
      'Action Date',
      'Amount',
      'Sub-Award Description',
    ]);
    expect((await readRows('Sub-Awards')).map((cells) => cells[0])).toEqual([
      'SAMPLE-SUB-3',
      'SAMPLE-SUB-2',
      'SAMPLE-SUB-1',
    ]);
    expect(await readSubawardFigures()).toEqual({
      'Number of Sub-Award Transactions': '3',
      'Sub-Award Obligations': '$255,000.10',
      'Percent of Prime Award Obligations': '29.3%',
    });
    await waitFor(async () =>
      expect(getTexts(within(await findSection()).getAllByRole('tab'))).toEqual([
        'Transaction History6',
        'Sub-Awards3',
        'Federal Account Funding3',
      ]),
    );
  });
  it('shows the columns and face value of a loan, and a notice when the URL requests its subawards', async () => {
    renderAt(awardPath('loanComplete', 'history=subawards&section=history'));
    await screen.findByText('Only contracts and grants report subawards.');
    expect(await readHeadings('Transaction History')).toEqual([
      'Modification Number',
      'CFDA Number',
      'Action Date',
      'Loan Face Value',
      'Face Value Before',
      'Face Value After',
      'Loan Subsidy Cost (Total Obligations To Date)',
      'Action Type',
      'Transaction Description',
    ]);
    await screen.findByText('Both actions add up to $250,000.00, the face value of the award.');
    expect((await readRows('Transaction History')).map((cells) => cells.slice(3, 8))).toEqual([
      ['$200,000.00', '$0.00', '$200,000.00', '$18,000.00', 'A: New'],
      ['$50,000.00', '$200,000.00', '$250,000.00', '$6,000.00', 'C: Revision'],
    ]);
    await waitFor(async () =>
      expect(getTexts(within(await findSection()).getAllByRole('tab'))).toEqual([
        'Transaction History2',
        'Federal Account Funding1',
      ]),
    );
  });
  it('shows the funding of the orders under an IDV, with links to the orders', async () => {
    renderAt(awardPath('vehicleLarge', 'history=funding'));
    await screen.findByRole('heading', { name: 'Award History for this IDV' });
    expect(await readHeadings('Federal Account Funding')).toEqual([
      'Submission Period',
      'Award ID',
      'Funding Agency',
      'Awarding Agency',
      'DEFC',
      'Federal Account Name',
      'Treasury Account Symbol',
      ...funding.slice(6),
    ]);
    const table = within(await findTable('Federal Account Funding'));
    expect(table.queryByRole('button', { name: 'Awarding Agency' })).not.toBeInTheDocument();
    expect(table.getAllByText(/^\d{3}-(X|\d{4}\/\d{4})-\d{4}-\d{3}$/)).toHaveLength(
      table.getAllByRole('row').length - 1,
    );
    const [order] = table.getAllByRole('link', { name: /^SAMPLE-/ });
    expect(order).toHaveAttribute('href', expect.stringMatching(/^\/award\/CONT_AWD_SAMPLE-/));
    expect(requestsTo(/idvs\/funding\/$/)[0]!.body).toMatchObject({ sort: 'piid', order: 'asc' });
  });
  it.each(['contractComplete', 'vehicleLarge'] as const)(
    'includes Treasury Account Symbol and submission period in the funding CSV of %s',
    async (name) => {
      const { user } = renderAt(awardPath(name, 'history=funding'));
      const FUNDING = 'Federal Account Funding';
      const [heads, shownRows] = [await readHeadings(FUNDING), await readRows(FUNDING)];
      await user.click(
        within(await findFigure(FUNDING)).getByRole('button', { name: 'Download CSV' }),
      );
      const { header, rows } = await readSavedCsv();
      const [atPeriod, atSymbol] = [header.indexOf('period'), header.indexOf('symbol')];
      const getColumn = (label: string) => shownRows.map((cells) => cells[heads.indexOf(label)]);
      expect(rows.map((cells) => cells[atPeriod])).toEqual(getColumn('Submission Period'));
      expect(rows.map((cells) => cells[atSymbol])).toEqual(getColumn('Treasury Account Symbol'));
      for (const cells of rows) {
        expect(cells[atPeriod]).toMatch(/^FY \d{4}/);
        expect(cells[atSymbol]).toMatch(/^\d{3}-(X|\d{4}\/\d{4})-\d{4}-\d{3}$/);
      }
    },
  );
  it('shows consistent amounts before and after each action, in every order and on each page', async () => {
    const { user } = renderAt(awardPath('contractLongHistory'));
    await waitForTotals();
    const { total_obligation: stated } = (await waitFor(() => {
      const [awardRequest] = requestsTo(/v2\/awards\/CONT_AWD[^/]*\/$/);
      return awardRequest!.response;
    })) as { total_obligation: number };
    const counts = await waitFor(
      () => requestsTo(/count\/transaction/)[0]!.response as { transactions: number },
    );
    expect(
      await screen.findByText(
        `All ${count(counts.transactions)} actions add up to ${money(stated, 2)}, the obligated amount of the award.`,
      ),
    ).toBeInTheDocument();
    const check = async () => {
      const rows = await readAmounts();
      expect(rows.length).toBeGreaterThan(0);
      for (const { before, change, after } of rows) expect(before + change).toBe(after);
      return rows;
    };
    await check();
    await press(user, 'Amount');
    await waitFor(() => expect(window.location.search).toContain('transactions_sort=amount'));
    await waitFor(async () =>
      expect((await readRows('Transaction History'))[0]![2]).toBe('$400,000.00'),
    );
    await check();
    await press(user, 'Action Date');
    await press(user, 'Action Date');
    await waitFor(() => expect(window.location.search).toBe('?transactions_sort=date'));
    // Both orders start with the same row, because the largest action is also the earliest. So the test waits for a whole page
    // in date order.
    await waitFor(async () => {
      const rows = await readAmounts();
      expect(rows.map(({ before }) => before)).toEqual([
        0,
        ...rows.slice(0, -1).map(({ after }) => after),
      ]);
    });
    const first = await check();
    await press(user, 'Page 2');
    const last = first.at(-1)!.after;
    await waitFor(async () => expect((await readAmounts())[0]!.before).toBe(last));
    await check();
    // The full history is requested only once, whatever order or page is shown.
    const requestBodies = requestsTo(/v2\/transactions\/$/).map(({ body }) => JSON.stringify(body));
    expect(new Set(requestBodies).size).toBe(requestBodies.length);
    expect(requestBodies.filter((body) => body.includes('"limit":5000'))).toHaveLength(1);
  });
});

describe('award history tabs', () => {
  it('keep their order and page in the URL and restore them', async () => {
    const { user } = renderAt(awardPath('contractLongHistory', 'section=history'));
    await findTable('Transaction History');
    const lengthBefore = window.history.length;
    await press(user, 'Page 2');
    await press(user, 'Page 3');
    await user.click(screen.getByRole('tab', { name: /^Federal Account Funding/ }));
    await findTable('Federal Account Funding');
    await press(user, 'Funding Obligated');
    await waitFor(() => expect(window.location.search).toContain('funding_sort=obligated'));
    await user.click(screen.getByRole('tab', { name: /^Transaction History/ }));
    await waitFor(async () =>
      expect(within(await findSection()).getByRole('button', { name: 'Page 3' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    expect(window.history.length).toBe(lengthBefore);
    const address = window.location.search;
    expect(address).toBe(
      '?section=history&transactions_page=3&history=transactions&funding_sort=obligated&funding_order=desc',
    );
    cleanup();
    renderAt(awardPath('contractLongHistory', address.slice(1)));
    expect(await screen.findByText(/^21-30 of /)).toBeInTheDocument();
  });
  it('can be operated by keyboard, as can sorting and paging', async () => {
    const { user } = renderAt(awardPath('contractLongHistory'));
    await findTable('Transaction History');
    const tabs = within(await findSection()).getAllByRole('tab');
    tabs[0]!.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Sub-Awards/ })).toHaveFocus();
    await user.keyboard('{End}');
    await findTable('Federal Account Funding');
    await user.keyboard('{Home}');
    await findTable('Transaction History');
    within(await findSection())
      .getByRole('button', { name: 'Action Date' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toContain('transactions_order=desc'));
    within(await findSection())
      .getByRole('button', { name: 'Next page' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toContain('transactions_page=2'));
  });
  it('list unknown values in the URL and link from a nonexistent page to the first page', async () => {
    const { user } = renderAt(
      awardPath('contractComplete', 'history=x&transactions_sort=listing&transactions_page=9'),
    );
    await screen.findByText(/invalid and were ignored: history, transactions_sort/);
    expect(
      await within(await findSection()).findByText('This page does not exist.'),
    ).toBeInTheDocument();
    await press(user, 'Go to the first page');
    expect(await readRows('Transaction History')).toHaveLength(6);
  });
});

describe('subawards of an award', () => {
  it('show a warning when they exceed the award', async () => {
    renderAt(awardPath('contractSubawardsOver', 'history=subawards'));
    await findTable('Sub-Awards');
    expect((await readSubawardFigures())['Percent of Prime Award Obligations']).toBe('Over 100%');
    expect(
      within(await findSection()).getByText(
        /The subawards total \$440,000\.00, 110\.0% of the \$400,000\.00/,
      ),
    ).toBeInTheDocument();
  });
  it('are marked when they are duplicates', async () => {
    renderAt(awardPath('contractSubawardsRepeated', 'history=subawards'));
    await findTable('Sub-Awards');
    expect(within(await findSection()).getAllByText('Appears 2 times')).toHaveLength(2);
    expect(within(await findSection()).getByText(/Repeated subaward rows/)).toBeInTheDocument();
  });
  it('show a message when there are none, even if the history marks a tenfold change', async () => {
    const { user } = renderAt(awardPath('contractTenfold'));
    expect(await screen.findByText('Tenfold change')).toBeInTheDocument();
    expect(
      within(await findSection()).getByText(/from \$100,000\.00 to \$1,100,000\.00/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Sub-Awards/ }));
    await screen.findByText('The recipient has not reported any subawards.');
  });
});

describe('an award history with failed requests', () => {
  it('shows its rows when the counts fail', async () => {
    api.fault(/awards\/count\//, 'status=500');
    renderAt(awardPath('contractLongHistory'));
    expect(await readRows('Transaction History')).toHaveLength(10);
    await waitFor(async () =>
      expect(getTexts(within(await findSection()).getAllByRole('tab'))).toEqual([
        'Transaction History--',
        'Sub-Awards--',
        'Federal Account Funding--',
      ]),
    );
    expect(screen.getByText('1-10 of more than 10 results')).toBeInTheDocument();
  });
  it('reports the failure in its panel and recovers on Retry', async () => {
    api.fault(/v2\/transactions\/$/, 'status=503');
    const { user } = renderAt(awardPath('contractComplete'));
    const panel = await findFigure('Transaction History');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('We couldn’t load the data.');
    await api.retry(user, within(panel));
    expect(await readRows('Transaction History')).toHaveLength(6);
  });
  it('shows -- for actions without data', async () => {
    api.rewrite(/v2\/transactions\/$/, (answer) => ({
      results: (answer as { results: { id: string }[] }).results.map((row, at) =>
        at % 2
          ? { id: row.id }
          : { ...Object.fromEntries(Object.keys(row).map((key) => [key, null])), id: row.id },
      ),
      page_metadata: null,
    }));
    renderAt(awardPath('contractComplete'));
    expect(await readRows('Transaction History')).toEqual(
      Array(6).fill(['--', '--', '--', '$0.00', '$0.00', '--', '--']),
    );
    expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid/);
  });
  it('reports an unreadable response in each tab', async () => {
    api.rewrite(/v2\/(transactions|subawards|awards\/funding)\/$/, () => ({ results: null }));
    const { user } = renderAt(awardPath('contractComplete'));
    for (const name of ['Transaction History', 'Sub-Awards', 'Federal Account Funding']) {
      await user.click(
        within(await findSection()).getByRole('tab', { name: new RegExp(`^${name}`) }),
      );
      expect(await within(await findFigure(name)).findByRole('alert')).toHaveTextContent(
        'was unreadable',
      );
    }
  });
  it('reports missing totals and shows them on Retry', async () => {
    let isFailing = true;
    api.rewrite(/v2\/transactions\/$/, (answer) => {
      const { results } = answer as { results: unknown[] };
      return isFailing && results.length > 10 ? { results: null } : answer;
    });
    const { store } = renderAt(awardPath('contractLongHistory'));
    expect((await readRows('Transaction History'))[0]!.slice(3, 5)).toEqual(['--', '--']);
    // The chart above sends the same request. If that request fails before the table mounts, the table sends it again, and
    // Retry has no effect until both show the failure.
    const key = keyOf(wholeHistory, { id: ids.awards.contractLongHistory });
    await waitFor(() => {
      const entry = selectEntry(key)(store.getState() as WithRequests);
      expect([entry?.status, entry?.watchers]).toEqual(['failed', 2]);
    });
    const historySection = within(await findSection());
    await historySection.findByText(/load the totals before and after each action/);
    isFailing = false;
    fireEvent.click(historySection.getByRole('button', { name: 'Retry' }));
    await waitForTotals();
  });
});
