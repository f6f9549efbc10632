import { useId, useState, type ReactNode } from 'react';
import { Opportunities, webAddress } from '@/blocks/assistance-listing';
import type { AwardListing } from '@/domain/award';
import { textOr } from '@/domain/format';
import { ExternalLink } from '@/ui/ExternalLink';
import { listingName } from './listingColumns';

/** Number of characters shown before "SHOW MORE". */
const FIRST = 600;
const beginning = (text: string): string => {
  if (text.length <= FIRST) return text;
  const cut = text.slice(0, FIRST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), FIRST / 2))}…`;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      <p className="one-listing__text">{children}</p>
    </>
  );
}
function Site({ title, text }: { title: string; text: string }) {
  const href = webAddress(text);
  return (
    <Part title={title}>
      {href ? <ExternalLink href={href}>{text.trim()}</ExternalLink> : textOr(text)}
    </Part>
  );
}

/** One assistance listing: its objectives, agency and websites. "SHOW MORE" adds eligibility and open opportunities. */
export function OneListing({ listing, children }: { listing: AwardListing; children?: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { objectives } = listing;
  return (
    <div className="one-listing">
      <h3>{listingName(listing)}</h3>
      {children}
      <Part title="Objectives">{textOr(open ? objectives : beginning(objectives))}</Part>
      <Part title="Administrative Agency">{textOr(listing.agency)}</Part>
      <Site title="Website" text={listing.website} />
      <Site title="SAM.gov Page" text={listing.samWebsite} />
      <div id={id}>
        {open && (
          <>
            {listing.number && <Opportunities number={listing.number} />}
            <Part title="Applicant Eligibility">{textOr(listing.applicantEligibility)}</Part>
            <Part title="Beneficiary Eligibility">{textOr(listing.beneficiaryEligibility)}</Part>
          </>
        )}
      </div>
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'SHOW LESS' : 'SHOW MORE'}
      </button>
    </div>
  );
}
