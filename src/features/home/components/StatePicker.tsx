import { compareNaturally } from '@/lib/compareNaturally';
import { Select } from '@/ui/Select';
import type { RankedState } from '../stateRanks';

interface StatePickerProps {
  states: readonly RankedState[];
  /** The code of the chosen state; '' for none. */
  chosenCode: string;
  onChoose: (code: string) => void;
}

/** Renders a menu of the states, sorted by name. */
export function StatePicker({ states, chosenCode, onChoose }: StatePickerProps) {
  const sortedStates = [...states].sort((a, b) => compareNaturally(a.name, b.name));
  return (
    <Select
      label="State or territory"
      options={[
        { key: '', label: 'Choose…' },
        ...sortedStates.map(({ code, name }) => ({ key: code, label: name })),
      ]}
      value={chosenCode}
      onChoose={onChoose}
    />
  );
}
