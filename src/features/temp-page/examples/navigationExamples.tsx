import { useState } from 'react';
import { ReadMore } from '@/blocks/assistance-listing';
import { OpenSearchButton } from '@/blocks/open-search';
import { Breadcrumb } from '@/blocks/profile';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';

const tabs = [
  { key: 'contracts', label: 'Contracts', badge: '12' },
  { key: 'grants', label: 'Grants' },
  { key: 'loans', label: 'Loans', disabled: true },
];
function AwardTabs() {
  const [selected, setSelected] = useState('grants');
  return (
    <>
      <Tabs
        label="Award types"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        panelId="example-panel"
        idPrefix="example-tab"
      />
      <div id="example-panel" role="tabpanel" aria-labelledby={`example-tab-${selected}`}>
        <p>The panel of the tab {tabs.find(({ key }) => key === selected)!.label}.</p>
      </div>
    </>
  );
}
const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'awards', label: 'Awards' },
];

/** Examples of page headers, tabs, in-page navigation, a share menu and a link to a search. */
export const navigationExamples = {
  'header-long': () => (
    <PageHeader
      overline="Assistance Listing"
      title="Supplemental Nutrition Assistance Program in one state"
      hasLongTitle
    >
      <ShareMenu url="/state" subject="States" body="Federal spending by state:" />
    </PageHeader>
  ),
  'header-subtitle': () => (
    <PageHeader
      overline="Award Profile"
      title="Contract Summary"
      subtitle="$12.3 million obligated to Example Corporation"
    />
  ),
  'navigation-tabs': () => <AwardTabs />,
  'navigation-breadcrumb': () => (
    <Breadcrumb
      label="Places that include this one"
      steps={[
        { label: 'All places', to: '/place' },
        { label: 'Ohio', to: '/state/ohio/latest' },
        { label: 'Franklin County, OH' },
      ]}
    />
  ),
  'navigation-read-more': () => (
    <ReadMore
      subject="the example"
      text={'An objective that is longer than the space for it. '.repeat(8).trim()}
    />
  ),
  'navigation-in-page': () => (
    <>
      <InPageNav sections={sections} prefix="example-" />
      {sections.map(({ id, label }) => (
        <section key={id} id={`example-${id}`} aria-label={label}>
          <h2>{label}</h2>
          <p>A section of the page.</p>
        </section>
      ))}
    </>
  ),
  'navigation-share': () => (
    <ShareMenu
      url="/state"
      subject="States"
      body="Federal spending by state:"
      note="The link opens the list of states."
    />
  ),
  'navigation-search': () => (
    <OpenSearchButton
      target={{ key: 'example', filters: () => Promise.reject(new Error('The example has none.')) }}
    >
      View awards
    </OpenSearchButton>
  ),
};
