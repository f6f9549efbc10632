import type { Answer } from '@/lib/requests/useAnswer';
import { PageLoading } from '@/ui/PageLoading';
import { EmptyState, PanelError } from '@/ui/Status';

/** What stands in the place of a page that has no period to show: waiting, a failure with Retry, or that nothing is out. */
export function NoPeriod({
  periods,
  empty,
  about,
}: {
  periods: Answer<unknown, unknown>;
  /** Title where no period is out. */
  empty: string;
  /** What the page shows, to be read while it waits. */
  about?: string;
}) {
  if (periods.failure)
    return <PanelError message={periods.failure.message} onRetry={periods.retry} />;
  if (periods.value)
    return (
      <EmptyState title={empty}>
        <p>No period is out yet.</p>
      </EmptyState>
    );
  return <PageLoading message="Gathering your data..." about={about} />;
}
