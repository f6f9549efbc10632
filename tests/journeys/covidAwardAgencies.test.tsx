import { screen, waitFor, within } from '@testing-library/react';
import { count, money } from '@/domain/format';
import { awardGroupKeys, groupCodes } from '@/domain/codes/awardTypes';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import {
  readCells,
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

const api = journeyApi({ quiet: true });
const getRequests = (part: RegExp) => api.requests.filter(({ path }) => part.test(path));
const TYPES = /with their number of agencies$/;
const UNLINKED = 'Unknown Agency (Unlinked Data)';
const ALL_TYPE_CODES = awardGroupKeys.flatMap(groupCodes);
const openSection = (query = '') => renderAt(`${COVID}?section=award_spending_by_agency${query}`);
const findTablePanel = async () => {
  const region = await panel('Agencies and Sub-Agencies');
  await within(region).findByRole('table');
  return region;
};
const fetchPage = (more: object = {}) =>
  postDisaster<Page>('agency/spending', {
    ...filter({ award_type_codes: ALL_TYPE_CODES, ...more }),
    spending_type: 'award',
    pagination: { limit: 10, page: 1, sort: 'obligation', order: 'desc' },
  });
const formatAmounts = ({ obligation, outlay, award_count: awards }: Money) => [
  money(obligation, 2),
  money(outlay, 2),
  count(awards),
];
const tab = (name: string) =>
  getTabs(TYPES).find(({ textContent }) => textContent?.startsWith(name))!;
const getToggle = (region: HTMLElement, name: string) =>
  within(region).getByRole('button', { name: `Subagencies of ${name}` });

describe('the agencies of COVID-19 awards', () => {
  it('are requested with all award types, expand to subagencies, and end with unlinked data', async () => {
    const page = await fetchPage();
    const all = await postDisaster<Money>('award/amount', filter());
    const { user } = openSection();
    const region = await findTablePanel();
    // The first request is from this test. Another section requests total spending when it is near the viewport.
    const ownBodies = getRequests(/agency\/spending/)
      .slice(1)
      .map(({ body }) => body);
    expect(ownBodies).toContainEqual(
      expect.objectContaining({
        filter: expect.objectContaining({ award_type_codes: ALL_TYPE_CODES }) as object,
        spending_type: 'award',
      }),
    );
    await waitFor(() =>
      expect(readCells(region).at(-1)).toEqual([
        UNLINKED,
        money(all.obligation - page.totals.obligation, 2),
        money(all.outlay - page.totals.outlay, 2),
        count(all.award_count - page.totals.award_count),
      ]),
    );
    expect(
      readCells(region)
        .slice(0, -1)
        .map(([, ...rest]) => rest),
    ).toEqual(page.results.map(formatAmounts));
    const parent = page.results.find(({ children }) => children?.length)!;
    const button = getToggle(region, parent.description);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const child = parent.children![0]!;
    const row = readCells(region)[page.results.indexOf(parent) + 1]!;
    expect(row[0]).toBe(`Sub-Agencies${child.description}, subagency of ${parent.description}`);
    expect(row.slice(1)).toEqual(formatAmounts(child));
    expect(
      await within(region).findByRole('link', { name: page.results[0]!.description }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/agency\/[a-z-]+$/));
  });
  it('are all in the CSV with their subagencies, expanded or not', async () => {
    const { user } = openSection();
    const region = await findTablePanel();
    await within(region).findByText(UNLINKED);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { about, header, rows } = await readSavedCsv();
    expect(about.join(' ')).toMatch(/FY 2020 through \d\d\/\d\d\/\d{4}/);
    const { results } = await fetchPage();
    expect(header).toEqual(['agency', 'sub_agency', 'obligation', 'outlay', 'award_count']);
    expect(rows.map(([agency, sub]) => [agency, sub])).toEqual([
      ...results.flatMap(({ description, children = [] }: Row) => [
        [description, ''],
        ...children.map((child) => [description, child.description]),
      ]),
      [UNLINKED, ''],
    ]);
  });
  it('expand and highlight the match when a search finds a subagency', async () => {
    const { results } = await fetchPage();
    const parent = results.find(({ children }) => children?.length)!;
    const word = parent.children![0]!.description;
    const { user } = openSection(`&agencies_q=${encodeURIComponent(word)}`);
    const region = await findTablePanel();
    await waitFor(() => expect(readCells(region).length).toBeGreaterThan(1));
    const button = getToggle(region, parent.description);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect([...region.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
      word,
    );
    expect(within(region).queryByText(UNLINKED)).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    // Clearing the search moves the focus to the search box.
    const box = screen.getByRole('searchbox', { name: /Search agencies/ });
    screen.getByRole('button', { name: 'Clear' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue(''));
    expect(box).toHaveFocus();
  });
  it('use the loans endpoint for loans, largest face value first, and label missing funding agencies', async () => {
    api.rewrite(/agency\/loans/, (answer) => {
      const page = answer as Page;
      return { ...page, totals: { ...page.totals, obligation: page.totals.obligation - 5 } };
    });
    const { user } = openSection();
    await findTablePanel();
    await waitFor(() => expect(tab('Loans')).toHaveTextContent(/\d$/));
    await user.click(tab('Loans'));
    await screen.findByText('Unknown Agency (Linked but Missing Funding Agency)');
    expect(getRequests(/agency\/loans/)[0]!.body).toMatchObject({
      filter: { award_type_codes: ['07', '08'] },
      pagination: { sort: 'face_value_of_loan', order: 'desc' },
    });
    expect(screen.getByRole('columnheader', { name: /^Face Value of Loans/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(getQuery().get('agencies_type')).toBe('loans');
  });
  it('need one count request per type, and types without agencies are disabled', async () => {
    api.rewrite(/agency\/count/, () => ({ count: 0 }));
    openSection('&agencies_type=grants');
    await findTablePanel();
    await waitFor(() => expect(tab('Contract IDVs')).toHaveTextContent('Contract IDVs0'));
    expect(tab('Contract IDVs')).toBeDisabled();
    // The current tab stays enabled.
    expect(tab('Grants')).toBeEnabled();
    const countBodies = getRequests(/agency\/count/).map(({ body }) => JSON.stringify(body));
    expect(new Set(countBodies).size).toBe(countBodies.length);
  });
  it('recover on Retry while the award totals remain visible', async () => {
    api.fault(/agency\/spending/, 'status=503');
    const all = await postDisaster<Money>('award/amount', filter());
    const { user } = openSection();
    const region = await panel('Agencies and Sub-Agencies');
    const retry = await within(region).findByRole('button', { name: 'Retry' });
    await screen.findAllByText(`${money(all.obligation)} for All Awards`);
    api.heal();
    await user.click(retry);
    expect(await within(region).findByRole('table')).toBeInTheDocument();
  });
});
