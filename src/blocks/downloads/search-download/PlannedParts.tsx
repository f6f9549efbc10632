import { plural } from '@/domain/format';
import type { Loaded } from '@/lib/useLoaded';
import { Loading, PanelError } from '@/ui/Status';
import type { Part } from '../parts/dimension';

/** The parts that a download would come in, while they are worked out and then for review. */
export function PlannedParts({ plan }: { plan: Loaded<readonly Part[]> }) {
  if (plan.error) return <PanelError message={plan.error} onRetry={plan.retry} />;
  if (!plan.value) return <Loading message="Working out parts that fit into one file each" />;
  return (
    <div className="download-notice">
      <p>This comes in {plural(plan.value.length, 'file')}, with one manifest:</p>
      <ol className="download-plan">
        {plan.value.map(({ words, rows }) => (
          <li key={words}>
            {words}: {plural(rows, 'record')}
          </li>
        ))}
      </ol>
    </div>
  );
}
