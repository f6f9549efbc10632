import { memo, useId } from 'react';
import { classNames } from '@/lib/classNames';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { Hatch } from '../drawing/Hatch';
import { useFrame } from '../drawing/useFrame';
import { useLayout } from '../drawing/useLayout';
import { INSET, LINE, layoutTreemap, type TreemapCell, type TreemapPart } from './layoutTreemap';
import './treemap.scss';

export interface TreemapChartProps {
  parts: readonly TreemapPart[];
  description: string;
  height?: number;
  /** Called with the index of the part that is clicked or selected with Enter or Space. */
  onChoose?: (index: number) => void;
}

/**
 * Renders the cells, with their labels once the chart has been measured. Memoized, so that a change of the active mark does not
 * rerender them.
 */
const Cells = memo(function Cells({
  cells,
  textSize,
  hasLabels,
  hatchId,
}: {
  cells: readonly TreemapCell[];
  textSize: number;
  hasLabels: boolean;
  hatchId: string;
}) {
  return cells.map(({ key, x, y, width, height, shade, tone, lines, details }, at) => (
    <g key={key} data-stop={at}>
      <rect
        className={classNames('treemap__cell', `treemap__cell--${tone ?? shade}`)}
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

/** Renders a treemap of a whole, with the largest cell darkest. Arrow keys move from the largest to the smallest. */
export function TreemapChart({
  parts,
  description,
  height: minHeight = 530,
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
      <Cells cells={cells} textSize={size.text} hasLabels={size.isMeasured} hatchId={hatchId} />
      {activeCell && (
        <rect
          className="treemap__here"
          x={activeCell.x + 2}
          y={activeCell.y + 2}
          width={Math.max(1, activeCell.width - 4)}
          height={Math.max(1, activeCell.height - 4)}
        />
      )}
    </Drawing>
  );
}
