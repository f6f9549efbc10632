import { screen, waitFor, within } from '@testing-library/react';
import { makeCovid19State } from '@/domain/disaster/covidState';
import { count, money, profileMoney } from '@/domain/format';
import { selectCovid19 } from '@/features/covid/state/covid19State';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import { ALL_CODES, COVID, fetchOverview, panel, title } from './covidCalls';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi({ quiet: true });

interface FilteredBody {
  filter: { def_codes: string[] };
  spending_type?: string;
}
const disasterCalls = () => api.requests.filter(({ path }) => path.includes('/v2/disaster/'));
const codesOf = ({ path, body }: ReturnType<typeof disasterCalls>[number]): string =>
  body
    ? (body as FilteredBody).filter.def_codes.join()
    : (new URL(path, 'http://x').searchParams.get('def_codes') ?? '');
/** Returns the distinct code lists of all disaster spending requests, each as comma-separated text. */
const getSentCodes = () => new Set(disasterCalls().map(codesOf));
/** Returns the codes of the last request of each section. Endpoint and other filters identify a section. */
const getLastCodes = () =>
  new Map(
    disasterCalls().map((call) => {
      const { filter, spending_type: type } = (call.body ?? {}) as Partial<FilteredBody>;
      const others = { ...filter, def_codes: [] };
      return [JSON.stringify([call.path.replace(/\?.*/, ''), others, type]), codesOf(call)];
    }),
  );
/** Returns the key figures at the head of the page: the first list that contains budgetary resources. */
const findFigures = async () => {
  const [label] = await screen.findAllByText('Total Budgetary Resources', {
    selector: '.key-figures__label',
  });
  return label!.closest('ul')!;
};
/** Waits until all initial requests of the page have finished. */
const waitForRequests = async () => {
  await screen.findByRole('table', { name: 'Total Spending by Agency' });
  await waitFor(() =>
    expect(disasterCalls().map(({ path }) => path.replace(/\?.*/, ''))).toEqual(
      expect.arrayContaining(
        ['overview', 'award/amount', 'agency/spending', 'agency/count'].map(
          (part) => `/api/v2/disaster/${part}/`,
        ),
      ),
    ),
  );
  await waitFor(() => expect(api.underWay()).toBe(0));
};

