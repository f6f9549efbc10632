import { render, screen } from '@testing-library/react';
import { makeColorScale } from './colorClasses';
import { Legend } from './Legend';

const showLegend = (values: readonly number[], blankCount = 0) => {
  const { unmount } = render(
    <Legend
      title="Obligations"
      scale={makeColorScale(values)}
      blankCount={blankCount}
      format={(value) => `$${value}`}
    />,
  );
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const method = screen.queryByText(/^Colors by amount/)?.textContent;
  unmount();
  return { entries, method };
};
describe('Legend', () => {
  it('lists the round bounds of the classes with their numbers of areas, and names the method', () =>
    expect(showLegend([2, 3, 30, 40, 500], 3)).toEqual({
      entries: ['Less than $10 (2)', '$10 to $100 (2)', '$100 and more (1)', 'No amount (3)'],
      method: 'Colors by amount. Each step is ten times the last.',
    }));
  it('names the class of zero and negative amounts', () => {
    expect(showLegend([-1, 0, 2, 30, 400]).entries).toEqual([
      'Zero or less (2)',
      'More than zero, less than $10 (1)',
      '$10 to $100 (1)',
      '$100 and more (1)',
    ]);
    expect(showLegend([-1, 5]).entries).toEqual(['Zero or less (1)', 'More than zero (1)']);
    expect(showLegend([-1, 0])).toEqual({ entries: ['Zero or less (2)'], method: undefined });
  });
  it('names no method when all amounts have one color', () =>
    expect(showLegend([5, 5])).toEqual({ entries: ['All amounts (2)'], method: undefined }));
});
