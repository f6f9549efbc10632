import { join } from 'node:path';
import { usStates } from '@/domain/states';
import type { Boundaries } from '@/lib/boundaries';
import { insetAreas, insets, squares, wholePlane } from '@/map/plane';
import { readBoundaries } from './boundaryFile';

const folder = join(__dirname, '../public/data/boundaries');
const read = (name: string) => readBoundaries(join(folder, name)).features;
/** A box in pixels on a map that is 344 px wide, as on a phone of 390 px. `top` is north. */
interface Pixels {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
type Point = readonly [number, number];
if (!('corners' in wholePlane)) throw new Error('the plane has no corners');
const north = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180));
const [[west], [east, top]] = wholePlane.corners;
const scale = 336 / (((east - west) * Math.PI) / 180);
const toPixel = ([longitude, latitude]: readonly number[]): Point => [
  (((longitude! - west) * Math.PI) / 180) * scale,
  (north(top) - north(latitude!)) * scale,
];
const getBounds = (points: readonly Point[]): Pixels => {
  const [x, y] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, right] = [Math.min(...x), Math.max(...x)];
  return { left, right, top: Math.min(...y), bottom: Math.max(...y) };
};
const toBox = ({ corners }: (typeof insets)[number]) => getBounds(corners.map(toPixel));
const toRings = ({ geometry }: Boundaries['features'][number]): Point[][] =>
  (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).map((ring) =>
    ring.map(toPixel),
  );
const toPoints = (area: Boundaries['features'][number]) => toRings(area).flat();
const isWithin = ([x, y]: Point, box: Pixels, slack = 0.05) =>
  x >= box.left - slack &&
  x <= box.right + slack &&
  y >= box.top - slack &&
  y <= box.bottom + slack;
const computeSize = (ring: readonly Point[]) =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at]![0] * y - x * ring[at]![1], 0) / 2,
  );

const states = read('states.json');
const findState = (code: string) => states.find(({ properties }) => properties.code === code)!;
const frame = getBounds(wholePlane.corners.map(toPixel));
const distantCodes = new Set(insets.map(({ code }) => code));

describe('the plane of the map', () => {
  it('has all 50 states, the District of Columbia and five territories in its frame', () => {
    const associated = ['FM', 'MH', 'PW', 'UM'];
    expect(states.map(({ properties }) => properties.code).sort()).toEqual(
      usStates
        .map(({ code }) => code)
        .filter((code) => !associated.includes(code))
        .sort(),
    );
    expect(states).toHaveLength(56);
    states.forEach((area) =>
      expect([
        area.properties.code,
        toPoints(area).filter((point) => !isWithin(point, frame)),
      ]).toEqual([area.properties.code, []]),
    );
  });
  it('has no inset or square that overlaps another one or a contiguous state', () => {
    const boxes = [...insets, ...squares];
    boxes.forEach((one, at) =>
      boxes.slice(at + 1).forEach((other) => {
        const [a, b] = [toBox(one), toBox(other)];
        const isApart =
          a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect([one.code, other.code, isApart]).toEqual([one.code, other.code, true]);
      }),
    );
    // The 48 contiguous states overlap no inset, and no square except their own.
    states.forEach((area) => {
      if (distantCodes.has(area.properties.code)) return;
      boxes.forEach((box) => {
        const isOwnSquare = squares.includes(box) && box.code === area.properties.code;
        const pointsInside = toPoints(area).filter((point) =>
          isWithin(point, toBox(box), 0),
        ).length;
        if (!isOwnSquare)
          expect([area.properties.code, box.code, pointsInside]).toEqual([
            area.properties.code,
            box.code,
            0,
          ]);
      });
    });
  });
  it('places distant states and their counties inside their insets', () => {
    insets.forEach((inset) =>
      [findState(inset.code), ...read(`counties/${inset.code}.json`)].forEach((area) =>
        expect([
          area.properties.name,
          toPoints(area).every((point) => isWithin(point, toBox(inset))),
        ]).toEqual([area.properties.name, true]),
      ),
    );
    const texas = getBounds(toPoints(findState('TX')));
    expect(
      read('counties/TX.json')
        .flatMap(toPoints)
        .every((point) => isWithin(point, texas, 0.5)),
    ).toBe(true);
  });
  it('has the Pacific at the lower left and the Caribbean at the lower right', () => {
    const middle = (code: string) => {
      const box = toBox(insets.find((inset) => inset.code === code)!);
      return [(box.left + box.right) / 2 / frame.right, (box.top + box.bottom) / 2 / frame.bottom];
    };
    ['AK', 'HI', 'GU', 'MP', 'AS'].forEach((code) => {
      expect(middle(code)[0]).toBeLessThan(0.56);
      expect(middle(code)[1]).toBeGreaterThan(0.6);
    });
    ['PR', 'VI'].forEach((code) => {
      expect(middle(code)[0]).toBeGreaterThan(0.6);
      expect(middle(code)[1]).toBeGreaterThan(0.8);
    });
  });
  it('shows insets and squares at least 14 px wide and high on a phone', () => {
    [...insets, ...squares].forEach((box) => {
      const { left, right, top: above, bottom } = toBox(box);
      expect(Math.min(right - left, bottom - above)).toBeGreaterThanOrEqual(14);
      // The land in the box is also at least 14 px wide or high.
      const land = getBounds(toPoints(findState(box.code)));
      expect(Math.max(land.right - land.left, land.bottom - land.top)).toBeGreaterThanOrEqual(14);
    });
    // Every state is at least 5 px wide and high.
    states.forEach((area) => {
      const land = getBounds(toPoints(area));
      expect(Math.min(land.right - land.left, land.bottom - land.top)).toBeGreaterThanOrEqual(5);
    });
  });
  it('preserves areas and bends the 49th parallel', () => {
    const largest = (code: string) => Math.max(...toRings(findState(code)).map(computeSize));
    // The expected ratios are of total areas in square miles (Census Bureau).
    expect(largest('CO') / largest('WY')).toBeCloseTo(104094 / 97813, 2);
    expect(largest('UT') / largest('KS')).toBeCloseTo(84897 / 82278, 2);
    expect(largest('MT') / largest('NM')).toBeCloseTo(147040 / 121590, 2);
    const border = getBounds(toPoints(findState('MT')));
    const corners = toPoints(findState('MT')).filter(([x]) => x > border.right - 2);
    expect(Math.min(...corners.map(([, y]) => y)) - border.top).toBeGreaterThan(4);
    const borderPoints = toPoints(findState('MT')).filter(
      ([x, y]) => x > border.left + 5 && x < border.right - 5 && y < border.top + 10,
    );
    expect(borderPoints.length).toBeGreaterThanOrEqual(5);
  });
  it('keeps the coordinates of countries in degrees', () => {
    const germany = read('countries.json').find(({ properties }) => properties.code === 'DEU')!;
    const points = germany.geometry.type === 'Polygon' ? germany.geometry.coordinates.flat() : [];
    expect(points.length).toBeGreaterThan(5);
    points.forEach(([longitude, latitude]) => {
      expect(longitude).toBeGreaterThan(5);
      expect(latitude).toBeGreaterThan(47);
    });
  });
  it('gives a frame the code of its state only on a map of states', () => {
    const codes = (stateCodes: string[]) =>
      insetAreas(new Set(stateCodes)).features.map(({ properties }) => properties.code);
    expect(codes(['AK', 'GU', 'TX'])).toEqual(['AK', '', 'GU', '', '', '', '']);
    expect(codes(['02013'])).toEqual(['', '', '', '', '', '', '']);
  });
});
