import { Link } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import { OpenSearchButton } from '@/blocks/open-search';
import { otherResources } from '@/domain/disaster/otherResources';
import { usePorts } from '@/lib/ports';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '../SectionHead';
import type { CodeSelection } from '../useCodeSelection';
import { loadCovidFilters } from './covidSearch';

/** Renders links to other sites, to a search for the awards of the codes, and to downloads of account data. */
export function ResourcesSection({ record: { lawCodes } }: { record: CodeSelection }) {
  const { track } = usePorts();
  return (
    <>
      <SectionHead icon="plus" title="Other Resources" />
      <ul className="covid-resources">
        {otherResources.map(({ name, url, text }) => (
          <li key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>
            <span>{text}</span>
          </li>
        ))}
        <li>
          <PageLink to="/disaster/covid-19/the-opportunity-project">
            The Opportunity Project
          </PageLink>
          <span>Volunteer teams studied who received the money</span>
        </li>
      </ul>
      <h3>More about this spending</h3>
      <div className="covid-ways">
        <div className="covid-way">
          <Icon name="filter" className="icon covid-way__icon" />
          <h4>Advanced Search</h4>
          <p>Find the awards of the COVID-19 Response by place, agency, recipient and more.</p>
          <OpenSearchButton
            target={{ key: 'covid', filters: () => loadCovidFilters(lawCodes) }}
            onPress={() => track('covidSearch')}
          >
            Search awards of the COVID-19 Response
          </OpenSearchButton>
        </div>
        <div className="covid-way">
          <Icon name="download" className="icon covid-way__icon" />
          <h4>Custom Account Data</h4>
          <p>Download account data by agency, period and Disaster Emergency Fund Code.</p>
          <Link
            className="usa-button usa-button--outline"
            to="/download_center/custom_account_data"
            onClick={() => track('covidAccountData')}
          >
            Choose account data
          </Link>
        </div>
      </div>
    </>
  );
}
