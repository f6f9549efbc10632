import { amountLabel, amountPresets, type AmountPreset } from './amountPresets';

describe('award amount ranges', () => {
  it('are under 1M, 1M to 25M, 25M to 100M, 100M to 500M, and 500M and above', () => {
    expect(amountPresets.map(({ range }) => range)).toEqual([
      [null, 1e6],
      [1e6, 25e6],
      [25e6, 1e8],
      [1e8, 5e8],
      [5e8, null],
    ]);
  });
  it.each<AmountPreset>([...amountPresets])(
    'of presets have the label "$label"',
    ({ label, range }) => expect(amountLabel(range)).toBe(label),
  );
  it.each([
    [[0, null], '$0 and above'],
    [[null, 0], '$0 and below'],
    [[0, 0], '$0 - $0'],
    [[-5, 1234], '-$5 - $1,234'],
  ] as const)('for the custom range %j have the label "%s"', (range, label) =>
    expect(amountLabel(range)).toBe(label),
  );
});
