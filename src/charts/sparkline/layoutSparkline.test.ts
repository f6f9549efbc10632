import { layoutSparkline, type SparkPoint } from './layoutSparkline';

const points = (...values: (number | null)[]): SparkPoint[] =>
  values.map((value, at) => ({ key: String(at), label: `FY ${at}`, value, text: `$${value}` }));
const layout = (...values: (number | null)[]) => layoutSparkline(points(...values), 100, 40);

describe('layoutSparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top and ends in a dot', () => {
    expect(layout(1, 3)).toMatchObject({ path: 'M4,36L96,4', dots: [{ x: 96, y: 4, last: true }] });
  });
  it('has a gap for a missing value and a dot for an isolated one', () => {
    const { path, dots, stops } = layout(1, null, 2, NaN, 3, 4);
    expect(path.match(/M/g)).toHaveLength(3);
    expect(dots.map(({ x }) => Math.round(x))).toEqual([4, 41, 96]);
    expect(stops).toHaveLength(6);
  });
  it('is centered vertically if all values are equal', () => {
    expect(layout(0, 0).path).toBe('M4,20L96,20');
    expect(layout(5).dots).toEqual([{ x: 50, y: 20, last: true }]);
    expect(layout()).toEqual({ path: '', dots: [], stops: [], zero: null });
    expect(layout(null).dots).toEqual([]);
  });
  it('shows zero if values are on both sides of it', () => {
    expect(layout(-1, 1).zero).toBe(20);
    expect(layout(0, 1).zero).toBeNull();
  });
});
