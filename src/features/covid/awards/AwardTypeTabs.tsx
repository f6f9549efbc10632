import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { count } from '@/domain/format';
import { Tabs } from '@/ui/Tabs';
import { countOf, type CountAnswer } from './useTabCounts';

export interface AwardTypeTabsProps {
  /** The label of the counts, such as `Number of recipients`. */
  label: string;
  tabs: readonly CovidTab[];
  shown: CovidTabKey;
  counts: ReadonlyMap<CovidTabKey, CountAnswer>;
  /** Returns whether a tab is unavailable under the current choices. */
  without?: (tab: CovidTabKey) => boolean;
  onChoose: (tab: CovidTabKey) => void;
  panelId: string;
  idPrefix: string;
}
/** Tabs of award types with their counts. An unknown count is shown as `--`; a tab with a count of zero is disabled. */
export function AwardTypeTabs({
  label,
  tabs,
  shown,
  counts,
  without,
  onChoose,
  ...ids
}: AwardTypeTabsProps) {
  return (
    <div className="covid-award-tabs">
      <Tabs
        label={label}
        tabs={tabs.map(({ key, label: words }) => {
          const known = countOf(counts, key);
          return {
            key,
            label: words,
            badge: count(known),
            disabled: key !== shown && (known === 0 || without?.(key) === true),
          };
        })}
        selected={shown}
        onSelect={(key) => onChoose(key as CovidTabKey)}
        {...ids}
      />
    </div>
  );
}
