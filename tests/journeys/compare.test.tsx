import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatChange, getChange } from '@/domain/change';
import { money, profileMoney } from '@/domain/format';
import { readSavedCsv } from '../csvFile';
import { renderAt } from '../render';
import { postSearch, get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
afterEach(() => window.localStorage.clear());

interface StateResponse {
  name: string;
  total_prime_amount: number;
  total_outlays: number;
  total_prime_awards: number;
  total_face_value_loan_amount: number;
  award_amount_per_capita: number;
  population: number;
}
interface RecipientResponse {
  name: string;
  recipient_id: string;
  total_transaction_amount: number;
  total_transactions: number;
  total_face_value_loan_amount: number;
}
interface ListedRecipient {
  id: string;
  name: string;
  uei: string;
  recipient_level: string;
}
const fetchRecipients = async () =>
  (await post<{ results: ListedRecipient[] }>('recipient/', { limit: 100 })).results;
/** Returns the IDs of the largest recipients without parent or children. */
const fetchStandalone = async (count: number) =>
  (await fetchRecipients())
    .filter(({ recipient_level: level }) => level === 'R')
    .slice(0, count)
    .map(({ id }) => id);
const region = (name: string) => screen.findByRole('region', { name });
/** Returns the texts beside the bars of a measure, by member. */
const readBars = (section: HTMLElement, measure: string) =>
  Object.fromEntries(
    within(within(section).getByRole('list', { name: measure }))
      .getAllByRole('listitem')
      .map((row) => {
        const [name, value] = [...row.children].map((part) => part.textContent!);
        return [name, value];
      }),
  );
const members = async () =>
  textsOf(within(await screen.findByRole('list', { name: 'Compared' })).getAllByRole('listitem'));
const readCells = (section: HTMLElement) =>
  within(within(section).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent!));

