import './profile.scss';
import { Select } from '@/ui/Select';

export interface YearPickerProps {
  /** Newest first. May include choices other than a year, such as all years. */
  choices: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Renders a picker for the year of a profile. */
export function YearPicker({ choices, chosen, onChoose }: YearPickerProps) {
  return (
    <Select
      label="Fiscal year"
      className="profile__years"
      options={choices.map(({ id, label }) => ({ key: id, label }))}
      value={chosen}
      onChoose={onChoose}
    />
  );
}
