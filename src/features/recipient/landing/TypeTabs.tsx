import { mobileWidth } from '@/lib/layoutTokens';
import type { RecipientAwardType } from '@/services/recipients/endpoints';
import { Select } from '@/ui/Select';
import { Tabs } from '@/ui/Tabs';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { awardTypes } from './landingAddress';

interface TypeTabsProps {
  chosenType: RecipientAwardType;
  onChoose: (type: RecipientAwardType) => void;
  panelId: string;
}
/** Shows the award types that limit the list, as tabs or, in narrow viewports, as a menu. */
export function TypeTabs({ chosenType, onChoose, panelId }: TypeTabsProps) {
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  if (isNarrow) {
    return (
      <Select
        label={<span>Award type:</span>}
        className="card-picker"
        options={awardTypes}
        value={chosenType}
        onChoose={onChoose}
      />
    );
  }
  return (
    <Tabs
      label="Award types"
      tabs={awardTypes}
      selected={chosenType}
      onSelect={(key) => onChoose(key as RecipientAwardType)}
      panelId={panelId}
      idPrefix="recipients"
    />
  );
}
