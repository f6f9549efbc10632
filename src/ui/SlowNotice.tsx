import { SLOW_MESSAGE } from '@/lib/requests/patience';

/** Renders a notice that a request is slow, with actions to cancel it or to send it again. */
export function SlowNotice({ onCancel, onRetry }: { onCancel: () => void; onRetry: () => void }) {
  return (
    <div className="slow-notice" role="status">
      <p>{SLOW_MESSAGE}</p>
      <button type="button" className="usa-button usa-button--outline" onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="usa-button usa-button--outline" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
