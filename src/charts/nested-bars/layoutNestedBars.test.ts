import { layoutNestedBars, type NestedAmount } from './layoutNestedBars';

const amounts = (...values: (number | null)[]): NestedAmount[] =>
  values.map((value, at) => ({
    key: String(at),
    label: `Amount ${at}`,
    value,
    text: `$${value}`,
    tone: 'obligation',
  }));
const layout = (...values: (number | null)[]) => layoutNestedBars(amounts(...values), 800);

describe('nested amounts', () => {
  it('lie one in the other to one scale, the largest over the whole width', () => {
    const { bars } = layout(25, 100, 50);
    expect(bars.map(({ key, width }) => [key, width])).toEqual([
      ['1', 800],
      ['2', 400],
      ['0', 200],
    ]);
    for (const [at, inner] of bars.slice(1).entries()) {
      expect(inner.y).toBeGreaterThan(bars[at]!.y);
      expect(inner.y + inner.height).toBeLessThan(bars[at]!.y + bars[at]!.height);
    }
  });
  it('say their words at their ends, above and below in turn, none on another', () => {
    const { bars, height } = layout(4, 3, 2, 1);
    const rows = bars.map(({ label }) => label.y);
    expect(new Set(rows.map(Math.round)).size).toBe(4);
    expect(bars.map(({ label, y }) => label.y < y)).toEqual([true, false, true, false]);
    expect(Math.max(...rows)).toBeLessThanOrEqual(height);
    expect(Math.min(...rows)).toBeGreaterThan(0);
    expect(bars.map(({ label }) => label.anchor)).toEqual(['end', 'end', 'start', 'start']);
  });
  it('of $1 beside $99 trillion stay to be seen; of zero have no length', () => {
    expect(layout(99e12, 1, 0).bars.map(({ width }) => width)).toEqual([800, 1, 0]);
    expect(layout(0, 0).bars.map(({ width }) => width)).toEqual([0, 0]);
  });
  it('that are negative or missing are told as not drawn', () => {
    const { bars, notDrawn } = layout(-1, 5, null, NaN);
    expect(bars.map(({ key }) => key)).toEqual(['1']);
    expect(notDrawn.map(({ text }) => text)).toEqual(['$-1', '$null', '$NaN']);
    expect(layout()).toEqual({ bars: [], beyond: null, stops: [], notDrawn: [], height: 0 });
  });
  it('mark the part of one that lies beyond another, and none where it does not', () => {
    const over = (amount: string, limit: string) =>
      layoutNestedBars(amounts(60, 40, 100), 800, 13, { amount, limit }).beyond;
    const { bars } = layoutNestedBars(amounts(60, 40, 100), 800);
    const own = bars.find(({ key }) => key === '0')!;
    expect(over('0', '1')).toEqual({ x: 320, width: 160, y: own.y, height: own.height });
    expect(over('1', '0')).toBeNull();
    expect(over('0', 'none')).toBeNull();
  });
  it('never cut an amount, however large the text is', () => {
    const wide = amounts(9, 5).map((amount) => ({ ...amount, text: '$871,300,000,000' }));
    const { bars } = layoutNestedBars(wide, 320, 26);
    expect(bars.map(({ label }) => label)).toEqual([
      expect.objectContaining({ amount: '$871,300,000,000', x: expect.any(Number) }),
      expect.objectContaining({ amount: '$871,300,000,000', x: 0, anchor: 'start' }),
    ]);
  });
  it('cut names to their room', () => {
    const [long] = amounts(5);
    const { bars } = layoutNestedBars([{ ...long!, label: 'W'.repeat(200) }], 320, 26);
    expect(bars[0]!.label).toMatchObject({ amount: '$5', name: expect.stringMatching(/^W+…$/) });
  });
});
