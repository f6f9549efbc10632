import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';
import type { AgencyOverview } from '@/domain/agencies/agencyProfile';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { comparePath } from '@/domain/compare/members';
import { MISSING, plural } from '@/domain/format';
import { agencyStatisticsPath } from '@/domain/submissions/statisticsPaths';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyOverview } from '@/services/agencies/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { PanelError } from '@/ui/Status';
import type { AgencyInYear } from '../agencyYear';
import { AgencyMark } from './AgencyMark';

const NOT_AVAILABLE = 'Not Available';
const renderWebLink = (href: string, fallback: string): ReactNode =>
  href ? (
    <ExternalLink href={href}>{href.replace(/^https?:\/\/|\/$/gi, '')}</ExternalLink>
  ) : (
    fallback
  );

function Facts({ overview }: { overview: AgencyOverview | null }) {
  const facts: readonly [string, ReactNode][] = [
    ['Agency Mission', overview && (overview.mission || NOT_AVAILABLE)],
    ['Website', overview && renderWebLink(overview.website, MISSING)],
    [
      'Congressional Justification of Budget (CJ)',
      overview && renderWebLink(overview.justification, MISSING),
    ],
  ];
  return (
    <dl className="agency-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the agency's mark, COVID-19 codes, mission and websites, a note about its data, and a link to compare it. */
export function About({ record: { agency, fy, query } }: { record: AgencyInYear }) {
  const { toptierCode } = agency;
  const answer = useAnswer(agencyOverview, query);
  const overview = answer.value;
  const codes = overview?.covidDefCodes ?? [];
  return (
    <section className="agency-about" aria-label={`About ${agency.name}`}>
      <div className="agency-about__name">
        <AgencyMark name={agency.name} abbreviation={agency.abbreviation} />
        <div>
          <h3>{agencyTitle(agency)}</h3>
          {codes.length > 0 && (
            <p className="agency-covid">
              COVID-19 Spending
              <span>
                {' '}
                {plural(codes.length, 'emergency code')}: {codes.join(', ')}
              </span>
            </p>
          )}
        </div>
      </div>
      {answer.failure && !overview ? (
        <PanelError failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <>
          {overview?.aboutData && (
            <div className="agency-about__data">
              <h4>About this Agency’s Data</h4>
              <p>
                {overview.aboutData}{' '}
                <ContentLink href="?about-the-data=delay-in-dod-procurement-data">
                  Why this data is delayed
                </ContentLink>{' '}
                <PageLink to={agencyStatisticsPath(toptierCode)}>
                  Submissions of this agency
                </PageLink>
              </p>
            </div>
          )}
          <Facts overview={overview} />
        </>
      )}
      <p>
        <PageLink to={comparePath([{ kind: 'agency', id: toptierCode }], fy)}>
          Compare this agency with others
        </PageLink>
      </p>
    </section>
  );
}
