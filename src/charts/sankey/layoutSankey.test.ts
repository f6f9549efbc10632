import fc from 'fast-check';
import { layoutSankey, type SankeyFlow, type SankeyNode } from './layoutSankey';
import { processorTime } from '../../../tests/processorTime';

const node = (key: string): SankeyNode => ({
  key,
  label: `Node ${key}`,
  text: `through ${key}`,
  tone: 'obligation',
});
const flow = (from: string, to: string, value: number | null): SankeyFlow => ({
  from,
  to,
  value,
  text: `$${value}`,
});
const layout = (flows: readonly SankeyFlow[], width = 1000, text = 13) =>
  layoutSankey([...'abcde'].map(node), flows, width, 400, text);
const usualFlows = [
  flow('a', 'c', 100),
  flow('b', 'c', 300),
  flow('c', 'd', 250),
  flow('c', 'e', 150),
];

describe('layoutSankey', () => {
  it('sizes nodes and flows in proportion, from left to right', () => {
    const { nodes, flows } = layout(usualFlows);
    const at = (key: string) => nodes.find((placed) => placed.key === key)!;
    expect(at('b').height / at('a').height).toBeCloseTo(3);
    expect([at('a').x, at('b').x]).toEqual([at('a').x, at('a').x]);
    expect(at('a').x).toBeLessThan(at('c').x);
    expect(at('c').x).toBeLessThan(at('d').x);
    expect(flows[0]!.thickness / flows.at(-1)!.thickness).toBeCloseTo(3);
    expect(at('d').label.anchor).toBe('end');
  });
  it('puts final nodes in the last column by default, and after their sources with `next`', () => {
    const flows = [flow('a', 'b', 5), flow('a', 'c', 5), flow('c', 'd', 5)];
    const columns = (ends?: 'last' | 'next') => {
      const { nodes } = layoutSankey([...'abcd'].map(node), flows, 1000, 400, 13, ends);
      const at = (key: string) => nodes.find((placed) => placed.key === key)!.x;
      return [at('b') === at('c'), at('b') === at('d')];
    };
    expect(columns()).toEqual([false, true]);
    expect(columns('next')).toEqual([true, false]);
  });
  it('orders stops by node size, then by flow size', () => {
    expect(layout(usualFlows).stops.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Node c: through c',
      'Node b: through b',
      'Node d: through d',
      'Node e: through e',
      'Node a: through a',
      'Node b → Node c: $300',
      'Node c → Node d: $250',
      'Node c → Node e: $150',
      'Node a → Node c: $100',
    ]);
  });
  it('runs downward in a narrow chart or with large text', () => {
    const down = (width: number, text: number) => {
      const { nodes } = layout(usualFlows, width, text);
      const [a, c] = ['a', 'c'].map((key) => nodes.find((placed) => placed.key === key)!);
      return a!.y + a!.height < c!.y;
    };
    expect([down(1000, 13), down(390, 13), down(1000, 26)]).toEqual([false, true, true]);
  });
  it('lists flows without a positive value as not drawn and omits nodes without flows', () => {
    const { nodes, notDrawn } = layout([
      flow('a', 'c', 5),
      flow('b', 'c', -1),
      flow('c', 'd', 0),
      flow('c', 'e', null),
      flow('c', 'e', NaN),
    ]);
    expect(nodes.map(({ key }) => key).sort()).toEqual(['a', 'c']);
    expect(notDrawn.map(({ label }) => label)).toEqual([
      'Node b → Node c',
      'Node c → Node d',
      'Node c → Node e',
      'Node c → Node e',
    ]);
    expect(layout([flow('a', 'c', 0)])).toMatchObject({ nodes: [], flows: [], stops: [] });
  });
  it('draws no circular flows and lists them as not drawn', () => {
    const { nodes, notDrawn } = layout([flow('a', 'b', 1), flow('b', 'c', 1), flow('c', 'a', 1)]);
    expect(nodes).toEqual([]);
    expect(notDrawn).toHaveLength(3);
    expect(layout([flow('a', 'a', 1)]).nodes).toEqual([]);
  });
  it('truncates long names', () => {
    const longNodes = [...'abcde'].map((key) => ({ ...node(key), label: 'W'.repeat(200) }));
    const { nodes } = layoutSankey(
      longNodes,
      [flow('a', 'c', 999_999), flow('b', 'c', 1)],
      1000,
      400,
    );
    expect(nodes.find(({ key }) => key === 'a')!.label.lines[0]).toMatch(/^W+…$/);
  });
  it('keeps all nodes inside the chart for amounts up to $99 trillion', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: 99e12 }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom(320, 1000),
        (values, width) => {
          const nodes = [...values.map((_, at) => node(String(at))), node('all')];
          const flows = values.map((value, at) => flow(String(at), 'all', value));
          for (const placed of layoutSankey(nodes, flows, width, 400).nodes) {
            expect(placed.x).toBeGreaterThanOrEqual(0);
            expect(placed.y).toBeGreaterThanOrEqual(0);
            expect(placed.x + placed.width).toBeLessThanOrEqual(width + 1.01);
            expect(placed.y + placed.height).toBeLessThanOrEqual(401.01);
          }
        },
      ),
    ));
  it('lays out 250 nodes and 250 flows within 100 ms of processor time', () => {
    const nodes = [...Array.from({ length: 250 }, (_, at) => node(String(at))), node('all')];
    const flows = nodes.slice(0, -1).map(({ key }, at) => flow(key, 'all', at + 1));
    expect(layoutSankey(nodes, flows, 1000, 400).flows).toHaveLength(250);
    expect(processorTime(() => layoutSankey(nodes, flows, 1000, 400))).toBeLessThan(100);
  });
});
