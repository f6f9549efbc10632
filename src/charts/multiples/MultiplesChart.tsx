import { useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { AmountGrid } from '../drawing/AmountGrid';
import { columnTarget, makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import {
  LABEL_LINE,
  layoutMultiples,
  TITLE_LINE_HEIGHT,
  type Period,
  type PlacedPanel,
  type Series,
} from './layoutMultiples';
import './multiples.scss';

export interface MultiplesChartProps {
  series: readonly Series[];
  periods: readonly Period[];
  description: string;
  formatAxis: (value: number) => string;
  formatValue: (value: number) => string;
}

function Panel({
  panel: { title, x, titleY, top, bottom, zero, width, marks, labels, ticks, hasAxis },
  periods,
  textSize,
  hatchId,
  activePeriod,
  formatAxis,
}: Pick<MultiplesChartProps, 'periods' | 'formatAxis'> & {
  panel: PlacedPanel;
  textSize: number;
  hatchId: string;
  activePeriod: number | null;
}) {
  const right = x + width;
  return (
    <g>
      {title.map((line, at) => (
        <text
          key={`${at} ${line}`}
          className="drawing-name multiples__title"
          x={x}
          y={titleY + at * TITLE_LINE_HEIGHT * textSize}
        >
          {line}
        </text>
      ))}
      <AmountGrid
        ticks={ticks}
        left={x}
        right={right}
        className="multiples__grid"
        format={hasAxis ? formatAxis : undefined}
      />
      {marks.map((mark) => (
        <g key={mark.period} data-stop={mark.stop}>
          <rect
            className="multiples__target"
            {...columnTarget({ top, height: bottom - top }, mark.x, mark.width)}
          />
          <rect
            className={classNames(
              'multiples__bar',
              activePeriod !== null && activePeriod !== mark.period && 'multiples__bar--faded',
            )}
            style={periods[mark.period]!.incomplete ? { fill: `url(#${hatchId})` } : undefined}
            {...makeBox(mark.x, mark.y, mark.width, mark.height)}
          />
        </g>
      ))}
      <line className="drawing-zero" x1={x} x2={right} y1={zero} y2={zero} />
      {labels.map((label) => (
        <text
          key={label.anchor}
          x={label.x}
          y={bottom}
          dy={`${1.3 + label.line * LABEL_LINE}em`}
          textAnchor={label.anchor}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}

/** Renders one small chart for each series, all with the same periods and scale. Every chart highlights the active period. */
export function MultiplesChart({
  series,
  periods,
  description,
  formatAxis,
  formatValue,
}: MultiplesChartProps) {
  const hatchId = useId();
  const size = useDrawingSize();
  const { width, text: textSize, screenHeight } = size;
  const layout = useMemo(
    () => layoutMultiples(series, periods, width, textSize, screenHeight),
    [series, periods, width, textSize, screenHeight],
  );
  const stops = useMemo(
    () =>
      layout.stops.map(({ series: seriesIndex, period, x, y }) => {
        const { key, label, values, details } = series[seriesIndex]!;
        const detail = details?.[period];
        return {
          key: `${key} ${period}`,
          label: `${label}, ${periods[period]!.label}`,
          text: `${formatValue(values[period]!)}${detail ? `, ${detail}` : ''}${periods[period]!.incomplete ? ' (period not complete)' : ''}`,
          x,
          y,
        };
      }),
    [layout, series, periods, formatValue],
  );
  const { active, frame } = useFrame({ size, stops, notDrawn: layout.notDrawn });
  const activePeriodIndex = active === null ? null : layout.stops[active]!.period;
  return (
    <div className="multiples">
      <Drawing {...frame} description={description} noun="bars" height={layout.height}>
        <Hatch id={hatchId} size={6} ground="multiples__hatch-ground" stripe="multiples__bar" />
        {layout.panels.map((panel) => (
          <Panel
            key={panel.key}
            panel={panel}
            periods={periods}
            textSize={textSize}
            hatchId={hatchId}
            activePeriod={activePeriodIndex}
            formatAxis={formatAxis}
          />
        ))}
      </Drawing>
    </div>
  );
}
