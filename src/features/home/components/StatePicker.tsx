import { compareNaturally } from '@/lib/compareNaturally';
import type { RankedState } from '../stateRanks';

interface StatePickerProps {
  states: readonly RankedState[];
  /** The code of the chosen state; '' for none. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** Renders a menu of the states, sorted by name. */
export function StatePicker({ states, chosen, onChoose }: StatePickerProps) {
  const sortedStates = [...states].sort((a, b) => compareNaturally(a.name, b.name));
  return (
    <label>
      State or territory
      <select
        className="usa-select"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Choose…</option>
        {sortedStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
