import type { TableView } from '@/blocks/panel';
import type { Award } from '@/domain/award';

/** What each tab of a history is given. */
export interface HistoryPanelProps {
  award: Award;
  shown: TableView;
  onView: (changes: Partial<TableView>) => void;
  /** Rows of all pages, where that is known. */
  total: number | undefined;
}
