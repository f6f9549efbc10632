import { AgencyBox } from './AgencyBox';

/** Renders the awarding and funding agency filters. Each box searches agencies by part of the name or abbreviation. */
export function AgencyControl() {
  return (
    <>
      <AgencyBox field="selectedAwardingAgencies" type="awarding" label="Awarding Agency" />
      <AgencyBox field="selectedFundingAgencies" type="funding" label="Funding Agency" />
    </>
  );
}
