import { sortedBy } from '@/lib/sortedBy';
import { fitText, textWidth } from '@/lib/fitText';
import { numberOr, type NotDrawn, type Stop } from '../drawing/stops';

/** A part of a step: one piece of its bar. */
export interface CascadePart {
  key: string;
  label: string;
  value: number | null;
  /** The formatted value. */
  text: string;
  /** The formatted share of the step. */
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
  /** Key of the part that the next step opens. */
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
  /** 1 for the largest to 5 for the smallest pieces of a bar. */
  shade: number;
  tone?: 'rest' | 'unknown';
  chosen: boolean;
  /** The text that fits into the piece. */
  words: string;
}
export interface CascadeBar {
  key: string;
  y: number;
  label: { y: number; left: string; right: string };
  pieces: readonly CascadePiece[];
  /** The shape from the selected piece to the full width of the next bar. */
  opening: { from: number; to: number; top: number; bottom: number } | null;
}
export interface CascadeLayout {
  bars: readonly CascadeBar[];
  /** One for each piece, bar by bar. */
  stops: readonly Stop[];
  spots: readonly CascadeSpot[];
  notDrawn: readonly NotDrawn[];
  height: number;
}

export const BAR = 44;
/** Gap between a bar and the heading of the next, in CSS pixels. */
const OPENING = 30;
const LINE = 1.5;
const INSET = 6;
const SHADES = 5;
/** Minimum width of the selected piece, in CSS pixels, so that its opening is visible. */
const THINNEST_CHOSEN = 4;

/**
 * Lays out the steps as full-width bars below one another. The parts are sorted largest first, then the rest, then the unknown. The
 * selected part opens into the next bar. Parts of zero or less are returned as `notDrawn`.
 */
export const layoutCascade = (
  steps: readonly CascadeStep[],
  width: number,
  text = 13,
): CascadeLayout => {
  const row = text * LINE;
  const notDrawn: NotDrawn[] = [];
  const stops: Stop[] = [];
  const spots: CascadeSpot[] = [];
  let top = 0;
  const bars = steps.map((step, at): CascadeBar => {
    const sized = step.parts.map((part, index) => ({ part, index, size: numberOr(part.value) }));
    for (const { part, size } of sized)
      if (size === null || size <= 0) notDrawn.push({ label: part.label, text: part.text });
    const drawn = sized.filter(({ size }) => size !== null && size > 0);
    const named = sortedBy(
      drawn.filter(({ part }) => !part.tone),
      ({ size }) => size,
      'desc',
    );
    const order = [
      ...named,
      ...drawn.filter(({ part }) => part.tone === 'rest'),
      ...drawn.filter(({ part }) => part.tone === 'unknown'),
    ];
    const total = order.reduce((sum, { size }) => sum + size!, 0);
    const labelY = top + row * 0.75;
    const y = top + row + 4;
    const opens = order.some(({ part }) => part.key === step.chosen);
    // The extra width of the selected piece is taken from all other pieces in proportion.
    const share = (size: number) => (total > 0 ? size / total : 0);
    const chosenSize = order.find(({ part }) => part.key === step.chosen)?.size ?? 0;
    const natural = share(chosenSize) * width;
    const wide = opens ? Math.max(natural, Math.min(THINNEST_CHOSEN, width)) : 0;
    const others = total - chosenSize;
    const scale = others > 0 ? (width - wide) / others : 0;
    let x = 0;
    const pieces: CascadePiece[] = [];
    order.forEach(({ part, index, size }, nth) => {
      const chosen = part.key === step.chosen;
      const long = chosen ? wide : size! * scale;
      const room = long - 2 * INSET;
      const name = room > text * 3 ? fitText(part.label, room, text) : '';
      const full = `${part.label} ${part.share}`;
      pieces.push({
        key: `${step.key}/${part.key}`,
        step: at,
        part: index,
        x,
        width: long,
        shade: 1 + Math.floor((nth * SHADES) / Math.max(SHADES, named.length)),
        tone: part.tone,
        chosen,
        words: name && textWidth(full, text) <= room ? full : name,
      });
      stops.push({
        key: `${step.key}/${part.key}`,
        label: part.label,
        text: `${part.text}, ${part.share} of ${step.label}`,
        x: x + long / 2,
        y,
      });
      spots.push({ step: at, part: index });
      x += long;
    });
    const from = pieces.find(({ chosen }) => chosen);
    const next = at + 1 < steps.length;
    const bottom = y + BAR;
    const bar: CascadeBar = {
      key: step.key,
      y,
      label: {
        y: labelY,
        left: fitText(
          step.label,
          Math.max(0, width - textWidth(step.text, text) - INSET * 2),
          text,
        ),
        right: step.text,
      },
      pieces,
      opening:
        from && next
          ? {
              from: from.x,
              to: from.x + from.width,
              top: bottom,
              bottom: bottom + OPENING + row + 4,
            }
          : null,
    };
    top = bottom + OPENING;
    return bar;
  });
  return {
    bars,
    stops,
    spots,
    notDrawn,
    height: steps.length ? top - OPENING + 2 : 0,
  };
};
