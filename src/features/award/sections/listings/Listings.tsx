import type { Award, AwardListing } from '@/domain/award';
import { useAddress } from '@/lib/address';
import { goTo } from '@/ui/goTo';
import { Notices, unknownValues } from '@/ui/Notices';
import { sectionIds } from '../../awardAddress';
import { ListingPicker } from './ListingPicker';
import { listingsAddress } from './listingsAddress';
import { LISTINGS, ListingsOverview } from './ListingsOverview';
import { OneListing } from './OneListing';
import './listings.scss';

/** The assistance listings that pay for an award: the only one, or an overview of several that opens each alone. */
export default function Listings({ record: award }: { record: Award }) {
  const address = useAddress(listingsAddress);
  const { values, refused, write } = address;
  const { listings } = award;
  const several = listings.length > 1;
  const asked = listings.find(({ number }) => number !== '' && number === values.listing);
  const shown = several ? asked : listings[0];
  const notices = unknownValues([...refused, ...(values.listing && !asked ? ['listing'] : [])]);
  /** Opens one listing, or the overview for ''. The pressed element disappears then, so focus moves to the section. */
  const turnTo = (number: string) => {
    write({ listing: number }, 'push');
    goTo(sectionIds.listings);
  };
  const handleOpen = ({ number }: AwardListing) => {
    if (number) turnTo(number);
  };
  if (several && !shown)
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
      {shown ? (
        <OneListing key={shown.number} listing={shown}>
          {several && (
            <div className="one-listing__others">
              <button
                type="button"
                className="usa-button usa-button--unstyled"
                onClick={() => turnTo('')}
              >
                Back to all CFDA programs
              </button>
              <ListingPicker listings={listings} chosen={shown.number} onChoose={handleOpen} />
            </div>
          )}
        </OneListing>
      ) : (
        <p>No assistance listing is recorded for this award.</p>
      )}
    </section>
  );
}
