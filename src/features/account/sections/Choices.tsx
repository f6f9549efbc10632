interface ChoicesProps<K extends string> {
  label: string;
  choices: readonly { key: K; label: string }[];
  chosen: K;
  onChoose: (key: K) => void;
}
/** Renders a group of buttons, one of which is pressed. */
export function Choices<K extends string>({ label, choices, chosen, onChoose }: ChoicesProps<K>) {
  return (
    <div className="account-choices" role="group" aria-label={label}>
      {choices.map(({ key, label: text }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {text}
        </button>
      ))}
    </div>
  );
}
