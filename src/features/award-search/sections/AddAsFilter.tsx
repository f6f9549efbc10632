/** What a row, an area or a bar can become in the staged filters. */
export interface MadeFilter {
  label: string;
  /** It is among the filters already. */
  done: boolean;
  onClick: () => void;
}
/** The button that makes a filter of what was pressed; words where it is one already. */
export function AddAsFilter({ made: { label, done, onClick } }: { made: MadeFilter }) {
  if (done) return <>In your filters</>;
  return (
    <button type="button" className="usa-button usa-button--unstyled" onClick={onClick}>
      {label}
    </button>
  );
}
