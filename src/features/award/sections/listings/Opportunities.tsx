import { useMemo } from 'react';
import { count } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { listingOpportunities } from '@/services/awards/flowEndpoints';
import { ExternalLink } from '@/ui/ExternalLink';
import { FactsLine } from '../FactsLine';

const GRANTS = 'https://www.grants.gov/search-grants';
const UNAVAILABLE = 503;

/** How many opportunities of a listing Grants.gov knows, by their state. */
export function Opportunities({ number }: { number: string }) {
  const { current, value, failure, retry } = useAnswer(
    listingOpportunities,
    useMemo(() => ({ number }), [number]),
  );
  const body = () => {
    if (failure && !current)
      return (
        <p role="alert">
          {failure.status === UNAVAILABLE
            ? 'The service that counts opportunities is not available right now.'
            : 'Opportunities could not be counted.'}{' '}
          <button type="button" className="usa-button usa-button--unstyled" onClick={retry}>
            Retry
          </button>
        </p>
      );
    if (!current) return <p role="status">Counting opportunities...</p>;
    if (!value) return <p>No opportunities were found on Grants.gov for this listing.</p>;
    return (
      <FactsLine
        facts={[
          ['Open', count(value.open)],
          ['Closed', count(value.closed)],
          ['Archived', count(value.archived)],
          ['Forecasted', count(value.forecasted)],
        ]}
      />
    );
  };
  return (
    <>
      <h4>
        Opportunities on <ExternalLink href={GRANTS}>Grants.gov</ExternalLink>
      </h4>
      {body()}
    </>
  );
}
