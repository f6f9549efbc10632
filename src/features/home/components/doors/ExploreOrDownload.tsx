import { useState } from 'react';
import { outside } from '@/domain/site/outsideLinks';
import { Tabs } from '@/ui/Tabs';
import { CardList, type LinkCard } from './CardList';

const exploreCards: readonly LinkCard[] = [
  {
    title: 'Agency Profiles',
    text: 'See the budget, obligations and outlays of each agency.',
    action: 'Explore Agency Profiles',
    target: { to: '/agency' },
    icon: 'landmark',
    edge: 'var(--door-agency)',
  },
  {
    title: 'Recipient Profiles',
    text: 'See who receives federal money and which agencies provide it.',
    action: 'View Recipient Profiles',
    target: { to: '/recipient' },
    icon: 'building',
    edge: 'var(--door-recipient)',
  },
  {
    title: 'State Profiles',
    text: 'See the awards in each state and territory.',
    action: 'Browse State Profiles',
    target: { to: '/state' },
    icon: 'pin',
    edge: 'var(--door-state)',
  },
  {
    title: 'Place Profiles',
    text: 'Awards in each county, city, ZIP code and congressional district.',
    action: 'Find your place',
    target: { to: '/place' },
    icon: 'pin',
    edge: 'var(--door-state)',
  },
  {
    title: 'Program Profiles',
    text: 'Assistance listings, industries, products and services.',
    action: 'Find a program',
    target: { to: '/program' },
    icon: 'list',
    edge: 'var(--door-recipient)',
  },
  {
    title: 'Compare',
    text: 'Compare two to six states, recipients, agencies or federal accounts.',
    action: 'Compare profiles',
    target: { to: '/compare' },
    icon: 'list',
    edge: 'var(--door-agency)',
  },
  {
    title: 'Follow the Dollar',
    text: 'Follow federal money from a budget function to an award and a place.',
    action: 'Follow the money',
    target: { to: '/follow-the-dollar' },
    icon: 'money',
    edge: 'var(--door-account-data)',
  },
];
const downloadCards: readonly LinkCard[] = [
  {
    title: 'Award data',
    text: 'Choose the contracts, grants, loans and subawards to download.',
    action: 'Go to award data download',
    target: { to: '/download_center/custom_award_data' },
    icon: 'download',
    edge: 'var(--door-award-data)',
  },
  {
    title: 'Account data',
    text: 'Download the balances and breakdowns of federal accounts.',
    action: 'Go to account data download',
    target: { to: '/download_center/custom_account_data' },
    icon: 'money',
    edge: 'var(--door-account-data)',
  },
  {
    title: 'The API',
    text: 'Use the data of this site in your own programs.',
    action: 'View API endpoints',
    target: { href: outside.apiEndpointsUrl },
    icon: 'code',
    edge: 'var(--door-api)',
  },
];
/** Renders two tabs of cards: explore data or download it. */
export function ExploreOrDownload() {
  const [tab, setTab] = useState('explore');
  return (
    <section className="home-section home-section--quiet">
      <div className="home__inner">
        <Tabs
          label="Explore or download"
          idPrefix="home-doors"
          panelId="home-doors-panel"
          tabs={[
            { key: 'explore', label: 'EXPLORE THE DATA' },
            { key: 'download', label: 'DOWNLOAD THE DATA' },
          ]}
          selected={tab}
          onSelect={setTab}
        />
        <div id="home-doors-panel" role="tabpanel" aria-labelledby={`home-doors-${tab}`}>
          <h2>{tab === 'explore' ? 'Who spends, who receives, and where' : 'Download the data'}</h2>
          <CardList
            event="homeExplore"
            label={tab === 'explore' ? 'Pages to explore' : 'Downloads'}
            cards={tab === 'explore' ? exploreCards : downloadCards}
          />
        </div>
      </div>
    </section>
  );
}
