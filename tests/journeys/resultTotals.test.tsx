import { screen, within } from '@testing-library/react';
import { money, moneyWithUnits } from '@/domain/format';
import { renderAt } from '../render';
import { sumAllPages, postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';

journeyApi({ quiet: true });

const time = { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] };
const table = (name: RegExp) => screen.findByRole('table', { name });
const contracts = ['A', 'B', 'C', 'D'];

describe('the total row', () => {
  it.each([
    [
      'awards',
      '',
      /^Prime Award Results: Grants/,
      'grants',
      ['02', '03', '04', '05'],
      'spending_by_award/',
      'Award Amount',
      {},
    ],
    [
      'awards',
      '',
      /^Prime Award Results: Loans/,
      'loans',
      ['07', '08'],
      'spending_by_award/',
      'Subsidy Cost',
      {},
    ],
    [
      'subawards',
      '&level=subawards',
      /^Subaward Results: Sub-Grants/,
      'subgrants',
      ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
      'spending_by_award/',
      'Sub-Award Amount',
      { spending_level: 'subawards' },
    ],
    [
      'transactions',
      '&level=transactions',
      /^Transaction Results: Contracts/,
      'transaction_contracts',
      contracts,
      'spending_by_transaction/',
      'Transaction Amount',
      {},
    ],
  ])(
    'of %s is the sum of all pages',
    async (_level, view, name, tab, codes, path, field, extra) => {
      const expected = await sumAllPages(
        path,
        {
          filters: { ...time, award_type_codes: codes },
          fields: ['Award ID', field],
          sort: field,
          ...extra,
        },
        field,
      );
      renderAt(`/search?fy=2024${view}&tab=${tab}`);
      const tableElement = await table(name);
      const foot = await within(tableElement).findByRole('rowheader', { name: /^Total of all/ });
      expect(foot.parentElement).toHaveTextContent(money(expected, 2));
    },
  );
  it('is hidden, with an explanation, when keywords match more fields than the total covers', async () => {
    renderAt('/search?fy=2024&keyword=road&level=transactions');
    await table(/^Transaction Results/);
    await screen.findByText(/keywords also match the agency, place and assistance listing/);
    expect(screen.queryByRole('rowheader', { name: /^Total of all/ })).not.toBeInTheDocument();
  });
});

describe('the note about different totals', () => {
  it('states the total of the table and the total of the charts', async () => {
    interface Series {
      results: { aggregated_amount: number }[];
    }
    const sum = ({ results }: Series) =>
      results.reduce((total, row) => total + Math.round(row.aggregated_amount * 100), 0) / 100;
    const totalValue = sum(
      await postSearch<Series>('spending_over_time/', {
        group: 'fiscal_year',
        filters: time,
        spending_level: 'awards',
      }),
    );
    const periodTotal = sum(
      await postSearch<Series>('spending_over_time/', {
        group: 'month',
        filters: time,
        spending_level: 'transactions',
      }),
    );
    renderAt('/search?fy=2024');
    const strip = await screen.findByText(/^Obligated in this period/);
    expect([...strip.querySelectorAll('strong')].map((each) => each.textContent)).toEqual([
      moneyWithUnits(periodTotal),
      moneyWithUnits(totalValue),
    ]);
    expect(strip.closest('details')).toHaveTextContent(
      `active in the period: ${money(totalValue, 2)}. The charts and the map count only transactions in the period: ${money(periodTotal, 2)}.`,
    );
    // The amounts of all countries add up to the total of the charts.
    for (const [path, extra] of [
      ['spending_by_geography/', { scope: 'place_of_performance', geo_layer: 'country' }],
    ] as const)
      expect(
        Math.abs(sum(await postSearch<Series>(path, { filters: time, ...extra })) - periodTotal),
      ).toBeLessThan(0.01);
  });
  it('is hidden when both totals are equal', async () => {
    renderAt('/search?fy=2024&level=transactions');
    await within(await table(/^Transaction Results/)).findByRole('rowheader', {
      name: /^Total of all/,
    });
    expect(screen.queryByText(/Total value of these awards/)).not.toBeInTheDocument();
  });
});
