/** One stretch of time to choose. */
export interface RangeChoice {
  key: string;
  label: string;
  chosen: boolean;
  /** It cannot be chosen yet: why, in a word or two. */
  closed?: string;
  onChoose: () => void;
}

/** Stretches of time as buttons in a row; the chosen one is pressed. `captioned` shows the name of the row too. */
export function RangeButtons({
  label,
  captioned = false,
  choices,
}: {
  label: string;
  captioned?: boolean;
  choices: readonly RangeChoice[];
}) {
  return (
    <div className="form-ranges" role="group" aria-label={label}>
      {captioned && (
        <span className="form-ranges__label" aria-hidden="true">
          {label}
        </span>
      )}
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className="form-range"
          disabled={choice.closed !== undefined}
          aria-pressed={choice.chosen}
          onClick={choice.onChoose}
        >
          {choice.label}
          {choice.closed && <span className="usa-sr-only"> ({choice.closed})</span>}
        </button>
      ))}
    </div>
  );
}
