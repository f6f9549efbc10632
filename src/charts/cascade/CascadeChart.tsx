import { memo, useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { rectAt } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import {
  BAR,
  layoutCascade,
  type CascadeBar,
  type CascadeSpot,
  type CascadeStep,
} from './layoutCascade';
import './cascade.scss';

export interface CascadeChartProps {
  steps: readonly CascadeStep[];
  description: string;
  onChoose?: (spot: CascadeSpot) => void;
}

/**
 * Renders the bars with their labels and the openings between them. Memoized, so that a change of the active mark does not rerender
 * them.
 */
const Bars = memo(function Bars({
  bars,
  width,
  text,
  hatch,
}: {
  bars: readonly CascadeBar[];
  width: number;
  text: number;
  hatch: string;
}) {
  let stop = -1;
  return bars.map(({ key, y, label, pieces, opening }) => (
    <g key={key}>
      <text className="cascade__level" x={0} y={label.y}>
        {label.left}
      </text>
      <text x={width} y={label.y} textAnchor="end">
        {label.right}
      </text>
      {opening && (
        <polygon
          className="cascade__opening"
          points={`${opening.from},${opening.top} ${opening.to},${opening.top} ${width},${opening.bottom} 0,${opening.bottom}`}
        />
      )}
      {pieces.map((piece) => {
        stop += 1;
        return (
          <g key={piece.key} data-stop={stop}>
            <rect
              className={classNames(
                'cascade__piece',
                `cascade__piece--${piece.chosen ? 'chosen' : (piece.tone ?? piece.shade)}`,
              )}
              style={piece.tone === 'unknown' ? { fill: `url(#${hatch})` } : undefined}
              {...rectAt(piece.x, y, Math.max(0.5, piece.width - (piece.width > 3 ? 1 : 0)), BAR)}
            />
            {piece.fittedText && (
              <text
                className={classNames('cascade__words', piece.chosen && 'cascade__words--chosen')}
                x={piece.x + 6}
                y={y + BAR / 2 + text * 0.35}
              >
                {piece.fittedText}
              </text>
            )}
          </g>
        );
      })}
    </g>
  ));
});

/**
 * Shows a whole split into parts. The selected part is split again in the next bar. Arrow keys move along each bar from its largest
 * part.
 */
export function CascadeChart({ steps, description, onChoose }: CascadeChartProps) {
  const hatch = useId();
  const size = useDrawingSize();
  const { width, text } = size;
  const { bars, stops, spots, notDrawn, height } = useMemo(
    () => layoutCascade(steps, width, text),
    [steps, width, text],
  );
  const handleChoose = onChoose && ((at: number) => onChoose(spots[at]!));
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose: handleChoose });
  const pieces = bars.flatMap((bar) => bar.pieces.map((piece) => ({ ...piece, y: bar.y })));
  const activePiece = active === null ? undefined : pieces[active];
  return (
    <Drawing {...frame} description={description} things="parts" height={height}>
      <Hatch id={hatch} />
      <Bars bars={bars} width={width} text={text} hatch={hatch} />
      {activePiece && (
        <rect
          className="cascade__here"
          {...rectAt(
            activePiece.x + 1,
            activePiece.y + 1,
            Math.max(2, activePiece.width - 3),
            BAR - 2,
          )}
        />
      )}
    </Drawing>
  );
}
