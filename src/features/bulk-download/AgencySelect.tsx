import { useId } from 'react';
import type { AgencyGroups } from '@/services/downloads/bulkService';

/** Agencies in their two groups, `All` first. The value is the agency's number as text, `all`, or '' while nothing is chosen. */
export function AgencySelect({ label, groups, value, onChange, placeholder }: { label: string; groups: AgencyGroups; value: string; onChange: (value: string) => void; /** Without it All is the first choice. */ placeholder?: string }) {
  const id = useId();
  const options = (list: AgencyGroups['cfo']) => list.map((agency) => <option key={agency.id} value={String(agency.id)}>{agency.name}</option>);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="usa-select" value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder && <option value="" disabled>{placeholder}</option>}
        <option value="all">All</option>
        <optgroup label="CFO AGENCIES">{options(groups.cfo)}</optgroup>
        <optgroup label="OTHER AGENCIES">{options(groups.other)}</optgroup>
      </select>
    </div>
  );
}
