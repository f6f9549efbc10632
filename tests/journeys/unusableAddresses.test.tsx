import { screen, waitFor, within } from '@testing-library/react';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { pick } from '../pick';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi({ quiet: true });

const currentYear = fiscalYearOf(toIsoDate(new Date()));
const main = () => within(screen.getByRole('main'));
const findMessage = (names: string) =>
  main().findByText(`Some values in the address are invalid and were ignored: ${names}.`);
const expectNoMessage = () =>
  expect(main().queryByText(/values in the address are invalid/)).not.toBeInTheDocument();

describe('the message about unusable address values', () => {
  it.each([
    ['a very long term', `q=${'x'.repeat(5000)}&sort=nothing&order=up`, 'q, order, sort'],
    ['a term of one character', 'q=a&order=up', 'q, order'],
    ['a column with markup', 'sort=%3Cb%3E&order=desc', 'sort'],
  ])('names all invalid parameters on the data dictionary: %s', async (_what, query, names) => {
    renderAt(`/data-dictionary?${query}`);
    expect(await findMessage(names)).toBeVisible();
    const list = await screen.findByRole('table', {
      name: 'Data elements and their columns in downloads',
    });
    expect(within(list).getByRole('columnheader', { name: 'Element' })).toHaveAttribute(
      'aria-sort',
      query.includes('desc') ? 'descending' : 'ascending',
    );
    expect(screen.getByRole('searchbox', { name: 'Search by Term' })).toHaveValue('');
    // The unusable values stay in the address.
    expect(window.location.search).toBe(`?${query}`);
  });
  it('disappears from the data dictionary when the value is replaced, and valid values stay', async () => {
    const { user } = renderAt('/data-dictionary?q=cage&sort=nothing&kept=yes');
    expect(await findMessage('sort')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search by Term' })).toHaveValue('cage');
    await user.click(await screen.findByRole('button', { name: 'Definition' }));
    await waitFor(expectNoMessage);
    expect(window.location.search).toBe('?q=cage&sort=definition&kept=yes');
  });
  it.each([
    ['invalid values', 'agency=x&type=nonsense&fy=soon', 'agency, type, fy'],
    ['an unknown agency and year', 'agency=999999&fy=1999', 'fy, agency'],
    ['a future year', 'type=assistance&fy=2099', 'fy'],
  ])('names all invalid parameters on the download archive: %s', async (_what, query, names) => {
    renderAt(`/download_center/award_data_archive?${query}`);
    expect(await findMessage(names)).toBeVisible();
    const kind = query.includes('assistance') ? 'Financial Assistance' : 'Contracts';
    await screen.findByRole('table', { name: `Archive files: ${kind}, FY ${currentYear}` });
    expect(await screen.findByRole('combobox', { name: 'Agency' })).toHaveValue('All');
    const requests = api.requests.filter(({ path }) => path.includes('list_monthly_files'));
    expect(requests.map(({ body, status }) => [body, status])).toEqual([
      [
        {
          agency: 'all',
          fiscal_year: currentYear,
          type: query.includes('assistance') ? 'assistance' : 'contracts',
        },
        200,
      ],
    ]);
    expect(window.location.search).toBe(`?${query}`);
  });
  it('disappears from the download archive when other values are applied', async () => {
    const { user } = renderAt('/download_center/award_data_archive?agency=999999&fy=1999');
    await findMessage('fy, agency');
    await pick(user, 'Agency', 'Department of Defense');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fiscal Year' }), 'FY 2024');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('table', { name: 'Archive files: Contracts, FY 2024' });
    expectNoMessage();
  });
  it.each([
    ['invalid values', 'tab=zzz&sort=nonsense&order=up&page=-3', 'tab, sort, order, page'],
    ['a page that the API rejects', 'page=4000', 'page'],
    ['a column of another tab', 'tab=transaction_contracts&sort=loan_value&page=0', 'page, sort'],
  ])('names all invalid parameters on keyword search: %s', async (_what, query, names) => {
    renderAt(`/keyword_search/road?${query}`);
    expect(await findMessage(names)).toBeVisible();
    const table = await screen.findByRole('table');
    expect(
      within(table).getByRole('columnheader', { name: /^Transaction Amount/ }),
    ).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Contracts/);
    expect(address()).toBe(`/keyword_search/road?${query}`);
  });
  it('names all invalid parameters on keyword search without a keyword', async () => {
    renderAt('/keyword_search?order=up&page=none');
    expect(await findMessage('order, page')).toBeVisible();
    expect(screen.getByText('Type a keyword to start.')).toBeVisible();
  });
  it('names the parameter of an unknown order of the training videos', async () => {
    renderAt('/training-videos?sort=best');
    expect(await findMessage('sort')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort By:' })).toHaveValue('newest');
  });
  it.each([
    '/data-dictionary?q=cage&sort=definition&order=desc',
    '/download_center/award_data_archive?agency=all&type=assistance&fy=2024',
    '/download_center/award_data_archive',
    '/keyword_search/road?tab=transaction_loans&sort=loan_value&order=asc',
    '/training-videos?sort=oldest',
  ])('is not shown for %s', async (address) => {
    renderAt(address);
    await main().findByRole('heading', { level: 1 });
    await waitFor(() => expect(main().queryByText(/^(Loading|Gathering)/)).not.toBeInTheDocument());
    expectNoMessage();
  });
});