describe('the COVID-19 profile', () => {
  it('shows its title and the amounts made available, obligated and outlayed [i1.5, i2.routes.38]', async () => {
    const { total_budget_authority: resources, spending } = await fetchOverview();
    const awards = await postDisaster<{ award_count: number }>('award/amount', {
      filter: { def_codes: ALL_CODES },
    });
    renderAt(COVID);
    await title();
    await waitFor(() => expect(document.title).toMatch(/^COVID Relief Spending \| /));
    const head = await findFigures();
    await within(head).findByText(profileMoney(resources));
    for (const amount of [resources, spending.total_obligations, spending.total_outlays])
      expect(within(head).getByText(money(amount))).toBeInTheDocument();
    await waitFor(() =>
      expect(head).toHaveAccessibleDescription('Period: FY 2020 through 08/31/2025'),
    );
    expect(await within(head).findByText(count(awards.award_count))).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(links.getByRole('link', { name: 'Overview' })).toBeInTheDocument();
    expect(links.getByRole('link', { name: 'Other Resources' })).toBeInTheDocument();
  });
  it('names the period of its figures below its title', async () => {
    renderAt('/disaster/covid-19');
    expect(await screen.findByText('Data for FY 2020 through 08/31/2025')).toBeInTheDocument();
  });
  it('renders everything that needs no response at once, and opens the data limitations dialog', async () => {
    api.fault(/v2\/(disaster|references)/, 'delay=1500');
    const { user } = renderAt(COVID);
    await title();
    expect(screen.getByRole('heading', { name: /The Federal Response to COVID-19/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Public Law/ })).toBeEnabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(ALL_CODES.length);
    expect(api.requests.length).toBeLessThanOrEqual(12);
    await user.click(screen.getByRole('button', { name: 'Limits of this data' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Preliminary Data')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('fills its store state and clears it on leaving', async () => {
    const { store } = renderAt(COVID);
    await waitForRequests();
    const state = () => selectCovid19(store.getState() as never);
    await waitFor(() => expect(state().overview).not.toBeNull());
    await waitFor(() => expect(state().allAwardTypeTotals.obligation).not.toBeNull());
    expect(state().defcParams).toEqual(ALL_CODES);
    await waitFor(() => expect(state().isRecipientMapLoaded).toBe(true));
    expect(state().defCodes.map(({ code }) => code)).toEqual(
      expect.arrayContaining([...ALL_CODES, 'Z', '1']),
    );
    expect(state().defCodes.every(({ disaster }) => disaster !== null)).toBe(true);
    window.history.pushState(null, '', '/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(state().equals(makeCovid19State())).toBe(true);
  });
  it('requests one download of the selected codes', async () => {
    api.fault(/v2\/download\/disaster/, 'delay=1500');
    const { user } = renderAt(`${COVID}?defc=M,N`);
    await title();
    const download = screen.getByRole('button', { name: 'Download' });
    download.focus();
    await user.keyboard('{Enter}');
    const preparing = await screen.findByRole('button', { name: 'Preparing Download...' });
    expect(preparing).toHaveAttribute('aria-disabled', 'true');
    // The button keeps the keyboard focus, but a second press requests no second file.
    expect(preparing).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.bodies('v2/download/disaster/')[0]).toEqual({
        filters: { def_codes: ['M', 'N'] },
      }),
    );
    expect(api.requests.filter(({ path }) => /v2\/download\/disaster/.test(path))).toHaveLength(1);
  });
});

describe('the codes of the COVID-19 profile', () => {
  it('are limited to the selected law in every request and in the URL', async () => {
    const { user } = renderAt(`${COVID}?budget_page=2`);
    await waitForRequests();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Public Law/ }),
      'American Rescue Plan',
    );
    expect(address()).toBe(`${COVID}?publicLaw=american-rescue-plan`);
    await screen.findByRole('heading', { name: /COVID-19: The American Rescue Plan/ });
    await waitForRequests();
    // A lazy section may send its first request before the new law applies, so only last requests count.
    expect(new Set(getLastCodes().values())).toEqual(new Set(['V']));
    const { total_budget_authority: resources } = await fetchOverview(['V']);
    await within(await findFigures()).findByText(money(resources));
    expect(screen.getByText('Non-emergency Public Law 117-2')).toBeInTheDocument();
    // The only code of a law cannot be deselected.
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });
  it('can be a subset named in the URL, and are removed one by one or restored together', async () => {
    const { user } = renderAt(`${COVID}?defc=N,L`);
    await waitForRequests();
    expect([...getSentCodes()]).toEqual(['L,N']);
    expect(screen.getByRole('checkbox', { name: /^L: Emergency P.L. 116-123/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^V: / })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^L: / }));
    expect(address()).toBe(`${COVID}?defc=N`);
    const one = await fetchOverview(['N']);
    await within(await findFigures()).findByText(money(one.total_budget_authority));
    await user.click(screen.getByRole('button', { name: 'Count all' }));
    expect(address()).toBe(COVID);
  });
  it('have amounts that add up to the amounts of all codes together', async () => {
    const all = await fetchOverview();
    const overviews = await Promise.all(ALL_CODES.map((code) => fetchOverview([code])));
    const sum = (of: (one: typeof all) => number) =>
      overviews.reduce((total, one) => total + of(one), 0);
    expect(sum((one) => one.total_budget_authority)).toBeCloseTo(all.total_budget_authority, 1);
    expect(sum((one) => one.spending.total_obligations)).toBeCloseTo(
      all.spending.total_obligations,
      1,
    );
    expect(all.funding.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(
      all.total_budget_authority,
      1,
    );
  });
  it('default to all codes for invalid URL values, which a notice lists', async () => {
    renderAt(`${COVID}?publicLaw=new-deal&defc=%3Cscript%3E&section=nowhere`);
    await waitForRequests();
    const notice = screen.getByText(/Some values in the address are invalid/);
    for (const name of ['publicLaw', 'defc', 'section']) expect(notice).toHaveTextContent(name);
    expect([...getSentCodes()]).toEqual([ALL_CODES.join()]);
  });
  it('omit unknown codes and codes of other laws, with a notice', async () => {
    renderAt(`${COVID}?publicLaw=american-rescue-plan&defc=N,V,ZZ`);
    await waitForRequests();
    expect(screen.getByText(/The selected law does not include codes N, ZZ/)).toBeInTheDocument();
    expect([...getSentCodes()]).toEqual(['V']);
  });
  it('are available when the list of codes fails to load', async () => {
    api.fault(/def_codes/, 'status=503');
    renderAt(COVID);
    await waitForRequests();
    expect([...getSentCodes()]).toEqual([ALL_CODES.join()]);
    expect(screen.getByRole('checkbox', { name: /^M: Emergency P.L. 116-127/ })).toBeChecked();
  });
});

describe('a failed request of the COVID-19 profile', () => {
  it('leaves the table visible when the overview fails, and shows the overview on Retry', async () => {
    api.fault(/disaster\/overview/, 'status=503');
    const { user } = renderAt(COVID);
    expect(await screen.findByRole('table', { name: 'Total Spending by Agency' })).toBeVisible();
    const amounts = await panel('Spending to Date');
    const retry = await within(amounts).findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(/^Unreported Agencies/)).not.toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await within(amounts).findByRole('img')).toBeInTheDocument();
  });
  it('leaves the amounts visible when the award count fails, and counts again on request', async () => {
    const awards = await postDisaster<{ award_count: number }>('award/amount', {
      filter: { def_codes: ALL_CODES },
    });
    api.fault(/award\/amount/, 'status=503');
    const { total_budget_authority: resources } = await fetchOverview();
    const { user } = renderAt(COVID);
    const head = await findFigures();
    expect(await within(head).findByText(money(resources))).toBeInTheDocument();
    expect(within(head).getByText('Number of Awards').previousSibling).toHaveTextContent('--');
    const notice = await screen.findByText(/^We couldn’t load the number of awards/);
    api.heal();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await within(head).findByText(count(awards.award_count))).toBeInTheDocument();
    expect(notice).not.toBeInTheDocument();
  });
});
