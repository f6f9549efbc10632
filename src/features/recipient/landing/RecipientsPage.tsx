import { SearchBox } from '@/blocks/search-box';
import { aggregateNames } from '@/domain/recipients';
import { recipientLevels, type RecipientLevel } from '@/domain/recipient';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { FilterTextContext } from '@/lib/filterTextContext';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary } from '@/ui/Status';
import { useLocation } from 'react-router-dom';
import { LevelBadge } from '../LevelBadge';
import { landingAddress, MIN_SEARCH_LENGTH } from './landingAddress';
import { RecipientRows } from './RecipientRows';
import { TypeTabs } from './TypeTabs';

const PANEL_ID = 'recipients-panel';
const levels: readonly RecipientLevel[] = ['P', 'C', 'R'];

function Legend() {
  return (
    <dl className="level-legend" aria-label="Levels of recipients">
      {levels.map((level) => (
        <div key={level}>
          <dt>
            <LevelBadge level={level} hasVisibleName /> {recipientLevels[level].label}
          </dt>
          <dd>{recipientLevels[level].description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders a list of recipients, which visitors can search by name or identifier, limit to an award type, and sort. */
export function RecipientsPage() {
  const { search } = useLocation();
  const address = useAddress(landingAddress);
  const { values, refused, write } = address;
  return (
    <>
      <PageHeader title="Recipient Profiles">
        <ShareMenu
          url={`/recipient${search}`}
          subject={`${site.name} Recipient Profiles`}
          body="Profiles of recipients of federal awards:"
        />
      </PageHeader>
      <div className="page-body recipients">
        <Notices notices={unknownNotices(refused)} />
        <h2>Find a Recipient Profile.</h2>
        <p>
          Find companies, universities, governments and others that received federal awards in the
          last 12 months. A profile shows a recipient’s parent, its agencies, what its awards are
          for, and how they changed since FY 2008.
        </p>
        <SearchBox
          name="Recipients"
          label="Recipient Name, UEI, or Legacy DUNS"
          minLength={MIN_SEARCH_LENGTH}
          activeText={values.q}
          onSearch={(q) => write({ q, page: 1 }, 'push')}
        />
        <Legend />
        <TypeTabs
          chosenType={values.type}
          onChoose={(type) => write({ type, page: 1 }, 'push')}
          panelId={PANEL_ID}
        />
        <ErrorBoundary>
          <FilterTextContext value={values.q ? `Recipient: ${values.q}` : ''}>
            <RecipientRows panelId={PANEL_ID} address={address} />
          </FilterTextContext>
        </ErrorBoundary>
        <p className="recipients__note">
          <strong>NOTE:</strong> Some names combine many recipients and have no profile:{' '}
          {aggregateNames.join(', ')}. You can find their awards in Advanced Search.
        </p>
      </div>
    </>
  );
}
