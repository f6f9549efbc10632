import { ALL } from '@/domain/bulkDownload/awardForm';
import type { Loaded } from '@/lib/useLoaded';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/agencyListService';
import { Picker } from '@/ui/Picker';
import { Loading, PanelError } from '@/ui/Status';

/** Agencies in their two groups, `All` first, with search; their loading and its failure. The value is the agency's number as text, `all`, or '' while nothing is chosen. */
export function AgencyPicker({
  agencies,
  value,
  onChange,
  placeholder,
}: {
  agencies: Loaded<AgencyGroups>;
  value: string;
  onChange: (id: string) => void;
  placeholder: string;
}) {
  if (agencies.error) return <PanelError message={agencies.error} onRetry={agencies.retry} />;
  if (!agencies.value) return <Loading message="Loading the agencies" />;
  const items = (list: readonly DownloadAgency[]) =>
    list.map(({ id, name }) => ({ id: String(id), name }));
  return (
    <Picker
      label="Agency"
      placeholder={placeholder}
      value={value}
      onChange={({ id }) => onChange(id)}
      groups={[
        { heading: '', items: [ALL] },
        { heading: 'CFO AGENCIES', items: items(agencies.value.cfo) },
        { heading: 'OTHER AGENCIES', items: items(agencies.value.other) },
      ]}
    />
  );
}
