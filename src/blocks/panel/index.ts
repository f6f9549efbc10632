export type { DataColumn } from './columns';
export { Panel, type PanelProps } from './Panel';
