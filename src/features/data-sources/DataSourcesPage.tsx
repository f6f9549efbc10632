import { sourceId, sourceSections } from '@/domain/site/dataSources';
import { documentUrls } from '@/domain/site/documents';
import { site } from '@/domain/site/site';
import { Icon } from '@/ui/Icon';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary } from '@/ui/Status';
import { SpendingStages } from './SpendingStages';
import { Story } from './Story';

const sections = sourceSections.map(({ key, label }) => ({ id: sourceId(key), label }));

/** Renders the page about the sources of the data, in fourteen short stories. */
export default function DataSourcesPage() {
  return (
    <>
      <PageHeader overline="Resources" title="Data Sources">
        <div className="page-header__tools">
          <ShareMenu
            url="/data-sources"
            subject={`${site.name} Data Sources`}
            body="Where federal spending data comes from:"
          />
          <a className="page-header__tool" href={documentUrls.dataSources} download>
            <Icon name="download" />
            <span className="page-header__words">
              Download<span className="usa-sr-only"> data sources (PDF)</span>
            </span>
          </a>
        </div>
      </PageHeader>
      <div className="page-body sources">
        <InPageNav sections={sections} />
        {sourceSections.map(({ key, label }) => (
          <ErrorBoundary key={key}>
            <Story name={key} label={label}>
              {key === 'federal-spending-overview' && <SpendingStages />}
            </Story>
          </ErrorBoundary>
        ))}
      </div>
    </>
  );
}
