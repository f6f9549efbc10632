import { ALL } from '@/domain/bulkDownload/awardForm';
import type { Loaded } from '@/lib/useLoaded';
import { Picker, type PickerItem } from '@/ui/Picker';
import { PanelError } from '@/ui/Status';

export interface LoadedPickerProps<T> {
  label: string;
  placeholder: string;
  list: Loaded<readonly T[]>;
  itemOf: (entry: T) => PickerItem;
  value: string;
  onChange: (item: PickerItem) => void;
}

/** A choice from a list of the service, All first; off until the list is there, its failure in its place. */
export function LoadedPicker<T>({
  label,
  placeholder,
  list,
  itemOf,
  value,
  onChange,
}: LoadedPickerProps<T>) {
  if (list.error) return <PanelError message={list.error} onRetry={list.retry} />;
  return (
    <Picker
      label={label}
      placeholder={placeholder}
      disabled={!list.value}
      value={value}
      groups={[{ heading: '', items: [ALL, ...(list.value ?? []).map(itemOf)] }]}
      onChange={onChange}
    />
  );
}
