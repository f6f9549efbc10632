import fc from 'fast-check';
import { textWidth } from '@/lib/fitText';
import { layoutRunningTotal, type RunningTotalData, type TotalDay } from './layoutRunningTotal';
import { processorTime } from '../../../tests/processorTime';

const DAY = 86_400_000;
const day = (number: number): string =>
  new Date(Date.UTC(2020, 0, 1) + number * DAY).toISOString().slice(0, 10);
const days = (pairs: readonly (readonly [number, number])[]): TotalDay[] =>
  pairs.map(([number, total]) => ({
    key: String(number),
    day: day(number),
    total,
    label: day(number),
    text: `$${total}`,
  }));
const layout = (data: Partial<RunningTotalData>, width = 800) =>
  layoutRunningTotal({ days: [], lines: [], today: null, ...data }, width, 360);
const line = (label: string, date: string | null) => ({
  key: label,
  label,
  day: date,
  text: date ?? 'not provided',
});
const threeDays = days([
  [0, 100],
  [200, 300],
  [400, 250],
]);

describe('layoutRunningTotal', () => {
  it('draws steps up and down from zero, and the area below them', () => {
    const { linePath: path, areaPath: area, zero, stops, plot } = layout({ days: threeDays });
    expect(stops.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      '2020-01-01: $100',
      '2020-07-19: $300',
      '2021-02-04: $250',
    ]);
    expect(stops[1]!.y).toBeLessThan(stops[2]!.y);
    expect(stops[2]!.y).toBeLessThan(stops[0]!.y);
    expect(path.match(/[MHV]/g)!.join('')).toBe('MVHVHV');
    expect(area).toBe(`${path}V${Math.round(zero * 4) / 4}Z`);
    expect(zero).toBeCloseTo(plot.bottom);
  });
  it('extends the line to the current date, or to the last marked day if that is earlier', () => {
    const end = line('End', day(800));
    const to = (today: string) =>
      Number(
        /H([\d.]+)$/.exec(
          layout({ days: threeDays, lines: [end], today: line('Today', today) }).linePath,
        )![1],
      );
    expect(to(day(600))).toBeLessThan(to(day(700)));
    expect(to(day(900))).toBeGreaterThan(to(day(700)));
    expect(to(day(2000))).toBe(to(day(900)));
  });
  it('extends the line to the end of the data if that is before the current date', () => {
    const lines = [line('End', day(900))];
    const today = line('Today', day(800));
    const to = (until?: string) =>
      Number(
        /H([\d.]+)$/.exec(layout({ days: threeDays, lines, today, untilDay: until }).linePath)![1],
      );
    expect(to(day(500))).toBeLessThan(to(day(800)));
    expect(to()).toBe(to(day(800)));
  });
  it('has a line for each marked day, and for the current date if it is within the chart', () => {
    const lines = [line('Start', day(-30)), line('End', day(900))];
    const labels = (today: string) =>
      layout({ days: threeDays, lines, today: line('Today', today) }).lines.map(
        ({ label, today: isToday }) => [label.text, isToday],
      );
    expect(labels(day(500))).toEqual([
      ['Start', false],
      ['End', false],
      ['Today', true],
    ]);
    expect(labels(day(901))).toEqual([
      ['Start', false],
      ['End', false],
    ]);
  });
  it('puts overlapping labels in separate rows inside the chart', () => {
    const lines = ['Current End', 'Potential End', 'Start'].map((label, at) =>
      line(label, day(400 + at)),
    );
    const placed = layout({ days: threeDays, lines }, 320).lines.map(({ label }) => label);
    expect(new Set(placed.map(({ y }) => y)).size).toBe(3);
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThan(0);
    }
  });
  it('lists marked days that are unknown or far away as not drawn', () => {
    const { lines, notDrawn } = layout({
      days: threeDays,
      lines: [line('Start', null), line('End', '9999-12-31'), line('Other', day(10))],
    });
    expect(lines.map(({ label }) => label.text)).toEqual(['Other']);
    expect(notDrawn).toEqual([line('Start', null), line('End', '9999-12-31')]);
  });
  it('shows the level line at its amount, or at the top of the chart if it is far above the totals', () => {
    const level = (value: number | null) =>
      layout({ days: threeDays, level: { label: 'Ceiling', value, text: `$${value}` } });
    const near = level(600);
    expect(near.level).toMatchObject({ text: 'Ceiling $600', far: false });
    expect(near.level!.y).toBeLessThan(near.stops[1]!.y);
    expect(near.level!.labelY).toBeGreaterThan(near.plot.top);
    const far = level(300 * 7);
    expect(far.level).toMatchObject({ far: true, y: far.plot.top });
    // The totals still take up most of the height.
    expect(far.zero - far.stops[1]!.y).toBeGreaterThan((far.plot.bottom - far.plot.top) * 0.7);
    expect(level(null).level).toBeNull();
  });
  it('puts the level label where no day line crosses it', () => {
    const level = { label: 'Potential Award Amount', value: 600, text: '$600' };
    const { lines, level: levelLine } = layout({
      days: threeDays,
      level,
      lines: [line('Start', day(10)), line('End', day(900))],
    });
    const to = levelLine!.labelX + textWidth(levelLine!.text, 13);
    expect(lines.every(({ x }) => x < levelLine!.labelX || x > to)).toBe(true);
  });
  it('goes below zero for negative totals', () => {
    const { zero, stops, plot } = layout({
      days: days([
        [0, 50],
        [10, -20],
      ]),
    });
    expect(stops[1]!.y).toBeGreaterThan(zero);
    expect(stops[1]!.y).toBeLessThanOrEqual(plot.bottom);
  });
  it('centers a single day and is empty without days', () => {
    const { stops, plot } = layout({ days: days([[0, 7]]) });
    expect(stops[0]!.x).toBeCloseTo((plot.left + plot.right) / 2);
    expect(layout({ lines: [line('Start', day(0))] })).toMatchObject({
      linePath: '',
      areaPath: '',
      dots: [],
      stops: [],
      level: null,
    });
  });
  it('covers the full width with at most one hover strip per pixel', () => {
    const manyDays = days(Array.from({ length: 5000 }, (_, at) => [at, at] as const));
    const { strips, dots, plot } = layout({ days: manyDays });
    expect(strips.length).toBeLessThanOrEqual(plot.right - plot.left + 1);
    expect(dots.length).toBeLessThan(1000);
    expect(strips[0]!.x).toBe(plot.left);
    const last = strips.at(-1)!;
    expect(last.stop).toBe(4999);
    expect(last.x + last.width).toBeCloseTo(plot.right);
  });
  it('keeps every day inside the chart for any amounts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -99e12, max: 99e12 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 240, max: 1600 }),
        (totals, width) => {
          const totalDays = days(totals.map((total, at) => [at * 30, total] as const));
          const { stops, plot, linePath: path } = layout({ days: totalDays }, width);
          expect(path).not.toMatch(/NaN|Infinity/);
          for (const { x, y } of stops) {
            expect(x).toBeGreaterThanOrEqual(plot.left);
            expect(x).toBeLessThanOrEqual(plot.right);
            expect(y).toBeGreaterThanOrEqual(plot.top);
            expect(y).toBeLessThanOrEqual(plot.bottom + 0.001);
          }
        },
      ),
    ));
  it.each([3, 40, 400, 2100, 9000])('keeps time labels apart in a range of %i days', (span) => {
    for (let width = 240; width <= 1400; width += 40) {
      const { times } = layout(
        {
          days: days([
            [0, 1],
            [span, 2],
          ]),
        },
        width,
      );
      expect(times.length).toBeGreaterThan(0);
      times.slice(1).forEach(({ x }, at) => {
        const before = times[at]!;
        expect(x - before.x).toBeGreaterThan(textWidth(before.text, 13));
      });
    }
  });
  it('lays out 10,000 days within 100 ms of processor time', () => {
    const manyDays = days(
      Array.from({ length: 10_000 }, (_, at) => [at, (at * 7919) % 1e6] as const),
    );
    expect(processorTime(() => layout({ days: manyDays }))).toBeLessThan(100);
  });
});
