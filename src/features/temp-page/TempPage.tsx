import { usePorts } from '@/lib/ports';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { ErrorBox, EmptyState, Loading, PanelError } from '@/ui/Status';
import { ChartExamples } from './examples/ChartExamples';

/** Samples of shared parts, for those who build the site; the three demonstration notices stand above it. Hidden in production builds. */
export default function TempPage() {
  const { openModal, announce } = usePorts();
  return (
    <>
      <PageHeader overline="Not in production" title="Test Page" />
      <div className="page-body">
        <h2>Dialogs</h2>
        <p>
          <button
            type="button"
            className="usa-button"
            onClick={() => openModal('covid-data-disclaimer')}
          >
            Data limitations of this page
          </button>{' '}
          <button type="button" className="usa-button" onClick={() => openModal('filter')}>
            Learn how active filters work
          </button>
        </p>
        <h2>States of a panel</h2>
        <Loading />
        <Skeleton lines={2} />
        <EmptyState title="Nothing here">
          <p>What to do about it.</p>
        </EmptyState>
        <PanelError message="This error is a sample." onRetry={() => announce('Retried')} />
        <ErrorBox message="This error is a sample." />
        <ChartExamples />
      </div>
    </>
  );
}
