import { BASE_YEAR } from '@/domain/priceIndex';
import { ToggleGroup } from '@/ui/ToggleGroup';
import type { DollarsChoice } from './dollarsAddress';

interface DollarsToggleProps {
  value: DollarsChoice;
  onChange: (value: DollarsChoice) => void;
  /** The reason why amounts cannot be converted. */
  disabledReason?: string;
}
/** Renders buttons that choose dollars of each year or constant dollars. */
export function DollarsToggle(props: DollarsToggleProps) {
  return (
    <ToggleGroup
      label="Dollars"
      options={[
        { key: 'nominal', label: 'Not adjusted for inflation' },
        { key: 'constant', label: `Constant FY ${BASE_YEAR} dollars` },
      ]}
      {...props}
    />
  );
}
