import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Opportunities, ReadMore } from '@/blocks/assistance-listing';
import { PageLink } from '@/blocks/entity-links';
import { defCodesChanged, listingToggled, searchReset } from '@/blocks/search-filters';
import type { DisasterListing } from '@/domain/disaster/spendingTable';
import { codeAndText, textOrMissing } from '@/domain/format';
import { programPath } from '@/domain/program/programPath';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { paths } from '@/domain/site/paths';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { Modal } from '@/ui/Modal';
import './listing-modal.scss';

function ListingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}
/** Renders a link if the listing has a URL, otherwise `--`. */
function SiteLink({ title, href }: { title: string; href: string }) {
  return (
    <ListingSection title={title}>
      <p className="listing-text">
        {href ? <ExternalLink href={href}>{href}</ExternalLink> : textOrMissing('')}
      </p>
    </ListingSection>
  );
}

export interface ListingModalProps {
  listing: DisasterListing;
  defCodes: readonly string[];
  onClose: () => void;
}
/** Renders a dialog about an assistance listing. Its button opens Advanced Search with the awards of the listing. */
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
        <ListingSection title="Administrative Agency">
          <p className="listing-text">{textOrMissing(listing.agency)}</p>
        </ListingSection>
        <ListingSection title="Objectives">
          <ReadMore text={listing.objectives} subject="the objectives" />
        </ListingSection>
        <SiteLink title="Program Website" href={listing.website} />
        <SiteLink title="Assistance Listing on SAM.gov" href={listing.samLink} />
        <Opportunities
          number={code}
          headingLevel={3}
          titleEnd=" From This Program"
          none="There are no current or archived listings on Grants.gov for this program."
        />
        <ListingSection title="Applicant Eligibility">
          <ReadMore text={listing.applicants} subject="applicant eligibility" />
        </ListingSection>
        <ListingSection title="Beneficiary Eligibility">
          <ReadMore text={listing.beneficiaries} subject="beneficiary eligibility" />
        </ListingSection>
        <p className="covid-listing__ways">
          <Button onClick={handleSearch}>View in Advanced Search</Button>
          <PageLink to={programPath({ kind: 'assistance', code })} onFollow={onClose}>
            Profile of this listing
          </PageLink>
        </p>
      </div>
    </Modal>
  );
}
