import fc from 'fast-check';
import { ABOVE_ZERO, classOf, makeColorScale, mapTokens } from './colorClasses';

const summarize = (values: readonly number[]) => {
  const { classes, method } = makeColorScale(values);
  return { ends: classes.map(({ to, count }) => [to, count]), method };
};
describe('the color classes of a map', () => {
  it('have powers of ten as bounds for amounts of many magnitudes', () =>
    expect(summarize([5e5, 3e6, 4e7, 2e8, 6e8, 3e9])).toEqual({
      ends: [
        [1e6, 1],
        [1e7, 1],
        [1e8, 1],
        [1e9, 2],
        [Infinity, 1],
      ],
      method: 'Colors by amount. Each step is ten times the last.',
    }));
  it('have finer steps for amounts that are closer together', () => {
    expect(summarize([1e9, 4e9, 1.5e10, 8e10])).toEqual({
      ends: [
        [2e9, 1],
        [5e9, 1],
        [1e10, 0],
        [2e10, 1],
        [5e10, 0],
        [Infinity, 1],
      ],
      method: 'Colors by amount. Each step is about twice the last.',
    });
    expect(summarize([12_000, 17_000, 25_000, 60_000])).toEqual({
      ends: [
        [15_000, 1],
        [20_000, 1],
        [30_000, 1],
        [50_000, 0],
        [Infinity, 1],
      ],
      method: 'Colors by amount. Each step is about 1.5 times the last.',
    });
  });
  it('have steps of a hundred where six steps of ten leave most amounts below', () =>
    expect(summarize([20, 4e3, 6e5, 8e7, 9e9, 3e12])).toEqual({
      ends: [
        [1e4, 2],
        [1e6, 1],
        [1e8, 1],
        [1e10, 1],
        [1e12, 0],
        [Infinity, 1],
      ],
      method: 'Colors by amount. Each step is a hundred times the last.',
    }));
  it('keep the finer steps when at most a quarter of the amounts is below the lowest', () => {
    const states = [2e11, 9e10, 6e10, 3e10, 3e10, 1.2e10, 1.1e10, 8e9];
    const { ends, method } = summarize([...states, 4e7, 9e6]);
    expect(method).toMatch(/about twice/);
    expect(ends[0]).toEqual([1e10, 3]);
    expect(summarize([...states, 4e7, 9e6, 5e6]).method).toMatch(/ten times/);
  });
  it('give zero and negative amounts one class below all others', () => {
    const { classes } = makeColorScale([-5, 0, 2, 30, 400]);
    expect(classes.map(({ to, count }) => [to, count])).toEqual([
      [ABOVE_ZERO, 2],
      [10, 1],
      [100, 1],
      [Infinity, 1],
    ]);
    expect(classOf(classes, 0)).toBe(0);
    expect(classOf(classes, 0.01)).toBe(1);
    expect(summarize([0, -3])).toEqual({ ends: [[ABOVE_ZERO, 2]], method: '' });
    expect(summarize([0, 5]).ends).toEqual([
      [ABOVE_ZERO, 1],
      [Infinity, 1],
    ]);
  });
  it('are one class in the darkest color for a single amount, equal amounts, and amounts within one step', () => {
    for (const values of [[730_000], [5, 5, 5], [1.1e6, 1.4e6]])
      expect(makeColorScale(values)).toEqual({
        classes: [{ token: mapTokens[5], from: -Infinity, to: Infinity, count: values.length }],
        method: '',
      });
  });
  it('ignore amounts that are missing or not finite', () => {
    expect(makeColorScale([])).toEqual({ classes: [], method: '' });
    expect(makeColorScale([NaN, Infinity, -Infinity])).toEqual({ classes: [], method: '' });
    expect(summarize([NaN, 7]).ends).toEqual([[Infinity, 1]]);
  });
  it('name no step when one bound separates two classes', () =>
    expect(summarize([3.1e9, 3.6e9, 5.5e9])).toEqual({
      ends: [
        [5e9, 2],
        [Infinity, 1],
      ],
      method: 'Colors by amount.',
    }));
  it('have no bound below a cent', () =>
    expect(summarize([0.004, 0.2]).ends).toEqual([
      [0.02, 1],
      [0.05, 0],
      [0.1, 0],
      [0.2, 0],
      [Infinity, 1],
    ]));
  it('spread over the six colors, from the palest to the darkest', () => {
    const getTokens = (values: readonly number[]) =>
      makeColorScale(values).classes.map(({ token }) => token);
    expect(getTokens([1e9, 4e9, 1.5e10, 8e10])).toEqual(mapTokens);
    expect(getTokens([-5, 2, 30, 400])).toEqual([0, 2, 3, 5].map((at) => mapTokens[at]));
  });
  it('are at most six, contain every amount exactly once in order, and are not empty at the ends', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e13 }),
            fc.integer({ min: -200, max: 1300 }).map((power) => 10 ** (power / 100)),
          ),
          { minLength: 1, maxLength: 300 },
        ),
        (values) => {
          const { classes } = makeColorScale(values);
          expect(classes.length).toBeLessThanOrEqual(mapTokens.length);
          expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          values.forEach((value) => {
            const { from, to } = classes[classOf(classes, value)]!;
            expect(value >= from && value < to).toBe(true);
          });
          expect(classes[0]!.count).toBeGreaterThan(0);
          expect(classes.at(-1)!.count).toBeGreaterThan(0);
          classes.slice(1).forEach(({ from }, at) => {
            expect(from).toBe(classes[at]!.to);
            if (from !== ABOVE_ZERO)
              expect(['1', '1.5', '2', '3', '5', '7']).toContain(
                from.toExponential().split('e')[0],
              );
          });
          expect(new Set(classes.map(({ token }) => token)).size).toBe(classes.length);
        },
      ),
    ));
});
