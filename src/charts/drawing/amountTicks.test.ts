import { scaleLinear } from 'd3';
import fc from 'fast-check';
import { amountTicks } from './amountTicks';

const axis = (from: number, to: number, height: number) =>
  scaleLinear().domain([from, to]).range([height, 0]);

describe('amountTicks', () => {
  it('returns round amounts, and fewer of them for large text', () => {
    expect(amountTicks(axis(0, 12, 310), 13).map(({ value }) => value)).toEqual([
      0, 2, 4, 6, 8, 10, 12,
    ]);
    expect(amountTicks(axis(0, 12, 113), 26).map(({ value }) => value)).toEqual([0, 5, 10]);
  });
  it('keeps ticks apart if two lines of text fit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 0, noNaN: true }),
        fc.double({ min: 0.001, max: 1e12, noNaN: true }),
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 2, max: 30 }),
        (from, to, text, lines) => {
          const ticks = amountTicks(axis(from, to, lines * text), text);
          ticks
            .slice(1)
            .forEach(({ y }, at) =>
              expect(ticks[at]!.y - y).toBeGreaterThanOrEqual(1.25 * text - 0.001),
            );
        },
      ),
    );
  });
});
