import { useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeLine } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { toneStyle } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { ZERO_LINE_OVERHANG, layoutRanking, type RankingRow } from './layoutRanking';
import './ranking.scss';

export interface RankingChartProps {
  rows: readonly RankingRow[];
  description: string;
  /** Called with the index of a row that is clicked or selected with Enter or Space. */
  onChoose?: (index: number) => void;
}

/**
 * Renders a horizontal bar chart of one measure, largest first, with the amount at the end of each bar. For rows with links, use
 * `BarRows`.
 */
export function RankingChart({ rows, description, onChoose }: RankingChartProps) {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const layout = useMemo(() => layoutRanking(rows, width, textSize), [rows, width, textSize]);
  const { bars, stops, thickness, step: pitch, zero, height, notDrawn } = layout;
  const handleChoose = onChoose && ((at: number) => onChoose(bars[at]!.index));
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose: handleChoose });
  return (
    <Drawing {...frame} description={description} noun="bars" height={height}>
      {bars.map(({ key, tone, x, y, width: barWidth, name, amount }, at) => (
        <g
          key={key}
          data-stop={at}
          className={classNames('ranking__row', active === at && 'ranking__row--active')}
          style={toneStyle(tone)}
        >
          <rect className="ranking__target" x={0} y={at * pitch} width={width} height={pitch} />
          <rect className="ranking__bar" x={x} y={y} width={barWidth} height={thickness} />
          <text className="drawing-name" x={name.x} y={name.y} dy="0.35em" textAnchor={name.anchor}>
            {name.text}
          </text>
          <text x={amount.x} y={amount.y} dy="0.35em" textAnchor={amount.anchor}>
            {amount.text}
          </text>
        </g>
      ))}
      {bars.map(({ key, y }) => (
        <line
          key={key}
          className="drawing-zero"
          {...makeLine(zero, y - ZERO_LINE_OVERHANG, zero, y + thickness + ZERO_LINE_OVERHANG)}
        />
      ))}
    </Drawing>
  );
}
