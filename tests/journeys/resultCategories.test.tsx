import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { money, moneyShort } from '@/domain/format';
import { postSearch } from './apiCalls';
import { rows, searches, section, submit, time } from './resultSections';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

const { searched, lastCount } = searches(api);
interface RankedResponse {
  results: {
    name: string;
    code: string | null;
    amount: number;
    uei?: string | null;
    recipient_id?: string | null;
  }[];
}
const fetchRanking = (category: string, page = 1) =>
  postSearch<RankedResponse>(`spending_by_category/${category}/`, {
    filters: time,
    limit: 10,
    page,
  });

it('the result sections send an audit trail, and the category section also sends its category', async () => {
  await searched('&section=map');
  const body = (part: string) => api.bodies(part).pop();
  await waitFor(
    () =>
      expect([
        body('spending_by_category'),
        body('spending_by_geography'),
        body('award_count'),
      ]).toMatchObject([
        { category: 'awarding_agency', auditTrail: 'Awarding Agency Rank Visualization' },
        { auditTrail: 'Map Visualization' },
        { auditTrail: 'Results View - Tab Counts' },
      ]),
    { timeout: 15000 },
  );
});
describe('the Results by Category section', () => {
  it('ranks ten awarding agencies with the same amounts as bars and as a table', async () => {
    const { results } = await fetchRanking('awarding_agency');
    const { user } = await searched();
    const region = await section('Results by Category');
    await within(region).findByRole('list', { name: 'Results by Awarding Agency' });
    expect(
      rows(region, /Awarding Agency/).map((row) =>
        row.textContent!.replace(/Add as filter.*$/, ''),
      ),
    ).toEqual(
      results.map(
        ({ name, code, amount }) => `${name}${code ? ` (${code})` : ''}${moneyShort(amount, 2)}`,
      ),
    );
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    expect(
      within(region)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild!.textContent),
    ).toEqual(results.map(({ amount }) => money(amount, 2)));
  });
  it.each(['awarding_subagency', 'recipient', 'naics', 'psc', 'cfda'])(
    'shows the category that its link names: %s',
    async (category) => {
      const { results } = await fetchRanking(category);
      await searched(`&section=categories&type=${category}`);
      const region = await section('Results by Category');
      await within(region).findByRole('list', { name: /^Results by/ });
      expect(rows(region, /^Results by/)[0]).toHaveTextContent(results[0]!.name);
      expect(within(region).getByRole('combobox', { name: 'Category' })).toHaveValue(category);
    },
  );
  it('pages by ten, reports a page past the end, and returns to page 1 for another category', async () => {
    const [second, third] = [await fetchRanking('naics', 2), await fetchRanking('naics', 3)];
    const { user } = await searched('&type=naics');
    const region = await section('Results by Category');
    await user.click(await within(region).findByRole('button', { name: 'Show next ten' }));
    await waitFor(() =>
      expect(rows(region, /^Results by/)[0]).toHaveTextContent(second.results[0]!.name),
    );
    expect(window.location.search).toContain('cpage=2');
    await user.type(within(region).getByRole('textbox', { name: 'Page' }), '3{Enter}');
    await waitFor(() =>
      expect(rows(region, /^Results by/)[0]).toHaveTextContent(third.results[0]!.name),
    );
    await user.type(within(region).getByRole('textbox', { name: 'Page' }), '4000{Enter}');
    expect(await within(region).findByText('This page does not exist.')).toBeInTheDocument();
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Category' }), 'psc');
    await within(region).findByRole('list', { name: /Product and Service/ });
    expect(window.location.search).not.toContain('cpage');
  });
  it.each<[string, (row: RankedResponse['results'][number]) => object]>([
    [
      'awarding_agency',
      ({ name }) => ({ agencies: [{ type: 'awarding', tier: 'toptier', name }] }),
    ],
    ['naics', ({ code }) => ({ naics_codes: { require: [code] } })],
    ['cfda', ({ code }) => ({ program_numbers: [code] })],
    ['psc', ({ code }) => ({ psc_codes: { require: [expect.arrayContaining([code])] } })],
    ['recipient', ({ uei, name }) => ({ recipient_search_text: [uei ?? name] })],
  ])(
    'adds a row of %s as a filter, and the row keeps its amount in the new search',
    async (category, filter) => {
      const { results } = await fetchRanking(category);
      const at = results.findIndex((row) => category !== 'recipient' || row.recipient_id);
      const selectedRow = results[at]!;
      const { user } = await searched(`&type=${category}`);
      const region = await section('Results by Category');
      await within(region).findByRole('list', { name: /^Results by/ });
      await user.click(
        within(rows(region, /^Results by/)[at]!).getByRole('button', { name: /^Add as filter/ }),
      );
      expect(
        within(rows(region, /^Results by/)[at]!).getByRole('button', { name: /^In your filters/ }),
      ).toHaveAttribute('aria-disabled', 'true');
      await submit(user);
      await waitFor(() => expect(lastCount()).toMatchObject(filter(selectedRow)));
      await waitFor(() =>
        expect(rows(region, /^Results by/)[0]).toHaveTextContent(moneyShort(selectedRow.amount, 2)),
      );
    },
  );
  it('offers no filter for MULTIPLE RECIPIENTS', async () => {
    await searched('&type=recipient');
    const region = await section('Results by Category');
    const row = await within(region).findByText('MULTIPLE RECIPIENTS');
    expect(within(row.closest('li')!).queryByRole('button')).not.toBeInTheDocument();
  });
  it('asks to narrow a search that is too broad, fails independently and recovers on Retry', async () => {
    const broadSearchHandler = http.post('*/api/v2/search/spending_by_category/*', () =>
      HttpResponse.json(
        {
          detail: 'Current filters return too many unique items. Narrow filters to return results.',
        },
        { status: 400 },
      ),
    );
    const { user } = await searched();
    api.override(broadSearchHandler);
    const region = await section('Results by Category');
    await user.selectOptions(within(region).getByRole('combobox', { name: 'Category' }), 'psc');
    expect(await within(region).findByText(/Add filters to narrow the search/)).toBeInTheDocument();
    expect(await section('Results Over Time')).toBeInTheDocument();
    api.reset();
    await user.click(within(region).getByRole('button', { name: 'Retry' }));
    await within(region).findByRole('list', { name: /Product and Service/ });
  });
});
