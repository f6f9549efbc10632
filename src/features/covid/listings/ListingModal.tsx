import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Opportunities } from '@/blocks/assistance-listing';
import { defCodesChanged, listingToggled, searchReset } from '@/blocks/search-filters';
import type { DisasterListing } from '@/domain/disaster/spendingTable';
import { codeAndText, textOr } from '@/domain/format';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { paths } from '@/domain/site/paths';
import { useThunkDispatch } from '@/lib/redux';
import { ExternalLink } from '@/ui/ExternalLink';
import { Modal } from '@/ui/Modal';
import { ReadMore } from '../awards/ReadMore';
import './listing-modal.scss';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}
/** A link if the listing has a URL, otherwise `--`. */
function Site({ title, href }: { title: string; href: string }) {
  return (
    <Part title={title}>
      <p className="covid-listing__text">
        {href ? <ExternalLink href={href}>{href}</ExternalLink> : textOr('')}
      </p>
    </Part>
  );
}

export interface ListingModalProps {
  listing: DisasterListing;
  defCodes: readonly string[];
  onClose: () => void;
}
/** A dialog about an assistance listing, with a link to its awards in Advanced Search. */
export function ListingModal({ listing, defCodes, onClose }: ListingModalProps) {
  const { code, description } = listing;
  const dispatch = useThunkDispatch<unknown>();
  const navigate = useNavigate();
  const handleSearch = () => {
    onClose();
    dispatch(searchReset());
    void navigate(paths.search());
    dispatch(defCodesChanged(defCodes, 'add'));
    dispatch(listingToggled(makeListing(code, description)));
  };
  return (
    <Modal title={codeAndText(code, description, ': ')} wide onClose={onClose}>
      <div className="covid-listing">
        <Part title="Administrative Agency">
          <p className="covid-listing__text">{textOr(listing.agency)}</p>
        </Part>
        <Part title="Objectives">
          <ReadMore text={listing.objectives} of="the objectives" />
        </Part>
        <Site title="Program Website" href={listing.website} />
        <Site title="Assistance Listing on SAM.gov" href={listing.samLink} />
        <Opportunities
          number={code}
          headingLevel={3}
          titleEnd=" From This Program"
          none="There are no current or archived listings on Grants.gov for this program."
        />
        <Part title="Applicant Eligibility">
          <ReadMore text={listing.applicants} of="applicant eligibility" />
        </Part>
        <Part title="Beneficiary Eligibility">
          <ReadMore text={listing.beneficiaries} of="beneficiary eligibility" />
        </Part>
        <p className="covid-listing__ways">
          <button type="button" className="usa-button" onClick={handleSearch}>
            View in Advanced Search
          </button>
        </p>
      </div>
    </Modal>
  );
}
