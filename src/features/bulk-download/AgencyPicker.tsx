import { ALL, type Named } from '@/domain/bulkDownload/awardForm';
import type { Loaded } from '@/lib/useLoaded';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/bulkService';
import { Picker } from '@/ui/Picker';
import { Loading, PanelError } from '@/ui/Status';

const every = (groups: AgencyGroups | undefined): readonly DownloadAgency[] => [...groups?.cfo ?? [], ...groups?.other ?? []];
/** An agency of the lists by its number as text, or All. */
export const agencyNamed = (groups: AgencyGroups | undefined, id: string): Named => (id === ALL.id ? ALL : { id, name: every(groups).find((agency) => String(agency.id) === id)?.name ?? '' });
/** Three-digit identifier of a chosen agency; '' for All, none or an unknown one. */
export const agencyCode = (groups: AgencyGroups | undefined, id: string): string => every(groups).find((agency) => String(agency.id) === id)?.code ?? '';

/** Agencies in their two groups, `All` first, with search; their loading and its failure. The value is the agency's number as text, `all`, or '' while nothing is chosen. */
export function AgencyPicker({ agencies, value, onChange, placeholder }: { agencies: Loaded<AgencyGroups>; value: string; onChange: (id: string) => void; placeholder: string }) {
  if (agencies.error) return <PanelError message={agencies.error} onRetry={agencies.retry} />;
  if (!agencies.value) return <Loading message="Loading the agencies" />;
  const items = (list: readonly DownloadAgency[]) => list.map(({ id, name }) => ({ id: String(id), name }));
  return <Picker label="Agency" placeholder={placeholder} value={value} onChange={({ id }) => onChange(id)} groups={[{ heading: '', items: [ALL] }, { heading: 'CFO AGENCIES', items: items(agencies.value.cfo) }, { heading: 'OTHER AGENCIES', items: items(agencies.value.other) }]} />;
}
