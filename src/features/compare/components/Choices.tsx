import { BASE_YEAR } from '@/domain/compare/priceIndex';
import { Button } from '@/ui/Button';
import type { CompareChoices } from '../compareAddress';

export interface ChoicesProps {
  choices: CompareChoices;
  /** Whether a member has a population. */
  hasResidents: boolean;
  onChoose: (choices: Partial<CompareChoices>) => void;
}
interface ToggleGroupProps<T> {
  label: string;
  value: T;
  options: readonly { key: T; label: string }[];
  onChange: (key: T) => void;
}
function ToggleGroup<T extends string>({ label, value, options, onChange }: ToggleGroupProps<T>) {
  return (
    <div className="compare-choice" role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.key}
          look="outline"
          aria-pressed={value === option.key}
          onClick={() => onChange(option.key)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}

/** Renders buttons that choose current or constant dollars, and totals or amounts per resident. */
export function Choices({ choices, hasResidents, onChoose }: ChoicesProps) {
  return (
    <div className="compare-choices">
      <ToggleGroup
        label="Dollars"
        value={choices.dollars}
        options={[
          { key: 'nominal', label: 'Not adjusted for inflation' },
          { key: 'constant', label: `Constant FY ${BASE_YEAR} dollars` },
        ]}
        onChange={(dollars) => onChoose({ dollars })}
      />
      {(hasResidents || choices.per === 'resident') && (
        <ToggleGroup
          label="Amounts"
          value={choices.per}
          options={[
            { key: 'total', label: 'Totals' },
            { key: 'resident', label: 'Per resident' },
          ]}
          onChange={(per) => onChoose({ per })}
        />
      )}
    </div>
  );
}
