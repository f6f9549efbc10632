import { OrderedMap } from 'immutable';
import { parseAmount, setCustomAmount, toggleAmountPreset } from './amountChanges';
import { initialFilters } from './searchFilters';

describe('award amounts', () => {
  const preset = toggleAmountPreset(initialFilters, 'range-1', [1e6, 25e6]);
  it('are toggled by preset, and a new preset replaces the old one', () => {
    expect(preset.awardAmounts.toObject()).toEqual({ 'range-1': [1e6, 25e6] });
    expect(toggleAmountPreset(preset, 'range-0', [null, 1e6]).awardAmounts.toObject()).toEqual({
      'range-0': [null, 1e6],
    });
    expect(toggleAmountPreset(preset, 'range-1', [1e6, 25e6]).awardAmounts).toEqual(OrderedMap());
  });
  it.each([[[0, null]], [[null, 0]], [[5, 10]]] as const)(
    'replace a preset with a custom range: %j',
    (range) =>
      expect(setCustomAmount(preset, range).awardAmounts.toObject()).toEqual({ specific: range }),
  );
  it('ignore a range without bounds', () =>
    expect(setCustomAmount(preset, [null, null])).toBe(preset));
  it.each([
    ['1000', 1000],
    ['$1,000', 1000],
    [' 5 ', 5],
    ['0', 0],
    ['-5', -5],
    ['12.50', 12.5],
    ['', null],
    [' ', null],
    ['$', null],
    ['x', NaN],
    ['5x', NaN],
    ['x5', NaN],
    ['1e3', NaN],
    ['1.', NaN],
    ['.5', NaN],
    ['--5', NaN],
    ['1.2.3', NaN],
    ['-', NaN],
  ])('typed as "%s" are parsed as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));
});
