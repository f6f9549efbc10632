import { useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { useWalk } from '@/ui/useWalk';
import { Drawing } from '../drawing/Drawing';
import { toneStyle, type Tone } from '../drawing/stops';
import { layoutStackedColumns, type StackedColumn } from './layoutStackedColumns';
import './stacked-columns.scss';

export interface StackedColumnsChartProps {
  columns: readonly StackedColumn[];
  /** Labels of the stacked parts, from the lowest up, and of the line. */
  legend: readonly { key: string; label: string; tone: Tone }[];
  line: { label: string; tone: Tone };
  height?: number;
  /** Text alternative of the chart. */
  description: string;
  formatAxis: (value: number) => string;
}

/** A stacked column chart over time, with a line that has a mark at each column. Arrow keys move in chronological order. */
export function StackedColumnsChart({
  columns,
  legend,
  line,
  height = 280,
  description,
  formatAxis,
}: StackedColumnsChartProps) {
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutStackedColumns(columns, width, height, text),
    [columns, width, height, text],
  );
  const { plot, stops } = layout;
  const walk = useWalk(stops.length);
  const { active } = walk;
  return (
    <>
      <ul className="stacked-columns__legend">
        {legend.map(({ key, label, tone }) => (
          <li key={key}>
            <span className="stacked-columns__key" style={toneStyle(tone)} aria-hidden="true" />
            {label}
          </li>
        ))}
        <li>
          <span
            className="stacked-columns__key stacked-columns__key--line"
            style={toneStyle(line.tone)}
            aria-hidden="true"
          />
          {line.label}
        </li>
      </ul>
      <Drawing
        description={description}
        things="columns"
        size={size}
        height={height}
        stops={stops}
        walk={walk}
        notDrawn={layout.notDrawn}
      >
        {layout.ticks.map((tick) => (
          <g key={tick.value}>
            <line
              className="stacked-columns__grid"
              x1={plot.left}
              x2={plot.left + plot.width}
              y1={tick.y}
              y2={tick.y}
            />
            <text x={plot.left - 8} y={tick.y} dy="0.32em" textAnchor="end">
              {formatAxis(tick.value)}
            </text>
          </g>
        ))}
        {layout.columns.map(({ key, x, width: wide, parts }, at) => (
          <g
            key={key}
            data-stop={at}
            className={classNames(
              active !== null && active !== at && 'stacked-columns__column--faded',
            )}
          >
            <rect
              className="stacked-columns__target"
              x={x}
              y={plot.top}
              width={Math.max(wide, 1)}
              height={plot.height}
            />
            {parts.map((part) => (
              <rect
                key={part.key}
                className="stacked-columns__part"
                style={toneStyle(part.tone)}
                x={x}
                y={part.y}
                width={wide}
                height={part.height}
              />
            ))}
          </g>
        ))}
        <line
          className="drawing-zero"
          x1={plot.left}
          x2={plot.left + plot.width}
          y1={layout.zero}
          y2={layout.zero}
        />
        <g className="stacked-columns__line" style={toneStyle(line.tone)}>
          {layout.lines.map((points) => (
            <polyline key={points[0]!.x} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          ))}
          {layout.columns.map(
            ({ key, point }) => point && <circle key={key} cx={point.x} cy={point.y} r={3.5} />,
          )}
        </g>
        {layout.labels.map((label) => (
          <text key={label.x} x={label.x} y={height - 8} textAnchor="middle">
            {label.text}
          </text>
        ))}
      </Drawing>
    </>
  );
}
