import { useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { columnTarget, makeBox } from '../drawing/attributes';
import { ColumnFrame } from '../drawing/ColumnFrame';
import { Drawing } from '../drawing/Drawing';
import { Hatch } from '../drawing/Hatch';
import type { Stop } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { useLayout } from '../drawing/useLayout';
import { layoutTimeBars, type Bar, type Jump, type TimeBarsLayout } from './layoutTimeBars';
import './time-bars.scss';

export interface TimeBarsChartProps {
  bars: readonly Bar[];
  height?: number;
  description: string;
  formatAxis: (value: number) => string;
  formatValue: (value: number) => string;
  valueLabel: string;
  onChoose?: (index: number) => void;
}

/** Returns the stops of the bars and jumps, in the order of their slots. */
const toStops = (
  { bars, jumps, zero }: TimeBarsLayout,
  valueLabel: string,
  formatValue: (value: number) => string,
): readonly (Stop & { slot: number })[] => {
  const getMiddle = (place: { x: number; width: number }) => place.x + place.width / 2;
  const barStops = bars.map((bar) => ({
    slot: bar.slot,
    key: `bar-${bar.index}`,
    label: bar.label,
    text: `${valueLabel} ${formatValue(bar.value)}${bar.detail ? `, ${bar.detail}` : ''}${bar.incomplete ? ' (period not complete)' : ''}`,
    x: getMiddle(bar),
    y: bar.y,
  }));
  const jumpStops = jumps.map((jump) => ({
    slot: jump.slot,
    key: `jump-${jump.from}`,
    label: jump.label,
    text: `${valueLabel} ${formatValue(0)} in each of ${jump.periods} periods`,
    x: getMiddle(jump),
    y: zero,
  }));
  return [...barStops, ...jumpStops].sort((a, b) => a.slot - b.slot);
};

function JumpMark({ layout: { plot, zero }, jump }: { layout: TimeBarsLayout; jump: Jump }) {
  const { slot, x: left, width } = jump;
  const [middle, right] = [left + width / 2, left + width];
  const [top, bottom] = [plot.top, plot.top + plot.height];
  return (
    <g data-stop={slot}>
      <rect className="time-bars__target" {...columnTarget(plot, left, width)} />
      <line className="time-bars__gap" x1={left} x2={right} y1={zero} y2={zero} />
      <line className="time-bars__jump" x1={left} x2={right} y1={zero} y2={zero} />
      <line className="time-bars__jump" x1={middle} x2={middle} y1={top} y2={bottom} />
    </g>
  );
}

/** Shows a column chart over time. Long runs of zero periods are collapsed into a dashed jump. Arrow keys move in chronological order. */
export function TimeBarsChart({
  bars,
  height: minHeight = 350,
  description,
  formatAxis,
  formatValue,
  valueLabel,
  onChoose,
}: TimeBarsChartProps) {
  const hatchId = useId();
  const { size, height, layout } = useLayout(layoutTimeBars, bars, minHeight);
  const stops = useMemo(
    () => toStops(layout, valueLabel, formatValue),
    [layout, valueLabel, formatValue],
  );
  const handleChoose =
    onChoose &&
    ((slot: number) => {
      const chosenBar = layout.bars.find((bar) => bar.slot === slot);
      if (chosenBar) onChoose(chosenBar.index);
    });
  const { active, frame } = useFrame({ size, stops, onChoose: handleChoose });
  const hasNamed = bars.some(({ isNamed }) => isNamed);
  return (
    <div className="time-bars">
      <Drawing {...frame} description={description} noun="bars" height={height}>
        <Hatch id={hatchId} size={6} ground="time-bars__hatch-ground" stripe="time-bars__bar" />
        <ColumnFrame
          axes={layout}
          height={height}
          gridClass="time-bars__grid"
          format={formatAxis}
          overlay={layout.jumps.map((jump) => (
            <JumpMark key={jump.slot} layout={layout} jump={jump} />
          ))}
        >
          {layout.bars.map((bar) => (
            <g key={bar.index} data-stop={bar.slot}>
              <rect
                className="time-bars__target"
                {...columnTarget(layout.plot, bar.x, bar.width)}
              />
              <rect
                className={classNames(
                  'time-bars__bar',
                  hasNamed && !bar.isNamed && 'time-bars__bar--receded',
                  active !== null && active !== bar.slot && 'time-bars__bar--faded',
                )}
                style={bar.incomplete ? { fill: `url(#${hatchId})` } : undefined}
                {...makeBox(bar.x, bar.y, bar.width, bar.height)}
              />
            </g>
          ))}
        </ColumnFrame>
      </Drawing>
    </div>
  );
}
