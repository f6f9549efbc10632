import fc from 'fast-check';
import { layoutRanking, type RankingRow } from './layoutRanking';

const rows = (...values: (number | null)[]): RankingRow[] =>
  values.map((value, at) => ({ key: String(at), label: `Row ${at}`, value, text: `$${value}` }));
const lengths = (...values: (number | null)[]) =>
  layoutRanking(rows(...values), 800).bars.map(({ index, width }) => [index, width]);

describe('layoutRanking', () => {
  it('puts the largest row first, in true proportion, and keeps tiny rows visible', () => {
    const [first, second, third] = lengths(50, 1, 100);
    expect([first![0], second![0], third![0]]).toEqual([2, 0, 1]);
    expect(second![1]! / first![1]!).toBeCloseTo(0.5);
    expect(lengths(999_000, 1).at(-1)).toEqual([1, 1]);
  });
  it('draws negative amounts left of zero, with their labels at the left end', () => {
    const { bars, zero } = layoutRanking(rows(-300, 700), 800);
    expect(bars.map(({ x, width }) => [x < zero, x + width <= zero])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(bars[1]!.amount.anchor).toBe('end');
    expect(bars[1]!.amount.x).toBeLessThan(bars[1]!.x);
  });
  it('recedes the rows that a finding does not name, unless they have a tone', () => {
    const [one, two, three] = rows(3, 2, 1) as [RankingRow, RankingRow, RankingRow];
    const tones = (list: readonly RankingRow[]) =>
      layoutRanking(list, 800).bars.map(({ tone }) => tone);
    expect(tones([one, two])).toEqual(['obligation', 'obligation']);
    expect(tones([{ ...one, isNamed: true }, two, { ...three, tone: 'rest' }])).toEqual([
      'obligation',
      'receded',
      'rest',
    ]);
  });
  it('lists missing amounts as not drawn and gives zero no width', () => {
    const { bars, notDrawn, stops } = layoutRanking(rows(null, NaN, 0, 5), 800);
    expect(bars.map(({ index }) => index)).toEqual([3, 2]);
    expect(bars[1]!.width).toBe(0);
    expect(notDrawn.map(({ label }) => label)).toEqual(['Row 0', 'Row 1']);
    expect(stops.map(({ label }) => label)).toEqual(['Row 3', 'Row 2']);
  });
  it('puts names beside the bars, or above them in a narrow chart or large text', () => {
    const above = (width: number, text: number) =>
      layoutRanking(rows(1), width, text).bars[0]!.name.anchor === 'start';
    expect([above(800, 13), above(390, 13), above(800, 26)]).toEqual([false, true, true]);
  });
  it('keeps every bar inside the width for any amounts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(null), fc.double({ min: -1, max: 99e12 })), {
          maxLength: 40,
        }),
        (values) => {
          for (const { x, width } of layoutRanking(rows(...values), 390).bars) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(390);
          }
        },
      ),
    ));
});
