import { problemOf, type LevelCounts } from './levels';

/** Why the rows could not be counted, with the way to ask again. */
export function NotCounted({ counts, onRetry }: { counts: LevelCounts; onRetry: () => void }) {
  const problem = problemOf(counts);
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
