import { memo, useId, useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { fillStyle } from '../drawing/fills';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import {
  BAR_HEIGHT,
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
  textSize,
  hatchId,
}: {
  bars: readonly CascadeBar[];
  width: number;
  textSize: number;
  hatchId: string;
}) {
  let stopIndex = -1;
  return bars.map(({ key, y, label, segments, opening }) => (
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
      {segments.map((piece) => {
        stopIndex += 1;
        return (
          <g
            key={piece.key}
            data-stop={stopIndex}
            style={piece.tone ? undefined : fillStyle(piece.fill ?? `part-${piece.shade}`)}
          >
            <rect
              className={classNames(
                'cascade__piece',
                piece.tone && `cascade__piece--${piece.tone}`,
                piece.chosen && 'cascade__piece--chosen',
              )}
              style={piece.tone === 'unknown' ? { fill: `url(#${hatchId})` } : undefined}
              {...makeBox(
                piece.x,
                y,
                Math.max(0.5, piece.width - (piece.width > 3 ? 1 : 0)),
                BAR_HEIGHT,
              )}
            />
            {piece.fittedText && (
              <text
                className={classNames('cascade__words', piece.chosen && 'cascade__words--chosen')}
                x={piece.x + 6}
                y={y + BAR_HEIGHT / 2 + textSize * 0.35}
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
  const hatchId = useId();
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const { bars, stops, spots, notDrawn, height } = useMemo(
    () => layoutCascade(steps, width, textSize),
    [steps, width, textSize],
  );
  const handleChoose = onChoose && ((at: number) => onChoose(spots[at]!));
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose: handleChoose });
  const segments = bars.flatMap((bar) => bar.segments.map((piece) => ({ ...piece, y: bar.y })));
  const activeSegment = active === null ? undefined : segments[active];
  return (
    <Drawing {...frame} description={description} noun="parts" height={height}>
      <Hatch id={hatchId} />
      <Bars bars={bars} width={width} textSize={textSize} hatchId={hatchId} />
      {activeSegment && (
        <rect
          className="cascade__here"
          {...makeBox(
            activeSegment.x + 1,
            activeSegment.y + 1,
            Math.max(2, activeSegment.width - 3),
            BAR_HEIGHT - 2,
          )}
        />
      )}
    </Drawing>
  );
}
