import type { AgencyRef, Award } from '@/domain/award';
import { agencyName, MISSING } from '@/domain/format';
import { Facts } from './Facts';

/** An agency with its part and office, as far as they have names of their own. */
const agencyLine = (agency: AgencyRef | null): string => {
  if (!agency) return MISSING;
  const { name, abbreviation, subtier, office } = agency;
  return [agencyName(name, abbreviation), subtier !== name ? subtier : '', office]
    .filter(Boolean)
    .join(' · ');
};

/** Who gave the award, and who pays for it. */
export function AgencyFacts({ award }: { award: Award }) {
  return (
    <Facts
      title="Agencies"
      facts={[
        ['Awarding Agency', agencyLine(award.awardingAgency)],
        ['Funding Agency', agencyLine(award.fundingAgency)],
      ]}
    />
  );
}
