import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';
import { rankings, sentence, type Place, type RankingPage } from './openPeriods/rankings';
import { sources } from './openPeriods/sources';

journeyApi();

const TODAY = '11/15/2025';
const patience = { timeout: 15_000 };
/** Returns a figure once it has a download button. The button distinguishes it from a table with the same name. */
const findFigure = (name: string | RegExp) =>
  waitFor(() => {
    const loadedRegion = screen
      .getAllByRole('region', { name })
      .find((each) => within(each).queryByRole('button', { name: /^Download (CSV|data)/ }));
    expect(loadedRegion).toBeDefined();
    return loadedRegion!;
  }, patience);
const findPlace = (place: Place) => {
  if (place === 'page') return screen.findByRole('main', {}, patience);
  return typeof place === 'object' && 'role' in place
    ? screen.findByRole(place.role, { name: place.name }, patience)
    : findFigure(place);
};

describe('a ranking or share of an incomplete fiscal year names the period in the same sentence', () => {
  it.each(Object.entries<RankingPage>(rankings))(
    '(%s)',
    async (_, { address, sentences }) => {
      renderAt(typeof address === 'string' ? address : await address());
      for (const [place, pattern] of sentences) {
        const element = await findPlace(place);
        await waitFor(() => expect(element.textContent).toMatch(sentence(pattern)), patience);
      }
    },
    60_000,
  );
});

it('the sentence pattern accepts only amounts without cents', () => {
  expect('Ohio has $1.2 billion.').toMatch(sentence('Ohio has $.'));
  expect('Ohio has $1,234, the most.').toMatch(sentence('Ohio has $, the most.'));
  for (const cents of ['$1,234.56', '$0.50'])
    expect(`Ohio has ${cents}, the most.`).not.toMatch(sentence('Ohio has $, the most.'));
});

it('the lists of source files and of sentences name the same pages', () => {
  const listedPages = Object.values(sources).flatMap((pages) =>
    typeof pages === 'string' ? [] : pages,
  );
  expect([...new Set(listedPages)].sort()).toEqual(Object.keys(rankings).sort());
});
it('every panel with a summary has a sentence on one of its pages', () => {
  for (const [file, pages] of Object.entries(sources)) {
    const code = readFileSync(join(__dirname, '../../src', file), 'utf8');
    const title = /<\w*Panel\b[^>]*?\btitle="([^"]+)"/.exec(code)?.[1];
    if (typeof pages === 'string' || !title || !/\bsummary=/.test(code)) continue;
    const places = pages.flatMap((page) => rankings[page].sentences.map(([place]) => place));
    const names = places.map((place) =>
      typeof place === 'object' && 'role' in place ? place.name : place,
    );
    const hasSentence = names.some((name) =>
      typeof name === 'string' ? name.includes(title) : name.test(title),
    );
    if (!hasSentence) throw new Error(`rankings.ts has no sentence of "${title}" (${file})`);
  }
});

describe('a downloaded chart file', () => {
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
  ])('states its subject and its period: %s, %s', async (address, name, title, period) => {
    const { user } = renderAt(address);
    const region = await findFigure(name);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { about } = await readSavedCsv();
    expect(about[0]).toMatch(new RegExp(`^${title}`));
    if (period) expect(about.join('\n')).toContain(`\nPeriod: ${period}`);
  });
  it('marks the incomplete period in a column, as the table does in the name of the row', async () => {
    const { user } = renderAt('/state/ohio/2024');
    const region = await findFigure('Transactions Over Time');
    expect(region).toHaveTextContent(/; FY 2026 is not complete\./);
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { about, header, rows } = await readSavedCsv();
    expect(about).toContain(`Period: FY 2008 through ${TODAY}`);
    const at = header.indexOf('period_complete');
    const openYears = rows.filter((row) => row[at] === 'no').map(([year]) => year);
    expect(openYears).toEqual(['FY 2026']);
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    await user.click(within(region).getByRole('button', { name: 'Next page' }));
    expect(
      within(region)
        .getAllByRole('row')
        .filter((row) => row.textContent!.startsWith('FY 2026 (not complete)')),
    ).toHaveLength(1);
  });
});
