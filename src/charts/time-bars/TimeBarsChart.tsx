import { useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { useWalk } from '@/ui/useWalk';
import { Drawing } from '../drawing/Drawing';
import { layoutTimeBars, type Bar } from './layoutTimeBars';
import './time-bars.scss';

export interface TimeBarsChartProps {
  bars: readonly Bar[];
  height?: number;
  /** Text alternative of the chart. */ description: string;
  formatAxis: (value: number) => string;
  formatValue: (value: number) => string;
  valueLabel: string;
  /** Called when a bar is clicked, or on Enter. */ onChoose?: (index: number) => void;
}

/**
 * A column chart over time. Long runs of periods without an amount are collapsed into a dashed jump. Arrow keys move in chronological
 * order.
 */
export function TimeBarsChart({
  bars,
  height = 350,
  description,
  formatAxis,
  formatValue,
  valueLabel,
  onChoose,
}: TimeBarsChartProps) {
  const hatch = useId();
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutTimeBars(bars, width, height, text),
    [bars, width, height, text],
  );
  const stops = useMemo(() => {
    const middle = (place: { x: number; width: number }) => place.x + place.width / 2;
    const ofBars = layout.bars.map((bar) => ({
      slot: bar.slot,
      key: `bar-${bar.index}`,
      label: bar.label,
      text: `${valueLabel} ${formatValue(bar.value)}${bar.incomplete ? ' (period not complete)' : ''}`,
      x: middle(bar),
      y: bar.y,
    }));
    const ofJumps = layout.jumps.map((jump) => ({
      slot: jump.slot,
      key: `jump-${jump.from}`,
      label: jump.label,
      text: `${valueLabel} ${formatValue(0)} in each of ${jump.periods} periods`,
      x: middle(jump),
      y: layout.zero,
    }));
    return [...ofBars, ...ofJumps].sort((a, b) => a.slot - b.slot);
  }, [layout, valueLabel, formatValue]);
  const handleChoose =
    onChoose &&
    ((slot: number) => {
      const chosen = layout.bars.find((bar) => bar.slot === slot);
      if (chosen) onChoose(chosen.index);
    });
  const walk = useWalk(stops.length, handleChoose);
  const { active } = walk;
  return (
    <div className="time-bars">
      <Drawing
        description={description}
        things="bars"
        size={size}
        height={height}
        stops={stops}
        walk={walk}
        onChoose={handleChoose}
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="time-bars__hatch-ground" />
            <rect width="3" height="6" className="time-bars__bar" />
          </pattern>
        </defs>
        {layout.ticks.map((tick) => (
          <g key={tick.value}>
            <line
              className="time-bars__grid"
              x1={layout.plot.left}
              x2={layout.plot.left + layout.plot.width}
              y1={tick.y}
              y2={tick.y}
            />
            <text x={layout.plot.left - 8} y={tick.y} dy="0.32em" textAnchor="end">
              {formatAxis(tick.value)}
            </text>
          </g>
        ))}
        {layout.bars.map((bar) => (
          <g key={bar.index} data-stop={bar.slot}>
            <rect
              className="time-bars__target"
              x={bar.x}
              y={layout.plot.top}
              width={Math.max(bar.width, 1)}
              height={layout.plot.height}
            />
            <rect
              className={classNames(
                'time-bars__bar',
                active !== null && active !== bar.slot && 'time-bars__bar--faded',
              )}
              style={bar.incomplete ? { fill: `url(#${hatch})` } : undefined}
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
            />
          </g>
        ))}
        <line
          className="drawing-zero"
          x1={layout.plot.left}
          x2={layout.plot.left + layout.plot.width}
          y1={layout.zero}
          y2={layout.zero}
        />
        {layout.jumps.map(({ slot, x, width: wide }) => (
          <g key={`jump-${slot}`} data-stop={slot}>
            <rect
              className="time-bars__target"
              x={x}
              y={layout.plot.top}
              width={Math.max(wide, 1)}
              height={layout.plot.height}
            />
            <line
              className="time-bars__gap"
              x1={x}
              x2={x + wide}
              y1={layout.zero}
              y2={layout.zero}
            />
            <line
              className="time-bars__jump"
              x1={x}
              x2={x + wide}
              y1={layout.zero}
              y2={layout.zero}
            />
            <line
              className="time-bars__jump"
              x1={x + wide / 2}
              x2={x + wide / 2}
              y1={layout.plot.top}
              y2={layout.plot.top + layout.plot.height}
            />
          </g>
        ))}
        {layout.labels.map((label) => (
          <text key={label.x} x={label.x} y={height - 8} textAnchor="middle">
            {label.text}
          </text>
        ))}
      </Drawing>
    </div>
  );
}
