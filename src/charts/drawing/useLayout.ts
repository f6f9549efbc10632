import { useMemo } from 'react';
import { useDrawingSize, type DrawingSize } from '@/ui/useDrawingSize';

/** Returns the height of a chart in CSS pixels: `height`, or more in full screen. */
export const fitScreen = ({ screenHeight }: DrawingSize, height: number): number =>
  Math.max(height, screenHeight);

/**
 * Measures the width of a chart and lays out its rows in `minHeight` CSS pixels, or in more if it is in full screen. Returns the measured
 * size, the height and the layout.
 */
export const useLayout = <R, L>(
  layoutRows: (rows: R, width: number, height: number, textSize: number) => L,
  rows: R,
  minHeight: number,
) => {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const height = fitScreen(size, minHeight);
  const layout = useMemo(
    () => layoutRows(rows, width, height, textSize),
    [layoutRows, rows, width, height, textSize],
  );
  return { size, height, layout };
};
