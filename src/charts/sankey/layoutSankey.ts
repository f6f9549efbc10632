import { area, curveBumpX, curveBumpY } from 'd3';
import {
  sankey,
  sankeyJustify,
  sankeyLeft,
  type PlacedLink,
  type PlacedNode as GraphNode,
} from 'd3-sankey';
import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth, wrapText } from '@/lib/fitText';
import { toFiniteNumber, type Box, type ChartLayout, type Tone } from '../drawing/stops';

export interface SankeyNode {
  key: string;
  label: string;
  /** The formatted amount of the node. */
  text: string;
  tone: Tone;
  /** Whether the node is hollow, which means that its amount has not been used. */
  open?: boolean;
}
export interface SankeyFlow {
  from: string;
  to: string;
  value: number | null;
  /** The formatted value. */
  text: string;
}
export interface PlacedNode extends Box {
  key: string;
  tone: Tone;
  open: boolean;
  label: {
    x: number;
    y: number;
    anchor: 'start' | 'end' | 'middle';
    /** Lines of the name, and the amount below them. Text that does not fit is omitted. */
    lines: readonly string[];
    amount: string;
  };
}
export interface PlacedFlow {
  key: string;
  path: string;
  thickness: number;
}
/** A layout with nodes and flows sorted largest first. Its stops are the nodes, then the flows. */
export interface SankeyLayout extends ChartLayout {
  nodes: readonly PlacedNode[];
  flows: readonly PlacedFlow[];
}
/** Column of the nodes without outgoing flows: the last one, or the one after their sources. */
export type SankeyEnds = 'last' | 'next';
const NODE_WIDTH = 16;
const LABEL_GAP = 6;
const LINE_HEIGHT = 1.25;
/** Below this width, as a multiple of the text size, flows run down instead of right. */
const MIN_ACROSS_WIDTH = 55;

/** Iterations that move nodes to shorten flows. Above `MANY_FLOWS` flows, only one runs, because more are slow without a visible benefit. */
const MAX_ITERATIONS = 6;
const MANY_FLOWS = 100;

interface SizedFlow {
  source: string;
  target: string;
  value: number;
  flow: SankeyFlow;
}
/** Returns whether the flows contain a cycle, which has no column order. */
const hasCycle = (flows: readonly SizedFlow[]): boolean => {
  const sourcesByTarget = new Map<string, Set<string>>();
  for (const { source, target } of flows)
    sourcesByTarget.set(target, (sourcesByTarget.get(target) ?? new Set()).add(source));
  const keys = new Set(flows.flatMap(({ source, target }) => [source, target]));
  for (let removedCount = -1; removedCount !== 0;) {
    const sourceKeys = [...keys].filter(
      (key) => ![...(sourcesByTarget.get(key) ?? [])].some((k) => keys.has(k)),
    );
    sourceKeys.forEach((key) => keys.delete(key));
    removedCount = sourceKeys.length;
  }
  return keys.size > 0;
};

/** Sizes shared by all nodes. `layerLength` is measured along the flows, `width` and `padding` across them. */
interface Grid {
  text: number;
  width: number;
  padding: number;
  lastLayer: number;
  layerLength: number;
}
type NodePlacement = Box & Pick<PlacedNode, 'label'>;

/** Returns the position of a node whose flows run down. Its label is above the node, or below it in the last layer. */
const placeDown = (
  node: GraphNode<SankeyNode>,
  { text: textSize, width, padding, lastLayer }: Grid,
): NodePlacement => {
  const { layer, x0, x1, y0, y1 } = node;
  const thickness = Math.max(1, y1 - y0);
  const middle = (y0 + y1) / 2;
  const isLast = layer === lastLayer;
  const room = Math.min(thickness + padding - 2, 2 * middle, 2 * (width - middle));
  const lines = wrapText(node.label, room, textSize, isLast || layer === 0 ? 2 : 1);
  const amount = lines.length && textWidth(node.text, textSize) <= room ? node.text : '';
  const rows = lines.length + (amount ? 1 : 0);
  const y = isLast ? x1 + textSize : x0 - LABEL_GAP - (rows - 1) * textSize * LINE_HEIGHT;
  return {
    x: y0,
    y: x0,
    width: thickness,
    height: x1 - x0,
    label: { x: middle, y, anchor: 'middle', lines, amount },
  };
};
/** Returns the position of a node whose flows run right. Its label is right of the node, or left of it in the last layer. */
const placeAcross = (
  node: GraphNode<SankeyNode>,
  { text: textSize, padding, lastLayer, layerLength }: Grid,
): NodePlacement => {
  const { layer, x0, x1, y0, y1 } = node;
  const thickness = Math.max(1, y1 - y0);
  const isLast = layer === lastLayer;
  const room = layerLength - NODE_WIDTH - 2 * LABEL_GAP;
  const rows = Math.floor((thickness + padding) / (textSize * LINE_HEIGHT));
  const lines = rows >= 1 ? [fitText(node.label, room, textSize)].filter(Boolean) : [];
  const amount =
    lines.length && rows >= 2 && textWidth(node.text, textSize) <= room ? node.text : '';
  return {
    x: x0,
    y: y0,
    width: x1 - x0,
    height: thickness,
    label: {
      x: isLast ? x0 - LABEL_GAP : x1 + LABEL_GAP,
      y: (y0 + y1) / 2 - (amount ? textSize * LINE_HEIGHT * 0.5 : 0) + textSize * 0.35,
      anchor: isLast ? 'end' : 'start',
      lines,
      amount,
    },
  };
};

