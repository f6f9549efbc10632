import { mobileWidth } from '@/lib/layoutTokens';
import type { RecipientAwardType } from '@/services/recipients/endpoints';
import { Tabs } from '@/ui/Tabs';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { awardTypes } from './landingAddress';

interface TypeTabsProps {
  chosen: RecipientAwardType;
  onChoose: (type: RecipientAwardType) => void;
  panelId: string;
}
/** Shows the award types that limit the list, as tabs or, in narrow viewports, as a menu. */
export function TypeTabs({ chosen, onChoose, panelId }: TypeTabsProps) {
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const choose = (key: string) => onChoose(key as RecipientAwardType);
  if (isNarrow) {
    return (
      <label className="card-picker">
        <span>Award type:</span>
        <select
          className="usa-select"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {awardTypes.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <Tabs
      label="Award types"
      tabs={awardTypes}
      selected={chosen}
      onSelect={choose}
      panelId={panelId}
      idPrefix="recipients"
    />
  );
}
