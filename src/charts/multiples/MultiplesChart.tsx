import { useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { useWalk } from '@/ui/useWalk';
import { Drawing } from '../drawing/Drawing';
import {
  LABEL_LINE,
  layoutMultiples,
  TITLE_LINE,
  type Period,
  type Series,
} from './layoutMultiples';
import './multiples.scss';

export interface MultiplesChartProps {
  series: readonly Series[];
  periods: readonly Period[];
  /** Text alternative of the chart. */ description: string;
  formatAxis: (value: number) => string;
  formatValue: (value: number) => string;
}

/** Small multiples: one chart for each series, with the same periods and scale. The active period is highlighted in all of them. */
export function MultiplesChart({
  series,
  periods,
  description,
  formatAxis,
  formatValue,
}: MultiplesChartProps) {
  const hatch = useId();
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutMultiples(series, periods, width, text),
    [series, periods, width, text],
  );
  const stops = useMemo(
    () =>
      layout.stops.map(({ series: of, period, x, y }) => ({
        key: `${series[of]!.key} ${period}`,
        label: `${series[of]!.label}, ${periods[period]!.label}`,
        text: `${formatValue(series[of]!.values[period]!)}${periods[period]!.incomplete ? ' (period not complete)' : ''}`,
        x,
        y,
      })),
    [layout, series, periods, formatValue],
  );
  const walk = useWalk(stops.length);
  const looked = walk.active === null ? null : layout.stops[walk.active]!.period;
  return (
    <div className="multiples">
      <Drawing
        description={description}
        things="bars"
        size={size}
        height={layout.height}
        stops={stops}
        walk={walk}
        notDrawn={layout.notDrawn}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="multiples__hatch-ground" />
            <rect width="3" height="6" className="multiples__bar" />
          </pattern>
        </defs>
        {layout.panels.map((panel) => (
          <g key={panel.key}>
            {panel.title.map((line, at) => (
              <text
                key={`${at} ${line}`}
                className="drawing-name multiples__title"
                x={panel.x}
                y={panel.titleY + at * TITLE_LINE * text}
              >
                {line}
              </text>
            ))}
            {panel.ticks.map((tick) => (
              <g key={tick.value}>
                <line
                  className="multiples__grid"
                  x1={panel.x}
                  x2={panel.x + panel.width}
                  y1={tick.y}
                  y2={tick.y}
                />
                {panel.axis && (
                  <text x={panel.x - 8} y={tick.y} dy="0.32em" textAnchor="end">
                    {formatAxis(tick.value)}
                  </text>
                )}
              </g>
            ))}
            {panel.marks.map((mark) => (
              <g key={mark.period} data-stop={mark.stop}>
                <rect
                  className="multiples__target"
                  x={mark.x}
                  y={panel.top}
                  width={Math.max(mark.width, 1)}
                  height={panel.bottom - panel.top}
                />
                <rect
                  className={classNames(
                    'multiples__bar',
                    looked !== null && looked !== mark.period && 'multiples__bar--faded',
                  )}
                  style={periods[mark.period]!.incomplete ? { fill: `url(#${hatch})` } : undefined}
                  x={mark.x}
                  y={mark.y}
                  width={mark.width}
                  height={mark.height}
                />
              </g>
            ))}
            <line
              className="drawing-zero"
              x1={panel.x}
              x2={panel.x + panel.width}
              y1={panel.zero}
              y2={panel.zero}
            />
            {panel.labels.map((label) => (
              <text
                key={label.anchor}
                x={label.x}
                y={panel.bottom}
                dy={`${1.3 + label.line * LABEL_LINE}em`}
                textAnchor={label.anchor}
              >
                {label.text}
              </text>
            ))}
          </g>
        ))}
      </Drawing>
    </div>
  );
}
