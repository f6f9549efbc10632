import { useLocation } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import { NoPeriod } from '@/blocks/period-picker';
import { SearchBox } from '@/blocks/search-box';
import { site } from '@/domain/site/site';
import { STATISTICS_PATH, SOURCES_PATH } from '@/domain/submissions/statisticsPaths';
import { FilterTextContext } from '@/lib/filterTextContext';
import { useResetOnLeave } from '@/lib/url/addressState';
import { Notices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { ColumnHelp } from '../details/ColumnHelp';
import { submissionsReset } from '../state/submissionsState';
import { statisticsTables, type StatisticsTab } from './landingAddress';
import { PeriodControls } from './PeriodControls';
import { Publications } from './Publications';
import { Submissions } from './Submissions';
import { useStatisticsAddress } from './useStatisticsAddress';

const PANEL_ID = 'submission-statistics-panel';
const TAB_PREFIX = 'submission-statistics-tab';
const tabDescriptions: Readonly<Record<StatisticsTab, string>> = {
  submissions: 'See how complete each agency’s data is in one period and whether it is certified.',
  publications: 'See when each agency published its data for each period of a fiscal year.',
};

/** Renders the page about completeness and timeliness of agency submissions. */
export function StatisticsPage() {
  const { search } = useLocation();
  const address = useStatisticsAddress();
  useResetOnLeave('submissions', submissionsReset);
  const { tab, chosen, periods, term } = address;
  const Table = tab === 'submissions' ? Submissions : Publications;
  return (
    <>
      <PageHeader title="Agency Submission Statistics">
        <ShareMenu
          url={`${STATISTICS_PATH}${search}`}
          subject={`Agency Submission Statistics | ${site.name}`}
          body="How federal agencies report their spending:"
        />
      </PageHeader>
      <div className="page-body submissions">
        <Notices notices={address.notices} />
        <h2>About These Statistics</h2>
        <p className="submissions__about">
          Agencies submit their spending data by period and certify it. These tables show submission
          dates, missing accounts and awards, and differences between files.{' '}
          <PageLink to={SOURCES_PATH}>Data sources and methodology</PageLink> explain each figure.
        </p>
        <Tabs
          label="Submission statistics"
          tabs={statisticsTables.tabs.map(({ key, label }) => ({ key, label }))}
          selected={tab}
          onSelect={(key) => address.chooseTab(key as StatisticsTab)}
          panelId={PANEL_ID}
          idPrefix={TAB_PREFIX}
        />
        <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${TAB_PREFIX}-${tab}`}>
          <p>{tabDescriptions[tab]}</p>
          {chosen && periods.value ? (
            <>
              <div className="submissions__controls">
                <PeriodControls
                  periods={periods.value}
                  chosen={chosen}
                  withPeriod={tab === 'submissions'}
                  onChoose={address.choosePeriod}
                />
                <SearchBox
                  name="Agencies"
                  label="Agency Name"
                  placeholder="Search by agency name..."
                  minLength={2}
                  activeText={term}
                  onSearch={address.search}
                />
              </div>
              {tab === 'submissions' && <ColumnHelp />}
              <ErrorBoundary>
                <FilterTextContext value={term ? `Agency: ${term}` : ''}>
                  <Table key={tab} address={address} chosen={chosen} />
                </FilterTextContext>
              </ErrorBoundary>
            </>
          ) : (
            <NoPeriod periods={periods} empty="There are no statistics yet." />
          )}
        </div>
      </div>
    </>
  );
}
