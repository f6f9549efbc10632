declare module '*.scss';
declare module '*.md' {
  const text: string;
  export default text;
}
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive?: boolean; regExp?: RegExp },
  ): { keys(): string[]; (file: string): unknown };
}
declare module '*/pages.json?routes' {
  const table: {
    id: string;
    path: string;
    feature: string;
    hidden?: boolean;
    caseSensitive?: boolean;
    exact?: boolean;
  }[];
  export default table;
}
/** What `charts/sankey` uses of it: its published types ask for types of releases of d3 that are long gone (docs/decisions/0032). */
declare module 'd3-sankey' {
  /** A node as it was given, with its column, what goes through it and its corners. */
  export type PlacedNode<N> = N &
    Readonly<Record<'layer' | 'value' | 'x0' | 'x1' | 'y0' | 'y1', number>>;
  /** A flow as it was given, with its thickness and where its middle meets each node. */
  export type PlacedLink<N, L> = Omit<L, 'source' | 'target'> &
    Readonly<Record<'width' | 'y0' | 'y1', number>> &
    Readonly<Record<'source' | 'target', PlacedNode<N>>>;
  export interface SankeyGenerator<N, L> {
    /** Writes the places into what it is given. */
    (graph: { nodes: N[]; links: L[] }): { nodes: PlacedNode<N>[]; links: PlacedLink<N, L>[] };
    nodeId(id: (node: N) => string): this;
    nodeAlign(align: (node: never, columns: number) => number): this;
    nodeWidth(width: number): this;
    nodePadding(padding: number): this;
    iterations(rounds: number): this;
    extent(corners: [[number, number], [number, number]]): this;
  }
  export const sankey: <N, L>() => SankeyGenerator<N, L>;
  export const sankeyJustify: (node: never, columns: number) => number;
  export const sankeyLeft: (node: never, columns: number) => number;
}
