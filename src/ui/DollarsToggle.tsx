import type { DollarsChoice } from '@/lib/url/dollarsAddress';
import { ToggleGroup } from './ToggleGroup';

interface DollarsToggleProps {
  /** The fiscal year of constant dollars. */
  baseYear: number;
  value: DollarsChoice;
  onChange: (value: DollarsChoice) => void;
  /** The reason why amounts cannot be converted. */
  disabledReason?: string;
}
/** Renders buttons that choose dollars of each year or constant dollars. */
export function DollarsToggle({ baseYear, ...props }: DollarsToggleProps) {
  return (
    <ToggleGroup
      label="Dollars"
      options={[
        { key: 'nominal', label: 'Not adjusted for inflation' },
        { key: 'constant', label: `Constant FY ${baseYear} dollars` },
      ]}
      {...props}
    />
  );
}
