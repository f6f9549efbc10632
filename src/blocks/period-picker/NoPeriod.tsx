import type { Answer } from '@/lib/requests/useAnswer';
import { PageLoading } from '@/ui/PageLoading';
import { EmptyState, PanelError } from '@/ui/Status';

/** Renders the content of a page without a period: loading, failed with retry, or no period published. */
export function NoPeriod({
  periods,
  empty,
  about,
}: {
  periods: Answer<unknown, unknown>;
  /** Title when no period is published. */
  empty: string;
  /** Description of the page, shown while it loads. */
  about?: string;
}) {
  if (periods.failure) return <PanelError failure={periods.failure} onRetry={periods.retry} />;
  if (periods.value)
    return (
      <EmptyState title={empty}>
        <p>No period has been published yet. Please come back later.</p>
      </EmptyState>
    );
  return <PageLoading message="Gathering your data..." about={about} />;
}
