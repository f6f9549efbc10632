import { Link } from 'react-router-dom';
import { MatchedStarts } from '@/blocks/list-search';
import {
  agencyPath,
  agencyTitle,
  formatShare,
  type ListedAgency,
} from '@/domain/agencies/listedAgency';
import { money } from '@/domain/format';
import type { Column } from '@/ui/DataTable';
import { ExternalLink } from '@/ui/ExternalLink';

const sections = [
  { id: 'status-of-funds', label: 'Status of Funds' },
  { id: 'award-spending', label: 'Award Spending' },
];

/** Returns the columns of the list of agencies. Names highlight `term`. `period` is the period of the amounts. */
export const agencyColumns = (term: string, period: string): readonly Column<ListedAgency>[] => [
  {
    id: 'name',
    line: 'name',
    label: 'Agency Name',
    sortable: true,
    render: (agency) => (
      <Link to={agencyPath(agency)}>
        <MatchedStarts text={agencyTitle(agency)} term={term} />
      </Link>
    ),
  },
  {
    id: 'justification',
    label: 'Congressional Justification of Budget (CJ)',
    isEmpty: ({ justification }) => !justification,
    render: (agency) =>
      agency.justification ? (
        <ExternalLink href={agency.justification}>
          CJ<span className="usa-sr-only"> of {agency.name}</span>
        </ExternalLink>
      ) : (
        'not available'
      ),
  },
  {
    id: 'budget',
    line: 'amount',
    label: 'Budgetary Resources',
    subtitle: period && `${period}, US dollars`,
    numeric: true,
    sortable: true,
    render: ({ budgetaryResources }) => money(budgetaryResources),
  },
  {
    id: 'share',
    line: 'detail',
    label: 'Percent of Total',
    subtitle: `Of all agencies’ resources${period && `, ${period}`}`,
    numeric: true,
    sortable: true,
    render: ({ share }) => formatShare(share),
    isEmpty: ({ share }) => share === null,
  },
  {
    id: 'sections',
    label: 'In the Profile',
    render: (agency) => (
      <span className="agencies__sections">
        {sections.map(({ id, label }) => (
          <Link key={id} to={agencyPath(agency, id)}>
            {label}
            <span className="usa-sr-only"> of {agency.name}</span>
          </Link>
        ))}
      </span>
    ),
  },
];