/** An end of a flow: its position along the layers and the middle of its width. */
type FlowEnd = [along: number, middle: number];
const placeFlow = (
  { source, target, y0, y1, width }: PlacedLink<SankeyNode, SizedFlow>,
  isDown: boolean,
) => {
  const thickness = Math.max(1, width);
  const getAlong = ([position]: FlowEnd) => position;
  const getStart = ([, middle]: FlowEnd) => middle - thickness / 2;
  const getEnd = ([, middle]: FlowEnd) => middle + thickness / 2;
  const buildPath = isDown
    ? area<FlowEnd>().y(getAlong).x0(getStart).x1(getEnd).curve(curveBumpY)
    : area<FlowEnd>().x(getAlong).y0(getStart).y1(getEnd).curve(curveBumpX);
  const path = buildPath([
    [source.x1, y0],
    [target.x0, y1],
  ]);
  const middle = [(source.x1 + target.x0) / 2, (y0 + y1) / 2] as const;
  const [x, y] = isDown ? [middle[1], middle[0]] : middle;
  return { path: path ?? '', thickness, x, y };
};

/**
 * Lays out a Sankey diagram in `width` by `height` CSS pixels, with node sizes and flow widths in proportion. Flows run right, or down
 * in a narrow chart. Flows without a positive value, or all flows if they contain a cycle, are returned as `undrawnRows`.
 */
export const layoutSankey = (
  nodes: readonly SankeyNode[],
  flows: readonly SankeyFlow[],
  width: number,
  height: number,
  textSize = 13,
  endColumn: SankeyEnds = 'last',
): SankeyLayout => {
  const nodesByKey = new Map(nodes.map((node) => [node.key, node]));
  const labelOf = ({ from, to }: SankeyFlow) =>
    `${nodesByKey.get(from)!.label} → ${nodesByKey.get(to)!.label}`;
  const sizedFlows = flows
    .filter(({ from, to }) => nodesByKey.has(from) && nodesByKey.has(to))
    .map((flow): SizedFlow => {
      const { from: source, to: target, value } = flow;
      return { source, target, value: toFiniteNumber(value) ?? 0, flow };
    });
  const positiveFlows = sizedFlows.filter(({ value }) => value > 0);
  const isCyclic = hasCycle(positiveFlows);
  const undrawnRows = sizedFlows
    .filter(({ value }) => isCyclic || value <= 0)
    .map(({ flow }) => ({ label: labelOf(flow), text: flow.text }));
  if (isCyclic || !positiveFlows.length)
    return { nodes: [], flows: [], stops: [], notDrawn: undrawnRows };
  const usedKeys = new Set(positiveFlows.flatMap(({ source, target }) => [source, target]));
  const isDown = width < MIN_ACROSS_WIDTH * textSize;
  // Reserves space for labels above the first row and below the last.
  const margin = isDown ? textSize * LINE_HEIGHT * 3 + LABEL_GAP : 1;
  const [length, breadth] = isDown ? [height, width] : [width, height];
  const padding = Math.min(textSize * 1.6, (breadth * 0.4) / Math.max(1, usedKeys.size));
  const graph = sankey<SankeyNode, SizedFlow>()
    .nodeId(({ key }) => key)
    .nodeAlign(endColumn === 'last' ? sankeyJustify : sankeyLeft)
    .nodeWidth(NODE_WIDTH)
    .nodePadding(padding)
    .iterations(positiveFlows.length > MANY_FLOWS ? 1 : MAX_ITERATIONS)
    .extent([
      [margin, 1],
      [length - margin, breadth - 1],
    ])({
    nodes: nodes.filter(({ key }) => usedKeys.has(key)).map((node) => ({ ...node })),
    links: positiveFlows,
  });
  const lastLayer = Math.max(...graph.nodes.map(({ layer }) => layer));
  const grid = {
    text: textSize,
    width: breadth,
    padding,
    lastLayer,
    layerLength: length / (lastLayer + 1),
  };
  const placeNode = isDown ? placeDown : placeAcross;
  const sortedNodes = sortRows(graph.nodes, ({ value }) => value, 'desc').map(
    (node): PlacedNode => {
      return { key: node.key, tone: node.tone, open: node.open === true, ...placeNode(node, grid) };
    },
  );
  const placedFlows = sortRows(graph.links, ({ value }) => value, 'desc').map((link) => ({
    key: `${link.flow.from} ${link.flow.to}`,
    label: labelOf(link.flow),
    text: link.flow.text,
    ...placeFlow(link, isDown),
  }));
  return {
    nodes: sortedNodes,
    flows: placedFlows,
    notDrawn: undrawnRows,
    stops: [
      ...sortedNodes.map(({ key, x, y, width: thickness }) => {
        const { label, text: amount } = nodesByKey.get(key)!;
        return { key, label, text: amount, x: x + thickness / 2, y };
      }),
      ...placedFlows,
    ],
  };
};
