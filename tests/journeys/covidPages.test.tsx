import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetSent, sentEvents } from '../sentEvents';
import { act, screen, waitFor, within } from '@testing-library/react';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { sourceSections } from '@/domain/disaster/sourceSections';
import { money } from '@/domain/format';
import { equityTeams } from '@/domain/site/equityTeams';
import { usStates } from '@/domain/states';
import { showModal } from '@/features/modals';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const SOURCES = '/disaster/covid-19/data-sources';
const heading = (level: number, name: string | RegExp) =>
  screen.findByRole('heading', { level, name });
const table = () => screen.findByRole('table', { name: 'COVID-19 codes and their laws' });

describe('the COVID-19 data sources page', () => {
  it('shows nine sections in order, each with text [i2.routes.39]', async () => {
    renderAt(SOURCES);
    expect(await heading(1, 'COVID-19 Spending')).toBeInTheDocument();
    const nav = await screen.findByRole('navigation', { name: 'On this page' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      'covered_funds datasets download_instructions defc loan_spending overview total_spending linked_and_unlinked award_spending'
        .split(' ')
        .map((id) => `?section=${id}`),
    );
    for (const { id, label } of sourceSections) {
      const section = screen.getByRole('region', { name: label });
      expect(section.id).toBe(id);
      expect(section.querySelector('.prose')!.textContent!.length).toBeGreaterThan(60);
    }
    await waitFor(() =>
      expect(document.title).toBe(
        'Data Sources & Methodology for COVID Relief Funding | USAspending',
      ),
    );
  });
  it('has the same section labels as its Markdown file', () => {
    const text = readFileSync(
      join(__dirname, '../../content/legal/covid-19-sources.md'),
      'utf8',
    ).replaceAll('{Site}', 'USAspending');
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, label]) => label)).toEqual(
      sourceSections.map(({ label }) => label),
    );
  });
  it('states that places are where recipients are registered', async () => {
    renderAt(SOURCES);
    const section = await screen.findByRole('region', { name: 'How award spending is calculated' });
    expect(section).toHaveTextContent('Places are those where the recipient is registered');
  });
  it('focuses the section in the URL and stores the selected section there', async () => {
    const { user } = renderAt(`${SOURCES}?section=loan_spending&x=1`);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^How loans are counted/));
    const before = window.history.length;
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    await user.click(within(nav).getByRole('link', { name: 'Linked and unlinked data' }));
    expect(window.location.search).toBe('?section=linked_and_unlinked&x=1');
    expect(window.history.length).toBe(before);
  });
  it('lists the COVID-19 codes with each law and title on its own line', async () => {
    renderAt(SOURCES);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'L',
      'M',
      'N',
      'O',
      'P',
      'U',
      'V',
    ]);
    const lines = (row: HTMLElement) =>
      [...row.querySelectorAll('.covid-laws__line')].map(({ textContent }) => textContent);
    expect(lines(rows[6]!)).toEqual([
      'Non-Emergency Public Law 117-2',
      'American Rescue Plan Act of 2021',
    ]);
    expect(lines(rows[3]!)).toHaveLength(8);
  });
  it('shows its other sections while the codes fail, and the codes on Retry', async () => {
    api.fault(/def_codes/, 'status=500');
    const { user } = renderAt(SOURCES);
    const section = await screen.findByRole('region', { name: 'Disaster Emergency Fund Codes' });
    const retry = await within(section).findByRole('button', { name: /Retry/ });
    expect(screen.getByText(/Face values are never added/)).toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(within(await table()).getAllByRole('row')).toHaveLength(8);
  });
  it('reports that the API has no COVID-19 codes', async () => {
    api.rewrite(/def_codes/, () => ({ codes: [{ code: 'Z', disaster: 'infrastructure' }] }));
    renderAt(SOURCES);
    expect(await screen.findByText(/No COVID-19 codes are available/)).toBeInTheDocument();
  });
  it('links to the known data limitations and back to the profile', async () => {
    renderAt(SOURCES);
    const limits = await screen.findByRole('complementary', { name: 'Known Data Limitations' });
    expect(hrefOf(/known limitations/, within(limits))).toBe('/documents/data-limitations.pdf');
    expect(hrefOf('Back to the COVID-19 profile')).toBe('/disaster/covid-19');
  });
});

