import { useMemo } from 'react';
import { useDrawingSize } from '@/ui/useDrawingSize';

/** Measures the width of a chart and lays out its rows in `height` CSS pixels. Returns the measured size and the layout. */
export const useLayout = <R, L>(
  layoutRows: (rows: R, width: number, height: number, textSize: number) => L,
  rows: R,
  height: number,
) => {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const layout = useMemo(
    () => layoutRows(rows, width, height, textSize),
    [layoutRows, rows, width, height, textSize],
  );
  return { size, layout };
};
