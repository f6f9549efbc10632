import { screen, waitFor, within } from '@testing-library/react';
import { selectDownloads } from '@/blocks/downloads';
import { count, money } from '@/domain/format';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import {
  readCells,
  CODES,
  COVID,
  filter,
  panel,
  getQuery,
  getTabs,
  type Money,
  type Page,
  type Row,
} from './covidAwardCalls';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const getRequests = (part: RegExp) => api.requests.filter(({ path }) => part.test(path));
const TYPES = /with their number of recipients$/;
const UNLINKED = 'Unknown Recipient (Unlinked Data)';
const openSection = (query = '') =>
  renderAt(`${COVID}?section=award_spending_by_recipient&recipients=recipients${query}`);
const findTablePanel = async () => {
  const region = await panel('Recipients');
  await within(region).findByRole('table');
  return region;
};
const fetchPage = (more: object = {}, pagination: object = {}) =>
  postDisaster<Page>('recipient/spending', {
    ...filter(more),
    pagination: { limit: 10, page: 1, sort: 'obligation', order: 'desc', ...pagination },
  });
const toCells = ({ description, obligation, outlay, award_count: awards }: Row) => [
  description,
  money(obligation, 2),
  money(outlay, 2),
  count(awards),
];
const tab = (name: string) =>
  getTabs(TYPES).find(({ textContent }) => textContent?.startsWith(name))!;
interface PagedBody {
  pagination: { sort: string };
}

