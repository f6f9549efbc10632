import { mobileWidth } from '@/lib/layoutTokens';
import type { RecipientAwardType } from '@/services/recipients/endpoints';
import { Select } from '@/ui/Select';
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
  if (isNarrow) {
    return (
      <Select
        label={<span>Award type:</span>}
        className="card-picker"
        options={awardTypes}
        value={chosen}
        onChoose={onChoose}
      />
    );
  }
  return (
    <Tabs
      label="Award types"
      tabs={awardTypes}
      selected={chosen}
      onSelect={(key) => onChoose(key as RecipientAwardType)}
      panelId={panelId}
      idPrefix="recipients"
    />
  );
}
