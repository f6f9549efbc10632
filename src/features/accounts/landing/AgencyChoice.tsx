import { useMemo } from 'react';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { sortRows } from '@/lib/sortRows';
import { allAgencies } from '@/services/agencies/endpoints';
import { PanelError } from '@/ui/Status';

/** Renders a select that limits the list by agency identifier. Each military department has its own identifier. */
export function AgencyChoice({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { value, failure, retry } = useAnswer(allAgencies, EMPTY_QUERY);
  const agencies = useMemo(() => sortRows(value ?? [], ({ name }) => name, 'asc'), [value]);
  if (failure && !value)
    return (
      <PanelError
        failure={{ ...failure, message: `Agencies: ${failure.message}` }}
        onRetry={retry}
      />
    );
  return (
    <label className="account-agency">
      <span>Agency identifier (first three digits of the account number)</span>
      <select
        className="usa-select"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All agencies</option>
        {chosen && !agencies.some(({ toptierCode }) => toptierCode === chosen) && (
          <option value={chosen}>Agency {chosen}</option>
        )}
        {agencies.map((agency) => (
          <option key={agency.toptierCode} value={agency.toptierCode}>
            {agency.toptierCode}: {agencyTitle(agency)}
          </option>
        ))}
      </select>
    </label>
  );
}
