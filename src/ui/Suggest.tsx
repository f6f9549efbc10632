import { useId, useRef, type KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import { Highlight } from './Highlight';
import { keepChoice } from './keepChoice';
import { SuggestHint } from './SuggestHint';
import { SuggestMenu } from './SuggestMenu';
import { useSuggestions, type CorrectText, type SearchSuggestions } from './useSuggestions';

export type { SuggestGroup } from './useSuggestions';

export interface SuggestProps<T> {
  label: string;
  placeholder: string;
  hideLabel?: boolean;
  minimum?: number;
  delay?: number;
  search: SearchSuggestions<T>;
  correct?: CorrectText<T>;
  itemKey: (item: T) => string;
  itemText: (item: T) => string;
  itemDetail?: (item: T) => string;
  /** Whether an item is an action, such as “See all”, instead of a match of the typed text. */
  isAction?: (item: T) => boolean;
  onChoose: (item: T) => void;
  /** Called on Enter when no suggestion is highlighted. */
  onSubmit?: (text: string) => void;
}
interface ItemContentProps<T> extends Pick<
  SuggestProps<T>,
  'itemText' | 'itemDetail' | 'isAction'
> {
  item: T;
  typedText: string;
}
function ItemContent<T>({ item, typedText, itemText, itemDetail, isAction }: ItemContentProps<T>) {
  const detail = itemDetail?.(item);
  return (
    <>
      {isAction?.(item) ? (
        <span className="suggest__action">{itemText(item)}</span>
      ) : (
        <span>
          <Highlight text={itemText(item)} part={typedText} />
        </span>
      )}
      {detail && <small>{detail}</small>}
    </>
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
  correct,
  itemKey,
  onChoose,
  onSubmit,
  ...itemContent
}: SuggestProps<T>) {
  const hintId = useId();
  const options = { search, correct, minimum, delay };
  const { suggestions, request, retry, retryGroup } = useSuggestions(options);
  const inputRef = useRef<HTMLInputElement>(null);
  const groups =
    suggestions.state === 'ready' ? suggestions.groups.filter(({ items }) => items.length) : [];
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
  const handleHint = (act: () => void) => {
    act();
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
        {...combobox.getInputProps({
          ref: inputRef,
          onKeyDown: handleEnter,
          // downshift calls a list without suggestions open, but it is not visible.
          'aria-expanded': combobox.isOpen && groups.length > 0,
        })}
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
        render={(item) => <ItemContent item={item} typedText={text} {...itemContent} />}
      />
      <div id={hintId} className="suggest__hint">
        <SuggestHint
          found={suggestions}
          text={text}
          minimum={minimum}
          onRetry={(group) => handleHint(() => (group ? retryGroup(group) : retry()))}
          onCorrect={(correctText) => handleHint(() => combobox.setInputValue(correctText))}
        />
      </div>
    </div>
  );
}
