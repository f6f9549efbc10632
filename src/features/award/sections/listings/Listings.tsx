import type { Award, AwardListing } from '@/domain/award';
import { useAddress } from '@/lib/url/address';
import { Button } from '@/ui/Button';
import { goTo } from '@/ui/goTo';
import { Notices, unknownNotices } from '@/ui/Notices';
import { sectionIds } from '../../awardAddress';
import { ListingPicker } from './ListingPicker';
import { listingsAddress } from './listingsAddress';
import { LISTINGS, ListingsOverview } from './ListingsOverview';
import { OneListing } from './OneListing';
import './listings.scss';

/**
 * Renders the assistance listings that pay for an award. A single listing is shown in detail. Several listings are shown as an overview
 * that opens the details of each listing.
 */
export default function Listings({ record: award }: { record: Award }) {
  const address = useAddress(listingsAddress);
  const { values, refused, write } = address;
  const { listings } = award;
  const hasSeveral = listings.length > 1;
  const requestedListing = listings.find(
    ({ number }) => number !== '' && number === values.listing,
  );
  const openListing = hasSeveral ? requestedListing : listings[0];
  const notices = unknownNotices([
    ...refused,
    ...(values.listing && !requestedListing ? ['listing'] : []),
  ]);
  /** Opens one listing, or the overview for ''. The pressed element disappears then, so focus moves to the section. */
  const showListing = (number: string) => {
    write({ listing: number }, 'push');
    goTo(sectionIds.listings);
  };
  const handleOpen = ({ number }: AwardListing) => {
    if (number) showListing(number);
  };
  if (hasSeveral && !openListing)
    return (
      <>
        <Notices notices={notices} />
        <ListingsOverview award={award} address={address} onOpen={handleOpen} />
      </>
    );
  return (
    <section className="figure" aria-labelledby="listings-title">
      <h2 className="figure__title" id="listings-title">
        {LISTINGS}
      </h2>
      <Notices notices={notices} />
      {openListing ? (
        <OneListing key={openListing.number} listing={openListing}>
          {hasSeveral && (
            <div className="one-listing__others">
              <Button look="text" onClick={() => showListing('')}>
                Back to all CFDA programs
              </Button>
              <ListingPicker
                listings={listings}
                selectedNumber={openListing.number}
                onChoose={handleOpen}
              />
            </div>
          )}
        </OneListing>
      ) : (
        <p>No assistance listing is recorded for this award.</p>
      )}
    </section>
  );
}
