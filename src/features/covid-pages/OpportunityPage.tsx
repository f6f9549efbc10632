import { Link } from 'react-router-dom';
import { OPPORTUNITY_PROJECT_URL } from '@/domain/site/equityTeams';
import { Prose } from '@/markdown';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { Loading, PanelError } from '@/ui/Status';
import { TileMap } from './TileMap';
import { useText } from '@/blocks/site-text';

/** Renders the article on The Opportunity Project and COVID-19 spending. It has no page header. */
export function OpportunityPage() {
  const { value, failure, retry } = useText('covid-19-opportunity');
  // The map is between the lead and the first section.
  const headingIndex = value?.findIndex(({ type }) => type === 'heading');
  return (
    <article className="page-body content-page opportunity">
      <p className="opportunity__logo">
        <Icon name="bulb" />
        <span>The Opportunity Project</span>
      </p>
      <h1>The Opportunity Project: Analyzing Equity in Federal COVID-19 Spending</h1>
      {failure && <PanelError failure={failure} onRetry={retry} />}
      {!value && !failure && <Loading />}
      {value && !failure && (
        <>
          <Prose blocks={value.slice(0, headingIndex)} />
          <TileMap />
          <Prose blocks={value.slice(headingIndex)} headingLevel={1} />
          <p>
            <ExternalLink href={OPPORTUNITY_PROJECT_URL}>
              The Opportunity Project’s own site
            </ExternalLink>
          </p>
        </>
      )}
      {(value || failure) && (
        <p>
          <Link to="/disaster/covid-19">Back to the COVID-19 profile</Link>
        </p>
      )}
    </article>
  );
}
