import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import { usePorts } from '@/lib/ports';
import { Highlight } from './Highlight';
import { SuggestMenu } from './SuggestMenu';

export interface SuggestGroup<T> {
  heading: string;
  items: readonly T[];
  /** Why this group cannot offer anything at the moment. */ problem?: string;
}
export interface SuggestProps<T> {
  label: string;
  placeholder: string;
  hideLabel?: boolean;
  minimum?: number;
  delay?: number;
  /** Requests suggestions; rejects with a `message`. */
  search: (text: string, signal: AbortSignal) => Promise<readonly SuggestGroup<T>[]>;
  itemKey: (item: T) => string;
  itemText: (item: T) => string;
  itemDetail?: (item: T) => string;
  onChoose: (item: T) => void;
  /** Called on Enter when no suggestion is highlighted. */
  onSubmit?: (text: string) => void;
}
type Found<T> =
  | { state: 'idle' }
  | { state: 'short' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; groups: readonly SuggestGroup<T>[]; problems: readonly string[] };

/**
 * A text box with suggestions: the ARIA combobox pattern by downshift. Sends one request per typing pause, and distinguishes errors from
 * “nothing found”.
 */
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
  const { announce } = usePorts();
  const [found, setFound] = useState<Found<T>>({ state: 'idle' });
  const [asked, setAsked] = useState({ text: '', attempt: 0 });
  const box = useRef<HTMLInputElement>(null);
  const searchRef = useRef(search);
  useEffect(() => {
    searchRef.current = search;
  }, [search]);
  const groups = found.state === 'ready' ? found.groups : [];
  const items = groups.flatMap((group) => group.items);

  const {
    isOpen,
    getLabelProps,
    getMenuProps,
    getInputProps,
    getItemProps,
    highlightedIndex,
    inputValue,
    setInputValue,
    openMenu,
  } = useCombobox<T>({
    items,
    itemToString: () => '',
    selectedItem: null,
    onInputValueChange: ({ inputValue: typed }) => {
      const text = (typed ?? '').trim();
      setFound(
        text === ''
          ? { state: 'idle' }
          : text.length < minimum
            ? { state: 'short' }
            : { state: 'loading' },
      );
      setAsked({ text: text.length < minimum ? '' : text, attempt: 0 });
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) {
        onChoose(selectedItem);
        setInputValue('');
      }
    },
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && state.highlightedIndex < 0)
        return state;
      return type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes;
    },
  });
  useEffect(() => {
    if (!asked.text) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        searchRef.current(asked.text, controller.signal).then(
          (answer) => {
            if (controller.signal.aborted) return;
            setFound({
              state: 'ready',
              groups: answer.filter((group) => group.items.length),
              problems: answer.flatMap(({ problem }) => (problem ? [problem] : [])),
            });
            const total = answer.reduce((sum, group) => sum + group.items.length, 0);
            announce(total ? `${total} suggestions. Use the arrow keys.` : 'No matching results');
          },
          (error: { message?: string; cancelled?: boolean }) => {
            if (!error.cancelled && !controller.signal.aborted)
              setFound({ state: 'failed', message: error.message ?? '' });
          },
        );
      },
      asked.attempt ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, delay, announce]);

  const handleEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || highlightedIndex >= 0 || !onSubmit || !inputValue.trim()) return;
    event.preventDefault();
    onSubmit(inputValue.trim());
  };
  // The list only opens when its box has the focus.
  const handleRetry = () => {
    setFound({ state: 'loading' });
    setAsked({ text: asked.text, attempt: asked.attempt + 1 });
    box.current?.focus();
    openMenu();
  };
  return (
    <div className="suggest">
      <label {...getLabelProps()} className={hideLabel ? 'usa-sr-only' : 'usa-label'}>
        {label}
      </label>
      <input
        {...getInputProps({ ref: box, onKeyDown: handleEnter })}
        className="usa-input"
        placeholder={placeholder}
        aria-describedby={hintId}
      />
      <SuggestMenu
        label={label}
        groups={groups}
        isOpen={isOpen}
        highlighted={highlightedIndex}
        itemKey={itemKey}
        menuProps={getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
        itemProps={(item, index) => getItemProps({ item, index })}
        render={(item) => (
          <>
            <span>
              <Highlight text={itemText(item)} part={inputValue.trim()} />
            </span>
            {itemDetail?.(item) && <small>{itemDetail(item)}</small>}
          </>
        )}
      />
      <div id={hintId} className="suggest__hint">
        {found.state === 'short' && `Type at least ${minimum} characters.`}
        {found.state === 'loading' && 'Searching...'}
        {found.state === 'ready' && !items.length && (
          <>No matching results for “{inputValue.trim().slice(0, 60)}”.</>
        )}
        {found.state === 'ready' &&
          found.problems.map((problem) => (
            <span key={problem} className="suggest__problem">
              {problem}{' '}
            </span>
          ))}
        {found.state === 'failed' && (
          <span className="field-error">
            We couldn’t load suggestions. {found.message}{' '}
            <button type="button" className="usa-button usa-button--unstyled" onClick={handleRetry}>
              Retry
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
