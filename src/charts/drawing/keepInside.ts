import { textWidth } from '@/lib/fitText';

/** Returns the center of a label, moved left if the label would extend beyond the right edge; all in CSS pixels. */
export const keepInside = (middle: number, label: string, size: number, edge: number): number =>
  Math.min(middle, edge - textWidth(label, size) / 2);
