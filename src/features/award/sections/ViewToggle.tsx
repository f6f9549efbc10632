import './flow.scss';

/** A table of something, or the same as a treemap. */
export type FlowView = 'table' | 'tree';
const labels: readonly (readonly [FlowView, string])[] = [
  ['table', 'Table'],
  ['tree', 'Treemap'],
];

/** Turns a section from its table to its treemap, and back. */
export function ViewToggle({
  label,
  view,
  onView,
}: {
  /** What is shown so. */
  label: string;
  view: FlowView;
  onView: (view: FlowView) => void;
}) {
  return (
    <div className="view-toggle" role="group" aria-label={`${label}: view`}>
      {labels.map(([key, text]) => (
        <button
          key={key}
          type="button"
          className="usa-button usa-button--outline"
          aria-pressed={key === view}
          onClick={() => onView(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
