import { PageLink } from '@/blocks/entity-links';
import { ContentLink } from '@/ui/ContentLink';
import { SectionHead } from '../SectionHead';

/** Renders a summary of the data sources. */
export function SourcesSection() {
  return (
    <>
      <SectionHead icon="server" title="Data Sources & Methodology" />
      <p>
        Each month or quarter, agencies report their resources, obligations and outlays to the
        Treasury. This page counts amounts under a Disaster Emergency Fund Code.
      </p>
      <ul className="covid-list">
        <li>
          Totals come from{' '}
          <ContentLink href="?about-the-data=file-b">account breakdowns (File B)</ContentLink> and{' '}
          <ContentLink href="?about-the-data=gtas">GTAS</ContentLink>.
        </li>
        <li>
          Award amounts come from{' '}
          <ContentLink href="?about-the-data=file-c">breakdowns by award (File C)</ContentLink>. The
          tables also show the amounts that are{' '}
          <ContentLink href="?about-the-data=limited-data-for-unlinked-prime-awards">
            {' '}
            not linked to an award{' '}
          </ContentLink>{' '}
          .
        </li>
        <li>
          The codes follow the{' '}
          <ContentLink href="?about-the-data=definition-of-covered-funds">
            definition of covered funds
          </ContentLink>
          . Agencies have{' '}
          <ContentLink href="?about-the-data=start-date-for-defc-tracking">tracked</ContentLink>{' '}
          them since April 2020.
        </li>
      </ul>
      <p>
        <PageLink to="/disaster/covid-19/data-sources">All data sources and methodology</PageLink>
      </p>
    </>
  );
}
