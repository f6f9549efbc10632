import fc from 'fast-check';
import { layoutPeriodBars, type Period } from './layoutPeriodBars';
import { processorTime } from '../../../tests/processorTime';

const period = (more: Partial<Period>, at = 0): Period => ({
  key: String(at),
  label: `Order ${at}`,
  from: '2024-01-01',
  to: '2024-12-31',
  used: 50,
  limit: 100,
  text: '$50 of $100',
  ...more,
});
const layout = (periods: readonly Period[], width = 800, today: string | null = null) =>
  layoutPeriodBars(periods, today, width);

describe('period bars', () => {
  it('run from the first to the last day, filled by the used share', () => {
    const { periods, stops } = layout([
      period({}),
      period({ from: '2024-07-01', used: 25 }, 1),
      period({ to: '2024-06-30', used: 0 }, 2),
    ]);
    const [whole, later, earlier] = periods;
    expect(later!.x).toBeGreaterThan(whole!.x);
    expect(later!.x + later!.width).toBeCloseTo(whole!.x + whole!.width);
    expect(earlier!.width).toBeLessThan(whole!.width);
    expect(periods.map(({ used, width }) => used / width)).toEqual([0.5, 0.25, 0]);
    expect(stops.map(({ label }) => label)).toEqual(['Order 0', 'Order 1', 'Order 2']);
  });
  it('are marked if the used amount exceeds the limit, and never filled beyond their end', () => {
    const marks = (used: number | null, limit: number | null) => {
      const [bar] = layout([period({ used, limit })]).periods;
      return [bar!.isOver, bar!.used / bar!.width];
    };
    expect(marks(101, 100)).toEqual([true, 1]);
    expect(marks(100, 100)).toEqual([false, 1]);
    expect(marks(5, 0)).toEqual([true, 1]);
    expect(marks(-5, 100)).toEqual([false, 0]);
    expect(marks(null, 100)).toEqual([false, 0]);
    expect(marks(null, null)).toEqual([false, 0]);
  });
  it('without valid dates are listed as not drawn, and others keep their index', () => {
    const { periods, notDrawn } = layout([
      period({ from: null }),
      period({ to: null }, 1),
      period({ from: '2025-01-01', to: '2024-01-01' }, 2),
      period({}, 3),
    ]);
    expect(notDrawn.map(({ label }) => label)).toEqual(['Order 0', 'Order 1', 'Order 2']);
    expect(periods.map(({ index }) => index)).toEqual([3]);
  });
  it('of one day are visible', () => {
    const { periods } = layout([period({ to: '2024-01-01' }), period({}, 1)]);
    expect(periods[0]!.width).toBeGreaterThanOrEqual(3);
  });
  it('have names beside them or, in a narrow chart, ranks or names above them', () => {
    const many = Array.from({ length: 50 }, (_, at) => period({}, at));
    const names = (count: number, width: number) => {
      const { periods, plot } = layout(many.slice(0, count), width);
      return [periods[0]!.name.text, periods[0]!.name.x > 0, plot.left > 0];
    };
    expect(names(50, 800)).toEqual(['Order 0', true, true]);
    expect(names(12, 320)).toEqual(['Order 0', false, false]);
    expect(names(50, 320)).toEqual(['1', true, true]);
    expect(layoutPeriodBars(many, null, 320, 13, 51).periods[0]!.name.text).toBe('51');
  });
  it('truncate names that would take too much space', () => {
    const { periods, plot } = layout([period({ label: 'W'.repeat(200) })]);
    expect(periods[0]!.name.text).toMatch(/^W+…$/);
    expect(plot.left).toBeLessThan(800 * 0.3);
  });
  it('mark the current date if it is inside the chart', () => {
    expect(layout([period({})], 800, '2024-06-01').today).not.toBeNull();
    expect(layout([period({})], 800, '2026-06-01').today).toBeNull();
  });
  it('are empty without periods', () => {
    expect(layout([])).toMatchObject({ periods: [], times: [], today: null, height: 0 });
  });
  it('stay inside the chart', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 9000 })), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.integer({ min: 240, max: 1600 }),
        (spans, width) => {
          const iso = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
          const { periods, plot, height } = layout(
            spans.map(([from, days], at) => period({ from: iso(from), to: iso(from + days) }, at)),
            width,
          );
          for (const bar of periods) {
            expect(bar.x).toBeGreaterThanOrEqual(plot.left);
            expect(bar.x + bar.width).toBeLessThanOrEqual(width);
            expect(bar.y + bar.height).toBeLessThanOrEqual(height);
          }
        },
      ),
    ));
  it('are laid out within 20 ms of processor time for 100 periods', () => {
    const manyPeriods = Array.from({ length: 100 }, (_, at) => period({}, at));
    expect(processorTime(() => layout(manyPeriods))).toBeLessThan(20);
  });
});
