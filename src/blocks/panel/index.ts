export { changeColumn, type ChangedRow } from './changeColumn';
export { tableColumns, type DataColumn } from './columns';
export { Panel, type PanelProps } from './Panel';
export { TablePanel } from './TablePanel';
export { dollarColumn, type TableColumn, type TableView } from './tableView';
export {
  readTableView,
  rowsParameter,
  tabbedTables,
  useTabbedTables,
  type TabbedTables,
  type TableTab,
} from './tabbedTables';
