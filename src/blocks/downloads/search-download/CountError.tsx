import { findCountError, type LevelCounts } from './levels';

/** Renders the reason why the rows could not be counted, with a retry button. */
export function CountError({ counts, onRetry }: { counts: LevelCounts; onRetry: () => void }) {
  const problem = findCountError(counts);
  return problem ? (
    <div role="alert" className="download-notice">
      <p>
        {problem}{' '}
        <button type="button" className="link-button" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  ) : null;
}
