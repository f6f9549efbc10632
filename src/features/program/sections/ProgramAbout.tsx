import { useMemo } from 'react';
import { Opportunities, ReadMore } from '@/blocks/assistance-listing';
import { OpenSearchButton } from '@/blocks/open-search';
import { useTypeTotals } from '@/blocks/spending-profile';
import { officialLink } from '@/domain/program/officialLink';
import type { ProgramKind } from '@/domain/program/programCode';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters, transactionCriteria } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { listingDetails } from '@/services/awards/listingEndpoint';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { findMainGroup } from '../programTabs';

const headings: Readonly<Record<ProgramKind, string>> = {
  assistance: 'About This Program',
  naics: 'About This Industry',
  psc: 'About This Product or Service',
};
/** Renders the objectives of an assistance listing, which only its awards have. */
function Objectives({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const number = record.subject.program.code;
  const tab = findMainGroup(useTypeTotals(record).value ?? []);
  const { value, current, failure, retry } = useAnswer(
    listingDetails,
    useMemo(
      () =>
        tab
          ? { number, tab, criteria: transactionCriteria(recordFilters(record, day), day) }
          : null,
      [number, tab, record, day],
    ),
  );
  const renderBody = () => {
    if (failure)
      return (
        <p role="alert">
          We couldn’t load the objectives.{' '}
          <Button look="text" onClick={retry}>
            Retry
          </Button>
        </p>
      );
    if (tab && !current) return <p role="status">Loading the objectives...</p>;
    if (!value?.objectives)
      return <p>No award of this period states the objectives. SAM.gov has them.</p>;
    return <ReadMore text={value.objectives} subject="the objectives" />;
  };
  return (
    <>
      <h3>Objectives</h3>
      {renderBody()}
    </>
  );
}

/** Renders what a program is: its definition or objectives, the link to its official description and the search for its awards. */
export function ProgramAbout({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const { subject, fy } = record;
  const { program } = subject;
  const { label, href } = officialLink(program, program.yearRetired);
  return (
    <div className="program-about">
      <h2>{headings[program.kind]}</h2>
      {program.definition && <p className="program-about__definition">{program.definition}</p>}
      {program.kind === 'assistance' && <Objectives record={record} />}
      <p>
        <ExternalLink href={href}>{label}</ExternalLink>
      </p>
      <OpenSearchButton target={{ key: 'program', filters: () => recordFilters(record, day) }}>
        View all awards {profilePeriodPhrase(fy, day)}
      </OpenSearchButton>
      {program.kind === 'assistance' && (
        <Opportunities number={program.code} headingLevel={3} titleEnd=" for This Listing" />
      )}
    </div>
  );
}
