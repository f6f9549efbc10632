import './flow.scss';

/** How a section shows its rows: as a table or as a treemap. */
export type FlowView = 'table' | 'tree';
const labels: readonly (readonly [FlowView, string])[] = [
  ['table', 'Table'],
  ['tree', 'Treemap'],
];

/** Buttons that switch a section between its table and its treemap. */
export function ViewToggle({
  label,
  view,
  onView,
}: {
  /** The content of both views, for the accessible name. */
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
