import { useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { heights } from '@/lib/layoutTokens';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { toneStyle } from '../drawing/stops';
import { useFrame } from '../drawing/useFrame';
import { fitScreen } from '../drawing/useLayout';
import { layoutSankey, type SankeyEnds, type SankeyFlow, type SankeyNode } from './layoutSankey';
import './sankey.scss';

/** Border width of a hollow node, in CSS pixels. */
const BORDER = 3;

export interface SankeyChartProps {
  nodes: readonly SankeyNode[];
  flows: readonly SankeyFlow[];
  description: string;
  /** Column of the nodes without outgoing flows. */
  endColumn?: SankeyEnds;
}

/** Renders a Sankey diagram. Arrow keys move over the nodes and then over the flows, largest first. */
export function SankeyChart({ nodes, flows, description, endColumn }: SankeyChartProps) {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  // Larger text needs a larger chart.
  const height = fitScreen(size, heights.sankey * Math.max(1, textSize / 13));
  const layout = useMemo(
    () => layoutSankey(nodes, flows, width, height, textSize, endColumn),
    [nodes, flows, width, height, textSize, endColumn],
  );
  const { stops, notDrawn } = layout;
  const { active, frame } = useFrame({ size, stops, notDrawn });
  return (
    <Drawing
      {...frame}
      description={description}
      noun="nodes and flows"
      height={stops.length ? height : 0}
    >
      {layout.flows.map(({ key, path }, at) => (
        <path
          key={key}
          data-stop={layout.nodes.length + at}
          className={classNames(
            'sankey__flow',
            active === layout.nodes.length + at && 'sankey__flow--active',
          )}
          d={path}
        />
      ))}
      {layout.nodes.map(
        ({ key, tone, open, x, y, width: nodeWidth, height: nodeHeight, label }, at) => (
          <g key={key} data-stop={at} style={toneStyle(tone)}>
            <rect
              className={classNames('sankey__node', active === at && 'sankey__node--active')}
              {...makeBox(x, y, nodeWidth, nodeHeight)}
            />
            {open && Math.min(nodeWidth, nodeHeight) > 2 * BORDER && (
              <rect
                className="sankey__hollow"
                {...makeBox(
                  x + BORDER,
                  y + BORDER,
                  nodeWidth - 2 * BORDER,
                  nodeHeight - 2 * BORDER,
                )}
              />
            )}
            {[...label.lines, ...(label.amount ? [label.amount] : [])].map((line, row) => (
              <text
                key={row}
                className={classNames('drawing-halo', row < label.lines.length && 'drawing-name')}
                x={label.x}
                y={label.y}
                dy={`${row * 1.25}em`}
                textAnchor={label.anchor}
              >
                {line}
              </text>
            ))}
          </g>
        ),
      )}
    </Drawing>
  );
}
