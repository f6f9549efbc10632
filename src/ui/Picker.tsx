import { useId, useState, type FormEvent } from 'react';
import { useCombobox } from 'downshift';
import { Highlight } from './Highlight';
import { Icon } from './Icon';
import { keepChoice } from './keepChoice';
import { SuggestMenu } from './SuggestMenu';

export interface PickerItem {
  id: string;
  name: string;
}
export interface PickerGroup {
  /** '' for items without a heading. */ heading: string;
  items: readonly PickerItem[];
}
export interface PickerProps {
  label: string;
  /** Placeholder of the box while nothing is chosen. */ placeholder: string;
  groups: readonly PickerGroup[];
  /** ID of the chosen item; '' for none. */ value: string;
  onChange: (item: PickerItem) => void;
  disabled?: boolean;
}

/**
 * Renders a searchable picker that follows the ARIA combobox pattern (downshift). Typed text is dropped when the box loses focus
 * without a choice.
 */
export function Picker({ label, placeholder, groups, value, onChange, disabled }: PickerProps) {
  const hintId = useId();
  const [typedText, setTyped] = useState<string>();
  const chosenItem = groups.flatMap(({ items }) => items).find(({ id }) => id === value) ?? null;
  const searchTerm = (typedText ?? '').trim().toLowerCase();
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      items: searchTerm
        ? group.items.filter(({ name }) => name.toLowerCase().includes(searchTerm))
        : group.items,
    }))
    .filter(({ items }) => items.length);
  const items = visibleGroups.flatMap((group) => group.items);
  const {
    isOpen,
    getLabelProps,
    getMenuProps,
    getInputProps,
    getToggleButtonProps,
    getItemProps,
    highlightedIndex,
  } = useCombobox<PickerItem>({
    items,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id ?? '',
    selectedItem: chosenItem,
    inputValue: typedText ?? chosenItem?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
    onIsOpenChange: ({ isOpen: open }) => {
      if (!open) setTyped(undefined);
    },
    stateReducer: keepChoice,
  });
  // Set in the event itself: downshift reports the change too late, and fast typing would lose characters.
  const handleType = (event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value);
  return (
    <div className="field suggest picker">
      <label {...getLabelProps()}>{label}</label>
      <div className="picker__box">
        <input
          {...getInputProps({
            disabled,
            onFocus: (event) => event.currentTarget.select(),
            onChange: handleType,
          })}
          className="usa-input"
          placeholder={placeholder}
          aria-describedby={hintId}
          maxLength={200}
        />
        <button
          type="button"
          {...getToggleButtonProps({ disabled })}
          className="picker__toggle"
          aria-label={`${label}: all choices`}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </div>
      <SuggestMenu
        label={label}
        groups={visibleGroups}
        isOpen={isOpen}
        highlightedIndex={highlightedIndex}
        itemKey={({ id }) => id}
        menuProps={getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
        itemProps={(item, index) => getItemProps({ item, index })}
        render={({ name }) => <Highlight text={name} part={searchTerm} />}
      />
      <div id={hintId} className="picker__hint" role="status">
        {isOpen && !items.length && 'No matching results'}
      </div>
    </div>
  );
}
