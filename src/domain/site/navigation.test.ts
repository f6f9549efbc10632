import { menuGroups, type MenuLink } from './navigation';

const links: readonly MenuLink[] = menuGroups.flatMap(({ sections }) =>
  sections.flatMap((section) => section.links),
);
const getTarget = (link: MenuLink): string =>
  'to' in link.target
    ? link.target.to
    : 'href' in link.target
      ? link.target.href
      : `panel:${link.target.panel}`;
const titles = (key: string) =>
  menuGroups.find((group) => group.key === key)!.sections.map(({ title }) => title);
const getLinks = (key: string, title: string) =>
  menuGroups
    .find((group) => group.key === key)!
    .sections.find((section) => section.title === title)!.links;

describe('the main navigation', () => {
  it('has three groups with three sections each', () => {
    expect(menuGroups.map(({ label }) => label)).toEqual([
      'Explore the Data',
      'Download the Data',
      'Find Resources',
    ]);
    expect([titles('explore'), titles('download'), titles('resources')]).toEqual([
      ['Spending Explorer', 'Profiles', 'All Data'],
      ['Award Data', 'Account Data', 'All Data'],
      ['Learn', 'Reference Materials', 'For Developers'],
    ]);
  });
  it('links to the explorer by budget function, agency and object class', () => {
    expect(
      getLinks('explore', 'Spending Explorer').map((link) => [link.label, getTarget(link)]),
    ).toEqual([
      ['Budget Function', '/explorer/budget_function'],
      ['Agency', '/explorer/agency'],
      ['Object Class', '/explorer/object_class'],
    ]);
  });
  it('links to the profiles', () => {
    expect(getLinks('explore', 'Profiles').map((link) => [link.label, getTarget(link)])).toEqual([
      ['Agencies', '/agency'],
      ['Federal Accounts', '/federal_account'],
      ['States & Territories', '/state'],
      ['Recipients', '/recipient'],
      ['COVID-19 Spending', '/disaster/covid-19'],
    ]);
  });
  it('links to Compare, Follow the Dollar, places and programs under Explore the Data', () => {
    expect(getLinks('explore', 'All Data').map((link) => [link.label, getTarget(link)])).toEqual([
      ['Compare', '/compare'],
      ['Follow the Dollar', '/follow-the-dollar'],
      ['Places', '/place'],
      ['Programs', '/program'],
      ['Award Data Archive', '/download_center/award_data_archive'],
      ['Data Dictionary', '/data-dictionary'],
      ['Dataset Metadata', '/download_center/dataset_metadata'],
    ]);
  });
  it('links to every type of the download center', () => {
    for (const type of [
      'custom_award_data',
      'award_data_archive',
      'custom_account_data',
      'dataset_metadata',
    ])
      expect(links.map(getTarget)).toContain(`/download_center/${type}`);
  });
  it('opens the glossary and About the Data as panels, and links to the submissions tab of submission statistics', () => {
    expect(getLinks('resources', 'Reference Materials').map(getTarget)).toEqual([
      'panel:glossary',
      'panel:about-the-data',
      '/data-dictionary',
      '/submission-statistics?tab=submissions',
    ]);
  });
  it('has five external links', () => {
    const externalLinks = links.filter(({ target }) => 'href' in target);
    expect(externalLinks.map(({ label }) => label)).toEqual([
      'Database Download',
      'USAspending API',
      'API Intro Tutorial',
      'USAspending GitHub',
      'Release Notes',
    ]);
    expect(externalLinks.map(getTarget).filter((href) => !/^https:\/\/\S+$/.test(href))).toEqual(
      [],
    );
  });
  it('has a label and a different description for every link', () => {
    expect(
      links.filter(({ label, description }) => !label || !description || label === description),
    ).toEqual([]);
    expect(links.filter((link) => 'to' in link.target && !link.target.to.startsWith('/'))).toEqual(
      [],
    );
  });
});
