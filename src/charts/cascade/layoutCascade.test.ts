import fc from 'fast-check';
import { layoutCascade, type CascadePart, type CascadeStep } from './layoutCascade';

const part = (value: number | null, at: number, tone?: 'rest' | 'unknown'): CascadePart => ({
  key: String(at),
  label: `Part ${at}`,
  value,
  text: `$${value}`,
  share: '5%',
  tone,
});
const step = (values: readonly (number | null)[], chosen?: string): CascadeStep => ({
  key: values.join(),
  label: 'By agency',
  text: '$100',
  parts: values.map((value, at) => part(value, at)),
  chosen,
});

describe('layoutCascade', () => {
  it('splits each bar into its parts, largest first, across the full width', () => {
    const [bar] = layoutCascade([step([10, 30, 60])], 500).bars;
    expect(bar!.segments.map(({ part: at, x, width }) => [at, x, width])).toEqual([
      [2, 0, 300],
      [1, 300, 150],
      [0, 450, 50],
    ]);
  });
  it('puts the remainder and then the unknown amount last, whatever their size', () => {
    const [bar] = layoutCascade(
      [{ ...step([]), parts: [part(70, 0, 'unknown'), part(20, 1, 'rest'), part(10, 2)] }],
      100,
    ).bars;
    expect(bar!.segments.map(({ part: at }) => at)).toEqual([2, 1, 0]);
  });
  it('expands the selected part to the full width of the next bar', () => {
    const { bars } = layoutCascade([step([60, 40], '1'), step([1, 2])], 100);
    expect(bars[0]!.opening).toMatchObject({ from: 60, to: 100 });
    expect(bars[0]!.opening!.bottom).toBeGreaterThan(bars[0]!.opening!.top);
    expect(bars[1]!.opening).toBeNull();
    expect(bars[1]!.y).toBeGreaterThanOrEqual(bars[0]!.opening!.bottom);
  });
  it('keeps a small selected part visible and the bar width unchanged', () => {
    const [bar] = layoutCascade([step([1e9, 1], '1'), step([1])], 600).bars;
    const chosen = bar!.segments.find((piece) => piece.chosen)!;
    expect(chosen.width).toBe(4);
    expect(bar!.segments.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(600);
  });
  it('lists missing, zero and negative amounts as not drawn', () => {
    const { bars, notDrawn, stops } = layoutCascade([step([5, null, 0, -3])], 600);
    expect(bars[0]!.segments).toHaveLength(1);
    expect(stops.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Part 0: $5, 5% of By agency',
    ]);
    expect(notDrawn.map(({ label }) => label)).toEqual(['Part 1', 'Part 2', 'Part 3']);
  });
  it('orders spots by step, largest first', () => {
    const { spots } = layoutCascade([step([1, 9], '1'), step([5, 4])], 600);
    expect(spots).toEqual([
      { step: 0, part: 1 },
      { step: 0, part: 0 },
      { step: 1, part: 0 },
      { step: 1, part: 1 },
    ]);
  });
  it('has no height without steps', () => expect(layoutCascade([], 600).height).toBe(0));
  it('keeps every piece inside the chart at any amount and width', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: -5, max: 99e12 }), { minLength: 1, maxLength: 30 }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.integer({ min: 200, max: 1600 }),
        (steps, width) => {
          const { bars, height } = layoutCascade(
            steps.map((values) => step(values, '0')),
            width,
          );
          for (const { segments: pieces, y } of bars) {
            expect(y).toBeLessThan(height);
            for (const { x, width: pieceWidth } of pieces) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(pieceWidth).toBeGreaterThan(0);
              expect(x + pieceWidth).toBeLessThanOrEqual(width + 0.01);
            }
          }
        },
      ),
    ));
});
