import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describeChange } from '@/domain/change';
import { money, plural, profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import {
  fetchChildren,
  fetchRecipients,
  fetchOverview,
  type ListedRecipient,
} from './recipientCalls';
import { journeyApi } from './journeyApi';
import { address, hrefOf, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const years = () => screen.getByRole('combobox', { name: 'Fiscal year' });
const region = (name: string) => screen.findByRole('region', { name });
const findRecipient = async (
  level: string,
  test: (listed: ListedRecipient) => boolean = () => true,
) => (await fetchRecipients(level)).find((each) => each.name && each.uei && test(each))!;
/** Returns the filters of the requests to an endpoint. */
const getSentFilters = (path: RegExp) =>
  api.requests
    .filter((request) => path.test(request.path))
    .map(({ body }) => (body as { filters: Record<string, unknown> }).filters);

/** Returns ID, name and overviews (FY 2025, all years) of a recipient with transactions in FY 2025 and in other years. */
const findRecipientInYears = async () => {
  for (const { id, name } of await fetchRecipients()) {
    const [of2025, ofAll] = [await fetchOverview(id, '2025'), await fetchOverview(id, 'all')];
    if (of2025.total_transactions > 0 && of2025.total_transactions < ofAll.total_transactions)
      return [id, name!, of2025, ofAll] as const;
  }
  throw new Error('no recipient has transactions in 2025 and others');
};

describe('the address of a recipient profile', () => {
  it('without a year redirects to the latest period and keeps its query [i2.routes.28]', async () => {
    const { id, name } = await findRecipient('R');
    renderAt(`/recipient/${id}?section=top-five`);
    await title(name!);
    expect(address()).toBe(`/recipient/${id}/latest?section=top-five`);
    expect(years()).toHaveValue('latest');
    await waitFor(() =>
      expect(document.title).toBe(`${name} | Federal Award Recipient Profile | USAspending`),
    );
  });
  it('selects the year, and choosing another year adds a history entry and keeps the query [i2.routes.29]', async () => {
    const [id, name, of2025, ofAll] = await findRecipientInYears();
    const formatFigure = ({
      total_transaction_amount: amount,
      total_transactions: many,
    }: typeof ofAll) => `${money(amount, 2)} from ${plural(many, 'transaction')}`;
    const { user } = renderAt(`/recipient/${id}/2025?by=quarter&section=overview`);
    await title(name);
    expect(screen.getByText(formatFigure(of2025))).toBeInTheDocument();
    expect(textsOf(within(years()).getAllByRole('option')).slice(0, 2)).toEqual([
      'Trailing 12 Months',
      'All Fiscal Years',
    ]);
    await user.selectOptions(years(), 'All Fiscal Years');
    expect(await screen.findByText(formatFigure(ofAll))).toBeInTheDocument();
    expect(address()).toBe(`/recipient/${id}/all?by=quarter&section=overview`);
    window.history.back();
    expect(await screen.findByText(formatFigure(of2025))).toBeInTheDocument();
    expect(years()).toHaveValue('2025');
  });
  it.each(['abcd', '1999', '2099'])(
    'falls back to the latest period for the year %s and shows a notice',
    async (fy) => {
      const { id, name } = await findRecipient('R');
      renderAt(`/recipient/${id}/${fy}?by=week`);
      await title(name!);
      expect(
        screen.getByText(`The year “${fy}” is not available. This page shows the last 12 months.`),
      ).toBeInTheDocument();
      expect(
        screen.getByText('Some values in the address are invalid and were ignored: by.'),
      ).toBeInTheDocument();
      expect(years()).toHaveValue('latest');
    },
  );
  it('shows Invalid Recipient for a wrong level, a missing level and malformed IDs', async () => {
    const { id } = await findRecipient('R');
    for (const invalidId of [
      id.replace(/-R$/, '-P'),
      id.replace(/-R$/, '-X'),
      id.slice(0, -2),
      'x',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      "'%20or%201=1--",
      'a%252Fb-R',
      'x'.repeat(600),
    ]) {
      renderAt(`/recipient/${invalidId}/latest`);
      expect(await screen.findByText('Invalid Recipient')).toBeInTheDocument();
      expect(hrefOf('Find a recipient')).toBe('/recipient');
      cleanup();
    }
  });
  it('loads on Retry after the service failed', async () => {
    const { id, name } = await findRecipient('R');
    api.fault(/v2\/recipient\/[^/]+\/$/, 'status=503');
    const { user } = renderAt(`/recipient/${id}/2025`);
    await api.retry(user);
    expect(await title(name!)).toBeInTheDocument();
  });
  it('keeps the recipient name when another year fails to load', async () => {
    const { id, name } = await findRecipient('R');
    const { user } = renderAt(`/recipient/${id}/2025`);
    await title(name!);
    api.fault(/v2\/recipient\/[^/]+\/$/, 'status=503');
    await user.selectOptions(years(), 'All Fiscal Years');
    expect(await screen.findByText(/^We couldn’t load the data/)).toBeInTheDocument();
    expect(await title(name!)).toBeInTheDocument();
  });
});

describe('the overview of a recipient', () => {
  it('shows the amount, the transactions and the details from the service', async () => {
    const { id, name } = await findRecipient('R');
    const { total_transaction_amount: amount, total_transactions: transactions } =
      await fetchOverview(id, '2025');
    const { total_transaction_amount: earlier } = await fetchOverview(id, '2024');
    renderAt(`/recipient/${id}/2025`);
    await title(name!);
    expect(
      await screen.findByText(
        `${name}: ${profileMoney(amount)} received in FY 2025, ${describeChange(amount, earlier, 'FY 2024')}.`,
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(`${money(amount, 2)} from ${plural(transactions, 'transaction')}`),
    ).toBeInTheDocument();
    expect(screen.getByText('Recipient Profile')).toBeInTheDocument();
    const family = await region('Recipient');
    expect(family).toHaveTextContent('A recipient without a parent or subsidiaries.');
    const details = await region('Details');
    expect(details).toHaveTextContent(/\(UEI\)/);
    expect(details).not.toHaveTextContent(/undefined|null|NaN/);
  });
  it('ranks a recipient among those of its level in the trailing 12 months', async () => {
    const parents = await fetchRecipients('-P');
    const { id, name } = parents[1]!;
    renderAt(`/recipient/${id}/latest`);
    await title(name!);
    expect(
      await screen.findByText(/11\/15\/2025, 2nd among parent recipients\. In FY 2025: \$/),
    ).toBeInTheDocument();
  });
  it('shows the first parent of a child, and the other parents on demand', async () => {
    const { id, name } = await findRecipient('C');
    const parents = ['A', 'B', 'C'].map((letter) => ({
      parent_id: `${letter}-P`,
      parent_name: letter === 'B' ? null : `PARENT ${letter}`,
      parent_uei: letter === 'C' ? null : `UEI${letter}`,
      parent_duns: letter === 'C' ? '111' : null,
    }));
    api.rewrite(/v2\/recipient\/[^/]+\/$/, (answer) => ({
      ...(answer as object),
      ...parents[0],
      parents,
    }));
    const { user } = renderAt(`/recipient/${id}/2025`);
    await title(name!);
    const family = await region('Child Recipient');
    expect(family).toHaveTextContent('This recipient is a child of PARENT A (UEIA)');
    expect(hrefOf('PARENT A', within(family))).toBe('/recipient/A-P/2025');
    expect(family).toHaveTextContent('It has 3 parents on record. Possible reasons');
    await user.click(within(family).getByRole('button', { name: 'Show 2 more' }));
    expect(textsOf(within(family).getAllByRole('listitem'))).toEqual([
      'Name not provided (UEIB)',
      'PARENT C (111)',
    ]);
    await user.click(within(family).getByRole('button', { name: 'Hide' }));
    expect(within(family).queryByRole('list')).not.toBeInTheDocument();
  });
  it('lists the children of a parent, with amounts that add up to its own, and keeps their sort order in the address', async () => {
    const { id, name, uei } = await findRecipient('P');
    const [overview, children] = [
      await fetchOverview(id, '2025'),
      await fetchChildren(uei!, '2025'),
    ];
    const cents = children.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(Math.round(overview.total_transaction_amount * 100));
    const { user } = renderAt(`/recipient/${id}/2025`);
    await title(name!);
    const table = await screen.findByRole('table', { name: 'Child Recipients' });
    const names = () => textsOf(within(table).getAllByRole('rowheader'));
    expect(names()).toEqual(children.slice(0, 25).map((child) => child.name));
    expect(
      screen.getByText(/^Of \d+ child recipients, .* received the most in FY 2025 with \$/),
    ).toBeInTheDocument();
    expect(
      within(table).getByRole('columnheader', { name: /^Transaction Amount/ }),
    ).toHaveTextContent('(FY 2025)');
    expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/recipient/${children[0]!.recipient_id}/2025`,
    );
    await user.click(within(table).getByRole('button', { name: /^Recipient Name/ }));
    expect(window.location.search).toBe('?sort=name&order=asc');
    const sortedNames = children
      .map((child) => child.name)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    await waitFor(() => expect(names()).toEqual(sortedNames.slice(0, 25)));
    window.history.back();
    await waitFor(() => expect(names()).toEqual(children.slice(0, 25).map((child) => child.name)));
  });
  it('reports a missing page of children and links to the first page', async () => {
    const { id, uei } = await findRecipient('P');
    const [first] = await fetchChildren(uei!, '2025');
    const { user } = renderAt(`/recipient/${id}/2025?page=9999`);
    const list = await region('Child Recipients');
    expect(await within(list).findByText('This page does not exist.')).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Go to the first page' }));
    expect(await within(list).findByText(first!.name)).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });
  it('lists alternate names in a dialog in ascending or descending order', async () => {
    const { id, name } = await findRecipient('R');
    api.rewrite(/v2\/recipient\/[^/]+\/$/, (answer) => ({
      ...(answer as object),
      alternate_names: ['BETA', 'ALPHA', 'BETA'],
    }));
    const { user } = renderAt(`/recipient/${id}/2025`);
    await title(name!);
    await user.click(await screen.findByRole('button', { name: 'Also known by 2 other names' }));
    const dialog = await screen.findByRole('dialog', { name: `Other Names for ${name}` });
    const names = () => textsOf(within(dialog).getAllByRole('rowheader'));
    expect(names()).toEqual(['ALPHA', 'BETA']);
    await user.click(within(dialog).getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['BETA', 'ALPHA']);
  });
  it('shows a placeholder for each missing value', async () => {
    const { id } = await findRecipient('R');
    api.rewrite(/v2\/recipient\/[^/]+\/$/, () => ({
      recipient_id: id,
      name: null,
      alternate_names: null,
      uei: null,
      duns: null,
      parents: null,
      location: null,
      business_types: null,
      total_transaction_amount: null,
      recipient_level: 'C',
    }));
    renderAt(`/recipient/${id}/2025`);
    await title('Name not provided');
    expect(
      screen.getByText(/^Name not provided: the amount received in FY 2025 is not available/),
    ).toBeInTheDocument();
    expect(screen.getAllByText('-- from -- transactions')).toHaveLength(2);
    const details = await region('Details');
    expect(textsOf(within(details).getAllByRole('definition'))).toEqual([
      'Identifier not provided',
      '--',
      'Not provided',
      'Not provided in source system',
    ]);
    expect(
      screen.queryByRole('button', { name: 'View awards to this recipient' }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|null/);
  });
  it('explains why a parent has no list of children', async () => {
    const { id, name } = await findRecipient('P');
    api.rewrite(/v2\/recipient\/children/, () => []);
    renderAt(`/recipient/${id}/2025`);
    await title(name!);
    expect(
      await screen.findByText('This parent has no child recipients on record.'),
    ).toBeInTheDocument();
    cleanup();
    api.rewrite(/v2\/recipient\/[^/]+\/$/, (answer) => ({
      ...(answer as object),
      uei: null,
      duns: null,
    }));
    renderAt(`/recipient/${id}/2025`);
    await title(name!);
    expect(await screen.findByText(/so its subsidiaries can’t be listed/)).toBeInTheDocument();
  });
});

describe('the sections of a recipient profile', () => {
  it('request the recipient by ID in the year of the page, and all years for the time series', async () => {
    const { id, name } = await findRecipient('R');
    renderAt(`/recipient/${id}/2024`);
    await title(name!);
    await waitFor(() => expect(getSentFilters(/spending_by_category/)).toHaveLength(8));
    await waitFor(() => expect(getSentFilters(/geography|over_time/)).toHaveLength(3));
    const days = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];
    for (const filters of getSentFilters(/spending_by_(category|geography)/))
      expect(filters).toEqual({ recipient_id: id, time_period: days });
    for (const filters of getSentFilters(/over_time/)) {
      const period = filters.time_period as { start_date: string }[];
      expect([filters.recipient_id, period[0]!.start_date]).toEqual([id, '2007-10-01']);
    }
    expect(api.requests.every(({ status }) => status === 200)).toBe(true);
  });
  it('request the 12 months up to the date of the data for the year `latest`, labeled Trailing 12 Months [i9.7, i9.9]', async () => {
    const { id, name } = await findRecipient('R');
    renderAt(`/recipient/${id}/latest`);
    await title(name!);
    expect(years()).toHaveDisplayValue('Trailing 12 Months');
    expect(textsOf(within(years()).getAllByRole('option'))).toEqual([
      'Trailing 12 Months',
      'All Fiscal Years',
      ...Array.from({ length: 2026 - 2008 + 1 }, (_, at) => `FY ${2026 - at}`),
    ]);
    await waitFor(() => expect(getSentFilters(/spending_by_category/)).toHaveLength(8));
    for (const filters of getSentFilters(/spending_by_category/))
      expect(filters).toEqual({
        recipient_id: id,
        time_period: [{ start_date: '2024-11-15', end_date: '2025-11-15' }],
      });
  });
  it('open a search with the recipient and the year of the page', async () => {
    const { id, name, uei } = await findRecipient('R');
    const { user } = renderAt(`/recipient/${id}/2024`);
    await title(name!);
    await user.click(await screen.findByRole('button', { name: 'View awards to this recipient' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    expect(api.bodies('/references/filter/')[0]).toMatchObject({
      filters: { selectedRecipients: [uei], timePeriodType: 'fy', timePeriodFY: ['2024'] },
    });
  });
  it('open a search from a row with its agency, the recipient and all years', async () => {
    const { id, name, uei } = await findRecipient('R');
    const { user } = renderAt(`/recipient/${id}/all`);
    await title(name!);
    const list = await region('Awarding Agencies');
    const [first] = await within(list).findAllByRole('button', { name: /^View awards/ });
    const agency = within(list).getAllByRole('listitem')[0]!.textContent!;
    await user.click(first!);
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    const saved = api.requests.find(({ path }) => path.endsWith('/references/filter/'))!.body as {
      filters: { selectedAwardingAgencies: Record<string, { name: string }> } & Record<
        string,
        unknown
      >;
    };
    expect(saved.filters).toMatchObject({
      selectedRecipients: [uei],
      timePeriodType: 'dr',
      time_period: [{ start_date: '2007-10-01', end_date: '2026-09-30' }],
    });
    const [selectedAgency] = Object.values(saved.filters.selectedAwardingAgencies);
    expect(agency.toUpperCase()).toContain(selectedAgency!.name.toUpperCase());
  });
  it('fail independently, each with Retry', async () => {
    const { id, name } = await findRecipient('R');
    api.fault(/spending_by_category\/(naics|psc)|new_awards/, 'status=503');
    renderAt(`/recipient/${id}/2025`);
    await title(name!);
    for (const part of ['NAICS Codes', 'Product Service Codes', 'New Awards Over Time'])
      await within(await region(part)).findByRole('button', { name: 'Retry' });
    expect(
      await within(await region('Awarding Agencies')).findByRole('list', {
        name: 'Awarding Agencies',
      }),
    ).toBeInTheDocument();
  });
  it('show messages when there is no data', async () => {
    const { id, name } = await findRecipient('R');
    api.rewrite(/spending_by_category|spending_by_geography|over_time/, () => ({ results: [] }));
    renderAt(`/recipient/${id}/2025`);
    await title(name!);
    for (const [part, message] of [
      ['NAICS Codes', /^No .* has an amount for these awards\. Try another year\.$/],
      [
        'Transactions Over Time',
        'This profile has no transactions since FY 2008. Earlier transactions are in the award data download.',
      ],
      [
        'Where the Work Is Done',
        /^None of this recipient’s awards were performed in the United States/,
      ],
    ] as const)
      expect(await within(await region(part)).findByText(message)).toBeInTheDocument();
  });
});
