import { Link } from 'react-router-dom';
import { useTextSections } from '@/blocks/site-text';
import { statisticsSections } from '@/domain/submissions/sourceSections';
import { Prose } from '@/markdown';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { Loading, PanelError } from '@/ui/Status';
import { STATISTICS_PATH, SOURCES_PATH } from '@/domain/submissions/statisticsPaths';

export const SLUG = 'submission-statistics';

/** Renders the page that explains how each submission statistic is computed. */
export function StatisticsSourcesPage() {
  const { value, failure, retry } = useTextSections(SLUG);
  const renderBody = () => {
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    if (!value) return <Loading />;
    return statisticsSections.map(({ id, heading }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{heading}</h2>
        <Prose blocks={value[heading] ?? []} headingLevel={3} />
      </section>
    ));
  };
  return (
    <>
      <PageHeader overline="Data Sources & Methodology" title="Agency Submissions Statistics">
        <ShareMenu
          url={SOURCES_PATH}
          subject="Agency Submission Statistics: Data Sources and Methodology"
          body="How the agency submission statistics are computed:"
        />
      </PageHeader>
      <div className="page-body content-page">
        {value && <InPageNav sections={statisticsSections} />}
        <p>
          <Link to={`${STATISTICS_PATH}?tab=submissions`}>Back to the Submission Statistics</Link>
        </p>
        {renderBody()}
      </div>
    </>
  );
}
