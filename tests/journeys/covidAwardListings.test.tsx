import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { selectStaged } from '@/blocks/search-filters';
import { count, money } from '@/domain/format';
import { renderAt } from '../render';
import { postDisaster, get } from './apiCalls';
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
} from './covidAwardCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const getRequests = (part: RegExp) => api.requests.filter(({ path }) => part.test(path));
const TYPES = /with their number of programs$/;
const UNLINKED = 'Unknown CFDA Program (Unlinked Data)';
const openSection = (query = '') =>
  renderAt(`${COVID}?section=award_spending_by_assistance_listing${query}`);
const findTablePanel = async () => {
  const region = await panel('Assistance Listings (CFDA Programs)');
  await within(region).findByRole('table');
  return region;
};
const fetchPage = (more: object = {}) =>
  postDisaster<Page>('cfda/spending', {
    ...filter(more),
    spending_type: 'award',
    pagination: { limit: 10, page: 1, sort: 'obligation', order: 'desc' },
  });
const formatName = ({ code, description }: Page['results'][number]) => `${code}: ${description}`;
/** Opens the dialog of the first listing, with `change` applied to every row of the response. */
const openDialog = async (change: object = {}) => {
  api.rewrite(/cfda\/spending/, (answer) => {
    const page = answer as Page;
    return { ...page, results: page.results.map((row) => ({ ...row, ...change })) };
  });
  const [first] = (await fetchPage()).results;
  const view = openSection();
  const region = await findTablePanel();
  await view.user.click(within(region).getByRole('button', { name: formatName(first!) }));
  return { ...view, first: first!, dialog: await screen.findByRole('dialog') };
};

describe('the assistance listings of COVID-19 awards', () => {
  it('are sorted by obligations, unlinked data last, under tabs without contracts and IDVs [i2.pages.8]', async () => {
    const page = await fetchPage();
    const all = await postDisaster<Money>('award/amount', filter({ award_type: 'assistance' }));
    openSection();
    const region = await findTablePanel();
    const rest = all.obligation - page.totals.obligation;
    await screen.findAllByText(`${money(all.obligation)} for All Assistance Awards`);
    const expectedRows = page.results.map((row) => [
      formatName(row),
      money(row.obligation, 2),
      money(row.outlay, 2),
      count(row.award_count),
    ]);
    const rows = readCells(region);
    expect(rows.slice(0, expectedRows.length)).toEqual(expectedRows);
    expect(rows[expectedRows.length]?.slice(0, 2)).toEqual(
      rest || all.award_count !== page.totals.award_count ? [UNLINKED, money(rest, 2)] : undefined,
    );
    await waitFor(() => getTabs(TYPES).forEach((tab) => expect(tab).toHaveTextContent(/\d$/)));
    expect(getTabs(TYPES).map((tab) => tab.textContent?.replace(/[\d,]+$/, ''))).toEqual([
      'All Assistance Awards',
      'Grants',
      'Loans',
      'Direct Payments',
      'Other Financial Assistance',
    ]);
    expect(getRequests(/cfda\/count/)).toHaveLength(5);
  });
  it('are searched by number or title, with the loans endpoint for loans', async () => {
    const { user } = openSection('&listings_type=loans');
    const region = await findTablePanel();
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent?.trim()),
    ).toContain('Face Value of Loans');
    await user.type(
      screen.getByRole('searchbox', { name: /^Search assistance listings/ }),
      'zzzz{Enter}',
    );
    expect(await screen.findByText(/No assistance listing has “zzzz”/)).toBeInTheDocument();
    expect(getRequests(/cfda\/loans/).pop()!.body).toMatchObject({ filter: { query: 'zzzz' } });
    expect(getQuery().get('listings_q')).toBe('zzzz');
  });
  it('open in a dialog with objectives, agency, links and eligibility', async () => {
    const objectives = `${'To help. '.repeat(60)}The end.`;
    const { user, first, dialog } = await openDialog({
      cfda_federal_agency: 'Department of Help',
      cfda_objectives: objectives,
      cfda_website: 'https://www.help.example/',
      resource_link: 'https://sam.gov/fal/1/view',
      applicant_eligibility: 'Anyone.',
      beneficiary_eligibility: null,
    });
    const { posted, archived } = await get<{ posted: number | null; archived: number | null }>(
      `references/cfda/totals/${first.code}/`,
    ).catch(() => ({ posted: null, archived: null }));
    const inside = within(dialog);
    expect(inside.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      formatName(first),
      'Administrative Agency',
      'Objectives',
      'Program Website',
      'Assistance Listing on SAM.gov',
      'Opportunities on Grants.gov (opens in a new tab) From This Program',
      'Applicant Eligibility',
      'Beneficiary Eligibility',
    ]);
    expect(inside.getByText('Department of Help')).toBeInTheDocument();
    expect(inside.queryByText(/The end\./)).not.toBeInTheDocument();
    await user.click(inside.getByRole('button', { name: 'Read More of the objectives' }));
    expect(inside.getByText(/The end\./)).toBeInTheDocument();
    expect(inside.getByRole('link', { name: /sam\.gov.*opens in a new tab/ })).toBeInTheDocument();
    expect(inside.getByText('--')).toBeInTheDocument();
    if (posted !== null) {
      expect(await inside.findByText('Open')).toBeInTheDocument();
      expect(inside.getByText('Archived').nextSibling).toHaveTextContent(count(archived));
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: formatName(first) })).toHaveFocus();
  });
  it.each([
    [204, 'There are no current or archived listings on Grants.gov for this program.'],
    [503, 'Grants.gov opportunities are not available right now.'],
  ])('show a message when the opportunity count returns status %s', async (status, message) => {
    api.override(http.get('*/references/cfda/totals/*', () => new HttpResponse(null, { status })));
    const { dialog } = await openDialog();
    expect(
      await within(dialog).findByText(new RegExp(message), {}, { timeout: 10_000 }),
    ).toBeVisible();
  });
  it('link to Advanced Search with only the emergency codes and the listing as filters', async () => {
    const { user, first, dialog, store } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'View in Advanced Search' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const staged = selectStaged(store.getState() as never);
    expect([...staged.selectedCFDA.keys()]).toEqual([first.code]);
    expect([...staged.defCodes.require].sort()).toEqual(CODES);
  });
  it('recover on Retry, and remain visible when the totals fail', async () => {
    api.fault(/cfda\/spending|award\/amount/, 'status=503');
    const { user } = openSection();
    const region = await panel('Assistance Listings (CFDA Programs)');
    const retry = await within(region).findByRole('button', { name: 'Retry' });
    api.heal();
    api.fault(/award\/amount/, 'status=503');
    await user.click(retry);
    expect(await within(region).findByRole('table')).toBeInTheDocument();
    expect(within(region).queryByText(UNLINKED)).not.toBeInTheDocument();
  });
});
