import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { awardPages } from './awardPages';

const { api, open, figure, requestsTo } = awardPages();
const TITLE = 'Assistance Listings (CFDA Programs)';
/** Makes the API return these assistance listings for every assistance award. */
const mockListings = (...rows: object[]) =>
  api.rewrite(/v2\/awards\/ASST/, (answer) => ({ ...(answer as object), cfda_info: rows }));
const makeListing = (number: string, more: object = {}) => ({
  cfda_number: number,
  cfda_title: `Program ${number}`,
  cfda_objectives: 'To do good.',
  cfda_federal_agency: 'Department of Samples',
  cfda_website: 'https://www.epa.gov/samples',
  sam_website: 'javascript:alert(1)',
  applicant_eligibility: 'Everybody',
  beneficiary_eligibility: null,
  federal_action_obligation_amount: 100_000,
  non_federal_funding_amount: null,
  total_funding_amount: 100_000,
  ...more,
});
const totals = 'v2/references/cfda/totals/';
const getMoreButton = (panel: HTMLElement) =>
  within(panel).getByRole('button', { name: 'SHOW MORE' });

describe('one assistance listing', () => {
  it('shows eligibility, and requests opportunities, only on SHOW MORE', async () => {
    mockListings(makeListing('66.460'));
    const { user } = open('grantComplete');
    const panel = await figure(TITLE);
    expect(
      within(panel).getByRole('heading', { name: '66.460: Program 66.460' }),
    ).toBeInTheDocument();
    expect(panel).toHaveTextContent('ObjectivesTo do good.');
    expect(
      within(panel).getByRole('link', { name: /^https:\/\/www\.epa\.gov\/samples/ }),
    ).toHaveAttribute('href', 'https://www.epa.gov/samples');
    // A value that is not a web address is not a link.
    expect(within(panel).queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
    expect(requestsTo(totals)).toHaveLength(0);
    await user.click(getMoreButton(panel));
    expect(await within(panel).findByText('Forecasted')).toBeInTheDocument();
    expect(panel).toHaveTextContent('Applicant EligibilityEverybody');
    expect(panel).toHaveTextContent('Beneficiary Eligibility--');
    await user.click(within(panel).getByRole('button', { name: 'SHOW LESS' }));
    expect(panel).not.toHaveTextContent('Applicant Eligibility');
    await user.click(getMoreButton(panel));
    expect(requestsTo(totals)).toHaveLength(1);
  });
  it('reports that no opportunities were found', async () => {
    mockListings(makeListing('00.000'));
    const { user } = open('grantComplete');
    const panel = await figure(TITLE);
    await user.click(getMoreButton(panel));
    expect(
      await within(panel).findByText('No opportunities were found on Grants.gov for this listing.'),
    ).toBeInTheDocument();
  });
  it('reports that the service is unavailable and recovers on Retry', async () => {
    api.override(
      http.get(
        `*/api/${totals}*`,
        () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '60' } }),
      ),
    );
    const { user } = open('grantComplete');
    const panel = await figure(TITLE);
    await user.click(getMoreButton(panel));
    expect(await within(panel).findByRole('alert')).toHaveTextContent(
      'Grants.gov opportunities are not available right now.',
    );
    api.override(
      http.get(`*/api/${totals}*`, () =>
        HttpResponse.json({ cfda: '66.460', posted: 7, closed: null, archived: 0, forecasted: 1 }),
      ),
    );
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText('7')).toBeInTheDocument();
    expect(within(panel).getByText('Closed').nextElementSibling).toHaveTextContent('--');
  });
  it('without any values is still shown', async () => {
    mockListings({ cfda_number: null, cfda_title: null });
    const { user } = open('grantComplete');
    const panel = await figure(TITLE);
    expect(within(panel).getByRole('heading', { level: 3 })).toHaveTextContent('--');
    await user.click(getMoreButton(panel));
    expect(panel.textContent).not.toMatch(/undefined|null|NaN/);
    expect(requestsTo(totals)).toHaveLength(0);
  });
  it('is replaced by a message when the award has none', async () => {
    mockListings();
    open('grantComplete');
    expect(
      await screen.findByText('No assistance listing is recorded for this award.'),
    ).toBeInTheDocument();
  });
});

describe('several assistance listings', () => {
  it('show amounts and shares in a table and open one listing at a time', async () => {
    const { user } = open('grantSeveralListings');
    const panel = await figure(TITLE);
    const table = await within(panel).findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.children[1]!.textContent, row.children[2]!.textContent])).toEqual(
      [
        ['$250,000', '62.50%'],
        ['$100,001', '25.00%'],
        ['$50,000', '12.50%'],
      ],
    );
    await user.click(within(rows[1]!).getByRole('button'));
    await screen.findByRole('heading', { level: 3, name: /^66\.419: / });
    expect(window.location.search).toContain('listing=66.419');
    await user.click(screen.getByRole('button', { name: 'Back to all CFDA programs' }));
    await within(await figure(TITLE)).findByRole('table');
    expect(window.location.search).not.toContain('listing=');
    expect(requestsTo('v2/awards/ASST')).toHaveLength(1);
  });
  it('show a treemap, with a selection list, when the URL requests it', async () => {
    const { user } = open('grantSeveralListings', '?listings=tree');
    const panel = await figure(TITLE);
    await within(panel).findByRole('img', { name: /^3 assistance listings/ });
    await user.selectOptions(within(panel).getByLabelText('Assistance listing'), '66.468');
    expect(
      await screen.findByRole('heading', { level: 3, name: /^66\.468: / }),
    ).toBeInTheDocument();
  });
  it('restore their page from the URL and return to the first page when sorted', async () => {
    mockListings(
      ...Array.from({ length: 23 }, (_, at) =>
        makeListing(`10.${100 + at}`, { federal_action_obligation_amount: at ? at * 10 : null }),
      ),
    );
    const { user } = open('grantComplete', '?listingsPage=3');
    const panel = await figure(TITLE);
    await waitFor(() => expect(within(panel).getAllByRole('row')).toHaveLength(4));
    expect(within(panel).getAllByRole('row')[3]).toHaveTextContent('10.100: Program 10.100----');
    await user.click(within(panel).getByRole('button', { name: /^Assistance Listing/ }));
    expect(within(panel).getAllByRole('row')[1]).toHaveTextContent('10.100: Program 10.100');
    expect(window.location.search).toContain('listingsSort=listing');
    expect(window.location.search).not.toContain('listingsPage');
  });
  it('fall back to the table, with a notice, when the URL names an unknown listing', async () => {
    open('grantSeveralListings', '?listing=99.999');
    expect(await within(await figure(TITLE)).findByRole('table')).toBeInTheDocument();
    expect(document.body).toHaveTextContent(
      'Some values in the address are invalid and were ignored: listing.',
    );
  });
});
