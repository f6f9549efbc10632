import { textWidth } from '@/lib/fitText';

/**
 * Returns where the middle of a label goes that stands at `x`: further left where it would stick out of the drawing on the right.
 * All in CSS pixels.
 */
export const labelCentre = (x: number, label: string, textSize: number, width: number): number =>
  Math.min(x, width - textWidth(label, textSize) / 2);
