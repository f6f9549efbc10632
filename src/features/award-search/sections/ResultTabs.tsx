import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import { count } from '@/domain/format';
import type { Answer } from '@/lib/requests/useAnswer';
import type { SearchQuery, TabCounts } from '@/services/search/results';
import { Tabs } from '@/ui/Tabs';

export interface ResultTabsProps {
  level: SpendingLevel;
  tab: ResultTabKey;
  counts: Answer<SearchQuery, TabCounts>;
  /** Whether to render a picker instead of tabs, for narrow viewports. */
  cards: boolean;
  /** ID of the panel that the tabs control. */
  panel: string;
  onTab: (tab: string) => void;
}
/** The award groups of a level, each with its number of records. Groups without records are disabled. */
export function ResultTabs({ level, tab, counts, cards, panel, onTab }: ResultTabsProps) {
  const loading = counts.status === 'loading';
  const tabs = resultTabs[level].map(({ key, label }) => {
    const rows = counts.value?.[key];
    const badge = loading ? '…' : count(rows);
    return { key, label, badge, disabled: key !== tab && (loading || !rows) };
  });
  if (!cards) {
    return (
      <Tabs
        label="Award groups"
        tabs={tabs}
        selected={tab}
        onSelect={onTab}
        panelId={panel}
        idPrefix="tab"
      />
    );
  }
  return (
    <label className="card-picker">
      <span>Award group:</span>
      <select className="usa-select" value={tab} onChange={(event) => onTab(event.target.value)}>
        {tabs.map(({ key, label, badge, disabled }) => (
          <option key={key} value={key} disabled={disabled}>
            {label} ({badge})
          </option>
        ))}
      </select>
    </label>
  );
}
