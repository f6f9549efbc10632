import { SLOW_MESSAGE } from '@/lib/requests/patience';
import { Button } from './Button';

/** Renders a notice that a request is slow, with actions to cancel it or to send it again. */
export function SlowNotice({ onCancel, onRetry }: { onCancel: () => void; onRetry: () => void }) {
  return (
    <div className="slow-notice" role="status">
      <p>{SLOW_MESSAGE}</p>
      <Button look="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button look="outline" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
