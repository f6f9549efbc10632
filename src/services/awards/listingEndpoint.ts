import type { AwardListing } from '@/domain/award';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { compositeEndpoint } from '../http/endpoint';
import { searchPage } from '../search/rowEndpoints';
import { awardDetails } from './endpoints';

interface ListingQuery {
  number: string;
  /** Criteria of awards of the listing. */
  criteria: SearchCriteria;
  /** A group of award types that the listing has awards of. */
  tab: ResultTabKey;
}
/**
 * The objectives, eligibility and websites of an assistance listing. The references of the service lack them, but each award of the
 * listing has them. Null without awards.
 */
export const listingDetails = compositeEndpoint(
  'award/listing',
  async (
    { number, criteria, tab }: ListingQuery,
    signal?: AbortSignal,
  ): Promise<AwardListing | null> => {
    const amountField = tab === 'loans' ? 'subsidyCost' : 'obligations';
    const { rows } = await searchPage.call(
      {
        criteria,
        level: 'awards',
        tab,
        fields: ['awardId', amountField],
        sort: amountField,
        order: 'desc',
        page: 1,
        limit: 1,
      },
      signal,
    );
    const id = rows[0]?.generatedId;
    if (!id) return null;
    const { listings } = await awardDetails.call({ id }, signal);
    return listings.find((listing) => listing.number === number) ?? null;
  },
);
