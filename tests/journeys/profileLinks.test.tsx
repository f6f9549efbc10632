import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

journeyApi();

const profileLinkPattern =
  /^\/(agency\/[a-z0-9-]+(\?fy=2025)?|state\/[a-z-]+\/\w+|recipient\/[0-9a-f-]{36}-[CPR]\/\w+|award\/.+)$/;
const hrefs = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')!);
const headingOne = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

describe('links to profiles of states, recipients, agencies and awards', () => {
  it('appear in the top-five lists of a state, with the year of the page', async () => {
    renderAt('/state/california/2024');
    const list = await screen.findByRole('list', { name: 'Recipients' }, { timeout: 10_000 });
    expect(hrefs(list).length).toBeGreaterThan(0);
    expect(
      hrefs(list).filter((href) => !/^\/recipient\/[0-9a-f-]{36}-[CPR]\/2024$/.test(href)),
    ).toEqual([]);
    expect(hrefs(await screen.findByRole('list', { name: 'Awarding Agencies' }))[0]).toMatch(
      /^\/agency\/[a-z-]+\?fy=2024$/,
    );
  });
  it.each([
    ['awards', '/search?fy=2025', 'Recipient Name'],
    ['transactions', '/search?fy=2025&level=transactions', 'Recipient Name'],
    ['subawards', '/search?fy=2025&level=subawards', 'Subrecipient Name'],
  ])('appear in rows of %s, with the year of the search', async (_, address, heading) => {
    renderAt(address);
    const table = await screen.findByRole('table', {}, { timeout: 10_000 });
    const headings = textsOf(within(table).getAllByRole('columnheader'));
    const column = headings.findIndex((text) => text.startsWith(heading));
    const rows = within(table).getAllByRole('row').slice(1);
    const recipientLinks = rows.flatMap((row) => hrefs(row.children[column] as HTMLElement));
    expect(recipientLinks.length).toBeGreaterThan(0);
    expect(
      recipientLinks.filter((href) => !/^\/recipient\/[0-9a-f-]{36}-[CPR]\/2025$/.test(href)),
    ).toEqual([]);
    expect(hrefs(table).filter((href) => !profileLinkPattern.test(href))).toEqual([]);
  });
  it('appear in rows of a keyword search', async () => {
    renderAt('/keyword_search/road');
    const table = await screen.findByRole('table');
    expect(hrefs(table).some((href) => href.startsWith('/recipient/'))).toBe(true);
    expect(hrefs(table).filter((href) => !profileLinkPattern.test(href))).toEqual([]);
  });
  it('appear in results by category and by geography', async () => {
    renderAt('/search?fy=2025&section=categories&type=recipient');
    const recipients = await screen.findByRole('list', { name: 'Results by Recipient' });
    expect(hrefs(recipients).some((href) => href.startsWith('/recipient/'))).toBe(true);
    const states = await screen.findByRole('list', { name: 'Results by States & Territories' });
    expect(hrefs(states).some((href) => /^\/state\/[a-z-]+\/2025$/.test(href))).toBe(true);
  });
  it('lead to programs from top-five lists and from results by category, with the year of the page', async () => {
    renderAt('/state/california/2024');
    const listings = await screen.findByRole(
      'list',
      { name: 'Assistance Listings (CFDA Programs)' },
      { timeout: 10_000 },
    );
    expect(hrefs(listings)[0]).toMatch(/^\/program\/assistance\/\d{2}\.\w{3}\?fy=2024$/);
    cleanup();
    for (const [type, name, pattern] of [
      ['cfda', 'Assistance Listing', /^\/program\/assistance\/\d{2}\.\w{3}\?fy=2025$/],
      ['naics', 'NAICS', /^\/program\/naics\/\d{6}\?fy=2025$/],
      ['psc', 'PSC', /^\/program\/psc\/\w{4}\?fy=2025$/],
    ] as const) {
      renderAt(`/search?fy=2025&section=categories&type=${type}`);
      const list = await screen.findByRole('list', { name: new RegExp(`^Results by .*${name}`) });
      expect(hrefs(list).length).toBeGreaterThan(0);
      expect(hrefs(list).filter((href) => !pattern.test(href))).toEqual([]);
      cleanup();
    }
  });
  it('lead to programs from the NAICS codes and PSCs of a contract', async () => {
    const { results } = await postSearch<{ results: { generated_internal_id: string }[] }>(
      'spending_by_award/',
      {
        filters: {
          award_type_codes: ['D'],
          naics_codes: { require: ['5415'] },
          psc_codes: { require: [['Service']] },
        },
        fields: ['Award Amount'],
        sort: 'Award Amount',
        limit: 1,
      },
    );
    renderAt(`/award/${encodeURIComponent(results[0]!.generated_internal_id)}`);
    const description = await screen.findByRole('region', { name: 'Description' });
    const programs = hrefs(description).filter((href) => href.startsWith('/program/'));
    expect(programs.slice(0, 2)).toEqual(['/program/naics/54', '/program/naics/5415']);
    expect(programs.at(-1)).toMatch(/^\/program\/psc\/[A-Z]\w{3}$/);
  });
  it('open a state from the site search', async () => {
    const { user } = renderAt('/about');
    await user.click(await screen.findByRole('button', { name: /search this site/i }));
    const box = await screen.findByRole('combobox');
    await user.type(box, 'texas');
    const places = await screen.findByRole('group', { name: 'States and Territories' });
    await user.click(within(places).getByRole('option', { name: /^Texas/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/state/texas/latest'));
    expect(await headingOne(/Texas/)).toBeInTheDocument();
  });
  it('lead from one search to the profiles of a state, a recipient and an award [i1.4]', async () => {
    renderAt('/search?fy=2025');
    const table = await screen.findByRole('table', {}, { timeout: 10_000 });
    const states = await screen.findByRole('list', { name: 'Results by States & Territories' });
    const first = (kind: string, part: HTMLElement) =>
      hrefs(part).find((href) => href.startsWith(`/${kind}/`))!;
    const addresses = [
      [first('state', states), 'State Profile'],
      [first('recipient', table), 'Recipient Profile'],
      [first('award', table), /Award Profile/],
    ] as const;
    for (const [address, kind] of addresses) {
      cleanup();
      renderAt(address);
      expect((await screen.findAllByText(kind)).length).toBeGreaterThan(0);
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^--$|not shown/),
      );
    }
  });
});
