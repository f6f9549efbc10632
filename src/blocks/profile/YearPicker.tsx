import './profile.scss';

export interface YearPickerProps {
  /** Newest first. May include choices other than a year, such as all years. */
  choices: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Renders a picker for the year of a profile. */
export function YearPicker({ choices, chosen, onChoose }: YearPickerProps) {
  return (
    <label className="profile__years">
      Fiscal year
      <select
        className="usa-select"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
