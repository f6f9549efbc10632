import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NoPeriod } from '@/blocks/period-picker';
import { usePorts } from '@/lib/ports';
import { InfoBanner } from '@/ui/InfoBanner';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageLoading } from '@/ui/PageLoading';
import { Skeleton } from '@/ui/Skeleton';
import { SlowNotice } from '@/ui/SlowNotice';
import { EmptyState, ErrorBox, Loading, PanelError, type PanelErrorProps } from '@/ui/Status';
import { readyAnswer } from './exampleAnswer';

function FailedPanel({ failure }: Pick<PanelErrorProps, 'failure'>) {
  const { announce } = usePorts();
  return <PanelError failure={failure} onRetry={() => announce('Requested again')} />;
}
function FailedSave() {
  const [isShown, setIsShown] = useState(true);
  const text = 'We couldn’t save your search.';
  const action = { label: 'Try again', run: () => setIsShown(false) };
  return <Notices notices={isShown ? [{ kind: 'error', text, action }] : []} />;
}

function SlowRequest() {
  const { announce } = usePorts();
  return <SlowNotice onCancel={() => announce('Cancelled')} onRetry={() => announce('Retried')} />;
}

/** Examples of loading, empty, slow and failed states, and of notices. */
export const messageExamples = {
  'notices-warning': () => <Notices notices={unknownNotices(['fy', 'sort'])} />,
  'notices-error': () => <FailedSave />,
  'notices-banner': () => (
    <InfoBanner
      id="example"
      title="Example of a notice"
      type="warning"
      dismissable={false}
      onDismiss={() => {}}
    >
      <p>The data of this period is incomplete.</p>
    </InfoBanner>
  ),
  'status-loading': () => <Loading message="Loading the award" />,
  'status-page-loading': () => (
    <PageLoading message="Loading the award" about="What the award is for, and who received it." />
  ),
  'status-skeleton': () => (
    <div role="status">
      <span className="usa-sr-only">Loading your data...</span>
      <Skeleton />
    </div>
  ),
  'status-slow': () => <SlowRequest />,
  'status-no-period': () => <NoPeriod periods={readyAnswer([])} empty="No period to show." />,
  'status-empty': () => (
    <EmptyState
      title="No awards match these filters."
      action={
        <Link className="usa-button" to="/search">
          Start a new search
        </Link>
      }
    >
      <p>Try removing a filter.</p>
    </EmptyState>
  ),
  'status-panel-error': () => <FailedPanel failure={{ message: 'The service is busy.' }} />,
  'status-panel-error-details': () => (
    <FailedPanel
      failure={{ message: 'The service is busy.', details: 'Status 503: too many requests.' }}
    />
  ),
  'status-error-box': () => <ErrorBox details="An example of an error." onRetry={() => {}} />,
};
