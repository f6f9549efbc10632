/** A filter that a row, an area or a bar can add to the staged filters. */
export interface MadeFilter {
  label: string;
  /** Whether it is among the filters already. */
  done: boolean;
  onClick: () => void;
}
/** A button that adds the filter, or plain text if it is set already. */
export function AddAsFilter({ made: { label, done, onClick } }: { made: MadeFilter }) {
  if (done) return <>In your filters</>;
  return (
    <button type="button" className="usa-button usa-button--unstyled" onClick={onClick}>
      {label}
    </button>
  );
}
