import type { TableColumn } from '@/blocks/panel';
import type { AwardListing } from '@/domain/award';
import { MISSING, money, type Dollars } from '@/domain/format';
import { Button } from '@/ui/Button';
import { percentOfTotal } from '../../percentOfTotal';

/** Returns the number and title of a listing: `93.778: Medical Assistance Program`. */
export const listingName = ({ number, title }: AwardListing): string =>
  [number, title].filter(Boolean).join(': ') || MISSING;

/** Returns the columns of the assistance listings of an award. `total` is the award's obligations in dollars. */
export const listingColumns = (
  total: Dollars | null,
  onOpen: (listing: AwardListing) => void,
): readonly TableColumn<AwardListing>[] => [
  {
    id: 'listing',
    label: 'Assistance Listing (CFDA Program)',
    value: listingName,
    show: (listing) =>
      listing.number ? (
        <Button look="text" onClick={() => onOpen(listing)}>
          {listingName(listing)}
        </Button>
      ) : (
        listingName(listing)
      ),
    sortBy: listingName,
    width: 420,
  },
  {
    id: 'amount',
    label: 'Funding Provided',
    value: ({ obligation }) => obligation,
    show: ({ obligation }) => money(obligation),
    sortBy: ({ obligation }) => obligation,
    numeric: true,
  },
  {
    id: 'percent',
    label: 'Percent of Total',
    value: ({ obligation }) => percentOfTotal(obligation, total),
    sortBy: ({ obligation }) => obligation,
    numeric: true,
  },
];
