import type { AwardListing } from '@/domain/award';
import { listingName } from './listingColumns';

interface ListingPickerProps {
  listings: readonly AwardListing[];
  /** Number of the listing shown; '' for none. */
  selectedNumber: string;
  onChoose: (listing: AwardListing) => void;
}
/** Renders a select for the assistance listing that is shown in detail. */
export function ListingPicker({ listings, selectedNumber, onChoose }: ListingPickerProps) {
  return (
    <label className="listing-picker">
      Assistance listing
      <select
        className="usa-select"
        value={selectedNumber}
        onChange={({ target }) => {
          const match = listings.find(({ number }) => number === target.value);
          if (match) onChoose(match);
        }}
      >
        {!selectedNumber && <option value="">Choose a listing</option>}
        {listings.map((listing, at) => (
          <option key={`${listing.number} ${at}`} value={listing.number}>
            {listingName(listing)}
          </option>
        ))}
      </select>
    </label>
  );
}
