import { render } from '@testing-library/react';
import { PeriodBarsChart } from './PeriodBarsChart';

const periods = ['A', 'B', 'C'].map((label) => ({
  key: label,
  label,
  from: '2024-01-01',
  to: '2024-12-31',
  used: 50,
  limit: 100,
  text: '$50 of $100',
}));
const findReceded = (named?: number) => {
  const { container, unmount } = render(
    <PeriodBarsChart
      periods={periods}
      today={null}
      description="Periods."
      noun="periods"
      legend={{ used: 'Used', left: 'Left', over: 'Over' }}
      named={named}
    />,
  );
  const receded = [...container.querySelectorAll('.period-bars__used')].map((bar) =>
    bar.matches('.period-bars__used--receded'),
  );
  unmount();
  return receded;
};

it('period bars recede unless the finding names them', () => {
  expect(findReceded(1)).toEqual([true, false, true]);
  expect(findReceded()).toEqual([false, false, false]);
});
