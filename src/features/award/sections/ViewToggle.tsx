import './flow.scss';
import { Button } from '@/ui/Button';

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
        <Button key={key} look="outline" aria-pressed={key === view} onClick={() => onView(key)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
