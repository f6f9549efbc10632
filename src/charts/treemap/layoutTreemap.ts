import { hierarchy, treemap, treemapBinary, treemapSquarify } from 'd3';
import { breakpoints } from '@/lib/layoutTokens';
import { sortRows } from '@/lib/sortRows';
import { textWidth, wrapText } from '@/lib/fitText';
import { getShade, type Fill, type Shade } from '../drawing/fills';
import { toFiniteNumber, type Box, type ChartLayout, type ChartRow } from '../drawing/stops';

export interface TreemapPart extends ChartRow {
  /** The formatted share, shown in the cell. */
  share: string;
  tone?: 'rest' | 'unknown';
  /** The fixed color of the part’s category. */
  fill?: Fill;
}
export interface TreemapCell extends Box, Pick<TreemapPart, 'key' | 'tone' | 'fill'> {
  /** Index among the given parts. */
  index: number;
  /** Shade of a cell without a fixed color: 1, the darkest, for the largest third of the cells. */
  shade: Shade;
  /** Lines of the name. Text that does not fit is omitted. */
  lines: readonly string[];
  /** Lines of the amount and the share below the name. */
  details: readonly string[];
}
export interface TreemapLayout extends ChartLayout {
  cells: readonly TreemapCell[];
}
const MAX_GAP = 4;
const MAX_LINES = 3;
/** Line height, as a multiple of the text size. */
export const LINE = 1.25;
/** Padding between the edge of a cell and its text, in CSS pixels. */
export const INSET = 8;

const fitLabel = (
  part: TreemapPart,
  width: number,
  height: number,
  textSize: number,
): Pick<TreemapCell, 'lines' | 'details'> => {
  const [room, rows] = [width - 2 * INSET, Math.floor((height - INSET) / (textSize * LINE))];
  if (room < textSize * 2 || rows < 1) return { lines: [], details: [] };
  const lines = wrapText(part.label, room, textSize, Math.min(MAX_LINES, rows));
  const choices = [[`${part.text} · ${part.share}`], [part.text, part.share], [part.share]];
  const details = choices.find(
    (texts) =>
      lines.length > 0 &&
      rows >= lines.length + texts.length &&
      texts.every((text) => textWidth(text, textSize) <= room),
  );
  return { lines, details: details ?? [] };
};

/**
 * Lays out a treemap, largest first, in `width` by `height` CSS pixels. A wide chart uses d3's binary tiling, as the pages document
 * requires. In a narrow chart, that would create slivers, so its cells are as square as possible. Parts without a positive amount are
 * returned as `notDrawn`.
 */
export const layoutTreemap = (
  parts: readonly TreemapPart[],
  width: number,
  height: number,
  textSize = 13,
): TreemapLayout => {
  const sortedParts = sortRows(
    parts.map((part, index) => ({ part, index, size: toFiniteNumber(part.value) ?? 0 })),
    ({ size }) => size,
    'desc',
  );
  const visibleParts = sortedParts.filter(({ size }) => size > 0);
  const undrawnParts = sortedParts
    .filter(({ size }) => size <= 0)
    .sort((a, b) => a.index - b.index)
    .map(({ part }) => part);
  if (!visibleParts.length) return { cells: [], stops: [], notDrawn: undrawnParts };
  // Scales the gap down, because many small cells would consist only of gaps.
  const gap = Math.min(MAX_GAP, Math.sqrt((width * height) / visibleParts.length) / 8);
  const root = hierarchy<{ size: number; children?: typeof visibleParts }>({
    size: 0,
    children: visibleParts,
  });
  const layoutTiles = treemap<{ size: number; children?: typeof visibleParts }>()
    .tile(width < breakpoints.smallTablet ? treemapSquarify.ratio(1) : treemapBinary)
    .size([width, height])
    .paddingInner(gap);
  const leaves = layoutTiles(root.sum(({ size }) => size)).leaves();
  const cells = leaves.map(({ x0, y0, x1, y1 }, at): TreemapCell => {
    const { part, index } = visibleParts[at]!;
    // Keeps slivers inside the chart. The gaps would push them over its edge.
    const [right, bottom] = [Math.min(width, x1), Math.min(height, y1)];
    const [x, y] = [Math.min(x0, right), Math.min(y0, bottom)];
    const box = { x, y, width: right - x, height: bottom - y };
    return {
      key: part.key,
      tone: part.tone,
      fill: part.fill,
      index,
      ...box,
      shade: getShade(at, visibleParts.length),
      ...fitLabel(part, box.width, box.height, textSize),
    };
  });
  return {
    cells,
    notDrawn: undrawnParts,
    stops: cells.map(({ key, x, y, width: cellWidth }, at) => {
      const { label, text: valueText, share } = visibleParts[at]!.part;
      return { key, label, text: `${valueText}, ${share}`, x: x + cellWidth / 2, y: y + INSET };
    }),
  };
};
