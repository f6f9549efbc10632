import './flow.scss';

type FlowView = 'table' | 'tree';
const labels: readonly (readonly [FlowView, string])[] = [
  ['table', 'Table'],
  ['tree', 'Treemap'],
];

interface ViewToggleProps {
  /** What both views show, as part of the accessible name. */
  label: string;
  view: FlowView;
  onView: (view: FlowView) => void;
}
/** Renders buttons that switch a section between its table and its treemap. */
export function ViewToggle({ label, view, onView }: ViewToggleProps) {
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
