import { memo, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { useWalk } from '@/ui/useWalk';
import { Drawing } from '../drawing/Drawing';
import {
  layoutRunningTotal,
  type RunningTotalData,
  type RunningTotalLayout,
} from './layoutRunningTotal';
import './running-total.scss';

export interface RunningTotalChartProps extends RunningTotalData {
  /** Text alternative of the chart. */
  description: string;
  /** Height in CSS pixels. */
  height?: number;
  formatAxis: (value: number) => string;
  /** Index of the day that is described beside the chart. */
  chosen?: number;
  /** Called with the index of a day when it is clicked, or on Enter. */
  onChoose?: (at: number) => void;
}

/** The static marks. Memoized, so that a change of the active mark does not rerender them. */
const Marks = memo(function Marks({
  layout: { plot, zero, line, area, dots, radius, lines, level, amounts, times },
  height,
  formatAxis,
}: {
  layout: RunningTotalLayout;
  height: number;
  formatAxis: (value: number) => string;
}) {
  return (
    <>
      {amounts.map(({ value, y }) => (
        <g key={value}>
          <line className="running-total__grid" x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text x={plot.left - 8} y={y} dy="0.32em" textAnchor="end">
            {formatAxis(value)}
          </text>
        </g>
      ))}
      <path className="running-total__area" d={area} />
      <path className="running-total__line" d={line} />
      <line className="drawing-zero" x1={plot.left} x2={plot.right} y1={zero} y2={zero} />
      {lines.map(({ key, x, from, today }) => (
        <line
          key={key}
          className={classNames('running-total__day', today && 'running-total__day--today')}
          x1={x}
          x2={x}
          y1={from}
          y2={plot.bottom}
        />
      ))}
      {level && (
        <line
          className={classNames('running-total__level', level.far && 'running-total__level--far')}
          x1={plot.left}
          x2={plot.right}
          y1={level.y}
          y2={level.y}
        />
      )}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="running-total__dot" cx={x} cy={y} r={radius} />
      ))}
      {lines.map(({ key, label }) => (
        <text key={key} className="drawing-name drawing-halo" x={label.x} y={label.y}>
          {label.text}
        </text>
      ))}
      {level && (
        <text className="drawing-name drawing-halo" x={level.labelX} y={level.labelY}>
          {level.text}
        </text>
      )}
      {times.map(({ x, text }) => (
        <text key={x} x={x} y={height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
});

/**
 * A step chart of a running total with a dot for each day, and lines for important days and an amount. Arrow keys move from the first day
 * to the last.
 */
export function RunningTotalChart({
  days,
  lines,
  today,
  until,
  level,
  description,
  height = 360,
  formatAxis,
  chosen,
  onChoose,
}: RunningTotalChartProps) {
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutRunningTotal({ days, lines, today, until, level }, width, height, text),
    [days, lines, today, until, level, width, height, text],
  );
  const { plot, strips, stops, notDrawn } = layout;
  const walk = useWalk(stops.length, onChoose);
  const looked = walk.active === null ? undefined : stops[walk.active];
  const told = chosen === undefined ? undefined : stops[chosen];
  return (
    <Drawing
      description={description}
      things="days"
      size={size}
      height={stops.length ? height : 0}
      stops={stops}
      walk={walk}
      onChoose={onChoose}
      notDrawn={notDrawn}
    >
      {stops.length > 0 && <Marks layout={layout} height={height} formatAxis={formatAxis} />}
      {told && (
        <circle className="running-total__chosen" cx={told.x} cy={told.y} r={layout.radius + 3} />
      )}
      {looked && (
        <>
          <line
            className="running-total__looked"
            x1={looked.x}
            x2={looked.x}
            y1={plot.top}
            y2={plot.bottom}
          />
          <circle
            className="running-total__here"
            cx={looked.x}
            cy={looked.y}
            r={layout.radius + 2}
          />
        </>
      )}
      {strips.map(({ x, width: wide, stop }) => (
        <rect
          key={stop}
          data-stop={stop}
          className="running-total__strip"
          x={x}
          y={plot.top}
          width={wide}
          height={plot.bottom - plot.top}
        />
      ))}
    </Drawing>
  );
}
