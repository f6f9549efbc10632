import type { Answer } from '@/lib/requests/useAnswer';
import { Button } from '@/ui/Button';
import type { Compared } from '../compared';

export interface PartlyFailedProps {
  members: readonly Compared[];
  answers: readonly Answer<unknown, unknown>[];
}
/** Names the members whose queries failed, with a button that retries them. If all failed, the figure reports the error instead. */
export function PartlyFailed({ members, answers }: PartlyFailedProps) {
  const failedMembers = members.filter((_, at) => answers[at]?.status === 'failed');
  if (!failedMembers.length || failedMembers.length === members.length) return null;
  const handleRetry = () =>
    answers.filter(({ status }) => status === 'failed').forEach(({ retry }) => retry());
  return (
    <p className="control-hint" role="status">
      We couldn’t load the data for {failedMembers.map(({ label }) => label).join(', ')}.{' '}
      <Button look="text" onClick={handleRetry}>
        Retry
      </Button>
    </p>
  );
}