describe('the recipients of COVID-19 awards', () => {
  it('are listed by obligations, link to their profiles, and end with unlinked data', async () => {
    const { results, totals } = await fetchPage();
    const all = await postDisaster<Money>('award/amount', filter());
    openSection();
    const region = await findTablePanel();
    await waitFor(() =>
      expect(readCells(region).at(-1)).toEqual([
        UNLINKED,
        money(all.obligation - totals.obligation, 2),
        money(all.outlay - totals.outlay, 2),
        count(all.award_count - totals.award_count),
      ]),
    );
    expect(readCells(region).slice(0, -1)).toEqual(results.map(toCells));
    const first = results.find(({ id }) => (id as string[]).length === 1)!;
    expect(hrefOf(first.description, within(region))).toBe(
      `/recipient/${(first.id as string[])[0]}/latest`,
    );
  });
  it('are the same in the table and the CSV', async () => {
    const { user } = openSection('&recipients_page=2');
    const region = await findTablePanel();
    await within(region).findByText(UNLINKED);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { header, rows, name } = await readSavedCsv();
    expect(name).toBe('covid-19-recipients-all-page-2.csv');
    expect(header).toEqual(['description', 'obligation', 'outlay', 'award_count']);
    expect(
      rows.map(([who, obligation, outlay, awards]) => [
        who,
        money(Number(obligation), 2),
        money(Number(outlay), 2),
        count(Number(awards)),
      ]),
    ).toEqual(readCells(region));
  });
  it('are sorted by the service on the field of each column [i3.other.2]', async () => {
    const { user } = openSection('&recipients_type=loans');
    const region = await findTablePanel();
    const sorts = () =>
      getRequests(/recipient\/loans/).map(({ body }) => (body as PagedBody).pagination.sort);
    // The initial sort field is obligations.
    expect(
      within(region).getByRole('columnheader', { name: /^Award Obligations/ }),
    ).toHaveAttribute('aria-sort', 'descending');
    const expectedSorts = ['obligation'];
    for (const [column, sort] of [
      [/^Award Outlays/, 'outlay'],
      [/^Number of Awards/, 'award_count'],
      [/^Face Value of Loans/, 'face_value_of_loan'],
      [/^Recipient/, 'description'],
    ] as const) {
      expectedSorts.push(sort);
      await user.click(within(region).getByRole('button', { name: column }));
      await waitFor(() => expect(sorts()).toEqual(expectedSorts));
    }
  });
  it('are sorted and paged by the API, and a new order starts at the first page', async () => {
    const { user } = openSection('&recipients_page=2');
    const region = await findTablePanel();
    await user.click(within(region).getByRole('button', { name: /^Recipient/ }));
    const { results } = await fetchPage({}, { sort: 'description', order: 'asc' });
    await waitFor(() => expect(readCells(region)[0]).toEqual(toCells(results[0]!)));
    expect(getQuery().get('recipients_sort')).toBe('description');
    expect(getQuery().get('recipients_order')).toBe('asc');
    expect(getQuery().has('recipients_page')).toBe(false);
  });
  it('are searched by part of their name, with the match highlighted and unlinked data omitted', async () => {
    const { results } = await fetchPage();
    const word = results[0]!.description.split(' ')[0]!;
    const { user } = openSection();
    await findTablePanel();
    const box = screen.getByRole('searchbox', { name: 'Search recipients by name' });
    await user.type(box, `${word}{Enter}`);
    const matchingPage = await fetchPage({ query: word });
    const region = await findTablePanel();
    await waitFor(() => expect(readCells(region)).toEqual(matchingPage.results.map(toCells)));
    expect(region.querySelector('mark')).toHaveTextContent(new RegExp(`^${word}$`, 'i'));
    expect(getQuery().get('recipients_q')).toBe(word);
    await user.clear(box);
    await user.type(box, 'zzzzzz{Enter}');
    expect(await screen.findByText(/No recipient has “zzzzzz” in its name/)).toBeInTheDocument();
  });
  it('link to both profiles of a recipient that has two, and show Name not provided for a missing name', async () => {
    api.rewrite(/recipient\/spending/, (answer) => {
      const page = answer as Page;
      const [first, second, ...rest] = page.results;
      return {
        ...page,
        results: [
          { ...first!, id: ['abc-C', 'abc-R'], description: 'Both Ways Inc' },
          { ...second!, id: [], description: null },
          ...rest,
        ],
      };
    });
    openSection();
    const region = within(await findTablePanel());
    const links = region.getAllByRole('link', { name: /Both Ways Inc/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['as Child: Both Ways Inc', '/recipient/abc-C/latest'],
      ['as Recipient: Both Ways Inc', '/recipient/abc-R/latest'],
    ]);
    expect(region.getByText('Name not provided')).toBeInTheDocument();
  });
  it('have tabs in the order of the specification, and subsidy cost and face value for loans [i2.pages.7]', async () => {
    const { user } = openSection();
    await findTablePanel();
    await waitFor(() =>
      expect(getTabs(TYPES).map((each) => each.textContent?.replace(/[\d,]+$/, ''))).toEqual([
        'All Awards',
        'Grants',
        'Loans',
        'Direct Payments',
        'Other Financial Assistance',
        'Contracts',
        'Contract IDVs',
      ]),
    );
    await waitFor(() => expect(tab('Loans')).toBeEnabled());
    await user.click(tab('Loans'));
    const region = await findTablePanel();
    await waitFor(() =>
      expect(
        within(region)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent?.trim()),
      ).toEqual([
        'Recipient',
        'Award Obligations (Loan Subsidy Cost)',
        'Award Outlays (Loan Subsidy Cost)',
        'Face Value of Loans',
        'Number of Awards',
      ]),
    );
    expect(getRequests(/recipient\/loans/)[0]!.body).toEqual({
      ...filter({ award_type_codes: ['07', '08'] }),
      pagination: { limit: 10, page: 1, sort: 'obligation', order: 'desc' },
    });
  });
  it('are downloaded with the filters of tab and search [i7.9]', async () => {
    const grants = ['02', '03', '04', '05'];
    const { results } = await fetchPage({ award_type_codes: grants });
    const word = results[0]!.description.split(' ')[0]!.toLowerCase();
    const { user, store } = openSection(`&recipients_type=grants&recipients_q=${word}`);
    await findTablePanel();
    expect(screen.getByText(/The table lists at most 10,000 recipients/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download Data' }));
    await waitFor(() => expect(getRequests(/download\/disaster\/recipients/)).toHaveLength(1));
    const [request] = getRequests(/download\/disaster\/recipients/);
    expect(request).toMatchObject({
      method: 'POST',
      body: {
        filters: { def_codes: CODES, award_type_codes: grants, query: word },
      },
    });
    expect(
      selectDownloads(store.getState() as never)
        .map(({ title }) => title)
        .toArray(),
    ).toEqual([`COVID-19 recipients: Grants, “${word}”`]);
  });
  it('show -- for a failed count while the amounts remain, and are counted again on request', async () => {
    api.fault(/recipient\/count/, 'status=503');
    const all = await postDisaster<Money>('award/amount', filter());
    const { user } = openSection();
    await findTablePanel();
    await screen.findAllByText(`${money(all.obligation)} for All Awards`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    // A tab stays enabled while its count is not available.
    expect(tab('Grants')).toHaveTextContent('Grants--');
    expect(tab('Grants')).toBeEnabled();
    api.heal();
    const { count: recipients } = await postDisaster<{ count: number }>(
      'recipient/count',
      filter(),
    );
    await user.click(again);
    await waitFor(() => expect(tab('All Awards')).toHaveTextContent(count(recipients)));
  });
  it.each([
    ['&recipients_type=gifts&recipients_page=0', /ignored: recipients_type, recipients_page/],
    ['&recipients_sort=face_value_of_loan', /ignored: recipients_sort/],
    ['&recipients=everyone', /ignored: recipients\./],
  ])('fall back to defaults, with a notice, for invalid URL values: %s', async (query, notice) => {
    renderAt(`${COVID}?section=award_spending_by_recipient${query}`);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await waitFor(() => expect(tab('All Awards')).toHaveAttribute('aria-selected', 'true'));
  });
  it('past the last page are replaced by a message and a button to the first page', async () => {
    openSection('&recipients_page=900');
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /first page/i })).toBeInTheDocument();
  });
});
