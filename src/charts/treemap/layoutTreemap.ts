import { hierarchy, treemap, treemapBinary, treemapSquarify } from 'd3';
import { breakpoints } from '@/lib/layoutTokens';
import { sortedBy } from '@/lib/sortedBy';
import { textWidth, wrapText } from '@/lib/fitText';
import { numberOr, type NotDrawn, type Stop } from '../drawing/stops';

export interface TreemapPart {
  key: string;
  label: string;
  value: number | null;
  /** The value in words. */
  text: string;
  /** Its share in words: stands in its cell. */
  share: string;
  tone?: 'rest' | 'unknown';
}
export interface TreemapCell {
  key: string;
  tone?: 'rest' | 'unknown';
  /** Where the part stands among those given. */
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** 1 for the largest fifth of the cells in order to 5 for the smallest. */
  step: number;
  /** Lines of its name and its share; none where they do not fit. */
  lines: readonly string[];
  share: string;
}
export interface TreemapLayout {
  cells: readonly TreemapCell[];
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
}
const STEPS = 5;
const LARGEST_GAP = 4;
const LINES = 3;
/** Height of a line, in parts of the size of text. */
export const LINE = 1.25;
/** Between a cell's edge and its words, in CSS pixels. */
export const INSET = 8;

const wordsOf = (
  part: TreemapPart,
  width: number,
  height: number,
  text: number,
): Pick<TreemapCell, 'lines' | 'share'> => {
  const [room, rows] = [width - 2 * INSET, Math.floor((height - INSET) / (text * LINE))];
  if (room < text * 2 || rows < 1) return { lines: [], share: '' };
  const lines = wrapText(part.label, room, text, Math.min(LINES, rows));
  const fits = lines.length > 0 && rows > lines.length && textWidth(part.share, text) <= room;
  return { lines, share: fits ? part.share : '' };
};

/**
 * A whole cut into cells in true proportion, largest first, in a box of CSS pixels with words of a size. In a wide box by d3's binary tiling, as the
 * specification's treemaps have it; in a narrow one that would make slivers, so each cell there is as near to a square as can be. What has no size (missing, zero or negative) is told as not drawn.
 */
export const layoutTreemap = (
  parts: readonly TreemapPart[],
  width: number,
  height: number,
  text = 13,
): TreemapLayout => {
  const known = sortedBy(
    parts.map((part, index) => ({ part, index, size: numberOr(part.value) ?? 0 })),
    ({ size }) => size,
    'desc',
  );
  const drawn = known.filter(({ size }) => size > 0);
  const notDrawn = known
    .filter(({ size }) => size <= 0)
    .sort((one, other) => one.index - other.index)
    .map(({ part: { label, text: words } }) => ({ label, text: words }));
  if (!drawn.length) return { cells: [], stops: [], notDrawn };
  // Many small cells would be nothing but gaps.
  const gap = Math.min(LARGEST_GAP, Math.sqrt((width * height) / drawn.length) / 8);
  const root = hierarchy<{ size: number; children?: typeof drawn }>({ size: 0, children: drawn });
  const tile = treemap<{ size: number; children?: typeof drawn }>()
    .tile(width < breakpoints.smallTablet ? treemapSquarify.ratio(1) : treemapBinary)
    .size([width, height])
    .paddingInner(gap);
  const leaves = tile(root.sum(({ size }) => size)).leaves();
  const cells = leaves.map(({ x0, y0, x1, y1 }, at): TreemapCell => {
    const { part, index } = drawn[at]!;
    // The gaps of slivers would push them out of the box.
    const [right, bottom] = [Math.min(width, x1), Math.min(height, y1)];
    const [x, y] = [Math.min(x0, right), Math.min(y0, bottom)];
    const box = { x, y, width: right - x, height: bottom - y };
    return {
      key: part.key,
      tone: part.tone,
      index,
      ...box,
      step: 1 + Math.floor((at * STEPS) / drawn.length),
      ...wordsOf(part, box.width, box.height, text),
    };
  });
  return {
    cells,
    notDrawn,
    stops: cells.map(({ key, x, y, width: wide }, at) => {
      const { label, text: words, share } = drawn[at]!.part;
      return { key, label, text: `${words}, ${share}`, x: x + wide / 2, y: y + INSET };
    }),
  };
};
