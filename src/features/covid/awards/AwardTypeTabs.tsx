import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { count } from '@/domain/format';
import { Tabs } from '@/ui/Tabs';
import { countOf, type CountAnswer } from './useTabCounts';

export interface AwardTypeTabsProps {
  /** What the tabs count: `Number of recipients`. */
  label: string;
  tabs: readonly CovidTab[];
  shown: CovidTabKey;
  counts: ReadonlyMap<CovidTabKey, CountAnswer>;
  /** Tabs that cannot be chosen beside what else is chosen. */
  without?: (tab: CovidTabKey) => boolean;
  onChoose: (tab: CovidTabKey) => void;
  panelId: string;
  idPrefix: string;
}
/** Types of awards with how much each has: `--` where that is not known, and not to be chosen where it is nothing. */
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
