import './profile.scss';

export interface YearPickerProps {
  /** Newest first; what a profile has besides years, as all of them, among them. */
  choices: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses the year that a profile shows. */
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
