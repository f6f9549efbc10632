import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import throttle from 'lodash/throttle';
import { classNames } from '@/lib/classNames';
import { timings } from '@/lib/layoutTokens';
import { layoutTimeBars, type Bar } from './layoutTimeBars';
import './time-bars.scss';

export interface TimeBarsChartProps {
  bars: readonly Bar[];
  height?: number;
  /** What the chart shows, for those who do not see it. */ description: string;
  formatAxis: (value: number) => string;
  formatValue: (value: number) => string;
  valueLabel: string;
  /** A bar was pressed, or Enter on it. */ onChoose?: (index: number) => void;
}

/** Vertical bars over time; long runs without an amount are one dashed jump. One stop in the tab order; the arrow keys walk from bar to bar and a live region reads each. */
export function TimeBarsChart({
  bars,
  height = 350,
  description,
  formatAxis,
  formatValue,
  valueLabel,
  onChoose,
}: TimeBarsChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const hatch = useId();
  const [width, setWidth] = useState(800);
  // The place along the axis that is looked at.
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const measured = box.current?.clientWidth;
      if (measured) setWidth(measured);
    };
    const handleResize = throttle(measure, timings.resizeThrottle);
    measure();
    window.addEventListener('resize', handleResize);
    return () => {
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
    };
  }, []);
  const layout = useMemo(() => layoutTimeBars(bars, width, height), [bars, width, height]);
  const shown = layout.bars.find(({ slot }) => slot === active);
  const jump = layout.jumps.find(({ slot }) => slot === active);
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== null && onChoose) {
      event.preventDefault();
      if (shown) onChoose(shown.index);
      return;
    }
    const last = layout.slots - 1;
    const at = active ?? -1;
    const to = {
      ArrowRight: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, active === null ? last : at - 1),
      Home: 0,
      End: last,
      Escape: -1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(to < 0 ? null : to);
  };
  const text =
    shown &&
    `${shown.label}: ${valueLabel} ${formatValue(shown.value)}${shown.incomplete ? ' (period not complete)' : ''}`;
  const jumpText = jump && `${valueLabel} ${formatValue(0)} in each of ${jump.periods} periods`;
  const place = shown ?? jump;
  return (
    <div className="time-bars" ref={box}>
      <svg
        role="img"
        aria-label={`${description} Use the arrow keys to walk over the bars${onChoose ? ', Enter to choose one' : ''}.`}
        tabIndex={0}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onKeyDown={handleKeyDown}
        onBlur={() => setActive(null)}
        onMouseLeave={() => setActive(null)}
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
              className="chart-grid"
              x1={layout.plot.left}
              x2={layout.plot.left + layout.plot.width}
              y1={tick.y}
              y2={tick.y}
            />
            <text
              className="chart-label"
              x={layout.plot.left - 8}
              y={tick.y}
              dy="0.32em"
              textAnchor="end"
            >
              {formatAxis(tick.value)}
            </text>
          </g>
        ))}
        {layout.bars.map((bar) => (
          <g
            key={bar.index}
            onMouseEnter={() => setActive(bar.slot)}
            onClick={() => {
              setActive(bar.slot);
              onChoose?.(bar.index);
            }}
          >
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
          className="chart-zero"
          x1={layout.plot.left}
          x2={layout.plot.left + layout.plot.width}
          y1={layout.zero}
          y2={layout.zero}
        />
        {layout.jumps.map(({ slot, x, width: wide }) => (
          <g key={`jump-${slot}`} onMouseEnter={() => setActive(slot)}>
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
          <text
            key={label.x}
            className="chart-label"
            x={label.x}
            y={height - 8}
            textAnchor="middle"
          >
            {label.text}
          </text>
        ))}
      </svg>
      {place && (
        <div
          className="time-bars__tip"
          style={{
            left: Math.min(Math.max(place.x + place.width / 2, 90), width - 90),
            top: Math.max(0, (shown?.y ?? layout.zero) - 8),
          }}
          aria-hidden="true"
        >
          <strong>{place.label}</strong>
          <span>{shown ? `${valueLabel}: ${formatValue(shown.value)}` : jumpText}</span>
          {shown?.incomplete && <span>Period not complete</span>}
        </div>
      )}
      <div className="usa-sr-only" aria-live="polite">
        {text ?? (jump && `${jump.label}: ${jumpText}`)}
      </div>
    </div>
  );
}
