import { screen, waitFor, within } from '@testing-library/react';
import { count, money, profileMoney } from '@/domain/format';
import { selectCovid19 } from '@/features/covid/state/covid19State';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import { COVID, filter, panel, getQuery, getTabs, type Money, type Place } from './covidAwardCalls';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const requestsTo = (part: RegExp) => api.requests.filter(({ path }) => part.test(path));
const TYPES = /with their number of recipients$/;
const openSection = (query = '') =>
  renderAt(`${COVID}?section=award_spending_by_recipient${query}`);
const findMap = () => panel('Recipient Locations');
const menu = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const getOptions = (name: string) => [...menu(name).options].map(({ text }) => text);
const tab = (name: string) =>
  getTabs(TYPES).find(({ textContent }) => textContent?.startsWith(name))!;
const fetchPlaces = async (layer: string, spending: string, more: object = {}) =>
  (
    await postDisaster<{ results: Place[] }>('spending_by_geography', {
      ...filter(more),
      geo_layer: layer,
      spending_type: spending,
    })
  ).results;
/** Returns the place for which `of` is highest. Skips places without a code, because the map cannot show them. */
const findLargest = (rows: readonly Place[], of: (row: Place) => number | null) =>
  rows
    .filter(({ shape_code: code }) => code)
    .sort((a, b) => (of(b) ?? -Infinity) - (of(a) ?? -Infinity))[0]!;
const getAmount = ({ amount }: Place) => amount;
const findLeader = async (amount: number) =>
  within(await findMap()).findByText((text) =>
    text.includes(` has the most with ${profileMoney(amount)}`),
  );

