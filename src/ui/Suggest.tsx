import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import { usePorts } from '@/lib/ports';
import { Button } from './Button';
import { Highlight } from './Highlight';
import { keepChoice } from './keepChoice';
import { SuggestMenu } from './SuggestMenu';

export interface SuggestGroup<T> {
  heading: string;
  items: readonly T[];
  /** Why this group cannot offer suggestions at the moment. */ problem?: string;
}
export interface SuggestProps<T> {
  label: string;
  placeholder: string;
  hideLabel?: boolean;
  minimum?: number;
  delay?: number;
  /** Returns the suggestions for a text; rejects with an error whose `message` is shown. */
  search: (text: string, signal: AbortSignal) => Promise<readonly SuggestGroup<T>[]>;
  itemKey: (item: T) => string;
  itemText: (item: T) => string;
  itemDetail?: (item: T) => string;
  onChoose: (item: T) => void;
  /** Called on Enter when no suggestion is highlighted. */
  onSubmit?: (text: string) => void;
}
type SuggestState<T> =
  | { state: 'idle' | 'short' | 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; groups: readonly SuggestGroup<T>[]; problems: readonly string[] };

/** Returns suggestions, with functions to request or retry them. Requests them after a typing pause and announces their number. */
const useSuggestions = <T,>(search: SuggestProps<T>['search'], minimum: number, delay: number) => {
  const { announce } = usePorts();
  const [suggestions, setSuggestions] = useState<SuggestState<T>>({ state: 'idle' });
  const [query, setQuery] = useState({ text: '', attempt: 0 });
  const searchRef = useRef(search);
  useEffect(() => {
    searchRef.current = search;
  }, [search]);
  useEffect(() => {
    if (!query.text) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        searchRef.current(query.text, controller.signal).then(
          (response) => {
            if (controller.signal.aborted) return;
            setSuggestions({
              state: 'ready',
              groups: response.filter((group) => group.items.length),
              problems: response.flatMap(({ problem }) => (problem ? [problem] : [])),
            });
            const total = response.reduce((sum, group) => sum + group.items.length, 0);
            announce(total ? `Suggestions: ${total}. Use the arrow keys.` : 'No matching results');
          },
          (error: { message?: string; cancelled?: boolean }) => {
            if (!error.cancelled && !controller.signal.aborted)
              setSuggestions({ state: 'failed', message: error.message ?? '' });
          },
        );
      },
      query.attempt ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, delay, announce]);
  const request = (inputText: string) => {
    const text = inputText.trim();
    const isShort = text.length < minimum;
    setSuggestions({ state: text === '' ? 'idle' : isShort ? 'short' : 'loading' });
    setQuery({ text: isShort ? '' : text, attempt: 0 });
  };
  const retry = () => {
    setSuggestions({ state: 'loading' });
    setQuery({ text: query.text, attempt: query.attempt + 1 });
  };
  return { suggestions, request, retry };
};

function SuggestHint<T>({
  found,
  text,
  minimum,
  onRetry,
}: {
  found: SuggestState<T>;
  text: string;
  minimum: number;
  onRetry: () => void;
}) {
  if (found.state === 'short') return `Type at least ${minimum} characters.`;
  if (found.state === 'loading') return 'Searching...';
  if (found.state === 'ready')
    return (
      <>
        {!found.groups.length && <>No matching results for “{text.slice(0, 60)}”.</>}
        {found.problems.map((problem) => (
          <span key={problem} className="suggest__problem">
            {problem}{' '}
          </span>
        ))}
      </>
    );
  return (
    found.state === 'failed' && (
      <span className="field-error">
        We couldn’t load suggestions. {found.message}{' '}
        <Button look="text" onClick={onRetry}>
          Retry
        </Button>
      </span>
    )
  );
}

/** Renders a text box with suggestions that follows the ARIA combobox pattern (downshift). Distinguishes errors from empty results. */
export function Suggest<T>({
  label,
  placeholder,
  hideLabel,
  minimum = 3,
  delay = 300,
  search,
  itemKey,
  itemText,
  itemDetail,
  onChoose,
  onSubmit,
}: SuggestProps<T>) {
  const hintId = useId();
  const { suggestions, request, retry } = useSuggestions(search, minimum, delay);
  const inputRef = useRef<HTMLInputElement>(null);
  const groups = suggestions.state === 'ready' ? suggestions.groups : [];
  const combobox = useCombobox<T>({
    items: groups.flatMap((group) => group.items),
    itemToString: () => '',
    selectedItem: null,
    onInputValueChange: ({ inputValue: inputText }) => request(inputText ?? ''),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) {
        onChoose(selectedItem);
        combobox.setInputValue('');
      }
    },
    stateReducer: keepChoice,
  });
  const text = combobox.inputValue.trim();
  const handleEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || combobox.highlightedIndex >= 0 || !onSubmit || !text) return;
    event.preventDefault();
    onSubmit(text);
  };
  // The list only opens when its box has the focus.
  const handleRetry = () => {
    retry();
    inputRef.current?.focus();
    combobox.openMenu();
  };
  return (
    <div className="suggest">
      <label {...combobox.getLabelProps()} className={hideLabel ? 'usa-sr-only' : 'usa-label'}>
        {label}
      </label>
      <input
        // downshift joins this ref with its own and does not read it.
        // eslint-disable-next-line react-hooks/refs
        {...combobox.getInputProps({ ref: inputRef, onKeyDown: handleEnter })}
        className="usa-input"
        placeholder={placeholder}
        aria-describedby={hintId}
      />
      <SuggestMenu
        label={label}
        groups={groups}
        isOpen={combobox.isOpen}
        highlightedIndex={combobox.highlightedIndex}
        itemKey={itemKey}
        menuProps={combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
        render={(item) => (
          <>
            <span>
              <Highlight text={itemText(item)} part={text} />
            </span>
            {itemDetail?.(item) && <small>{itemDetail(item)}</small>}
          </>
        )}
      />
      <div id={hintId} className="suggest__hint">
        <SuggestHint found={suggestions} text={text} minimum={minimum} onRetry={handleRetry} />
      </div>
    </div>
  );
}
