import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';
import { ContentLink } from '@/ui/ContentLink';
import { agencyStatisticsPath } from '@/domain/submissions/statisticsPaths';

const investmentNote = (
  <>
    In 2020, the Overseas Private Investment Corporation (
    <PageLink to={agencyStatisticsPath('071')}>code 071</PageLink>) became part of the U.S.
    International Development Finance Corporation (
    <PageLink to={agencyStatisticsPath('077')}>code 077</PageLink>). Earlier periods are under code
    071, and later periods are under code 077.
  </>
);
/** Notes on the submissions of individual agencies, by Treasury agency code (pages document §12.3). */
const notes: Readonly<Record<string, ReactNode>> = {
  '097': (
    <>
      Contracts of the Department of Defense are published{' '}
      <ContentLink href="?about-the-data=delay-in-dod-procurement-data">90 days later</ContentLink>{' '}
      than those of other agencies. Until then they count as unlinked, so the newest periods show
      too many unlinked contract awards.
    </>
  ),
  '071': investmentNote,
  '077': investmentNote,
  '519': <>This agency closed in 2018 and has not submitted data since.</>,
};

/** Renders the note on an agency, if it has one. */
export function AgencyNotes({ toptierCode }: { toptierCode: string }) {
  const note = notes[toptierCode];
  return (
    note && (
      <p className="submission-agency__note">
        <strong>Note:</strong> {note}
      </p>
    )
  );
}
