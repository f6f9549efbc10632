import { placeLeaders, type Leader } from './leaderLabels';

const GAP = 6;
const anywhere = ['middle', 'start', 'end'] as const;
const place = (...leaders: (readonly [at: number, wide: number])[]) =>
  placeLeaders(
    leaders.map(([at, wide]): Leader => ({ at, wide, sides: anywhere })),
    400,
    GAP,
  );

describe('placeLeaders', () => {
  it('puts labels in one row above their lines if they fit', () => {
    expect(place([20, 40], [200, 60], [380, 40])).toEqual({
      rows: 1,
      places: [
        { row: 0, side: 'middle', left: 0 },
        { row: 0, side: 'middle', left: 170 },
        { row: 0, side: 'middle', left: 360 },
      ],
    });
  });
  it.each([
    ['two near each other', [200, 80] as const, [210, 80] as const],
    ['two at an end', [385, 90] as const, [395, 90] as const],
    ['four near each other', [200, 80], [205, 80], [210, 80], [215, 80]],
    ['four at an end', [370, 90], [380, 40], [390, 110], [399, 30]],
    ['one over the whole width', [100, 400], [200, 50]],
    ['one on another', [200, 80] as const, [200, 80] as const],
  ])('keeps labels clear of other labels and lines: %s', (_, ...leaders) => {
    const all = leaders as (readonly [number, number])[];
    const { places, rows } = place(...all);
    expect(rows).toBeLessThanOrEqual(all.length);
    places.forEach((label, i) => {
      const right = label.left + all[i]![1];
      expect(label.left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(400);
      places.forEach((other, j) => {
        if (i === j) return;
        const [at, wide] = all[j]!;
        if (other.row === label.row)
          expect(other.left >= right || other.left + wide <= label.left).toBe(true);
        // The leader line of a label further out passes this row.
        if (other.row > label.row && all[i]![0] !== at && all[i]![1] < 400)
          expect(at <= label.left || at >= right).toBe(true);
      });
    });
  });
  it('gives each label its own row if each takes the full width', () => {
    const { places } = place([50, 400], [150, 400], [250, 400], [350, 400]);
    expect(new Set(places.map(({ row }) => row)).size).toBe(4);
  });
  it('returns no rows without labels', () => {
    expect(placeLeaders([], 400, GAP)).toEqual({ rows: 0, places: [] });
  });
});
