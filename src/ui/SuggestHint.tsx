import { Button } from './Button';
import { DidYouMean } from './DidYouMean';
import type { SuggestGroup, SuggestState } from './useSuggestions';

const listHeadings = (groups: readonly { heading: string }[]): string =>
  groups.map(({ heading }) => heading.toLowerCase()).join(', ');

interface SuggestHintProps<T> {
  found: SuggestState<T>;
  text: string;
  minimum: number;
  /** Retries a failed group, or the whole search. */
  onRetry: (group?: SuggestGroup<T>) => void;
  /** Searches for the text that the visitor may have meant. */
  onCorrect: (text: string) => void;
}

/** Renders the state of a search with suggestions: too short, loading, failed, empty, or with groups that are slow or failed. */
export function SuggestHint<T>({ found, text, minimum, onRetry, onCorrect }: SuggestHintProps<T>) {
  if (found.state === 'short') return `Type at least ${minimum} characters.`;
  if (found.state === 'loading') return 'Searching...';
  if (found.state === 'failed')
    return (
      <span className="field-error">
        We couldn’t load suggestions. {found.message}{' '}
        <Button look="text" onClick={() => onRetry()}>
          Retry
        </Button>
      </span>
    );
  if (found.state !== 'ready') return null;
  const pendingGroups = found.groups.filter(({ pending }) => pending);
  const isEmpty = !pendingGroups.length && found.groups.every(({ items }) => !items.length);
  const { correction } = found;
  return (
    <>
      {isEmpty && <>No matching results for “{text.slice(0, 60)}”. </>}
      {pendingGroups.length > 0 && `Still searching: ${listHeadings(pendingGroups)}...`}
      {correction && <DidYouMean text={correction} onChoose={() => onCorrect(correction)} />}
      {found.groups
        .filter(({ problem }) => problem)
        .map((group) => (
          <span key={group.heading} className="suggest__problem">
            {group.problem}{' '}
            {group.retry && (
              <Button look="text" onClick={() => onRetry(group)}>
                Retry<span className="usa-sr-only"> {group.heading}</span>
              </Button>
            )}
          </span>
        ))}
    </>
  );
}
