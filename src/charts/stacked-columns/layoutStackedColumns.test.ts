import { layoutStackedColumns, type StackedColumn } from './layoutStackedColumns';

const column = (
  key: string,
  values: readonly (number | null)[],
  line: number | null,
): StackedColumn => ({
  key,
  label: key,
  parts: values.map((value, at) => ({ key: String(at), tone: 'obligation', value })),
  lineValue: line,
  text: `${key} in words`,
});
const layout = (...columns: StackedColumn[]) => layoutStackedColumns(columns, 600, 280);
const round = (value: number) => Math.round(value * 10) / 10;

describe('stacked columns', () => {
  it('stack their parts in proportion', () => {
    const { columns, zero } = layout(column('a', [30, 10], 20));
    const [low, high] = columns[0]!.parts;
    expect(round(low!.y + low!.height)).toBe(round(zero));
    expect(round(high!.y + high!.height)).toBe(round(low!.y));
    expect(round(low!.height / high!.height)).toBe(3);
    expect(round(zero - columns[0]!.point!.y)).toBe(round((low!.height * 2) / 3));
  });
  it('draw negative parts below zero and omit zero and missing ones', () => {
    const { columns, zero } = layout(column('a', [30, -10, 0, null], null));
    expect(columns[0]!.parts).toHaveLength(2);
    expect(round(columns[0]!.parts[1]!.y)).toBe(round(zero));
  });
  it('split the line at gaps', () => {
    const { lines, notDrawn, stops } = layout(
      column('a', [1], 1),
      column('b', [1], 1),
      column('c', [null], null),
      column('d', [1], 1),
      column('e', [1], 2),
    );
    expect(lines.map((line) => line.length)).toEqual([2, 2]);
    expect(notDrawn).toEqual([column('c', [null], null)]);
    expect(stops.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
  it('start a new line segment at a column with `startsSegment`', () => {
    const { lines } = layout(
      column('a', [1], 1),
      column('b', [1], 2),
      { ...column('c', [1], 1), startsSegment: true },
      column('d', [1], 2),
    );
    expect(lines.map((line) => line.length)).toEqual([2, 2]);
  });
  it('label as many periods as fit', () => {
    const many = Array.from({ length: 40 }, (_, at) => column(`2024 Q${at}`, [at], at));
    const { labels, plot } = layoutStackedColumns(many, 300, 280);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length * 60).toBeLessThanOrEqual(plot.width + 60);
  });
  it('are empty without columns', () => {
    expect(layoutStackedColumns([], 0, 0)).toEqual(
      expect.objectContaining({ columns: [], stops: [], lines: [] }),
    );
  });
});
