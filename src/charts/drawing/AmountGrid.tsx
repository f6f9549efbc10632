/** Renders the grid lines of a vertical axis, with the amounts to their left. */
export function AmountGrid({
  ticks,
  left,
  right,
  className,
  format,
}: {
  ticks: readonly { y: number; value: number }[];
  left: number;
  right: number;
  className: string;
  /** Formats the amounts; if omitted, only lines are shown. */
  format?: (value: number) => string;
}) {
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <line className={className} x1={left} x2={right} y1={y} y2={y} />
      {format && (
        <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
          {format(value)}
        </text>
      )}
    </g>
  ));
}
