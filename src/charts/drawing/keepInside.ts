import { textWidth } from '@/lib/fitText';

/** Returns the middle of a label, moved to the left where the label would reach beyond the right edge of the drawing; all in CSS pixels. */
export const keepInside = (middle: number, label: string, size: number, edge: number): number =>
  Math.min(middle, edge - textWidth(label, size) / 2);
