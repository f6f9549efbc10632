import { memo, useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeLine, makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import { layoutPeriodBars, type Period, type PeriodBarsLayout } from './layoutPeriodBars';
import './period-bars.scss';

export interface PeriodBarsChartProps {
  periods: readonly Period[];
  /** Current date as an ISO date, marked if it is within the time axis; null if unknown. */
  today: string | null;
  description: string;
  /** Plural noun for the bars: `orders`. */
  noun: string;
  /** Labels of the three kinds of fill. */
  legend: { used: string; left: string; over: string };
  /** Rank of the first period; the default is 1. */
  firstRank?: number;
  /** Index of the period that the finding above the chart names. If it names one, the others recede. */
  named?: number;
  /** Index of the period that is described beside the chart. */
  chosen?: number;
  /** Called with the index of a period when its bar is clicked or selected with Enter or Space. */
  onChoose?: (at: number) => void;
}

/** Renders the bars with their labels. Memoized, so that a change of the active mark does not rerender them. */
const Bars = memo(function Bars({
  layout: { plot, periods, times, today },
  named,
  hatchId,
}: {
  layout: PeriodBarsLayout;
  named: number | undefined;
  hatchId: string;
}) {
  return (
    <>
      {times.map(({ x, text }) => (
        <g key={x}>
          <line className="period-bars__grid" x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
          <text x={x} y="1em" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {periods.map(({ key, index, x, y, width, height, used, isOver, name, strip }, at) => (
        <g key={key} data-stop={at}>
          <rect className="period-bars__strip" {...makeBox(0, strip.y, plot.right, strip.height)} />
          <rect className="period-bars__limit" x={x} y={y} width={width} height={height} />
          <rect
            className={classNames(
              'period-bars__used',
              named !== undefined && named !== index && 'period-bars__used--receded',
              isOver && 'period-bars__used--over',
            )}
            style={isOver ? { fill: `url(#${hatchId})` } : undefined}
            {...makeBox(x, y, used, height)}
          />
          {name.x > 0 ? (
            <text className="drawing-name" x={name.x} y={name.y} dy="0.32em" textAnchor="end">
              {name.text}
            </text>
          ) : (
            <text className="drawing-name drawing-halo" x={0} y={name.y}>
              {name.text}
            </text>
          )}
        </g>
      ))}
      {today && (
        <>
          <line
            className="period-bars__today"
            {...makeLine(today.x, today.labelY + 3, today.x, plot.bottom)}
          />
          <text
            className="drawing-name drawing-halo"
            x={today.x}
            y={today.labelY}
            textAnchor={today.x > (plot.left + plot.right) / 2 ? 'end' : 'start'}
          >
            Today
          </text>
        </>
      )}
    </>
  );
});

/** Renders periods as bars from the first to the last day, filled by the used share of the limit. Arrow keys follow the given order. */
export function PeriodBarsChart({
  periods,
  today,
  description,
  noun,
  legend,
  firstRank = 1,
  named,
  chosen,
  onChoose,
}: PeriodBarsChartProps) {
  const hatch = useId();
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const layout = useMemo(
    () => layoutPeriodBars(periods, today, width, textSize, firstRank),
    [periods, today, width, textSize, firstRank],
  );
  const { plot, stops, notDrawn, height } = layout;
  const handleChoose = onChoose && ((at: number) => onChoose(layout.periods[at]!.index));
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose: handleChoose });
  const activePeriod = active === null ? undefined : layout.periods[active];
  const chosenPeriod = layout.periods.find(({ index }) => index === chosen);
  return (
    <>
      <ul className="period-bars__legend">
        {(['used', 'left', 'over'] as const).map((kind) => (
          <li key={kind}>
            <span className={`period-bars__key period-bars__key--${kind}`} aria-hidden="true" />
            {legend[kind]}
          </li>
        ))}
      </ul>
      <Drawing {...frame} description={description} noun={noun} height={height}>
        <Hatch id={hatch} size={6} ground="period-bars__hatch" stripe="period-bars__hatch--dark" />
        {chosenPeriod && (
          <rect
            className="period-bars__chosen"
            {...makeBox(0, chosenPeriod.strip.y, plot.right, chosenPeriod.strip.height)}
          />
        )}
        <Bars layout={layout} named={named} hatchId={hatch} />
        {activePeriod && (
          <rect
            className="period-bars__looked"
            {...makeBox(1, activePeriod.strip.y + 1, plot.right - 2, activePeriod.strip.height - 2)}
          />
        )}
      </Drawing>
    </>
  );
}
