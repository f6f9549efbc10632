import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cityPath } from '@/domain/places/placePaths';
import ids from '../../mock-api/generate/crafted/ids.json';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
type User = ReturnType<typeof userEvent.setup>;
interface Spending {
  total: number;
  results: { id: string | null; name: string; amount: number }[];
}
const query = () => new URLSearchParams(window.location.search);
const findNextStep = () => screen.findByRole('region', { name: /^Where it (goes next|arrives)$/ });
const list = () => screen.findByRole('list', { name: 'Chosen so far' });
/** Returns the cell texts of the next step's table, row by row. */
const readParts = async () =>
  within(await findNextStep())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        (cell) => cell.textContent,
      ),
    );
const choose = async (user: User, name: string) => {
  await user.click(await within(await findNextStep()).findByRole('button', { name }));
  await within(await list()).findByText(name);
};
const START = '/follow-the-dollar?fy=2024&period=12';

describe('a Follow the Dollar trail', () => {
  it('starts with the budget functions and lists the results of the service', async () => {
    renderAt(START);
    await within(await findNextStep()).findByRole('table', { name: 'Budget Functions' });
    const { results } = await post<Spending>('spending/', {
      type: 'budget_function',
      filters: { fy: '2024', period: '12' },
    });
    const [first] = results.filter(({ id }) => id !== null).sort((a, b) => b.amount - a.amount);
    const rows = await readParts();
    expect(rows[0]![0]).toBe(first!.name);
    expect(Number(rows[0]![1]!.replace(/[$,]/g, ''))).toBe(first!.amount);
    expect(document.title).toMatch(/^Follow the Dollar \|/);
  });
  it('adds each choice to the address, and Back goes up one level', async () => {
    const user = userEvent.setup();
    renderAt(START);
    await within(await findNextStep()).findByRole('table', { name: 'Budget Functions' });
    const [[name]] = (await readParts()) as [[string]];
    await choose(user, name);
    await within(await findNextStep()).findByRole('table', { name: 'Agencies' });
    expect(query().get('function')).toMatch(/^\d{3}$/);
    const [[agency]] = (await readParts()) as [[string]];
    await choose(user, agency);
    await within(await findNextStep()).findByRole('table', { name: 'Federal Accounts' });
    expect(query().get('agency')).toMatch(/^\d+$/);
    window.history.back();
    await within(await findNextStep()).findByRole('table', { name: 'Agencies' });
    expect(query().get('agency')).toBeNull();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  });
  it('states the share not linked to any award, and the results add up to the account total', async () => {
    const { results } = await post<Spending>('spending/', {
      type: 'federal_account',
      filters: { fy: '2024', period: '12' },
    });
    const account = results.filter(({ id }) => id !== null).sort((a, b) => b.amount - a.amount)[0]!;
    renderAt(`${START}&account=${account.id}&by=award`);
    await within(await findNextStep()).findByRole('table', { name: 'Awards' });
    const user = userEvent.setup();
    const trailFigure = await screen.findByRole('region', { name: 'The trail' });
    await user.click(within(trailFigure).getByRole('button', { name: 'View as table' }));
    const { total, results: awards } = await post<Spending>('spending/', {
      type: 'award',
      filters: { fy: '2024', period: '12', federal_account: account.id },
    });
    expect(total).toBe(account.amount);
    const unlinkedAmount = awards.find(({ id }) => id === null)!.amount;
    expect(within(trailFigure).getByText(/cannot be linked to any award/)).toHaveTextContent(
      `${((unlinkedAmount / total) * 100).toFixed(2)}%`,
    );
    expect(Math.round(awards.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(
      Math.round(total * 100),
    );
  });
  it('can continue by object class', async () => {
    const user = userEvent.setup();
    renderAt(`${START}&function=050`);
    await within(await findNextStep()).findByRole('table', { name: 'Agencies' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Go on by' }), 'Object Class');
    await within(await findNextStep()).findByRole('table', { name: 'Object Classes' });
    expect(query().get('by')).toBe('object_class');
  });
  it('removes a step on Change', async () => {
    const user = userEvent.setup();
    renderAt(`${START}&function=050`);
    await user.click(await within(await list()).findByRole('link', { name: /^Change/ }));
    await within(await findNextStep()).findByRole('table', { name: 'Budget Functions' });
    expect(query().get('function')).toBeNull();
  });
  it('reads the sort order and the page from the address and reports a missing page', async () => {
    renderAt(`${START}&by=federal_account&sort=name&page=2`);
    const table = await within(await findNextStep()).findByRole('table', {
      name: 'Federal Accounts',
    });
    expect(within(table).getByRole('columnheader', { name: /Federal Account/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = (await readParts()).map(([name]) => name);
    expect(names).toHaveLength(20);
    cleanup();
    renderAt(`${START}&by=federal_account&sort=name&page=99`);
    expect(await screen.findByText(/This page does not exist/)).toBeInTheDocument();
  });
});

describe('a Follow the Dollar trail from an award', () => {
  const fetchId = async (generatedId: string) =>
    (await get<{ id: number }>(`awards/${encodeURIComponent(generatedId)}/`)).id;
  it('traces the award back to its budget function and on to its subawards and their place', async () => {
    const user = userEvent.setup();
    renderAt(`/follow-the-dollar?award=${await fetchId(ids.awards.contractComplete)}`);
    await within(await findNextStep()).findByRole(
      'table',
      { name: 'Subawards' },
      { timeout: 10_000 },
    );
    expect(textsOf(within(await list()).getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^Budget Function/),
      expect.stringMatching(/^Agency/),
      expect.stringMatching(/^Federal Account/),
      expect.stringMatching(/^Program Activity/),
      expect.stringMatching(/^Award/),
    ]);
    const rows = await readParts();
    expect(rows.at(-1)![0]).toBe('Not reported as subawarded');
    await user.click(within(await findNextStep()).getByRole('button', { name: rows[0]![0]! }));
    await within(await findNextStep()).findByRole('table', { name: 'Places' });
    expect((await readParts())[0]![2]).toBe('100.00%');
    expect(await screen.findByRole('region', { name: 'Where it arrives' })).toBeInTheDocument();
  });
  it('links its place, and that of a subaward, to the profile of the city', async () => {
    const user = userEvent.setup();
    renderAt(`/follow-the-dollar?award=${await fetchId(ids.awards.contractComplete)}`);
    const readPlace = async () => {
      const table = await within(await findNextStep()).findByRole(
        'table',
        { name: 'Places' },
        { timeout: 10_000 },
      );
      const link = within(table).getByRole('link');
      const [, city = '', state = ''] = /^(.+), ([A-Z]{2})\b/.exec(link.textContent)!;
      expect(link).toHaveAttribute('href', cityPath(state, city));
      expect(screen.getByText(/by Place\..* Names link to profiles/)).toBeInTheDocument();
    };
    const picker = await within(await findNextStep()).findByRole(
      'combobox',
      { name: 'Go on by' },
      { timeout: 10_000 },
    );
    await user.selectOptions(picker, 'Place');
    await readPlace();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Go on by' }), 'Subaward');
    await within(await findNextStep()).findByRole('table', { name: 'Subawards' });
    const [first] = await readParts();
    await user.click(within(await findNextStep()).getByRole('button', { name: first![0]! }));
    await readPlace();
  });
  it('shows a message when no account reports paying for the award', async () => {
    renderAt(`/follow-the-dollar?award=${await fetchId(ids.awards.contractUnlinked)}`);
    expect(
      await screen.findByText(
        /No federal account is linked to this award/,
        {},
        { timeout: 10_000 },
      ),
    ).toBeInTheDocument();
  });
});

describe('a Follow the Dollar trail with errors', () => {
  it.each([
    ['fy=2016', /FY 20\d\d through/],
    ['fy=2999', /FY 20\d\d through/],
    ['fy=2025&period=12', /FY 2025 through/],
    ['fy=2017&period=3', /FY 2017 through/],
  ])(
    'falls back to the nearest published period for %s and shows a notice',
    async (addressQuery, notice) => {
      renderAt(`/follow-the-dollar?${addressQuery}`);
      expect(
        await screen.findByText(/There is no data for the requested period/),
      ).toHaveTextContent(notice);
      await within(await findNextStep()).findByRole('table', { name: 'Budget Functions' });
    },
  );
  it('ignores invalid values and names their parameters', async () => {
    renderAt('/follow-the-dollar?function=%3Cscript%3E&page=0');
    expect(await screen.findByText(/ignored: function, page/)).toBeInTheDocument();
  });
  it('marks the step that is not found and offers Change at every step', async () => {
    renderAt(`${START}&function=050&agency=999999`);
    expect(
      await within(await list()).findByText(/does not include this choice in this period/),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Change/ })).toHaveLength(2);
  });
  it('loads the step after Retry when its request failed', async () => {
    const user = userEvent.setup();
    api.fault(/v2\/spending\//, 'status=500');
    renderAt(START);
    const [retry] = await screen.findAllByRole(
      'button',
      { name: /Retry|Try again/ },
      { timeout: 15_000 },
    );
    api.heal();
    await user.click(retry!);
    await waitFor(async () =>
      expect(
        within(await findNextStep()).getByRole('table', { name: 'Budget Functions' }),
      ).toBeVisible(),
    );
  });
});
