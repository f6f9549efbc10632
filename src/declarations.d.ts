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
  const routes: {
    id: string;
    path: string;
    feature: string;
    hidden?: boolean;
    caseSensitive?: boolean;
    exact?: boolean;
  }[];
  export default routes;
}
/** The functions that `charts/sankey` uses. The published types depend on types of outdated d3 releases (docs/decisions/0032). */
declare module 'd3-sankey' {
  /** An input node with its column, its corners and the value that flows through it. */
  export type PlacedNode<N> = N &
    Readonly<Record<'layer' | 'value' | 'x0' | 'x1' | 'y0' | 'y1', number>>;
  /** An input flow with its thickness and the positions where its center meets each node. */
  export type PlacedLink<N, L> = Omit<L, 'source' | 'target'> &
    Readonly<Record<'width' | 'y0' | 'y1', number>> &
    Readonly<Record<'source' | 'target', PlacedNode<N>>>;
  export interface SankeyGenerator<N, L> {
    /** Adds positions to the given nodes and links, and returns them. */
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
