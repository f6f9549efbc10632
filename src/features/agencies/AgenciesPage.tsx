import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { AgencyList } from './AgencyList';
import { JustificationList } from './JustificationList';
import { listAddress } from './listAddress';

const NO_AGENCIES: readonly ListedAgency[] = [];

/** Renders the list of all toptier agencies with their budgets and links to their profiles. */
export function AgenciesPage() {
  const { value, failure, retry } = useAnswer(allAgencies, EMPTY_QUERY);
  const { refused } = useAddress(listAddress);
  const renderBody = () => {
    if (value?.length) return <AgencyList agencies={value} />;
    if (value) {
      return (
        <EmptyState title="No results found.">
          <p>No agencies are available right now. Try again later.</p>
        </EmptyState>
      );
    }
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return <Loading message="Loading data..." />;
  };
  return (
    <>
      <PageHeader title="Agency Profiles">
        <ShareMenu
          url="/agency"
          subject={`${site.name} Agency Profiles`}
          body="Profiles of federal agencies and their spending:"
        />
      </PageHeader>
      <div className="page-body agencies">
        <Notices notices={unknownNotices(refused)} />
        <h2>Find an Agency Profile.</h2>
        <p>
          See how much each federal agency can spend, how much it has obligated, and which awards it
          has made.
        </p>
        <JustificationList agencies={value ?? NO_AGENCIES} />
        {renderBody()}
      </div>
    </>
  );
}
