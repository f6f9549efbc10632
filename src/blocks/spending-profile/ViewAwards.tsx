import { OpenSearchButton } from '@/blocks/open-search';
import type { SearchFilters } from '@/domain/search/searchFilters';

interface ViewAwardsProps {
  /** Label of the figure whose awards the search shows. */
  label: string;
  filters: () => SearchFilters;
}
/** Renders a button that opens a search for the awards of a key figure. */
export function ViewAwards({ label, filters }: ViewAwardsProps) {
  return (
    <OpenSearchButton className="usa-button usa-button--unstyled" target={{ key: label, filters }}>
      View awards<span className="usa-sr-only">: {label}</span>
    </OpenSearchButton>
  );
}
