import { ALL } from '@/domain/bulkDownload/awardForm';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { Picker, type PickerItem } from '@/ui/Picker';
import { PanelError } from '@/ui/Status';

export interface LoadedPickerProps<T> {
  label: string;
  placeholder: string;
  list: Answer<unknown, readonly T[]>;
  toItem: (entry: T) => PickerItem;
  value: string;
  onChange: (item: PickerItem) => void;
}

/** Renders a picker of All and the entries of a list from the API. It is disabled until the list has loaded. */
export function LoadedPicker<T>({
  label,
  placeholder,
  list,
  toItem,
  value,
  onChange,
}: LoadedPickerProps<T>) {
  const entries = currentValue(list);
  if (!entries && list.failure) return <PanelError failure={list.failure} onRetry={list.retry} />;
  return (
    <Picker
      label={label}
      placeholder={placeholder}
      disabled={!entries}
      value={value}
      groups={[{ heading: '', items: [ALL, ...(entries ?? []).map(toItem)] }]}
      onChange={onChange}
    />
  );
}
