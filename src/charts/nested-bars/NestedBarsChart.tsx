import { useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { toneStyle } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { layoutNestedBars, type ExcessKeys, type NestedAmount } from './layoutNestedBars';
import './nested-bars.scss';

export interface NestedBarsChartProps {
  amounts: readonly NestedAmount[];
  description: string;
  /** An amount whose part beyond a limit is striped. */
  beyond?: ExcessKeys;
}

/** Renders nested bars on one scale, for amounts that contain one another. Arrow keys move from the largest bar to the smallest. */
export function NestedBarsChart({ amounts, description, beyond: excess }: NestedBarsChartProps) {
  const patternId = useId();
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const { bars, beyond, stops, notDrawn, height } = useMemo(
    () => layoutNestedBars(amounts, width, textSize, excess),
    [amounts, width, textSize, excess],
  );
  const { active, frame } = useFrame({ size, stops, notDrawn });
  return (
    <Drawing {...frame} description={description} noun="amounts" height={height}>
      {bars.map(({ key, tone, faded, x, y, width: barWidth, height: barHeight }, at) => (
        <rect
          key={key}
          data-stop={at}
          className={classNames(
            'nested-bars__bar',
            faded && 'nested-bars__bar--faded',
            active === at && 'nested-bars__bar--active',
          )}
          style={toneStyle(tone)}
          {...makeBox(x, y, barWidth, barHeight)}
        />
      ))}
      {beyond && (
        <>
          <pattern
            id={patternId}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="nested-bars__stripe" width={4} height={8} />
          </pattern>
          <rect
            className="nested-bars__beyond"
            fill={`url(#${patternId})`}
            {...makeBox(beyond.x, beyond.y, beyond.width, beyond.height)}
          />
        </>
      )}
      {bars.map(({ key, leader: { x, from, to } }) => (
        <line key={key} className="nested-bars__leader" x1={x} x2={x} y1={from} y2={to} />
      ))}
      {bars.map(({ key, label: { x, y, anchor, amount, name } }, at) => (
        <text key={key} data-stop={at} className="drawing-halo" x={x} y={y} textAnchor={anchor}>
          <tspan className="nested-bars__amount">{amount}</tspan> {name}
        </text>
      ))}
    </Drawing>
  );
}
