import type { Answer } from '@/lib/requests/useAnswer';
import type { Compared } from '../compared';

export interface PartlyFailedProps {
  all: readonly Compared[];
  answers: readonly Answer<unknown, unknown>[];
}
/** Lists the members whose queries failed. If all failed, the figure itself reports the error. */
export function PartlyFailed({ all, answers }: PartlyFailedProps) {
  const failed = all.filter((_, at) => answers[at]?.status === 'failed');
  if (!failed.length || failed.length === all.length) return null;
  const handleRetry = () =>
    answers.filter(({ status }) => status === 'failed').forEach(({ retry }) => retry());
  return (
    <p className="control-hint" role="status">
      Could not be loaded: {failed.map(({ label }) => label).join(', ')}.{' '}
      <button type="button" className="usa-button usa-button--unstyled" onClick={handleRetry}>
        Retry
      </button>
    </p>
  );
}
