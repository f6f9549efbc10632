import fc from 'fast-check';
import { classOf, colorClasses, mapTokens } from './colorClasses';

const evenAmounts = Array.from({ length: 60 }, (_, at) => (at + 1) * 1_000_000);
describe('color classes of a map', () => {
  it('have rounded bounds and about equal numbers of areas', () => {
    const classes = colorClasses(evenAmounts);
    expect(classes.map(({ to, count }) => [to, count])).toEqual([
      [11e6, 10],
      [21e6, 10],
      [31e6, 10],
      [41e6, 10],
      [51e6, 10],
      [Infinity, 10],
    ]);
    expect(classes.map(({ token }) => token)).toEqual([...mapTokens]);
  });
  it('separate amounts that differ by orders of magnitude', () => {
    const classes = colorClasses([
      ...Array.from({ length: 30 }, (_, at) => 10 ** (3 + at / 10)),
      9e11,
    ]);
    expect(Math.max(...classes.map(({ count }) => count))).toBeLessThanOrEqual(7);
  });
  it('are fewer than six for few or equal amounts', () => {
    expect(colorClasses([])).toEqual([]);
    expect(colorClasses([5, 5, 5])).toEqual([
      { token: mapTokens[5], from: -Infinity, to: Infinity, count: 3 },
    ]);
    expect(colorClasses([1, 2]).map(({ count }) => count)).toEqual([1, 1]);
    // Rounded up, the bound would exceed both amounts.
    expect(colorClasses([730_000, 9_895_561]).map(({ to, count }) => [to, count])).toEqual([
      [9.8e6, 1],
      [Infinity, 1],
    ]);
    // The bounds round to 3.2 and 10 million. The second is dropped, because no value is between them.
    expect(colorClasses([3_165_000, 10_295_561]).map(({ count }) => count)).toEqual([1, 1]);
  });
  it('contain every amount exactly once, in order', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e13 }), {
          minLength: 1,
          maxLength: 300,
        }),
        (values) => {
          const classes = colorClasses(values);
          expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          values.forEach((value) => {
            const { from, to } = classes[classOf(classes, value)]!;
            expect(value >= from && value < to).toBe(true);
          });
          expect(classes.every(({ count }) => count > 0)).toBe(true);
          classes.slice(1).forEach(({ from }, at) => expect(from).toBe(classes[at]!.to));
        },
      ),
    ));
});
