import { area, curveBumpX, curveBumpY } from 'd3';
import { sankey, sankeyJustify, sankeyLeft } from 'd3-sankey';
import { sortedBy } from '@/lib/sortedBy';
import { fitText, textWidth, wrapText } from '@/lib/fitText';
import { numberOr, type NotDrawn, type Stop, type Tone } from '../drawing/stops';

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
export interface PlacedNode {
  key: string;
  tone: Tone;
  open: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
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
export interface SankeyLayout {
  nodes: readonly PlacedNode[];
  flows: readonly PlacedFlow[];
  /** In the order of `nodes`, then of `flows`; each is sorted largest first. */
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
}
/** Column of the nodes without outgoing flows: the last one, or the one after their sources. */
export type SankeyEnds = 'last' | 'next';
const NODE = 16;
const GAP = 6;
const LINE = 1.25;
/** Below this width, as a multiple of the text size, flows run down instead of right. */
const DOWN = 55;

/**
 * Iterations that move nodes to shorten flows. More than `MANY` flows use one iteration, because more are slow and make no visible
 * difference.
 */
const ROUNDS = 6;
const MANY = 100;

interface Sized {
  source: string;
  target: string;
  value: number;
  flow: SankeyFlow;
}
/** Returns whether the flows contain a cycle, which has no column order. */
const goesRound = (flows: readonly Sized[]): boolean => {
  const left = new Map<string, Set<string>>();
  for (const { source, target } of flows)
    left.set(target, (left.get(target) ?? new Set()).add(source));
  const keys = new Set(flows.flatMap(({ source, target }) => [source, target]));
  for (let gone = -1; gone !== 0;) {
    const free = [...keys].filter((key) => ![...(left.get(key) ?? [])].some((k) => keys.has(k)));
    free.forEach((key) => keys.delete(key));
    gone = free.length;
  }
  return keys.size > 0;
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
  const named = flows.filter(({ from, to }) => names.has(from) && names.has(to));
  const sized = named.map((flow) => ({ flow, size: numberOr(flow.value) ?? 0 }));
  const labelOf = ({ from, to }: SankeyFlow) =>
    `${names.get(from)!.label} → ${names.get(to)!.label}`;
  const positive = sized
    .filter(({ size }) => size > 0)
    .map(({ flow, size }): Sized => ({ source: flow.from, target: flow.to, value: size, flow }));
  const round = goesRound(positive);
  const notDrawn = sized
    .filter(({ size }) => round || size <= 0)
    .map(({ flow }) => ({ label: labelOf(flow), text: flow.text }));
  if (round || !positive.length) return { nodes: [], flows: [], stops: [], notDrawn };
  const used = new Set(positive.flatMap(({ source, target }) => [source, target]));
  const down = width < DOWN * text;
  // Reserves space for labels above the first row and below the last.
  const edge = down ? text * LINE * 3 + GAP : 1;
  const [long, wide] = down ? [height, width] : [width, height];
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
  const last = Math.max(...graph.nodes.map(({ layer }) => layer));
  const columns = long / (last + 1);
  const placed = sortedBy(graph.nodes, ({ value }) => value, 'desc').map((node) => {
    const { x0: a0, x1: a1, y0: b0, y1: b1 } = node;
    const thick = Math.max(1, b1 - b0);
    const atEnd = node.layer === last;
    if (down) {
      const middle = (b0 + b1) / 2;
      const room = Math.min(thick + padding - 2, 2 * middle, 2 * (wide - middle));
      const lines = wrapText(node.label, room, text, atEnd || node.layer === 0 ? 2 : 1);
      const amount = lines.length && textWidth(node.text, text) <= room ? node.text : '';
      const rows = lines.length + (amount ? 1 : 0);
      const y = atEnd ? a1 + text : a0 - GAP - (rows - 1) * text * LINE;
      return {
        node,
        place: {
          key: node.key,
          tone: node.tone,
          open: node.open === true,
          x: b0,
          y: a0,
          width: thick,
          height: a1 - a0,
          label: { x: middle, y, anchor: 'middle' as const, lines, amount },
        },
      };
    }
    const fits = thick + padding >= text * LINE;
    const room = columns - NODE - 2 * GAP;
    const lines = fits ? [fitText(node.label, room, text)].filter(Boolean) : [];
    const amount =
      lines.length && thick + padding >= 2 * text * LINE && textWidth(node.text, text) <= room
        ? node.text
        : '';
    return {
      node,
      place: {
        key: node.key,
        tone: node.tone,
        open: node.open === true,
        x: a0,
        y: b0,
        width: a1 - a0,
        height: thick,
        label: {
          x: atEnd ? a0 - GAP : a1 + GAP,
          y: (b0 + b1) / 2 - (amount ? text * LINE * 0.5 : 0) + text * 0.35,
          anchor: atEnd ? ('end' as const) : ('start' as const),
          lines,
          amount,
        },
      },
    };
  });
  /** One end of a flow: its position along the flow, and its two edges. */
  type End = readonly [along: number, from: number, to: number];
  const ribbon = down
    ? area<End>()
        .y(([along]) => along)
        .x0(([, from]) => from)
        .x1(([, , to]) => to)
        .curve(curveBumpY)
    : area<End>()
        .x(([along]) => along)
        .y0(([, from]) => from)
        .y1(([, , to]) => to)
        .curve(curveBumpX);
  const drawnFlows = sortedBy(graph.links, ({ value }) => value, 'desc').map((link) => {
    const [starts, ends] = [link.source.x1, link.target.x0];
    const [from, to] = [link.y0, link.y1];
    const thickness = Math.max(1, link.width);
    const middle = [(starts + ends) / 2, (from + to) / 2] as const;
    const endAt = (along: number, centre: number): End => [
      along,
      centre - thickness / 2,
      centre + thickness / 2,
    ];
    return {
      label: labelOf(link.flow),
      text: link.flow.text,
      x: middle[down ? 1 : 0],
      y: middle[down ? 0 : 1],
      place: {
        key: `${link.flow.from} ${link.flow.to}`,
        path: ribbon([endAt(starts, from), endAt(ends, to)]) ?? '',
        thickness,
      },
    };
  });
  return {
    nodes: placed.map(({ place }) => place),
    flows: drawnFlows.map(({ place }) => place),
    notDrawn,
    stops: [
      ...placed.map(({ node: { key, label, text: words }, place }) => ({
        key,
        label,
        text: words,
        x: place.x + place.width / 2,
        y: place.y,
      })),
      ...drawnFlows.map(({ label, text: words, x, y, place }) => ({
        key: place.key,
        label,
        text: words,
        x,
        y,
      })),
    ],
  };
};
