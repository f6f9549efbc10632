import { useMemo } from 'react';
import { useDrawingSize } from '@/ui/useDrawingSize';

/** Measures a chart of a given height and lays out its rows. */
export const useLayout = <R, L>(
  layoutRows: (rows: R, width: number, height: number, text: number) => L,
  rows: R,
  height: number,
) => {
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutRows(rows, width, height, text),
    [layoutRows, rows, width, height, text],
  );
  return { size, layout };
};
