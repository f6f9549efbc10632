import { memo, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { AmountGrid } from '../drawing/AmountGrid';
import { makeLine, makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { useFrame } from '../drawing/useFrame';
import { fitScreen } from '../drawing/useLayout';
import {
  layoutRunningTotal,
  type RunningTotalData,
  type RunningTotalLayout,
} from './layoutRunningTotal';
import './running-total.scss';

export interface RunningTotalChartProps extends RunningTotalData {
  description: string;
  height?: number;
  formatAxis: (value: number) => string;
  /** Index of the day that is described beside the chart. */
  chosen?: number;
  /** Called with the index of the day that is clicked or selected with Enter or Space. */
  onChoose?: (at: number) => void;
}

/** Renders the static marks. Memoized, so that a change of the active mark does not rerender them. */
const Marks = memo(function Marks({
  layout: { plot, zero, linePath, areaPath, dots, radius, lines, level, amounts, times },
  height,
  formatAxis,
}: {
  layout: RunningTotalLayout;
  height: number;
  formatAxis: (value: number) => string;
}) {
  return (
    <>
      <AmountGrid
        ticks={amounts}
        left={plot.left}
        right={plot.right}
        className="running-total__grid"
        format={formatAxis}
      />
      <path className="running-total__area" d={areaPath} />
      <path className="running-total__line" d={linePath} />
      <line className="drawing-zero" x1={plot.left} x2={plot.right} y1={zero} y2={zero} />
      {lines.map(({ key, x, from, today }) => (
        <line
          key={key}
          className={classNames('running-total__day', today && 'running-total__day--today')}
          {...makeLine(x, from, x, plot.bottom)}
        />
      ))}
      {level && (
        <line
          className={classNames('running-total__level', level.far && 'running-total__level--far')}
          {...makeLine(plot.left, level.y, plot.right, level.y)}
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
 * Renders a step chart of a running total, with lines for important days and for an amount. Arrow keys move through the days in order.
 */
export function RunningTotalChart({
  days,
  lines,
  today,
  untilDay,
  level,
  description,
  height: minHeight = 360,
  formatAxis,
  chosen,
  onChoose,
}: RunningTotalChartProps) {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const height = fitScreen(size, minHeight);
  const layout = useMemo(
    () => layoutRunningTotal({ days, lines, today, untilDay, level }, width, height, textSize),
    [days, lines, today, untilDay, level, width, height, textSize],
  );
  const { plot, strips, stops, notDrawn } = layout;
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose });
  const activeStop = active === null ? undefined : stops[active];
  const chosenStop = chosen === undefined ? undefined : stops[chosen];
  return (
    <Drawing {...frame} description={description} noun="days" height={stops.length ? height : 0}>
      {stops.length > 0 && <Marks layout={layout} height={height} formatAxis={formatAxis} />}
      {chosenStop && (
        <circle
          className="running-total__chosen"
          cx={chosenStop.x}
          cy={chosenStop.y}
          r={layout.radius + 3}
        />
      )}
      {activeStop && (
        <>
          <line
            className="running-total__looked"
            {...makeLine(activeStop.x, plot.top, activeStop.x, plot.bottom)}
          />
          <circle
            className="running-total__here"
            cx={activeStop.x}
            cy={activeStop.y}
            r={layout.radius + 2}
          />
        </>
      )}
      {strips.map(({ x, width: stripWidth, stop }) => (
        <rect
          key={stop}
          data-stop={stop}
          className="running-total__strip"
          {...makeBox(x, plot.top, stripWidth, plot.bottom - plot.top)}
        />
      ))}
    </Drawing>
  );
}
