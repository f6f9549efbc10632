import { screen, waitFor, within } from '@testing-library/react';
import * as csv from '@/lib/csv';
import { savedCsv } from '../csvFile';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { rankings, sentence, type Place, type RankingPage } from './openPeriods/rankings';

jest.mock('@/lib/csv', () => ({
  ...jest.requireActual<typeof csv>('@/lib/csv'),
  saveFile: jest.fn(),
}));
const saved = jest.mocked(csv.saveFile);
beforeEach(() => saved.mockClear());
journeyApi();

const TODAY = '11/15/2025';
const patience = { timeout: 15_000 };
/** The figure of a page, once it shows something that can be saved. A table in it may have the same name. */
const figure = (name: string | RegExp) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('region', { name })
      .find((each) => within(each).queryByRole('button', { name: /^Download (CSV|data)/ }));
    expect(found).toBeDefined();
    return found!;
  }, patience);
const placeOf = (place: Place) => {
  if (place === 'page') return screen.findByRole('main', {}, patience);
  return typeof place === 'object' && 'table' in place
    ? screen.findByRole('table', { name: place.table }, patience)
    : figure(place);
};

describe('a ranking or share of a fiscal year that is not over says so in the same sentence', () => {
  it.each(Object.entries<RankingPage>(rankings))(
    '%s',
    async (_, { address, sentences }) => {
      renderAt(typeof address === 'string' ? address : await address());
      for (const [place, pattern] of sentences) {
        const shown = await placeOf(place);
        await waitFor(() => expect(shown.textContent).toMatch(sentence(pattern)), patience);
      }
    },
    60_000,
  );
});

describe('a file that stands without its page', () => {
  it.each([
    [
      '/state/ohio/2026',
      'Award Breakdown',
      'Ohio – Award Breakdown: Obligations',
      `FY 2026 through ${TODAY}`,
    ],
    [
      '/state/ohio/latest',
      'Awarding Agencies',
      'Ohio – Awarding Agencies: ',
      `12 months from 11/15/2024 to ${TODAY}`,
    ],
    [
      '/explorer/agency',
      'Obligations by Agency',
      'All federal spending – Obligations by Agency',
      'FY 2025 through',
    ],
    ['/compare?of=state:39,state:48', 'By award type', 'Ohio and Texas – By award type: ', ''],
  ])('names its subject and its period: %s, %s', async (address, name, title, period) => {
    const { user } = renderAt(address);
    const region = await figure(name);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { about } = await savedCsv(saved);
    expect(about[0]).toMatch(new RegExp(`^${title}`));
    if (period) expect(about.join('\n')).toContain(`\nPeriod: ${period}`);
  });
  it('marks the period that is not over in a column, and the table beside its name', async () => {
    const { user } = renderAt('/state/ohio/2024');
    const region = await figure('Transactions Over Time');
    expect(region).toHaveTextContent(/; FY 2026 is not complete\./);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { about, header, rows } = await savedCsv(saved);
    expect(about).toContain(`Period: FY 2008 through ${TODAY}`);
    const at = header.indexOf('period_complete');
    const open = rows.filter((row) => row[at] === 'no').map(([year]) => year);
    expect(open).toEqual(['FY 2026']);
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    await user.click(within(region).getByRole('button', { name: 'Next page' }));
    expect(
      within(region)
        .getAllByRole('row')
        .filter((row) => row.textContent!.startsWith('FY 2026 (not complete)')),
    ).toHaveLength(1);
  });
});
