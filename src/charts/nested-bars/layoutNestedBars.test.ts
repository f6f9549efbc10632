import { textWidth } from '@/lib/fitText';
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

describe('nested bars', () => {
  it('are nested on one scale, with the largest at full width', () => {
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
  it('can be faded', () => {
    const fadedAmounts = amounts(3, 2).map((amount) => ({ ...amount, faded: amount.key === '0' }));
    const { bars } = layoutNestedBars(fadedAmounts, 800);
    expect(bars.map(({ key, faded }) => [key, faded])).toEqual([
      ['0', true],
      ['1', false],
    ]);
  });
  it('have labels at their ends, alternately above and below, without overlap', () => {
    const { bars, height } = layout(4, 3, 2, 1);
    const rows = bars.map(({ label }) => label.y);
    // Two labels on one side share a row if they fit.
    expect(new Set(rows.map(Math.round)).size).toBe(2);
    expect(bars.map(({ label, y }) => label.y < y)).toEqual([true, false, true, false]);
    expect(Math.max(...rows)).toBeLessThanOrEqual(height);
    expect(Math.min(...rows)).toBeGreaterThan(0);
    expect(bars.map(({ label }) => label.anchor)).toEqual(['end', 'end', 'start', 'start']);
  });
  it('have labels that do not cross the leader line of another bar', () => {
    const near = amounts(609_000, 870_000, 1_000_000, 1_500_000).map((amount) => ({
      ...amount,
      label: 'Outlayed Amount of all',
    }));
    const { bars } = layoutNestedBars(near, 426);
    const [outer, inner] = [bars[1]!, bars[3]!];
    const wide = textWidth(`${inner.label.amount} ${inner.label.name}`, 13);
    const [from, to] =
      inner.label.anchor === 'end'
        ? [inner.label.x - wide, inner.label.x]
        : [inner.label.x, inner.label.x + wide];
    const further = outer.label.y > inner.label.y;
    expect(further && outer.leader.x > from && outer.leader.x < to).toBe(false);
  });
  it('start at the end of another bar if they stay within the largest bar, else at zero', () => {
    const [obligated, other, total] = amounts(730, 125, 855);
    const on = layoutNestedBars([obligated!, { ...other!, previousKey: '0' }, total!], 855)
      .bars[2]!;
    expect([on.key, on.x, on.width]).toEqual(['1', 730, 125]);
    expect(on.leader.x).toBeGreaterThan(850);
    const over = layoutNestedBars(
      [obligated!, { ...other!, value: 500, previousKey: '0' }, total!],
      855,
    );
    expect(over.bars.find(({ key }) => key === '1')!.x).toBe(0);
  });
  it('use the short name if the full name does not fit', () => {
    const [first] = amounts(5);
    const long = { ...first!, label: 'Combined Obligated Amounts', shortLabel: 'Obligated' };
    expect(layoutNestedBars([long], 150).bars[0]!.label.name).toBe('Obligated');
    expect(layoutNestedBars([long], 400).bars[0]!.label.name).toBe(long.label);
  });
  it('of equal size are nested with the last amount outermost', () => {
    expect(layout(60, 90, 90).bars.map(({ key }) => key)).toEqual(['2', '1', '0']);
  });
  it('stay visible for $1 next to $99 trillion, and have no width for zero', () => {
    expect(layout(99e12, 1, 0).bars.map(({ width }) => width)).toEqual([800, 1, 0]);
    expect(layout(0, 0).bars.map(({ width }) => width)).toEqual([0, 0]);
  });
  it('are listed as not drawn if negative or missing', () => {
    const { bars, notDrawn } = layout(-1, 5, null, NaN);
    expect(bars.map(({ key }) => key)).toEqual(['1']);
    expect(notDrawn.map(({ text }) => text)).toEqual(['$-1', '$null', '$NaN']);
    expect(layout()).toEqual({ bars: [], beyond: null, stops: [], notDrawn: [], height: 0 });
  });
  it('mark the part of one amount that exceeds another', () => {
    const over = (amount: string, limit: string) =>
      layoutNestedBars(amounts(60, 40, 100), 800, 13, { amount, limit }).beyond;
    const { bars } = layoutNestedBars(amounts(60, 40, 100), 800);
    const exceedingBar = bars.find(({ key }) => key === '0')!;
    expect(over('0', '1')).toEqual({
      x: 320,
      width: 160,
      y: exceedingBar.y,
      height: exceedingBar.height,
    });
    expect(over('1', '0')).toBeNull();
    expect(over('0', 'none')).toBeNull();
  });
  it('never truncate an amount, even in large text', () => {
    const wide = amounts(9, 5).map((amount) => ({ ...amount, text: '$871,300,000,000' }));
    const { bars } = layoutNestedBars(wide, 320, 26);
    expect(bars.map(({ label }) => label)).toEqual([
      expect.objectContaining({ amount: '$871,300,000,000', x: expect.any(Number) }),
      expect.objectContaining({ amount: '$871,300,000,000', x: 0, anchor: 'start' }),
    ]);
  });
  it('truncate names to the available space', () => {
    const [long] = amounts(5);
    const { bars } = layoutNestedBars([{ ...long!, label: 'W'.repeat(200) }], 320, 26);
    expect(bars[0]!.label).toMatchObject({ amount: '$5', name: expect.stringMatching(/^W+…$/) });
  });
});
