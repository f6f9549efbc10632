import { useAnswer } from '@/lib/requests/useAnswer';
import { accountAgencies } from '@/services/federal-accounts/endpoints';
import { PanelError } from '@/ui/Status';

const ALL = {};

/** Limits the list to the accounts of one agency. */
export function AgencyChoice({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { value, failure, retry } = useAnswer(accountAgencies, ALL);
  if (failure && !value)
    return <PanelError message={`Agencies: ${failure.message}`} onRetry={retry} />;
  const agencies = value ?? [];
  return (
    <label className="account-agency">
      <span>Owning agency</span>
      <select
        className="usa-select"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All agencies</option>
        {chosen && !agencies.some(({ code }) => code === chosen) && (
          <option value={chosen}>Agency {chosen}</option>
        )}
        {agencies.map(({ code, name, abbreviation }) => (
          <option key={code} value={code}>
            {abbreviation ? `${name} (${abbreviation})` : name}
          </option>
        ))}
      </select>
    </label>
  );
}
