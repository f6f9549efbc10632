export { tableColumns, type DataColumn } from './columns';
export { Panel, type PanelProps } from './Panel';
export { TablePanel } from './TablePanel';
export type { TableColumn, TableView } from './tableView';
export { tabbedTables, useTabbedTables, type TabbedTables, type TableTab } from './tabbedTables';
