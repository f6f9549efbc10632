import { classNames } from '@/lib/classNames';
import { columnTarget, makeBox } from '../drawing/attributes';
import { ColumnFrame } from '../drawing/ColumnFrame';
import { Drawing } from '../drawing/Drawing';
import { toneStyle, type Tone } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { useLayout } from '../drawing/useLayout';
import {
  layoutStackedColumns,
  type StackedColumn,
  type StackedColumnsLayout,
} from './layoutStackedColumns';
import './stacked-columns.scss';

export interface StackedColumnsChartProps {
  columns: readonly StackedColumn[];
  /** Legend entries of the stacked parts, from the bottom up. */
  legend: readonly { key: string; label: string; tone: Tone }[];
  line: { label: string; tone: Tone };
  height?: number;
  description: string;
  formatAxis: (value: number) => string;
}

function LegendEntry({ label, tone, isLine }: { label: string; tone: Tone; isLine?: boolean }) {
  return (
    <li>
      <span
        className={classNames('stacked-columns__key', isLine && 'stacked-columns__key--line')}
        style={toneStyle(tone)}
        aria-hidden="true"
      />
      {label}
    </li>
  );
}

function Line({ layout, tone }: { layout: StackedColumnsLayout; tone: Tone }) {
  return (
    <g className="stacked-columns__line" style={toneStyle(tone)}>
      {layout.lines.map((points) => (
        <polyline key={points[0]!.x} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {layout.columns.map(
        ({ key, point }) => point && <circle key={key} cx={point.x} cy={point.y} r={3.5} />,
      )}
    </g>
  );
}

/** Renders a stacked column chart over time, with a line that has a mark at each column. Arrow keys move in chronological order. */
export function StackedColumnsChart({
  columns,
  legend,
  line,
  height: minHeight = 280,
  description,
  formatAxis,
}: StackedColumnsChartProps) {
  const { size, height, layout } = useLayout(layoutStackedColumns, columns, minHeight);
  const { plot, stops } = layout;
  const { active, frame } = useFrame({ size, stops, notDrawn: layout.notDrawn });
  return (
    <>
      <ul className="stacked-columns__legend">
        {legend.map(({ key, label, tone }) => (
          <LegendEntry key={key} label={label} tone={tone} />
        ))}
        <LegendEntry {...line} isLine />
      </ul>
      <Drawing {...frame} description={description} noun="columns" height={height}>
        <ColumnFrame
          axes={layout}
          height={height}
          gridClass="stacked-columns__grid"
          format={formatAxis}
          overlay={<Line layout={layout} tone={line.tone} />}
        >
          {layout.columns.map(({ key, x, width: columnWidth, parts }, at) => (
            <g
              key={key}
              data-stop={at}
              className={classNames(
                active !== null && active !== at && 'stacked-columns__column--faded',
              )}
            >
              <rect className="stacked-columns__target" {...columnTarget(plot, x, columnWidth)} />
              {parts.map(({ key: part, tone, y, height: partHeight }) => (
                <rect
                  key={part}
                  className="stacked-columns__part"
                  style={toneStyle(tone)}
                  {...makeBox(x, y, columnWidth, partHeight)}
                />
              ))}
            </g>
          ))}
        </ColumnFrame>
      </Drawing>
    </>
  );
}
