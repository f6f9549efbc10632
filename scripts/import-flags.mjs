/**
 * `npm run import-flags`: writes `public/graphics/state/`, an SVG file per state and territory with the FIPS code as its name. Source:
 * the package us-state-flags, whose paths are curves with up to eight decimals. The script moves them to a grid that is finer than
 * the pixels of the site's flags. Run it after the package is updated.
 *
 * `--out FOLDER` writes to another folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readStateCodes } from './lib/boundaryFiles.mjs';
import { root } from './lib/dataSet.mjs';

/** Number of grid positions across a flag. The site shows flags about 100 px wide. */
const WIDTH = 500;
/** Distance in grid positions of a curve's control points from a straight line below which the curve becomes that line. */
const TOLERANCE = 0.5;
/** The most bytes of a flag with brotli. */
const MAX_SIZE = 10_000;

/** @typedef {{ scale: number, left: number, top: number }} Place scale to the grid, and the position of a path in its flag */
/** @typedef {{ letter: 'c' | 'l', numbers: number[] }} Segment */

/** Returns true if a curve from 0, 0 is a line for the eye: its control points are near the line and between its ends. */
const isStraight = (/** @type {number[]} */ [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]) => {
  const length = Math.hypot(x, y);
  const isNear = (/** @type {number} */ px, /** @type {number} */ py) => {
    const along = px * x + py * y;
    const isBetween = along >= 0 && along <= x * x + y * y;
    return isBetween && Math.abs(px * y - py * x) <= TOLERANCE * length;
  };
  return length ? isNear(x1, y1) && isNear(x2, y2) : !(x1 || y1 || x2 || y2);
};

/** Returns SVG path data of segments. A letter is written only where it changes. @param {readonly Segment[]} segments */
const formatSegments = (segments) =>
  segments
    .map(({ letter, numbers }, at) => {
      const start = letter === segments[at - 1]?.letter ? ' ' : letter;
      return start + numbers.join(' ');
    })
    .join('')
    .replaceAll(' -', '-');

/**
 * Returns the path data of a subpath on the grid; '' if nothing of it is left there.
 * @type {(data: string, place: Place) => string}
 */
const convertSubpath = (data, { scale, left, top }) => {
  let position = [0, 0];
  let start = '';
  const segments = (data.match(/[A-Z][^A-Z]*/g) ?? []).flatMap((segment) => {
    const points = (segment.match(/-?[\d.]+/g) ?? []).map((text, at) =>
      Math.round((Number(text) + (at % 2 ? top : left)) * scale),
    );
    const [x0 = 0, y0 = 0] = position;
    const numbers = points.map((value, at) => value - (at % 2 ? y0 : x0));
    const kind = `${segment[0]}${points.length}`;
    if (kind === 'Z0') return [];
    if (kind !== 'M2' && kind !== 'C6') throw new Error(`Unknown path segment: ${segment}`);
    position = points.slice(-2);
    if (kind === 'M2') {
      start = `M${points.join(' ')}`.replaceAll(' -', '-');
      return [];
    }
    if (!numbers.some(Boolean)) return [];
    /** @type {Segment} */
    const line = { letter: 'l', numbers: numbers.slice(-2) };
    /** @type {Segment} */
    const curve = { letter: 'c', numbers };
    return [isStraight(numbers) ? line : curve];
  });
  return segments.length ? `${start}${formatSegments(segments)}z` : '';
};

/** Returns the SVG file of a flag from the source of its React component. @param {string} source */
const convertFlag = (source) => {
  const [, width, height] = /viewBox: '0 0 (\d+) (\d+)'/.exec(source) ?? [];
  const paths = [
    ...source.matchAll(
      /<path d="([^"]*)" fill="(#\w{6})" transform="translate\((.+?),(.+?)\)"\/>/g,
    ),
  ];
  if (!width || !height || paths.length !== source.split('<path').length - 1)
    throw new Error('The form of the flags in us-state-flags has changed');
  const scale = WIDTH / Number(width);
  const gridHeight = Math.round(Number(height) * scale);
  const shapes = paths.flatMap(([, data = '', fill = '', left, top]) => {
    const place = { scale, left: Number(left), top: Number(top) };
    const converted = data
      .split(/(?=M)/)
      .map((subpath) => convertSubpath(subpath, place))
      .join('');
    return converted ? [`<path fill="${fill.toLowerCase()}" d="${converted}"/>`] : [];
  });
  // The package draws white parts of some flags by its white background.
  const ground = `<path fill="#fff" d="M0 0h${WIDTH}v${gridHeight}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${gridHeight}" viewBox="0 0 ${WIDTH} ${gridHeight}">${ground}${shapes.join('')}</svg>\n`;
};

const [option, folder] = process.argv.slice(2);
if (option && (option !== '--out' || !folder))
  throw new Error('Usage: npm run import-flags [-- --out FOLDER]');
const target = folder ? resolve(folder) : join(root, 'public/graphics/state');
mkdirSync(target, { recursive: true });
const sizes = [...readStateCodes()].flatMap(([fips, code]) => {
  const path = join(root, `node_modules/us-state-flags/src/components/flags/Flag${code}.js`);
  // The associated states, which are in the same list, have no profile and no flag.
  if (!existsSync(path)) return [];
  const flag = convertFlag(readFileSync(path, 'utf8'));
  const size = brotliCompressSync(flag).length;
  if (size > MAX_SIZE) throw new Error(`The flag of ${code} has ${size} bytes with brotli`);
  writeFileSync(join(target, `${fips}.svg`), flag);
  return [size];
});
console.log(
  `${sizes.length} flags, the largest ${Math.round(Math.max(...sizes) / 100) / 10} kB with brotli → ${target}`,
);
