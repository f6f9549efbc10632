import { memo, useId } from 'react';
import { classNames } from '@/lib/classNames';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { fillStyle, type Hue } from '../drawing/fills';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import { useLayout } from '../drawing/useLayout';
import { INSET, LINE, layoutTreemap, type TreemapCell, type TreemapPart } from './layoutTreemap';
import './treemap.scss';

export interface TreemapChartProps {
  parts: readonly TreemapPart[];
  description: string;
  height?: number;
  /** Hue of the parts without a fixed color. */
  hue?: Hue;
  /** Called with the index of the part that is clicked or selected with Enter or Space. */
  onChoose?: (index: number) => void;
}

/**
 * Renders the cells, with their labels once the chart has been measured. Memoized, so that a change of the active mark does not
 * rerender them.
 */
const Cells = memo(function Cells({
  cells,
  hue,
  textSize,
  hasLabels,
  hatchId,
}: {
  cells: readonly TreemapCell[];
  hue: Hue;
  textSize: number;
  hasLabels: boolean;
  hatchId: string;
}) {
  return cells.map(({ key, x, y, width, height, shade, fill, tone, lines, details }, at) => (
    <g key={key} data-stop={at} style={tone ? undefined : fillStyle(fill ?? `${hue}-${shade}`)}>
      <rect
        className={classNames('treemap__cell', tone && `treemap__cell--${tone}`)}
        style={tone === 'unknown' ? { fill: `url(#${hatchId})` } : undefined}
        {...makeBox(x, y, width, height)}
      />
      {(hasLabels ? [...lines, ...details] : []).map((line, row) => (
        <text
          key={row}
          className={row < lines.length ? 'treemap__name' : 'treemap__detail'}
          x={x + INSET}
          y={y + INSET / 2 + (row + 1) * textSize * LINE - textSize * 0.25}
        >
          {line}
        </text>
      ))}
    </g>
  ));
});

/**
 * Renders a treemap of a whole. Cells of a category have its fixed color. The others share one hue, with the largest darkest. Arrow keys
 * move from the largest to the smallest.
 */
export function TreemapChart({
  parts,
  description,
  height: minHeight = 530,
  hue = 'part',
  onChoose,
}: TreemapChartProps) {
  const hatchId = useId();
  const { size, height, layout } = useLayout(layoutTreemap, parts, minHeight);
  const { cells, stops, notDrawn } = layout;
  const handleChoose = onChoose && ((at: number) => onChoose(cells[at]!.index));
  const { active, frame } = useFrame({ size, stops, notDrawn, onChoose: handleChoose });
  const activeCell = active === null ? undefined : cells[active];
  return (
    <Drawing {...frame} description={description} noun="parts" height={cells.length ? height : 0}>
      <Hatch id={hatchId} />
      <Cells
        cells={cells}
        hue={hue}
        textSize={size.text}
        hasLabels={size.isMeasured}
        hatchId={hatchId}
      />
      {/* The dark edge separates the yellow frame from light fills. */}
      {activeCell &&
        ['treemap__here treemap__here--edge', 'treemap__here'].map((className) => (
          <rect
            key={className}
            className={className}
            x={activeCell.x + 3}
            y={activeCell.y + 3}
            width={Math.max(1, activeCell.width - 6)}
            height={Math.max(1, activeCell.height - 6)}
          />
        ))}
    </Drawing>
  );
}
