import { ALL, placeholders } from '@/domain/bulkDownload/awardForm';
import type { Answer } from '@/lib/requests/useAnswer';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/agencyListService';
import { Picker } from '@/ui/Picker';
import { Loading, PanelError } from '@/ui/Status';

/** Renders a picker of agencies that starts with All. `value` is an ID as text, `all`, or '' for no choice. */
export function AgencyPicker({
  agencies,
  value,
  onChange,
}: {
  agencies: Answer<unknown, AgencyGroups>;
  value: string;
  onChange: (id: string) => void;
}) {
  const { value: groups, failure, retry } = agencies;
  if (!groups && failure) return <PanelError failure={failure} onRetry={retry} />;
  if (!groups) return <Loading message="Loading the agencies" />;
  const toItems = (list: readonly DownloadAgency[]) =>
    list.map(({ id, name }) => ({ id: String(id), name }));
  return (
    <Picker
      label="Agency"
      placeholder={placeholders.agency}
      value={value}
      onChange={({ id }) => onChange(id)}
      groups={[
        { heading: '', items: [ALL] },
        { heading: 'CFO AGENCIES', items: toItems(groups.cfo) },
        { heading: 'OTHER AGENCIES', items: toItems(groups.other) },
      ]}
    />
  );
}
