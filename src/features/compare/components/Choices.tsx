import { BASE_YEAR } from '@/domain/priceIndex';
import { DollarsToggle } from '@/ui/DollarsToggle';
import { ToggleGroup } from '@/ui/ToggleGroup';
import type { CompareChoices } from '../compareAddress';

export interface ChoicesProps {
  choices: CompareChoices;
  /** Whether a member has a population. */
  hasResidents: boolean;
  onChoose: (choices: Partial<CompareChoices>) => void;
}

/** Renders buttons that choose current or constant dollars, and totals or amounts per resident. */
export function Choices({ choices, hasResidents, onChoose }: ChoicesProps) {
  return (
    <div className="compare-choices">
      <DollarsToggle
        baseYear={BASE_YEAR}
        value={choices.dollars}
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
