import fc from 'fast-check';
import { layoutTreemap, type TreemapPart } from './layoutTreemap';
import { processorTime } from '../../../tests/processorTime';

const parts = (values: readonly (number | null)[], label = 'Part'): TreemapPart[] =>
  values.map((value, at) => ({
    key: String(at),
    label: `${label} ${at}`,
    value,
    text: `$${value}`,
    share: '1.0%',
  }));
const layout = (values: readonly (number | null)[]) => layoutTreemap(parts(values), 800, 530);
const area = ({ width, height }: { width: number; height: number }) => width * height;

describe('layoutTreemap', () => {
  it('sizes parts in proportion, with the largest first and darkest', () => {
    const { cells, stops } = layout([100, 300]);
    expect(cells.map(({ index, shade }) => [index, shade])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(area(cells[0]!) / area(cells[1]!)).toBeCloseTo(3, 1);
    expect(stops.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Part 1: $300, 1.0%',
      'Part 0: $100, 1.0%',
    ]);
  });
  it('keeps the fixed colors of categories and has three shades for other parts', () => {
    const manyParts = parts([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const { cells } = layoutTreemap(
      manyParts.map((part, at) => (at === 4 ? { ...part, fill: 'health-1' } : part)),
      800,
      530,
    );
    expect(cells.map(({ shade }) => shade)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(cells.map(({ fill }) => fill).filter(Boolean)).toEqual(['health-1']);
    expect(cells[4]!.fill).toBe('health-1');
  });
  it('lists missing, invalid, zero and negative amounts as not drawn', () => {
    const { cells, notDrawn } = layout([5, null, NaN, 0, -1, Infinity]);
    expect(cells.map(({ index }) => index)).toEqual([0]);
    expect(notDrawn.map(({ label }) => label).sort()).toEqual(
      [1, 2, 3, 4, 5].map((at) => `Part ${at}`),
    );
  });
  it('has no cells for zeros, and one full cell for a single part', () => {
    expect(layout([0, 0])).toMatchObject({ cells: [], stops: [] });
    expect(layout([7]).cells).toMatchObject([{ x: 0, y: 0, width: 800, height: 530 }]);
  });
  it('has no sliver cells on a phone', () => {
    const shares = [26, 22, 18, 15, 5, 3.6, 3.4, 2.2, 1.8, 1.4, 1];
    const longest = (width: number, height: number) =>
      Math.max(
        ...layoutTreemap(parts(shares), width, height).cells.map((cell) =>
          Math.max(cell.width / cell.height, cell.height / cell.width),
        ),
      );
    expect(longest(344, 530)).toBeLessThan(2.2);
    expect(longest(240, 530)).toBeLessThan(3.5);
  });
  it('truncates names to their cell and omits them in slivers', () => {
    const long = layoutTreemap(parts([999, 1], 'W'.repeat(200)), 800, 530).cells;
    expect(long[0]!.lines).toEqual([expect.stringMatching(/^W+…$/)]);
    expect(long[1]).toMatchObject({ lines: [], details: [] });
    expect(layoutTreemap(parts([1, 1]), 120, 40, 26).cells[0]!.lines).toEqual([]);
  });
  it('shows the amount and the share in cells where they fit, and the share alone in smaller cells', () => {
    const details = (width: number, height: number) =>
      layoutTreemap([{ ...parts([1])[0]!, label: 'Net', text: '$1.6 trillion' }], width, height)
        .cells[0]!.details;
    expect(details(300, 200)).toEqual(['$1.6 trillion · 1.0%']);
    expect(details(125, 200)).toEqual(['$1.6 trillion', '1.0%']);
    expect(details(125, 44)).toEqual(['1.0%']);
    expect(details(60, 200)).toEqual(['1.0%']);
    expect(details(125, 25)).toEqual([]);
  });
  it('keeps every cell inside the chart for amounts up to $99 trillion', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 99e12 }), { maxLength: 60 }), (values) => {
        const { cells, notDrawn } = layout(values);
        expect(cells.length + notDrawn.length).toBe(values.length);
        for (const { x, y, width, height } of cells) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(800.001);
          expect(y + height).toBeLessThanOrEqual(530.001);
        }
      }),
    ));
  it('lays out 500 parts within 100 ms of processor time and 5,000 within a second', () => {
    const measure = (count: number) => {
      const manyParts = parts(Array.from({ length: count }, (_, at) => 1e12 / (at + 1) ** 1.1));
      expect(layoutTreemap(manyParts, 1200, 530).cells).toHaveLength(count);
      return processorTime(() => layoutTreemap(manyParts, 1200, 530));
    };
    expect(measure(500)).toBeLessThan(100);
    expect(measure(5000)).toBeLessThan(1000);
  });
});