describe('the article on The Opportunity Project', () => {
  it('shows its teams, participants, challenge, problem and map, without a page header [i2.routes.40]', async () => {
    renderAt('/disaster/covid-19/the-opportunity-project');
    expect(await heading(1, /^The Opportunity Project: Analyzing Equity/)).toBeInTheDocument();
    for (const name of ['Who took part', 'The challenge', 'The problem'])
      expect(await heading(2, name)).toBeInTheDocument();
    for (const { name, href } of equityTeams) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
      expect(hrefOf(new RegExp(`^${name}`))).toBe(href);
    }
    for (const label of [
      'Tech Teams',
      'Product Advisors',
      'User Advocates',
      'Federal Data Stewards',
    ])
      expect(screen.getByText(label)).toBeInTheDocument();
    expect(document.querySelector('.page-header')).toBeNull();
    expect(screen.getByRole('img', { name: /^Map of the United States/ })).toBeInTheDocument();
    const tiles = [...document.querySelectorAll('.opportunity__map text')].map(
      ({ textContent }) => textContent,
    );
    expect([tiles.length, new Set(tiles).size]).toEqual([51, 51]);
  });
  it('asks for confirmation before leaving for a non-government site', async () => {
    const { user } = renderAt('/disaster/covid-19/the-opportunity-project');
    await user.click(await screen.findByRole('link', { name: /^Morehouse College/ }));
    expect(
      await screen.findByRole('dialog', { name: /leaving a Federal Government website/ }),
    ).toBeInTheDocument();
  });
});

describe('the data dive on equity', () => {
  it('shows four teams, links to the article and the profile, and its date', async () => {
    renderAt('/data-dives/equity-COVID-19-spending');
    expect(await heading(1, 'Equity in COVID-19 Spending')).toBeInTheDocument();
    expect((await screen.findByText('01/18/2022')).closest('p')).toHaveTextContent('4 posts');
    const cards = within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('listitem');
    expect(
      cards.map((card) => [
        within(card).getByRole('heading').textContent,
        within(card).getByRole('link').getAttribute('href'),
        card.querySelector('rect')!.getAttribute('fill'),
      ]),
    ).toEqual(equityTeams.map(({ name, href, color }) => [name, href, color]));
    expect(hrefOf(/^Learn More about The Opportunity/)).toBe(
      '/disaster/covid-19/the-opportunity-project',
    );
    expect(hrefOf(/^Explore Now/)).toBe('/disaster/covid-19?publicLaw=all');
  });
  it('shows the states with the most and the least obligations per resident, as the API reports them', async () => {
    const { results } = await postDisaster<{
      results: {
        shape_code: string | null;
        per_capita: number | null;
        population: number | null;
      }[];
    }>('spending_by_geography', {
      filter: { def_codes: covidDefCodes },
      geo_layer: 'state',
      spending_type: 'obligation',
    });
    const amounts = results
      .filter((row) => row.population && usStates.some(({ code }) => code === row.shape_code))
      .flatMap((row) => row.per_capita ?? [])
      .sort((a, b) => b - a)
      .map((amount) => money(amount));
    expect(amounts.length).toBeGreaterThan(10);
    renderAt('/data-dives/equity-COVID-19-spending');
    const getAmounts = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.bar-rows__value')!.textContent);
    await screen.findByRole('list', { name: 'Most per resident' });
    expect(getAmounts('Most per resident')).toEqual(amounts.slice(0, 5));
    expect(getAmounts('Least per resident')).toEqual(amounts.slice(-5));
    expect(screen.getByRole('link', { name: 'Relief per Resident' })).toHaveAttribute(
      'href',
      '?section=relief-per-resident',
    );
  });
  it('records clicks on the spotlight, the profile link and sharing', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const { user } = renderAt('/data-dives/equity-COVID-19-spending');
    forgetSent();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await user.click(screen.getByRole('link', { name: /^Explore Now/ }));
    await heading(1, 'COVID-19 Spending');
    expect(window.location.search).toBe('?publicLaw=all');
    act(() => window.history.back());
    await user.click(
      await screen.findByRole('link', { name: /^Learn More about The Opportunity/ }),
    );
    await heading(1, /^The Opportunity Project/);
    const dive = 'Data Dives: Equity Covid Spending Page';
    await waitFor(() =>
      expect(sentEvents().filter(({ category }) => category === dive)).toEqual(
        ['share', 'profile', 'spotlight'].map((action) => ({
          event: 'Data Dives',
          category: dive,
          action,
        })),
      ),
    );
  });
});

describe('the COVID-19 data announcement', () => {
  it('links to the COVID-19 profile and its data sources page [i2.pages.14]', async () => {
    const { user, store } = renderAt('/about');
    const dialog = async () => {
      act(() => {
        store.dispatch(showModal('', 'covid'));
      });
      return within(await screen.findByRole('dialog', { name: /COVID-19 Response Data/ }));
    };
    await user.click((await dialog()).getByRole('link', { name: 'COVID-19 Spending profile' }));
    expect(await heading(1, 'COVID-19 Spending')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/disaster/covid-19');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click((await dialog()).getByRole('link', { name: 'Data sources and methodology' }));
    expect(await heading(1, 'About the COVID-19 Data')).toBeInTheDocument();
  });
});
