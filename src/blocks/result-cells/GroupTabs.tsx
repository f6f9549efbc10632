import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import { count } from '@/domain/format';
import type { TabCounts } from '@/services/search/results';
import { Select } from '@/ui/Select';
import { Tabs } from '@/ui/Tabs';

export interface GroupTabsProps {
  level: SpendingLevel;
  tab: ResultTabKey;
  /** Numbers of records by tab; null while they load. */
  counts: TabCounts | null;
  /** Whether to render a select instead of tabs, for narrow viewports. */
  cards: boolean;
  panelId: string;
  idPrefix: string;
  onTab: (tab: string) => void;
}
/** Shows the award groups of a level with their numbers of records. Groups without records are disabled unless selected. */
export function GroupTabs({ level, tab, counts, cards, onTab, ...ids }: GroupTabsProps) {
  const tabs = resultTabs[level].map(({ key, label }) => ({
    key,
    label,
    badge: counts ? count(counts[key]) : '…',
    disabled: key !== tab && !counts?.[key],
  }));
  if (!cards)
    return <Tabs label="Award groups" tabs={tabs} selected={tab} onSelect={onTab} {...ids} />;
  return (
    <Select
      label={<span>Award group:</span>}
      className="card-picker"
      options={tabs.map(({ label, badge, ...option }) => ({
        ...option,
        label: `${label} (${badge})`,
      }))}
      value={tab}
      onChoose={onTab}
    />
  );
}
