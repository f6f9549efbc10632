import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** The state reducer of comboboxes: Enter only takes a highlighted item, and leaving the box or Escape never changes the choice. */
export const keepChoice = <T>(
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> => {
  if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
  return type === InputBlur || type === InputKeyDownEscape
    ? { ...changes, isOpen: false, selectedItem: state.selectedItem }
    : changes;
};
