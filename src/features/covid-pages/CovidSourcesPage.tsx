import { Link } from 'react-router-dom';
import { sourceSections } from '@/domain/disaster/sourceSections';
import { documentUrls } from '@/domain/site/documents';
import { Prose } from '@/markdown';
import { Icon } from '@/ui/Icon';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary, Loading, PanelError } from '@/ui/Status';
import { CodesTable } from './CodesTable';
import { useTextSections } from '@/blocks/site-text';

function Limitations() {
  return (
    <aside className="covid-limits" aria-labelledby="known-limitations">
      <Icon name="alert" />
      <div>
        <h2 id="known-limitations">Known Data Limitations</h2>
        <p>
          Agencies report in different ways.{' '}
          <a href={documentUrls.dataLimitations} target="_blank" rel="noopener">
            Read the known limitations (PDF)
            <span className="usa-sr-only"> (opens in a new tab)</span>
          </a>{' '}
          or <Link to="/disaster/covid-19/about-the-data">what agencies say about their data</Link>.
        </p>
      </div>
    </aside>
  );
}

/** Renders the page that explains how the COVID-19 figures are computed. */
export function CovidSourcesPage() {
  const { value, failure, retry } = useTextSections('covid-19-sources');
  const renderBody = () => {
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return sourceSections.map(({ id, label }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`} className="covid-source">
        <h2 id={`${id}-title`}>{label}</h2>
        <Prose blocks={value?.[label] ?? []} headingLevel={3} />
        {id === 'defc' && (
          <ErrorBoundary>
            <CodesTable />
          </ErrorBoundary>
        )}
      </section>
    ));
  };
  return (
    <>
      <PageHeader overline="Data Sources & Methodology" title="COVID-19 Spending">
        <ShareMenu
          url="/disaster/covid-19/data-sources"
          subject="COVID-19 Spending: Data Sources and Methodology"
          body="How the COVID-19 spending figures are computed:"
        />
      </PageHeader>
      <div className="page-body content-page">
        {/* The content around the text renders together with it, so that nothing shifts. */}
        {!value && !failure && <Loading />}
        {value && <InPageNav sections={sourceSections} />}
        {(value || failure) && (
          <>
            <p>
              <Link to="/disaster/covid-19">Back to the COVID-19 profile</Link>
            </p>
            <Limitations />
            {renderBody()}
          </>
        )}
      </div>
    </>
  );
}
