import type { TableView } from '@/blocks/panel';
import type { Award } from '@/domain/award';

/** Props of each history tab: the award, and the view of its table. */
export interface HistoryPanelProps {
  award: Award;
  tableView: TableView;
  onView: (changes: Partial<TableView>) => void;
  /** Number of rows on all pages; undefined if unknown. */
  total: number | undefined;
}
