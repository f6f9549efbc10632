import { Opportunities } from '@/blocks/assistance-listing';
import { OpenSearchButton } from '@/blocks/open-search';
import { officialLink } from '@/domain/program/officialLink';
import { hasCodesBelow, treePathOf } from '@/domain/program/program';
import type { ProgramKind } from '@/domain/program/programCode';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { ExternalLink } from '@/ui/ExternalLink';
import { lazyComponent } from '@/ui/lazyComponent';

const headings: Readonly<Record<ProgramKind, string>> = {
  assistance: 'About This Program',
  naics: 'About This Industry',
  psc: 'About This Product or Service',
};
const Objectives = lazyComponent(() => import('./Objectives'), {
  name: 'The objectives',
  waiting: (
    <>
      <h3>Objectives</h3>
      <p role="status">Loading the objectives...</p>
    </>
  ),
});
const ProgramRank = lazyComponent(() => import('./ProgramRank'), {
  name: 'The rank',
  waiting: null,
});
/** Renders what a program is: its definition or objectives, the link to its official description and the search for its awards. */
export function ProgramAbout({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const { subject, fy } = record;
  const { program } = subject;
  const { label, href } = officialLink(program, program.yearRetired);
  return (
    <div className="program-about">
      <h2>{headings[program.kind]}</h2>
      {!hasCodesBelow(program.kind, treePathOf(program)) && (
        <p className="program-about__rank">
          <ProgramRank record={record} />
        </p>
      )}
      {program.definition && <p className="program-about__definition">{program.definition}</p>}
      {program.kind === 'assistance' && (
        <div className="program-about__objectives">
          <Objectives record={record} />
        </div>
      )}
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
