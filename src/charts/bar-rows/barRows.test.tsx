import { render, screen } from '@testing-library/react';
import { BarRows, type BarRow } from './BarRows';

const row = (label: string, more: Partial<BarRow> = {}): BarRow => ({
  key: label,
  label,
  value: 1,
  text: '$1',
  ...more,
});
const findReceded = (rows: readonly BarRow[]) => {
  const { unmount } = render(<BarRows label="Bars" rows={rows} />);
  const receded = screen
    .getAllByRole('listitem')
    .filter((item) => item.matches('.bar-rows__row--receded'))
    .map((item) => item.textContent);
  unmount();
  return receded;
};

describe('BarRows', () => {
  it('recedes the rows that the finding does not name', () => {
    expect(findReceded([row('A'), row('B', { isNamed: true }), row('C')])).toEqual(['A$1', 'C$1']);
    expect(findReceded([row('A'), row('B')])).toEqual([]);
  });
  it('keeps colors with another meaning: categories, the rest, unknown amounts, the selected row', () =>
    expect(
      findReceded([
        row('A', { isNamed: true }),
        row('B', { fill: 'award-grants' }),
        row('C', { tone: 'rest' }),
        row('D', { tone: 'unknown' }),
        row('E', { chosen: true }),
        row('F', { tone: 'outlay' }),
      ]),
    ).toEqual(['F$1']));
  it('has the fixed color of a category and a label color that is readable on it', () => {
    render(<BarRows label="Bars" rows={[row('Grants', { fill: 'award-grants' })]} />);
    const { style } = screen.getByRole('listitem');
    expect(style.getPropertyValue('--fill')).toBe('var(--award-grants)');
    expect(style.getPropertyValue('--fill-text')).toBe('var(--on-dark)');
  });
});
