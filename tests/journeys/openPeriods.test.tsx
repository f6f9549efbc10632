import { screen, waitFor, within } from '@testing-library/react';
import * as csv from '@/lib/csv';
import { savedCsv } from '../csvFile';
import { renderAt } from '../render';
import { PAGE } from './accountCalls';
import { journeyApi } from './journeyApi';

jest.mock('@/lib/csv', () => ({
  ...jest.requireActual<typeof csv>('@/lib/csv'),
  saveFile: jest.fn(),
}));
const saved = jest.mocked(csv.saveFile);
beforeEach(() => saved.mockClear());
journeyApi();

const TODAY = '11/15/2025';
/** The figure of a page, once it shows something that can be saved. */
const figure = async (name: string | RegExp) => {
  const region = await screen.findByRole('region', { name }, { timeout: 10_000 });
  await within(region).findByRole('button', { name: /^Download (CSV|data)/ });
  return region;
};

/** Sentences of an address by the figures that they stand over. Award data reach to a day, account data to the last period reported. */
const rankings: readonly (readonly [
  address: string,
  sentences: readonly (readonly [figure: string | RegExp, RegExp])[],
])[] = [
  [
    '/state/ohio/2026',
    [
      [
        'Awarding Agencies',
        /leads with \$[\d.,]+[MBT]?, [\d.]+% of the total \(FY 2026 through 11\/15\/2025\)\./,
      ],
      [
        'Award Breakdown',
        /make up [^.]*\.\d% of the \$[\d.,]+[MBT]? in FY 2026 through 11\/15\/2025/,
      ],
    ],
  ],
  [
    '/state/ohio/2026?tab=contracts',
    // Awards count with their whole amounts, as the note says: not with those of the year.
    [['Awards', /leads with \$[\d.,]+[MBT]?\./]],
  ],
  [
    '/search?fy=2026',
    [
      ['Results by Category', / leads with \$[\d.,]+[MBT]? in FY 2026 through 11\/15\/2025\./],
      [
        'Results by Geography',
        / leads with [^.]*\$[\d.,]+[MBT]?, of \d+ [^.]*, in FY 2026 through 11\/15\/2025\./,
      ],
      ['Results Over Time', /Nov 2025 is not complete\./],
    ],
  ],
  ['/compare?of=state:39,state:48&fy=2026', [['Side by side', /FY 2026 through 11\/15\/2025/]]],
  [
    '/compare?of=agency:097,agency:012&fy=2025',
    [['Side by side', /FY 2025 through 08\/31\/2025: .* has the most total obligations/]],
  ],
  [
    '/agency/department-of-energy',
    [[/ by Sub-Component for FY 2025$/, /committed the most in FY 2025 through \d\d\/\d\d\/2025/]],
  ],
  [
    '/explorer/agency',
    [['Obligations by Agency', /of the total in FY 2025 through \d\d\/\d\d\/2025/]],
  ],
  ['/federal_account', [['Federal Accounts', /has the most in FY 2025 through \d\d\/\d\d\/2025/]]],
  [
    PAGE,
    [
      [
        'Spending by Category',
        / has the most obligations: \$[\d.,]+[MBT]? through \d\d\/\d\d\/2025\./,
      ],
    ],
  ],
  [
    '/submission-statistics?tab=submissions',
    [[/^Submissions for /, /has the largest share of the federal budget up to FY 2025 P11, \d/]],
  ],
];
it.each(rankings)(
  'a ranking over a fiscal year that is not over says so in the same sentence: %s',
  async (address, sentences) => {
    renderAt(address);
    for (const [name, sentence] of sentences) {
      const shown = await figure(name);
      await waitFor(() => expect(shown.textContent).toMatch(sentence));
    }
  },
);

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
    expect(region).toHaveTextContent(/FY 2026 is not complete\./);
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
