import type { ReactNode } from 'react';
import { AmountGrid } from './AmountGrid';
import type { ColumnAxes } from './layoutColumnAxes';

/** Renders the axes of a column chart over time. The columns are behind the zero line, and `overlay` is in front of it. */
export function ColumnFrame({
  axes: { plot, zero, ticks, labels },
  height,
  gridClass,
  format,
  overlay,
  children,
}: {
  axes: ColumnAxes;
  height: number;
  gridClass: string;
  format: (value: number) => string;
  overlay: ReactNode;
  children: ReactNode;
}) {
  const [left, right] = [plot.left, plot.left + plot.width];
  return (
    <>
      <AmountGrid ticks={ticks} left={left} right={right} className={gridClass} format={format} />
      {children}
      <line className="drawing-zero" x1={left} x2={right} y1={zero} y2={zero} />
      {overlay}
      {labels.map(({ x, text }) => (
        <text key={x} x={x} y={height - 8} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}