describe('states and recipients compared from a shared link', () => {
  it('match the figures of their profiles', async () => {
    const ids = await fetchStandalone(3);
    const states = await Promise.all(
      ['06', '48'].map((id) => get<StateResponse>(`recipient/state/${id}/?year=2024`)),
    );
    const recipients = await Promise.all(
      ids.map((id) => get<RecipientResponse>(`recipient/${id}/?year=2024`)),
    );
    renderAt(`/compare?of=state:06,state:48,${ids.map((id) => `recipient:${id}`).join()}&fy=2024`);
    const section = await region('Side by side');
    await waitFor(() =>
      expect(readBars(section, 'Obligations')).toEqual({
        ...Object.fromEntries(
          states.map((state) => [state.name, profileMoney(state.total_prime_amount)]),
        ),
        ...Object.fromEntries(
          recipients.map((recipient) => [
            recipient.name,
            profileMoney(recipient.total_transaction_amount),
          ]),
        ),
      }),
    );
    expect(within(section).getByText(/ has the most obligations/)).toHaveTextContent(/^FY 2024: /);
    expect(readBars(section, 'Outlays')).toEqual(
      Object.fromEntries(states.map((state) => [state.name, profileMoney(state.total_outlays)])),
    );
    expect(readBars(section, 'Obligations per resident')).toEqual(
      Object.fromEntries(states.map((state) => [state.name, money(state.award_amount_per_capita)])),
    );
    expect(readBars(section, 'Face value of loans')).toEqual(
      Object.fromEntries(
        [...states, ...recipients].map((profile) => [
          profile.name,
          profileMoney(profile.total_face_value_loan_amount),
        ]),
      ),
    );
    expect(Object.keys(readBars(section, 'Transactions'))).toEqual(
      recipients.map(({ name }) => name),
    );
  });
  it('show the same amounts in table and file and as the sum of award types', async () => {
    const [id] = await fetchStandalone(1);
    const state = await get<StateResponse>('recipient/state/48/?year=2025');
    const recipient = await get<RecipientResponse>(`recipient/${id}/?year=2025`);
    const { user } = renderAt(`/compare?of=state:48,recipient:${id}&fy=2025`);
    const section = await region('Side by side');
    await waitFor(() => expect(Object.keys(readBars(section, 'Obligations'))).toHaveLength(2));
    await waitFor(() =>
      expect(Object.values(readBars(section, 'Obligations'))).not.toContain('--'),
    );
    await user.click(within(section).getByRole('button', { name: 'View as table' }));
    expect(readCells(section).slice(1)).toEqual([
      [
        state.name,
        money(state.total_prime_amount, 2),
        money(state.total_outlays, 2),
        money(state.total_face_value_loan_amount, 2),
        state.total_prime_awards.toLocaleString('en-US'),
        '--',
        money(state.award_amount_per_capita, 2),
        state.population.toLocaleString('en-US'),
        expect.stringMatching(/^\$/),
      ],
      [
        recipient.name,
        money(recipient.total_transaction_amount, 2),
        '--',
        money(recipient.total_face_value_loan_amount, 2),
        '--',
        recipient.total_transactions.toLocaleString('en-US'),
        '--',
        '--',
        '--',
      ],
    ]);
    await user.click(within(section).getByRole('button', { name: /CSV/ }));
    const { name, rows } = await readSavedCsv();
    expect(name).toBe('comparison-2025.csv');
    expect(rows.map((row) => [row[0], Number(row[2])])).toEqual([
      [state.name, state.total_prime_amount],
      [recipient.name, recipient.total_transaction_amount],
    ]);
    const types = await region('By award type');
    await user.click(await within(types).findByRole('button', { name: 'View as table' }));
    const cents = (column: number) =>
      readCells(types)
        .slice(1)
        .reduce((sum, row) => sum + Math.round(Number(row[column]!.replace(/[$,]/g, '')) * 100), 0);
    await waitFor(() => expect(readCells(types).flat()).not.toContain('--'));
    expect([cents(1), cents(3)]).toEqual(
      [state.total_prime_amount, recipient.total_transaction_amount].map((amount) =>
        Math.round(amount * 100),
      ),
    );
  });
  it('match the search results over time in nominal and constant dollars', async () => {
    const [id] = await fetchStandalone(1);
    const time_period = [{ start_date: '2007-10-01', end_date: '2027-09-30' }];
    const series = await Promise.all(
      [
        { place_of_performance_locations: [{ country: 'USA', state: 'CA' }] },
        { recipient_id: id },
      ].map(
        async (filters) =>
          (
            await postSearch<{
              results: { time_period: { fiscal_year: string }; aggregated_amount: number }[];
            }>('spending_over_time/', {
              group: 'fiscal_year',
              filters: { ...filters, time_period },
              spending_level: 'transactions',
            })
          ).results,
      ),
    );
    const getAmounts = (fiscalYear: string) =>
      series.map(
        (points) =>
          points.find(({ time_period: { fiscal_year: year } }) => year === fiscalYear)
            ?.aggregated_amount ?? 0,
      );
    const [earlier, amounts] = [getAmounts('2011'), getAmounts('2012')];
    const { user } = renderAt(`/compare?of=state:06,recipient:${id}`);
    const section = await region('Over time');
    await user.click(await within(section).findByRole('button', { name: 'View as table' }));
    const readYear = () =>
      readCells(section)
        .find(([first]) => first === 'FY 2012')!
        .slice(1);
    await waitFor(() =>
      expect(readYear()).toEqual([
        ...amounts.map((amount) => money(amount, 2)),
        ...amounts.map((amount, at) => formatChange(getChange(amount, earlier[at]))),
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Constant FY 2025 dollars' }));
    expect(window.location.search).toContain('dollars=constant');
    // Price index of OMB Historical Table 10.1: 0.9148 for FY 2011, 0.9314 for FY 2012, 1.2808 for FY 2025.
    const [constantEarlier, constantAmounts] = [
      earlier.map((amount) => (amount * 1.2808) / 0.9148),
      amounts.map((amount) => (amount * 1.2808) / 0.9314),
    ];
    await waitFor(() =>
      expect(readYear()).toEqual([
        ...constantAmounts.map((amount) => money(amount, 2)),
        ...constantAmounts.map((amount, at) =>
          formatChange(getChange(amount, constantEarlier[at])),
        ),
      ]),
    );
    await user.click(within(section).getByRole('button', { name: 'View as chart' }));
    within(section)
      .getByRole('img', { name: /^Small bar charts/ })
      .focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(section).getByText(/^California, FY 2009: .* FY 2008$/)).toBeInTheDocument();
    expect(within(section).getByText(/GDP \(chained\) price index/)).toHaveTextContent(
      'OMB Historical Tables, table 10.1',
    );
  });
  it('show amounts per resident for states only', async () => {
    const state = await get<StateResponse>('recipient/state/06/?year=2024');
    const [id] = await fetchStandalone(1);
    const { user } = renderAt(`/compare?of=state:06,recipient:${id}&fy=2024`);
    const section = await region('Side by side');
    await user.click(await screen.findByRole('button', { name: 'Per resident' }));
    await waitFor(() =>
      expect(Object.values(readBars(section, 'Obligations'))).toEqual([
        money(state.total_prime_amount / state.population),
        '--',
      ]),
    );
    expect(within(section).getByText('Amounts, US dollars per resident')).toBeInTheDocument();
    const time = await region('Over time');
    await waitFor(() => expect(time).toHaveTextContent(/has no residents/));
  });
});

describe('the compare page', () => {
  it('explains its purpose and suggests comparisons', async () => {
    renderAt('/compare');
    expect(await screen.findByText(/with the same measures and scales/)).toBeInTheDocument();
    expect(hrefOf('Four large states')).toBe('/compare?of=state:06,state:48,state:12,state:36');
    const recipients = await screen.findByRole('link', { name: /Recipients with the most/ });
    expect(recipients.getAttribute('href')!.match(/recipient:/g)).toHaveLength(3);
    expect(
      screen.getByRole('combobox', {
        name: 'Add a state, place, program, recipient, agency or federal account',
      }),
    ).toBeVisible();
  });
  it('adds a profile by name, and Back removes it', async () => {
    const { user } = renderAt('/compare?of=state:06');
    expect(await screen.findByText(/Add at least one more profile/)).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Add a state/ }));
    await user.paste('Texas');
    await user.click(await screen.findByRole('option', { name: /^Texas ?State or territory/ }));
    await waitFor(() => expect(window.location.search).toBe('?of=state:06,state:48'));
    expect(await members()).toHaveLength(2);
    await region('Side by side');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?of=state:06'));
    await waitFor(async () => expect(await members()).toHaveLength(1));
  });
  it('finds recipients and reports when the recipient search fails', async () => {
    const [first] = await fetchRecipients();
    const { user } = renderAt('/compare?of=state:06');
    const box = await screen.findByRole('combobox', { name: /Add a state/ });
    await user.click(box);
    await user.paste(first!.uei);
    await user.click((await screen.findAllByRole('option'))[0]!);
    await waitFor(() =>
      expect(window.location.search).toContain(`recipient:${first!.id.slice(0, 36)}`),
    );
    api.fault(/v2\/recipient\/$/, 'status=500');
    await user.click(box);
    await user.paste('texas');
    await screen.findByText(/We couldn’t search recipients/);
    expect(screen.getByRole('option', { name: /^Texas ?State or territory/ })).toBeInTheDocument();
  });
  it('removes a profile', async () => {
    const { user } = renderAt('/compare?of=state:06,state:48,state:36');
    await user.click(await screen.findByRole('button', { name: 'Remove Texas' }));
    await waitFor(() => expect(window.location.search).toBe('?of=state:06,state:36'));
    expect(await members()).toHaveLength(2);
  });
  it('reports invalid, duplicate and excess values in the URL', async () => {
    const hash = '00000000-0000-4000-8000-000000000000';
    renderAt(
      `/compare?of=state:06,state:99,state:6,planet:3,state:48,state:36,state:12,state:01,state:02,state:04,recipient:${hash}-Q&fy=1999&dollars=gold&per=cow`,
    );
    expect(
      await screen.findByText(
        /We left out “state:99”, “planet:3”, “recipient:0.*” because they are not profiles/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/names 1 profile twice/)).toBeInTheDocument();
    expect(
      screen.getByText(
        /You can compare at most 6 profiles\. We left out the last profile of the link/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/invalid and were ignored: fy, dollars, per/)).toBeInTheDocument();
    expect(await members()).toHaveLength(6);
  });
  it('keeps and restores year and dollar type in the URL', async () => {
    const { user } = renderAt('/compare?of=state:06,state:48&fy=2024&dollars=constant');
    const years = await screen.findByRole('combobox', { name: 'Fiscal year' });
    expect(years).toHaveDisplayValue('FY 2024');
    await waitFor(() => expect(document.title).toBe('California, Texas | Compare | USAspending'));
    expect(screen.getByRole('button', { name: 'Constant FY 2025 dollars' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.selectOptions(years, 'All Fiscal Years');
    await waitFor(() =>
      expect(window.location.search).toBe('?of=state:06,state:48&fy=all&dollars=constant'),
    );
    const section = await region('Side by side');
    expect(
      await within(section).findByText(/cannot be adjusted for inflation/),
    ).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(years).toHaveDisplayValue('FY 2024'));
  });
});

describe('an unavailable member of a comparison', () => {
  const nobody = 'recipient:00000000-0000-4000-8000-000000000000-R';
  it('shows that its ID is unknown and leaves the other members intact', async () => {
    const state = await get<StateResponse>('recipient/state/06/?year=latest');
    renderAt(`/compare?of=state:06,${nobody}`);
    expect(await screen.findByText(/No profile has this ID/)).toBeInTheDocument();
    const section = await region('Side by side');
    await waitFor(() =>
      expect(readBars(section, 'Obligations')).toEqual({
        California: profileMoney(state.total_prime_amount),
        'Recipient 00000000': '--',
      }),
    );
  });
  it('shows -- after a failure and recovers on Retry', async () => {
    api.fault(/recipient\/state\/48/, 'status=500');
    const { user } = renderAt('/compare?of=state:06,state:48&fy=2024');
    const retry = await screen.findByRole('button', { name: /^Retry.*Texas/ });
    const section = await region('Side by side');
    await waitFor(() => expect(readBars(section, 'Obligations')).toMatchObject({ Texas: '--' }));
    api.heal();
    await user.click(retry);
    await waitFor(() =>
      expect(Object.values(readBars(section, 'Obligations'))).not.toContain('--'),
    );
  });
  it('is named under the chart when only its time series fails, and recovers on Retry', async () => {
    let shouldFail = true;
    api.override(
      http.post('*/api/v2/search/spending_over_time/', async ({ request }) =>
        shouldFail && (await request.clone().text()).includes('"TX"')
          ? HttpResponse.json({ detail: 'Broken' }, { status: 500 })
          : undefined,
      ),
    );
    const { user } = renderAt('/compare?of=state:06,state:48&fy=2024');
    const section = await region('Over time');
    await waitFor(() =>
      expect(section).toHaveTextContent(/Not drawn: Texas is not available right now/),
    );
    expect(within(section).getByRole('status')).toHaveTextContent(
      'We couldn’t load the data for Texas.',
    );
    shouldFail = false;
    await user.click(within(section).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(section).not.toHaveTextContent(/could not be/i));
  });
  it('is reported in place of the chart when every time series fails', async () => {
    api.rewrite(/spending_over_time/, () => ({ results: null }));
    renderAt('/compare?of=state:06,state:48&fy=2024');
    const section = await region('Over time');
    expect(await within(section).findByRole('alert')).toHaveTextContent(
      'We couldn’t load the data',
    );
    const first = await region('Side by side');
    await waitFor(() => expect(Object.values(readBars(first, 'Obligations'))).not.toContain('--'));
  });
  it('shows -- for null or missing values', async () => {
    api.rewrite(/recipient\/state\/06/, (answer) => ({
      ...(answer as object),
      total_prime_amount: null,
      population: null,
    }));
    api.rewrite(/recipient\/state\/12/, (answer) => ({
      ...(answer as object),
      total_outlays: undefined,
      total_face_value_loan_amount: undefined,
    }));
    renderAt('/compare?of=state:06,state:12,state:48&fy=2024&per=resident');
    const section = await region('Side by side');
    await waitFor(() => expect(readBars(section, 'Obligations').Texas).toMatch(/^\$/));
    await waitFor(() => expect(readBars(section, 'Outlays').Florida).toBe('--'));
    expect(section).not.toHaveTextContent(/NaN|undefined|null/);
  });
});

describe('overlapping members of a comparison', () => {
  it('show a warning for a parent beside its child or beside its own child record', async () => {
    const parent = (await fetchRecipients()).find(({ recipient_level: level }) => level === 'P')!;
    const children = await get<{ recipient_id: string; name: string }[]>(
      `recipient/children/${parent.uei}/?year=all`,
    );
    const self = `${parent.id.slice(0, 36)}-C`;
    const child = children.find(({ recipient_id: id }) => id !== self)!;
    renderAt(
      `/compare?of=recipient:${parent.id},recipient:${child.recipient_id},recipient:${self}`,
    );
    expect(
      await screen.findByText((text) => text.startsWith(`${child.name} is part of ${parent.name}`)),
    ).toHaveTextContent('counted in both');
    expect(screen.getAllByText(/is part of .* counted in both/)).toHaveLength(2);
  });
});
