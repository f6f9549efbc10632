import { useLocation } from 'react-router-dom';
import { SearchBox } from '@/blocks/search-box';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { FilterTextContext } from '@/lib/filterTextContext';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary } from '@/ui/Status';
import { AccountRows } from './AccountRows';
import { AgencyChoice } from './AgencyChoice';
import { landingAddress } from './landingAddress';

/** Renders the list of all federal accounts: searchable by number, name or agency, sortable and paginated. */
export function AccountsPage() {
  const { search } = useLocation();
  const address = useAddress(landingAddress);
  const { values, refused, write } = address;
  const filterText = [
    ...(values.q ? [`Federal account: ${values.q}`] : []),
    ...(values.agency ? [`Agency: ${values.agency}`] : []),
  ].join('; ');
  return (
    <>
      <PageHeader title="Federal Account Profiles">
        <ShareMenu
          url={`/federal_account${search}`}
          subject={`${site.name} Federal Account Profiles`}
          body="Profiles of federal accounts:"
        />
      </PageHeader>
      <div className="page-body accounts">
        <Notices notices={unknownNotices(refused)} />
        <h2>Find a Federal Account Profile.</h2>
        <p>
          A federal account works like a bank account: Congress provides money, and agencies
          obligate it and pay it out. A profile shows how much an account may spend, how much is
          obligated, for what, and through which awards.
        </p>
        <div className="accounts__choice">
          <SearchBox
            name="Federal accounts"
            label="Account Number, Account Name, or Agency"
            placeholder="Search by Account Number, Account Name, or Agency..."
            activeText={values.q}
            onSearch={(q) => write({ q, page: 1 }, 'push')}
          />
          <AgencyChoice
            chosen={values.agency}
            onChoose={(agency) => write({ agency, page: 1 }, 'push')}
          />
        </div>
        <ErrorBoundary>
          <FilterTextContext value={filterText}>
            <AccountRows address={address} />
          </FilterTextContext>
        </ErrorBoundary>
      </div>
    </>
  );
}
