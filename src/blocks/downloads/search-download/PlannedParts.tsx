import { plural } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { Loading, PanelError } from '@/ui/Status';
import type { Part } from '../parts/dimension';

/** Renders the planned parts of a download for review, or their loading and error states. */
export function PlannedParts({ plan }: { plan: Answer<unknown, readonly Part[]> }) {
  const parts = currentValue(plan);
  if (!parts && plan.failure) return <PanelError failure={plan.failure} onRetry={plan.retry} />;
  if (!parts) return <Loading message="Splitting the download into files" />;
  return (
    <div className="download-notice">
      <p>The download comes in {plural(parts.length, 'file')}, with one manifest:</p>
      <ol className="download-plan">
        {parts.map(({ label, rows }) => (
          <li key={label}>
            {label}: {plural(rows, 'record')}
          </li>
        ))}
      </ol>
    </div>
  );
}
