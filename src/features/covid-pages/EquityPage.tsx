import { useText } from '@/blocks/site-text';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { date } from '@/domain/displayDate';
import { equityTeams } from '@/domain/site/equityTeams';
import { site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { getHeadings, Prose } from '@/markdown';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { Loading, PanelError } from '@/ui/Status';
import { ReliefPerResident } from './ReliefPerResident';

export const SLUG = 'equity-covid-19-spending';
const PATH = '/data-dives/equity-COVID-19-spending';
const TITLE = 'Equity in COVID-19 Spending';
const POST_DATE = '2022-01-18';
const figureSection = { id: 'relief-per-resident', label: 'Relief per Resident' };

function Teams() {
  return (
    <ul className="dive-cards" aria-label="Teams">
      {equityTeams.map(({ name, color, description: text, href }) => (
        <li key={name} className="dive-card">
          <svg className="dive-card__band" viewBox="0 0 240 8" aria-hidden="true">
            <rect width="240" height="8" fill={color} />
          </svg>
          <div className="dive-card__text">
            <h3>{name}</h3>
            <p>{text}</p>
            <ExternalLink href={href}>Visit {name}</ExternalLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Renders the data dive on equity in COVID-19 spending: the teams, their posts, and links. */
export function EquityPage() {
  const { track } = usePorts();
  const { value, failure, retry } = useText(SLUG);
  const sections = useMemo(() => [...getHeadings(value ?? []), figureSection], [value]);
  return (
    <>
      <PageHeader overline="Data Dives" title={TITLE}>
        <ShareMenu
          url={PATH}
          subject={`Equity in COVID-19 spending | ${site.name}`}
          body={`${TITLE}:`}
          onShare={() => track('dataDive', 'share')}
        />
      </PageHeader>
      <div className="page-body content-page data-dive">
        {/* The cards render together with the text, whose links are above them, so that nothing shifts. */}
        {!value && !failure ? (
          <Loading />
        ) : (
          <>
            {' '}
            <InPageNav sections={sections} />
            <header className="data-dive__head">
              <h2>Did COVID-19 relief reach those who needed it?</h2>
              <p>
                <time dateTime={POST_DATE}>{date(POST_DATE)}</time> · 4 posts
              </p>
            </header>
            <Teams />
            <div className="dive-ways">
              <section className="dive-way" aria-labelledby="dive-spotlight">
                <Icon name="bulb" />
                <h2 id="dive-spotlight">Spotlight: The Opportunity Project</h2>
                <p>Read how four teams and ten advocates worked on one question.</p>
                <Link
                  className="usa-button"
                  to="/disaster/covid-19/the-opportunity-project"
                  onClick={() => track('dataDive', 'spotlight')}
                >
                  Learn More<span className="usa-sr-only"> about The Opportunity Project</span>
                </Link>
              </section>
              <section className="dive-way" aria-labelledby="dive-tracking">
                <Icon name="money" />
                <h2 id="dive-tracking">Tracking COVID-19 spending</h2>
                <p>
                  See the amounts provided, obligated and paid under all relief laws, and who
                  received them.
                </p>
                <Link
                  className="usa-button"
                  to="/disaster/covid-19?publicLaw=all"
                  onClick={() => track('dataDive', 'profile')}
                >
                  Explore Now<span className="usa-sr-only"> in the COVID-19 profile</span>
                </Link>
              </section>
            </div>
            {failure ? (
              <PanelError failure={failure} onRetry={retry} />
            ) : (
              <Prose blocks={value ?? []} headingLevel={1} />
            )}
            <section className="needs-scripts" aria-labelledby={figureSection.id}>
              <h2 id={figureSection.id}>{figureSection.label}</h2>
              <ReliefPerResident />
            </section>
          </>
        )}
      </div>
    </>
  );
}
