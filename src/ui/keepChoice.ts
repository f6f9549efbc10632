import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Returns the next state of a combobox. Enter selects only a highlighted item. Escape and leaving the box keep the choice. */
export const keepChoice = <T>(
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> => {
  if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
  return type === InputBlur || type === InputKeyDownEscape
    ? { ...changes, isOpen: false, selectedItem: state.selectedItem }
    : changes;
};
