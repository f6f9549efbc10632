import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth } from '@/lib/fitText';
import { getShade, SHADE_COUNT, type Fill, type Shade } from '../drawing/fills';
import { toFiniteNumber, type ChartLayout, type ChartRow } from '../drawing/stops';

export interface CascadePart extends ChartRow {
  /** The formatted share of the step’s total. */
  share: string;
  tone?: 'rest' | 'unknown';
  /** The fixed color of the part’s category. */
  fill?: Fill;
}
/** A whole and its parts. The selected part is the whole of the next step. */
export interface CascadeStep {
  key: string;
  /** Label at the left, above the bar. */
  label: string;
  /** Formatted total at the right, above the bar. */
  text: string;
  parts: readonly CascadePart[];
  /** Key of the part that the next step splits. */
  chosen?: string;
}
/** Indexes into the given steps and parts. */
export interface CascadeSpot {
  step: number;
  part: number;
}
export interface CascadeSegment extends CascadeSpot {
  key: string;
  x: number;
  width: number;
  /** Shade without a fixed color, from 1 for the largest third of the pieces of a bar to 3 for the smallest. */
  shade: Shade;
  tone?: 'rest' | 'unknown';
  fill?: Fill;
  chosen: boolean;
  /** Label shortened to fit into the piece; '' if there is no space for it. */
  fittedText: string;
}
export interface CascadeBar {
  key: string;
  y: number;
  label: { y: number; left: string; right: string };
  segments: readonly CascadeSegment[];
  /** The shape from the selected piece to the full width of the next bar. */
  opening: { from: number; to: number; top: number; bottom: number } | null;
}
export interface CascadeLayout extends ChartLayout {
  bars: readonly CascadeBar[];
  /** Step and part of each stop, in the order of the stops. */
  spots: readonly CascadeSpot[];
  height: number;
}

export const BAR_HEIGHT = 44;
/** Gap between a bar and the heading of the next bar, in CSS pixels. */
const OPENING_HEIGHT = 30;
const LINE_HEIGHT = 1.5;
const TEXT_INSET = 6;
/** Minimum width of the selected piece, in CSS pixels, so that its opening is visible. */
const MIN_CHOSEN_WIDTH = 4;

const sizeOf = ({ value }: CascadePart): number => toFiniteNumber(value) ?? 0;
/** Returns the parts above zero: named parts, largest first, then the rest, then the unknown. */
const orderParts = (parts: readonly CascadePart[]) => {
  const sizedParts = parts.map((part, index) => ({ part, index, size: sizeOf(part) }));
  const filterByTone = (tone?: CascadePart['tone']) =>
    sizedParts.filter(({ part, size }) => part.tone === tone && size > 0);
  return [
    ...sortRows(filterByTone(), ({ size }) => size, 'desc'),
    ...filterByTone('rest'),
    ...filterByTone('unknown'),
  ];
};
const labelPart = ({ label, share }: CascadePart, room: number, textSize: number): string => {
  const name = room > textSize * 3 ? fitText(label, room, textSize) : '';
  const fullLabel = `${label} ${share}`;
  return name && textWidth(fullLabel, textSize) <= room ? fullLabel : name;
};
/** Lays out the parts of a step side by side. The extra width of a thin selected part is taken from all others in proportion. */
const layoutSegments = (
  { key, parts, chosen: chosenKey }: CascadeStep,
  stepIndex: number,
  width: number,
  textSize: number,
): readonly CascadeSegment[] => {
  const orderedParts = orderParts(parts);
  const total = orderedParts.reduce((sum, { size }) => sum + size, 0);
  const chosenSize = orderedParts.find(({ part }) => part.key === chosenKey)?.size ?? 0;
  const chosenWidth = chosenSize
    ? Math.max((chosenSize / total) * width, Math.min(MIN_CHOSEN_WIDTH, width))
    : 0;
  const otherSize = total - chosenSize;
  const scale = otherSize > 0 ? (width - chosenWidth) / otherSize : 0;
  const rankedCount = orderedParts.filter(({ part }) => !part.tone).length;
  let end = 0;
  return orderedParts.map(({ part, index, size }, at) => {
    const isSelected = part.key === chosenKey;
    const x = end;
    const segmentWidth = isSelected ? chosenWidth : size * scale;
    end += segmentWidth;
    return {
      key: `${key}/${part.key}`,
      step: stepIndex,
      part: index,
      x,
      width: segmentWidth,
      shade: getShade(at, Math.max(SHADE_COUNT, rankedCount)),
      tone: part.tone,
      fill: part.fill,
      chosen: isSelected,
      fittedText: labelPart(part, segmentWidth - 2 * TEXT_INSET, textSize),
    };
  });
};

/**
 * Lays out the steps as full-width bars below one another. The parts are sorted largest first, then the rest, then the unknown. The
 * selected part opens into the next bar. Parts of zero or less are returned as `notDrawn`.
 */
export const layoutCascade = (
  steps: readonly CascadeStep[],
  width: number,
  textSize = 13,
): CascadeLayout => {
  const row = textSize * LINE_HEIGHT;
  const pitch = row + 4 + BAR_HEIGHT + OPENING_HEIGHT;
  const bars = steps.map((step, at): CascadeBar => {
    const top = at * pitch;
    const y = top + row + 4;
    const segments = layoutSegments(step, at, width, textSize);
    const chosenSegment = at + 1 < steps.length && segments.find(({ chosen }) => chosen);
    const room = Math.max(0, width - textWidth(step.text, textSize) - TEXT_INSET * 2);
    return {
      key: step.key,
      y,
      label: { y: top + row * 0.75, left: fitText(step.label, room, textSize), right: step.text },
      segments,
      opening: chosenSegment
        ? {
            from: chosenSegment.x,
            to: chosenSegment.x + chosenSegment.width,
            top: y + BAR_HEIGHT,
            bottom: y + pitch,
          }
        : null,
    };
  });
  return {
    bars,
    stops: bars.flatMap(({ segments, y }) =>
      segments.map(({ key, step, part, x, width: pieceWidth }) => {
        const { label: wholeLabel, parts } = steps[step]!;
        const { label, text: amount, share } = parts[part]!;
        return {
          key,
          label,
          text: `${amount}, ${share} of ${wholeLabel}`,
          x: x + pieceWidth / 2,
          y,
        };
      }),
    ),
    spots: bars.flatMap(({ segments }) => segments.map(({ step, part }) => ({ step, part }))),
    notDrawn: steps.flatMap(({ parts }) => parts.filter((part) => sizeOf(part) <= 0)),
    height: steps.length ? steps.length * pitch - OPENING_HEIGHT + 2 : 0,
  };
};
