/** A period of time that can be chosen. */
export interface RangeChoice {
  key: string;
  label: string;
  chosen: boolean;
  /** Why the period cannot be chosen yet; undefined if it can be chosen. */
  closedReason?: string;
  onChoose: () => void;
}

/** Renders periods of time as a row of toggle buttons. `captioned` also shows the label, which screen readers always announce. */
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
          disabled={choice.closedReason !== undefined}
          aria-pressed={choice.chosen}
          onClick={choice.onChoose}
        >
          {choice.label}
          {choice.closedReason && <span className="usa-sr-only"> ({choice.closedReason})</span>}
        </button>
      ))}
    </div>
  );
}
