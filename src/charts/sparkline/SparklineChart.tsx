import { useMemo } from 'react';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { toneStyle } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { layoutSparkline, type SparkPoint } from './layoutSparkline';
import './sparkline.scss';

const CHART_HEIGHT = 40;

export interface SparklineChartProps {
  points: readonly SparkPoint[];
  description: string;
}

/** Renders the history of a number as a line without axes, as wide as its container. Arrow keys move in chronological order. */
export function SparklineChart({ points, description }: SparklineChartProps) {
  const size = useDrawingSize();
  const { width } = size;
  const { path, dots, stops, zero } = useMemo(
    () => layoutSparkline(points, width, CHART_HEIGHT),
    [points, width],
  );
  const { active, frame } = useFrame({ size, stops });
  const activeStop = active === null ? undefined : stops[active];
  const slotWidth = width / Math.max(1, stops.length);
  return (
    <Drawing {...frame} description={description} noun="points" height={CHART_HEIGHT}>
      <g style={toneStyle('obligation')}>
        {zero !== null && (
          <line className="sparkline__zero" x1={0} x2={width} y1={zero} y2={zero} />
        )}
        <path className="sparkline__line" d={path} />
        {dots.map(({ x, y, last }) => (
          <circle key={x} className="sparkline__dot" cx={x} cy={y} r={last ? 3 : 2} />
        ))}
        {activeStop && (
          <line
            className="sparkline__here"
            x1={activeStop.x}
            x2={activeStop.x}
            y1={0}
            y2={CHART_HEIGHT}
          />
        )}
        {stops.map(({ key, x }, at) => (
          <rect
            key={key}
            data-stop={at}
            className="sparkline__target"
            {...makeBox(x - slotWidth / 2, 0, slotWidth, CHART_HEIGHT)}
          />
        ))}
      </g>
    </Drawing>
  );
}
