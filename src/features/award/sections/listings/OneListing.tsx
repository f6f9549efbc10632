import { useId, useState, type ReactNode } from 'react';
import { Opportunities, parseWebAddress } from '@/blocks/assistance-listing';
import { PageLink } from '@/blocks/entity-links';
import type { AwardListing } from '@/domain/award';
import { textOrMissing } from '@/domain/format';
import { programPath } from '@/domain/program/programPath';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { listingName } from './listingColumns';

/** Number of characters shown before "SHOW MORE". */
const PREVIEW_LENGTH = 600;
const truncate = (text: string): string => {
  if (text.length <= PREVIEW_LENGTH) return text;
  const preview = text.slice(0, PREVIEW_LENGTH);
  return `${preview.slice(0, Math.max(preview.lastIndexOf(' '), PREVIEW_LENGTH / 2))}…`;
};

function TextBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      <p className="one-listing__text">{children}</p>
    </>
  );
}
function Site({ title, text }: { title: string; text: string }) {
  const href = parseWebAddress(text);
  return (
    <TextBlock title={title}>
      {href ? <ExternalLink href={href}>{text.trim()}</ExternalLink> : textOrMissing(text)}
    </TextBlock>
  );
}

/** Renders one assistance listing: its objectives, agency and websites. "SHOW MORE" adds eligibility and open opportunities. */
export function OneListing({ listing, children }: { listing: AwardListing; children?: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { objectives } = listing;
  return (
    <div className="one-listing">
      <h3>
        {listing.number ? (
          <PageLink to={programPath({ kind: 'assistance', code: listing.number })}>
            {listingName(listing)}
          </PageLink>
        ) : (
          listingName(listing)
        )}
      </h3>
      {children}
      <TextBlock title="Objectives">
        {textOrMissing(isOpen ? objectives : truncate(objectives))}
      </TextBlock>
      <TextBlock title="Administrative Agency">{textOrMissing(listing.agency)}</TextBlock>
      <Site title="Website" text={listing.website} />
      <Site title="SAM.gov Page" text={listing.samWebsite} />
      <div id={id}>
        {isOpen && (
          <>
            {listing.number && <Opportunities number={listing.number} />}
            <TextBlock title="Applicant Eligibility">
              {textOrMissing(listing.applicantEligibility)}
            </TextBlock>
            <TextBlock title="Beneficiary Eligibility">
              {textOrMissing(listing.beneficiaryEligibility)}
            </TextBlock>
          </>
        )}
      </div>
      <Button
        look="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'SHOW LESS' : 'SHOW MORE'}
      </Button>
    </div>
  );
}
