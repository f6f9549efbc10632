import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { outside } from '@/domain/outsideLinks';
import { usePorts } from '@/lib/ports';
import type { SlideOutFlag } from '@/lib/slideOutAddress';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon, type IconName } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { Tabs } from '@/ui/Tabs';

type Target = { to: string } | { href: string } | { panel: SlideOutFlag };
interface Door { title: string; words: string; action: string; target: Target; icon: IconName; colour?: string }

/** Where a card leads, by whatever kind of link that takes. */
function DoorLink({ target, className, onFollow, children }: { target: Target; className: string; onFollow: () => void; children: ReactNode }) {
  if ('to' in target) return <Link className={className} to={target.to} onClick={onFollow}>{children}</Link>;
  if ('panel' in target) return <SlideOutLink className={className} panel={target.panel} onFollow={onFollow}>{children}</SlideOutLink>;
  return <ExternalLink className={className} href={target.href} onFollow={onFollow}>{children}</ExternalLink>;
}
function DoorList({ doors, label, plain = false }: { doors: readonly Door[]; label: string; plain?: boolean }) {
  const { track } = usePorts();
  return (
    <ul className="doors" aria-label={label}>
      {doors.map(({ title, words, action, target, icon, colour }) => (
        <li key={title + action} className={plain ? 'door door--plain' : 'door'} style={colour ? { borderTopColor: colour } : undefined}>
          <Icon name={icon} className="icon door__icon" /><h3>{title}</h3><p>{words}</p>
          <DoorLink target={target} className="door__link" onFollow={() => track({ category: 'Homepage', action: 'Link', label: action })}>{action}<Icon name="chevron-right" /></DoorLink>
        </li>
      ))}
    </ul>
  );
}

const explore: readonly Door[] = [
  { title: 'Agency Profiles', words: 'What each agency had, promised and paid.', action: 'Explore Agency Profiles', target: { to: '/agency' }, icon: 'landmark', colour: '#168092' },
  { title: 'Recipient Profiles', words: 'Who receives federal money, and from whom.', action: 'View Recipient Profiles', target: { to: '/recipient' }, icon: 'building', colour: '#009ec1' },
  { title: 'State Profiles', words: 'What came to each state and territory.', action: 'Browse State Profiles', target: { to: '/state' }, icon: 'pin', colour: '#005ea2' },
];
const download: readonly Door[] = [
  { title: 'Award data', words: 'Contracts, grants, loans and subawards of your choosing.', action: 'Go to award data download', target: { to: '/download_center/custom_award_data' }, icon: 'download', colour: '#783cb9' },
  { title: 'Account data', words: 'Balances and breakdowns of federal accounts.', action: 'Go to account data download', target: { to: '/download_center/custom_account_data' }, icon: 'money', colour: '#4a50c4' },
  { title: 'The API', words: 'The data behind this site, for your own programs.', action: 'View API endpoints', target: { href: outside.apiEndpointsUrl }, icon: 'code', colour: '#0050d8' },
];
/** Two tabs of doors: explore, or download. */
export function ExploreOrDownload() {
  const [tab, setTab] = useState('explore');
  return (
    <section className="home-section home-section--quiet"><div className="home__inner">
      <Tabs label="Explore or download" idPrefix="home-doors" panelId="home-doors-panel" tabs={[{ key: 'explore', label: 'EXPLORE THE DATA' }, { key: 'download', label: 'DOWNLOAD THE DATA' }]} selected={tab} onSelect={setTab} />
      <div id="home-doors-panel" role="tabpanel" aria-labelledby={`home-doors-${tab}`}>
        <h2>{tab === 'explore' ? 'Who spends, who receives, and where' : 'Take the data with you'}</h2>
        <DoorList label={tab === 'explore' ? 'Profiles' : 'Downloads'} doors={tab === 'explore' ? explore : download} />
      </div>
    </div></section>
  );
}

/** Two cards beside the word of the day. */
export function FeaturedContent() {
  const featured: readonly Door[] = [
    ...(outside.surveyUrl ? [{ title: 'Your feedback', words: 'Tell us what helps you and what is missing.', action: 'Take the survey', target: { href: outside.surveyUrl }, icon: 'megaphone' as const }] : [{ title: 'Your feedback', words: 'How to reach us, and whom to ask about an award.', action: 'Contact us', target: { to: '/about?section=contact' }, icon: 'megaphone' as const }]),
    { title: 'Partner sites', words: 'Revenue, debt and cash of the government, on its sister site.', action: 'Visit Fiscal Data', target: { href: outside.fiscalDataUrl }, icon: 'link' },
  ];
  return <section className="home-featured" aria-labelledby="featured"><h2 id="featured"><Icon name="megaphone" />Featured Content</h2><DoorList label="Featured content" doors={featured} plain /></section>;
}

const resources: readonly Door[] = [
  { title: 'Federal Spending Guide', words: 'Fifty-five questions about the data, with short answers.', action: 'Read the guide', target: { to: '/federal-spending-guide' }, icon: 'cap' },
  { title: 'Data Dictionary', words: 'What each data element means and where it is found.', action: 'Open the dictionary', target: { to: '/data-dictionary' }, icon: 'list' },
  { title: 'About the Data', words: 'Sources, limits and rules behind the figures.', action: 'View the disclosures', target: { panel: 'about-the-data' }, icon: 'info' },
  { title: 'Glossary', words: 'Words of federal spending in plain language.', action: 'View the glossary', target: { panel: 'glossary' }, icon: 'book' },
];
export function FindResources() {
  return <section className="home-section home__inner" aria-labelledby="find-resources"><p className="home__overline">Find resources</p><h2 id="find-resources">Understand what you see</h2><DoorList label="Resources" doors={resources} plain /></section>;
}

const started: readonly Door[] = [
  { title: 'Search award data', words: 'Filter by time, agency, place, recipient and more.', action: 'Go to Award Search', target: { to: '/search' }, icon: 'search' },
  { title: 'Explore the data', words: 'All spending of a year, from the whole to one award.', action: 'Dive into Spending Explorer', target: { to: '/explorer' }, icon: 'grid' },
  { title: 'Explore recipients', words: 'Organizations and their awards.', action: 'Browse Recipient Profiles', target: { to: '/recipient' }, icon: 'building' },
  { title: 'Find resources', words: 'Where the figures come from.', action: 'Read about the Data Sources', target: { to: '/data-sources' }, icon: 'server' },
];
export function ReadyToGetStarted() {
  return <section className="home-section home-section--quiet" aria-labelledby="ready"><div className="home__inner"><h2 id="ready">Ready to get started?</h2><DoorList label="Ways to begin" doors={started} plain /></div></section>;
}