describe('the locations of COVID-19 recipients', () => {
  it('show total obligations by state by default and after a reset, with menus in order [i4.other.12]', async () => {
    const states = await fetchPlaces('state', 'obligation');
    const all = await postDisaster<Money>('award/amount', filter());
    const { count: recipients } = await postDisaster<{ count: number }>(
      'recipient/count',
      filter(),
    );
    const { store, user } = openSection();
    const region = within(await findMap());
    expect(await region.findByText('WebGL Required for this map.')).toBeInTheDocument();
    expect(selectCovid19(store.getState() as never).isRecipientMapLoaded).toBe(true);
    await findLeader(findLargest(states, getAmount).amount);
    expect(region.getByRole('table')).toBeInTheDocument();
    await screen.findAllByText(`${money(all.obligation)} for All Awards`);
    await waitFor(() =>
      expect(tab('All Awards')).toHaveTextContent(`All Awards${count(recipients)}`),
    );
    await waitFor(() =>
      expect(selectCovid19(store.getState() as never).recipientTotals.obligation).toBe(
        all.obligation,
      ),
    );
    expect(getOptions('Area Type')).toEqual(['States', 'Congressional Districts', 'Counties']);
    expect(getOptions('Spending Type')).toEqual([
      'Award Obligations',
      'Award Outlays',
      'Face Value of Loans',
    ]);
    expect(getOptions('Amount Type')).toEqual(['Total Spending', 'Per Capita Spending']);
    expect(menu('Amount Type')).toHaveValue('totalSpending');
    const reset = screen.getByRole('button', { name: 'Reset Map' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(menu('Amount Type'), 'Per Capita Spending');
    const most = findLargest(states, (row) => (row.population ? row.per_capita : null));
    await findLeader(most.per_capita!);
    expect(screen.getByText(/divided by population \(2020 census\)/)).toBeInTheDocument();
    expect(getQuery().get('mapAmount')).toBe('perCapita');
    // Each response contains totals and per capita amounts, so this change sends no request. The two are from this test and the page.
    expect(requestsTo(/spending_by_geography/)).toHaveLength(2);
    await user.selectOptions(menu('Spending Type'), 'Award Outlays');
    expect(getQuery().get('mapSpending')).toBe('outlay');
    await user.click(reset);
    expect(reset).toHaveFocus();
    expect(menu('Amount Type')).toHaveValue('totalSpending');
    expect([...getQuery().keys()]).toEqual(['section']);
    await findLeader(findLargest(states, getAmount).amount);
  });
  it('are all in the CSV, and a note states the amount not linked to a recipient', async () => {
    const { user } = openSection('&mapArea=county');
    const region = await findMap();
    await user.click(await within(region).findByRole('button', { name: 'Download CSV' }));
    const file = await readSavedCsv();
    const counties = await fetchPlaces('county', 'obligation');
    expect(file.rows.length).toBe(counties.length);
    const all = await postDisaster<Money>('award/amount', filter());
    const sum = (name: string) =>
      file.rows.reduce((sums, row) => sums + Number(row[file.header.indexOf(name)]), 0);
    const rest = all.obligation - sum('obligation');
    expect(Math.abs(rest)).toBeGreaterThan(0.01);
    expect(
      await within(region).findByText((text) =>
        text.includes(`${profileMoney(rest)} cannot be linked to a recipient.`),
      ),
    ).toBeInTheDocument();
    expect(sum('award_count')).toBe(all.award_count);
    expect(file.rows.some((row) => row[1] === 'Place not stated')).toBe(
      counties.some(({ shape_code: code }) => code === ''),
    );
  });
  it('show outlays by district when the URL requests them', async () => {
    const districts = await fetchPlaces('district', 'outlay');
    openSection('&mapArea=district&mapSpending=outlay');
    await findLeader(findLargest(districts, getAmount).amount);
    expect(await screen.findByText('Total Outlays, US dollars')).toBeInTheDocument();
    expect(requestsTo(/spending_by_geography/).pop()!.body).toEqual({
      ...filter(),
      geo_layer: 'district',
      spending_type: 'outlay',
    });
  });
  it('offer face value of loans only for all awards and loans', async () => {
    const { user } = openSection('&mapSpending=face_value_of_loan');
    await waitFor(() => expect(tab('Loans').textContent).toMatch(/\d$/));
    expect(getTabs(TYPES).map((each) => each.hasAttribute('disabled'))).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
    await user.click(tab('Loans'));
    const loans = await fetchPlaces('state', 'face_value_of_loan', {
      award_type_codes: ['07', '08'],
    });
    await findLeader(findLargest(loans, getAmount).amount);
    await user.selectOptions(menu('Spending Type'), 'Award Obligations');
    await user.click(tab('Grants'));
    expect(getQuery().get('recipients_type')).toBe('grants');
    expect(getOptions('Spending Type')).toEqual(['Award Obligations', 'Award Outlays']);
  });
  it('fall back to obligations, with a notice, when the URL requests face value for grants', async () => {
    openSection('&recipients_type=grants&mapSpending=face_value_of_loan');
    expect(await screen.findByText(/invalid and were ignored: mapSpending/)).toBeInTheDocument();
    await waitFor(() =>
      expect(requestsTo(/spending_by_geography/)[0]!.body).toMatchObject({
        filter: { award_type_codes: ['02', '03', '04', '05'] },
        spending_type: 'obligation',
      }),
    );
  });
  it('load after the recipient count of the active tab and before the counts of the other tabs', async () => {
    api.fault(/spending_by_geography/, 'delay=400');
    openSection();
    await waitFor(() => expect(requestsTo(/recipient\/count/)).toHaveLength(7));
    const order = requestsTo(/recipient\/count|spending_by_geography/).map(({ path }) =>
      path.includes('count') ? 'count' : 'map',
    );
    expect(order.slice(0, 3)).toEqual(['count', 'map', 'count']);
    const bodies = requestsTo(/recipient\/count/).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(7);
  });
  it('recover on Retry, ignore outdated responses, and show a message for an empty result', async () => {
    api.fault(/spending_by_geography/, 'status=503');
    const { user } = openSection();
    const region = within(await findMap());
    await api.retry(user, region);
    const states = await fetchPlaces('state', 'obligation');
    await findLeader(findLargest(states, getAmount).amount);
    api.fault(/spending_by_geography/, 'delay=600');
    await user.selectOptions(menu('Spending Type'), 'Award Outlays');
    api.heal();
    await user.selectOptions(menu('Spending Type'), 'Award Obligations');
    await findLeader(findLargest(states, getAmount).amount);
    expect(await screen.findByText('Total Obligations, US dollars')).toBeInTheDocument();
    api.rewrite(/spending_by_geography/, () => ({ results: [] }));
    await user.selectOptions(menu('Area Type'), 'Counties');
    expect(await region.findByText(/There are no amounts for this map/)).toBeInTheDocument();
  });
});
