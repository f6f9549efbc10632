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
  /** Whether the node is hollow: an amount that has not been used. */
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
    /** Lines of the name, then the amount; each is empty if it does not fit. */
    lines: readonly string[];
    amount: string;
  };
}
export interface PlacedFlow {
  key: string;
  path: string;
  thickness: number;
}
/** Nodes and flows are sorted largest first; the stops are those of the nodes, then of the flows. */
export interface SankeyLayout extends ChartLayout {
  nodes: readonly PlacedNode[];
  flows: readonly PlacedFlow[];
}
/** Column of the nodes without outgoing flows: the last one, or the one after their sources. */
export type SankeyEnds = 'last' | 'next';
const NODE = 16;
const GAP = 6;
const LINE = 1.25;
/** Below this width, as a multiple of the text size, flows run down instead of right. */
const DOWN = 55;

/** Iterations that move nodes to shorten flows. Above `MANY` flows, only one runs, because more are slow without a visible benefit. */
const ROUNDS = 6;
const MANY = 100;

interface Sized {
  source: string;
  target: string;
  value: number;
  flow: SankeyFlow;
}
/** Returns whether the flows contain a cycle, which has no column order. */
const hasCycle = (flows: readonly Sized[]): boolean => {
  const sourcesByTarget = new Map<string, Set<string>>();
  for (const { source, target } of flows)
    sourcesByTarget.set(target, (sourcesByTarget.get(target) ?? new Set()).add(source));
  const keys = new Set(flows.flatMap(({ source, target }) => [source, target]));
  for (let gone = -1; gone !== 0;) {
    const free = [...keys].filter(
      (key) => ![...(sourcesByTarget.get(key) ?? [])].some((k) => keys.has(k)),
    );
    free.forEach((key) => keys.delete(key));
    gone = free.length;
  }
  return keys.size > 0;
};

/** Sizes that the positions of all nodes depend on. The flows run along the layers; `width` and `padding` are across them. */
interface Grid {
  text: number;
  width: number;
  padding: number;
  lastLayer: number;
  layerLength: number;
}
type Place = Box & Pick<PlacedNode, 'label'>;

/** Places a node whose flows run down. Its label is above it, in the last layer below it. */
const placeDown = (
  node: GraphNode<SankeyNode>,
  { text, width, padding, lastLayer }: Grid,
): Place => {
  const { layer, x0, x1, y0, y1 } = node;
  const thickness = Math.max(1, y1 - y0);
  const middle = (y0 + y1) / 2;
  const isLast = layer === lastLayer;
  const room = Math.min(thickness + padding - 2, 2 * middle, 2 * (width - middle));
  const lines = wrapText(node.label, room, text, isLast || layer === 0 ? 2 : 1);
  const amount = lines.length && textWidth(node.text, text) <= room ? node.text : '';
  const rows = lines.length + (amount ? 1 : 0);
  const y = isLast ? x1 + text : x0 - GAP - (rows - 1) * text * LINE;
  return {
    x: y0,
    y: x0,
    width: thickness,
    height: x1 - x0,
    label: { x: middle, y, anchor: 'middle', lines, amount },
  };
};
/** Places a node whose flows run right. Its label is right of it, in the last layer left of it. */
const placeAcross = (
  node: GraphNode<SankeyNode>,
  { text, padding, lastLayer, layerLength }: Grid,
): Place => {
  const { layer, x0, x1, y0, y1 } = node;
  const thickness = Math.max(1, y1 - y0);
  const isLast = layer === lastLayer;
  const room = layerLength - NODE - 2 * GAP;
  const rows = Math.floor((thickness + padding) / (text * LINE));
  const lines = rows >= 1 ? [fitText(node.label, room, text)].filter(Boolean) : [];
  const amount = lines.length && rows >= 2 && textWidth(node.text, text) <= room ? node.text : '';
  return {
    x: x0,
    y: y0,
    width: x1 - x0,
    height: thickness,
    label: {
      x: isLast ? x0 - GAP : x1 + GAP,
      y: (y0 + y1) / 2 - (amount ? text * LINE * 0.5 : 0) + text * 0.35,
      anchor: isLast ? 'end' : 'start',
      lines,
      amount,
    },
  };
};

