import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allStates } from '@/services/states/endpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { listAddress } from './listAddress';
import { StateList } from './StateList';

/** Renders the list of all states and territories with their obligations, linked to the profiles. */
export function StatesPage() {
  const { value, failure, retry } = useAnswer(allStates, EMPTY_QUERY);
  const { refused } = useAddress(listAddress);
  const renderBody = () => {
    if (value?.length) return <StateList states={value} />;
    if (value) {
      return (
        <EmptyState title="State profiles are not available right now.">
          <p>Try again later.</p>
        </EmptyState>
      );
    }
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return <Loading message="Loading..." />;
  };
  return (
    <>
      <PageHeader title="State Profiles">
        <ShareMenu
          url="/state"
          subject={`${site.name} State Profiles`}
          body="State profiles of federal spending:"
        />
      </PageHeader>
      <div className="page-body states">
        <Notices notices={unknownNotices(refused)} />
        <h2>Find a State Profile.</h2>
        <p>
          See the federal awards of each state, the District of Columbia and the territories, by
          primary place of performance.
        </p>
        {renderBody()}
      </div>
    </>
  );
}
