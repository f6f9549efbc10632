import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth } from '@/lib/fitText';
import { toFiniteNumber, type ChartLayout, type ChartRow } from '../drawing/stops';

export interface CascadePart extends ChartRow {
  /** The formatted share of the step’s total. */
  share: string;
  tone?: 'rest' | 'unknown';
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
export interface CascadePiece extends CascadeSpot {
  key: string;
  x: number;
  width: number;
  /** Shade, from 1 for the largest pieces of a bar to 5 for the smallest. */
  shade: number;
  tone?: 'rest' | 'unknown';
  chosen: boolean;
  /** Label shortened to fit into the piece; '' if there is no space for it. */
  fittedText: string;
}
export interface CascadeBar {
  key: string;
  y: number;
  label: { y: number; left: string; right: string };
  pieces: readonly CascadePiece[];
  /** The shape from the selected piece to the full width of the next bar. */
  opening: { from: number; to: number; top: number; bottom: number } | null;
}
export interface CascadeLayout extends ChartLayout {
  bars: readonly CascadeBar[];
  /** Step and part of each stop, in the order of the stops. */
  spots: readonly CascadeSpot[];
  height: number;
}

export const BAR = 44;
/** Gap between a bar and the heading of the next bar, in CSS pixels. */
const OPENING = 30;
const LINE_HEIGHT = 1.5;
const INSET = 6;
const SHADES = 5;
/** Minimum width of the selected piece, in CSS pixels, so that its opening is visible. */
const THINNEST_CHOSEN = 4;

const sizeOf = ({ value }: CascadePart): number => toFiniteNumber(value) ?? 0;
/** Returns the parts above zero: named parts, largest first, then the rest, then the unknown. */
const orderParts = (parts: readonly CascadePart[]) => {
  const sizedParts = parts.map((part, index) => ({ part, index, size: sizeOf(part) }));
  const withTone = (tone?: CascadePart['tone']) =>
    sizedParts.filter(({ part, size }) => part.tone === tone && size > 0);
  return [
    ...sortRows(withTone(), ({ size }) => size, 'desc'),
    ...withTone('rest'),
    ...withTone('unknown'),
  ];
};
const labelPart = ({ label, share }: CascadePart, room: number, text: number): string => {
  const name = room > text * 3 ? fitText(label, room, text) : '';
  const fullLabel = `${label} ${share}`;
  return name && textWidth(fullLabel, text) <= room ? fullLabel : name;
};
/** Lays out the parts of a step side by side. The extra width of a thin selected part is taken from all others in proportion. */
const layoutPieces = (
  { key, parts, chosen: chosenKey }: CascadeStep,
  step: number,
  width: number,
  text: number,
): readonly CascadePiece[] => {
  const order = orderParts(parts);
  const total = order.reduce((sum, { size }) => sum + size, 0);
  const chosenSize = order.find(({ part }) => part.key === chosenKey)?.size ?? 0;
  const chosenWidth = chosenSize
    ? Math.max((chosenSize / total) * width, Math.min(THINNEST_CHOSEN, width))
    : 0;
  const others = total - chosenSize;
  const scale = others > 0 ? (width - chosenWidth) / others : 0;
  const rankedParts = order.filter(({ part }) => !part.tone).length;
  let end = 0;
  return order.map(({ part, index, size }, at) => {
    const isSelected = part.key === chosenKey;
    const x = end;
    const pieceWidth = isSelected ? chosenWidth : size * scale;
    end += pieceWidth;
    return {
      key: `${key}/${part.key}`,
      step,
      part: index,
      x,
      width: pieceWidth,
      shade: 1 + Math.floor((at * SHADES) / Math.max(SHADES, rankedParts)),
      tone: part.tone,
      chosen: isSelected,
      fittedText: labelPart(part, pieceWidth - 2 * INSET, text),
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
  text = 13,
): CascadeLayout => {
  const row = text * LINE_HEIGHT;
  const pitch = row + 4 + BAR + OPENING;
  const bars = steps.map((step, at): CascadeBar => {
    const top = at * pitch;
    const y = top + row + 4;
    const pieces = layoutPieces(step, at, width, text);
    const from = at + 1 < steps.length && pieces.find(({ chosen }) => chosen);
    const room = Math.max(0, width - textWidth(step.text, text) - INSET * 2);
    return {
      key: step.key,
      y,
      label: { y: top + row * 0.75, left: fitText(step.label, room, text), right: step.text },
      pieces,
      opening: from
        ? { from: from.x, to: from.x + from.width, top: y + BAR, bottom: y + pitch }
        : null,
    };
  });
  return {
    bars,
    stops: bars.flatMap(({ pieces, y }) =>
      pieces.map(({ key, step, part, x, width: pieceWidth }) => {
        const { label: whole, parts } = steps[step]!;
        const { label, text: amount, share } = parts[part]!;
        return { key, label, text: `${amount}, ${share} of ${whole}`, x: x + pieceWidth / 2, y };
      }),
    ),
    spots: bars.flatMap(({ pieces }) => pieces.map(({ step, part }) => ({ step, part }))),
    notDrawn: steps.flatMap(({ parts }) => parts.filter((part) => sizeOf(part) <= 0)),
    height: steps.length ? steps.length * pitch - OPENING + 2 : 0,
  };
};
