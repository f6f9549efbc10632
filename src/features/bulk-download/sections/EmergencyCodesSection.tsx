import { EmergencyCodes } from '../components/EmergencyCodes';
import { Section } from '../components/Section';

/** The emergency codes of either form. `off` says why none can be chosen; '' if they can. */
export function EmergencyCodesSection({
  chosen,
  off = '',
  onChange,
}: {
  chosen: readonly string[];
  off?: string;
  onChange: (codes: readonly string[]) => void;
}) {
  return (
    <Section title="Filter by Disaster Emergency Fund Codes (DEFCs) (Optional)" done>
      {off && <p className="field-hint">{off}</p>}
      <EmergencyCodes chosen={chosen} disabled={off !== ''} onChange={onChange} />
    </Section>
  );
}