/** An end of a flow: its position along the layers and the middle of its width. */
type End = [along: number, middle: number];
const placeFlow = (
  { source, target, y0, y1, width }: PlacedLink<SankeyNode, Sized>,
  isDown: boolean,
) => {
  const thickness = Math.max(1, width);
  const along = ([position]: End) => position;
  const from = ([, middle]: End) => middle - thickness / 2;
  const to = ([, middle]: End) => middle + thickness / 2;
  const shape = isDown
    ? area<End>().y(along).x0(from).x1(to).curve(curveBumpY)
    : area<End>().x(along).y0(from).y1(to).curve(curveBumpX);
  const path = shape([
    [source.x1, y0],
    [target.x0, y1],
  ]);
  const middle = [(source.x1 + target.x0) / 2, (y0 + y1) / 2] as const;
  const [x, y] = isDown ? [middle[1], middle[0]] : middle;
  return { path: path ?? '', thickness, x, y };
};

/**
 * Lays out a Sankey diagram with proportional heights in a box of CSS pixels; flows run right, or down in a narrow box. Flows that are
 * missing, zero or negative are returned as `notDrawn`, and so are all flows if they contain a cycle.
 */
export const layoutSankey = (
  nodes: readonly SankeyNode[],
  flows: readonly SankeyFlow[],
  width: number,
  height: number,
  text = 13,
  ends: SankeyEnds = 'last',
): SankeyLayout => {
  const names = new Map(nodes.map((node) => [node.key, node]));
  const labelOf = ({ from, to }: SankeyFlow) =>
    `${names.get(from)!.label} → ${names.get(to)!.label}`;
  const sized = flows
    .filter(({ from, to }) => names.has(from) && names.has(to))
    .map((flow): Sized => {
      const { from: source, to: target, value } = flow;
      return { source, target, value: toFiniteNumber(value) ?? 0, flow };
    });
  const positive = sized.filter(({ value }) => value > 0);
  const isCyclic = hasCycle(positive);
  const notDrawn = sized
    .filter(({ value }) => isCyclic || value <= 0)
    .map(({ flow }) => ({ label: labelOf(flow), text: flow.text }));
  if (isCyclic || !positive.length) return { nodes: [], flows: [], stops: [], notDrawn };
  const used = new Set(positive.flatMap(({ source, target }) => [source, target]));
  const isDown = width < DOWN * text;
  // Reserves space for labels above the first row and below the last.
  const edge = isDown ? text * LINE * 3 + GAP : 1;
  const [long, wide] = isDown ? [height, width] : [width, height];
  const padding = Math.min(text * 1.6, (wide * 0.4) / Math.max(1, used.size));
  const graph = sankey<SankeyNode, Sized>()
    .nodeId(({ key }) => key)
    .nodeAlign(ends === 'last' ? sankeyJustify : sankeyLeft)
    .nodeWidth(NODE)
    .nodePadding(padding)
    .iterations(positive.length > MANY ? 1 : ROUNDS)
    .extent([
      [edge, 1],
      [long - edge, wide - 1],
    ])({
    nodes: nodes.filter(({ key }) => used.has(key)).map((node) => ({ ...node })),
    links: positive,
  });
  const lastLayer = Math.max(...graph.nodes.map(({ layer }) => layer));
  const grid = { text, width: wide, padding, lastLayer, layerLength: long / (lastLayer + 1) };
  const place = isDown ? placeDown : placeAcross;
  const placed = sortRows(graph.nodes, ({ value }) => value, 'desc').map((node): PlacedNode => {
    return { key: node.key, tone: node.tone, open: node.open === true, ...place(node, grid) };
  });
  const links = sortRows(graph.links, ({ value }) => value, 'desc').map((link) => ({
    key: `${link.flow.from} ${link.flow.to}`,
    label: labelOf(link.flow),
    text: link.flow.text,
    ...placeFlow(link, isDown),
  }));
  return {
    nodes: placed,
    flows: links,
    notDrawn,
    stops: [
      ...placed.map(({ key, x, y, width: thickness }) => {
        const { label, text: amount } = names.get(key)!;
        return { key, label, text: amount, x: x + thickness / 2, y };
      }),
      ...links,
    ],
  };
};
