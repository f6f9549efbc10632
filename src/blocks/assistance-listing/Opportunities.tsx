import { useMemo } from 'react';
import { count } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import type { Opportunities as OpportunityCounts } from '@/services/awards/flow';
import { listingOpportunities } from '@/services/awards/flowEndpoints';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { Facts } from '@/ui/Facts';
import './opportunities.scss';

const GRANTS_URL = 'https://www.grants.gov/search-grants';
const STATUS_UNAVAILABLE = 503;

const listCounts = ({ open, closed, archived, forecasted }: OpportunityCounts) =>
  [
    ['Open', count(open)],
    ['Closed', count(closed)],
    ['Archived', count(archived)],
    ['Forecasted', count(forecasted)],
  ] as const;

export interface OpportunitiesProps {
  number: string;
  headingLevel?: 3 | 4;
  /** Text appended to the heading "Opportunities on Grants.gov". */
  titleEnd?: string;
  none?: string;
}
/** Renders the number of Grants.gov opportunities of an assistance listing, by status. */
export function Opportunities({
  number,
  headingLevel = 4,
  titleEnd = '',
  none = 'No opportunities were found on Grants.gov for this listing.',
}: OpportunitiesProps) {
  const Heading = `h${headingLevel}` as const;
  const { current, value, failure, retry } = useAnswer(
    listingOpportunities,
    useMemo(() => ({ number }), [number]),
  );
  const renderBody = () => {
    if (failure && !current)
      return (
        <p role="alert">
          {failure.status === STATUS_UNAVAILABLE
            ? 'Grants.gov opportunities are not available right now.'
            : 'We couldn’t count the opportunities.'}{' '}
          <Button look="text" onClick={retry}>
            Retry
          </Button>
        </p>
      );
    if (!current) return <p role="status">Counting opportunities...</p>;
    if (!value) return <p>{none}</p>;
    return <Facts className="opportunities" facts={listCounts(value)} />;
  };
  return (
    <>
      <Heading>
        Opportunities on <ExternalLink href={GRANTS_URL}>Grants.gov</ExternalLink>
        {titleEnd}
      </Heading>
      {renderBody()}
    </>
  );
}
