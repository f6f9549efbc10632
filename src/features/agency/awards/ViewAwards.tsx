import { OpenSearchButton } from '@/blocks/open-search';
import type { AgencyInYear } from '../agencyYear';
import type { AwardTab } from './awardTables';

/** Renders a button that opens Advanced Search with the awards of a type that the agency made in the year. */
export function ViewAwards({
  record: { agency, fy },
  tab,
}: {
  record: AgencyInYear;
  tab: AwardTab;
}) {
  const loadFilters = async () =>
    (await import('./buildAwardSearch')).buildAwardSearch(agency, fy, tab);
  return (
    <p>
      <OpenSearchButton target={{ key: 'agency', filters: loadFilters, view: 'section=time' }}>
        View these awards in Advanced Search
      </OpenSearchButton>
    </p>
  );
}
