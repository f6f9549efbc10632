/** @jest-environment <rootDir>/tests/environment.js */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import Banners from '@/app/shell/Banners';
import { PrimaryNav } from '@/app/shell/PrimaryNav';
import RotateBanner from '@/app/shell/RotateBanner';
import { banners, bannersFor, type BannerConfig } from '@/domain/banners';
import { menuGroups } from '@/domain/navigation';
import { timings } from '@/domain/layoutTokens';
import { PortsContext, type Ports } from '@/lib/ports';
import { ContentLink } from '@/ui/ContentLink';
import { ExternalLink, isGovernment } from '@/ui/ExternalLink';
import { InfoBanner } from '@/ui/InfoBanner';
import { ShareMenu } from '@/ui/ShareMenu';
import * as analytics from '@/services/analytics/analytics';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

const api = apiInProcess();
beforeAll(api.start);
afterEach(() => { cleanup(); api.reset(); jest.restoreAllMocks(); jest.useRealTimers(); Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name)); });
afterAll(api.stop);

const top = (name: string) => screen.getByRole('button', { name });
const panelLink = (name: RegExp) => screen.findByRole('link', { name });
const onPhone = async (test: () => Promise<void>) => {
  const original = window.matchMedia;
  window.matchMedia = ((query: string) => ({ matches: query.includes('max-width: 767'), addEventListener: () => {}, removeEventListener: () => {} })) as unknown as typeof window.matchMedia;
  try { await test(); } finally { window.matchMedia = original; }
};
const ports = (more: Partial<Ports>): Ports => ({ announce: () => {}, track: () => {}, openExternal: () => {}, openModal: () => {}, openVideo: () => {}, dataNote: '', reportMail: () => 'mailto:x', ...more });

describe('the main navigation', () => {
  it('links Search Award Data directly to /search', () => { renderAt('/'); expect(screen.getByRole('link', { name: 'Search Award Data' })).toHaveAttribute('href', '/search'); });
  it('has four groups, three of them with panels of three sections', () => {
    renderAt('/');
    expect(within(screen.getByRole('navigation', { name: 'Primary' })).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Search Award Data', 'Explore the Data', 'Download the Data', 'Find Resources']);
    expect(menuGroups.map(({ label, sections }) => [label, sections.map(({ title }) => title)])).toEqual([['Explore the Data', ['Spending Explorer', 'Profiles', 'All Data']], ['Download the Data', ['Award Data', 'Account Data', 'All Data']], ['Find Resources', ['Learn', 'Reference Materials', 'For Developers']]]);
  });
  const targets: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
    'Explore the Data': [[/^Budget Function/, '/explorer/budget_function'], [/^Agency/, '/explorer/agency'], [/^Object Class/, '/explorer/object_class'], [/^Agencies/, '/agency'], [/^Federal Accounts/, '/federal_account'], [/^States & Territories/, '/state'], [/^Recipients/, '/recipient'], [/^COVID-19 Spending/, '/disaster/covid-19'], [/^Award Data Archive/, '/download_center/award_data_archive'], [/^Data Dictionary/, '/data-dictionary'], [/^Dataset Metadata/, '/download_center/dataset_metadata']],
    'Download the Data': [[/^Custom Award Data/, '/download_center/custom_award_data'], [/^Award Data Archive/, '/download_center/award_data_archive'], [/^Custom Account Data/, '/download_center/custom_account_data'], [/^Database Download/, 'https://onevoicecrm.my.site.com/usaspending/s/database-download'], [/^Dataset Metadata/, '/download_center/dataset_metadata']],
    'Find Resources': [[/^Federal Spending Guide/, '/federal-spending-guide'], [/^Data Sources/, '/data-sources'], [/^Training Videos/, '/training-videos'], [/^Glossary/, '/?glossary'], [/^About the Data/, '/?about-the-data'], [/^Data Dictionary/, '/data-dictionary'], [/^Agency Submission Statistics/, '/submission-statistics?tab=submissions'], [/^USAspending API/, 'https://api.usaspending.gov'], [/^API Intro Tutorial/, 'https://api.usaspending.gov/docs/intro-tutorial'], [/^USAspending GitHub/, 'https://github.com/fedspendingtransparency'], [/^Release Notes/, 'https://github.com/fedspendingtransparency/usaspending-website/wiki']],
  };
  it.each(Object.entries(targets))('leads from %s to its targets, each with a line of description', async (label, links) => {
    const { user } = renderAt('/');
    await user.click(top(label));
    const panel = (await panelLink(links[0]![0])).closest('.menu-panel') as HTMLElement;
    expect(within(panel).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links.map(([, href]) => href));
    for (const [name] of links) expect(within(panel).getByRole('link', { name }).textContent!.length).toBeGreaterThan(20);
  });
  it('keeps a panel open that the focus opened while the page was still being drawn', async () => {
    const Early = () => {
      // A quick Tab lands between the drawing of the bar and the effects of its first mount.
      useLayoutEffect(() => { top('Explore the Data').focus(); }, []);
      return <PrimaryNav />;
    };
    render(<MemoryRouter><Early /></MemoryRouter>);
    expect(await panelLink(/^Budget Function/)).toBeVisible();
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
  });
  it('opens a panel on hover and closes it 300 ms after the pointer left', async () => {
    const { user } = renderAt('/');
    await user.hover(top('Explore the Data'));
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    await panelLink(/^Budget Function/);
    expect(timings.dropdownClose).toBe(300);
    jest.useFakeTimers();
    fireEvent.pointerLeave(screen.getByRole('navigation', { name: 'Primary' }));
    act(() => { jest.advanceTimersByTime(299); });
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    act(() => { jest.advanceTimersByTime(1); });
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('stays open when the pointer comes back in time, and closes over Search Award Data at once', async () => {
    const { user } = renderAt('/');
    await user.hover(top('Explore the Data'));
    await user.hover(await panelLink(/^Budget Function/));
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    await user.hover(screen.getByRole('link', { name: 'Search Award Data' }));
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('opens on keyboard focus; Escape closes and gives the focus back without opening again', async () => {
    const { user } = renderAt('/');
    screen.getByRole('link', { name: 'Search Award Data' }).focus();
    await user.tab();
    expect(top('Explore the Data')).toHaveFocus();
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    await panelLink(/^Budget Function/);
    await user.tab();
    expect(await panelLink(/^Budget Function/)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(top('Explore the Data')).toHaveFocus();
    expect(top('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('opens and closes by click and by Enter', async () => {
    const { user } = renderAt('/');
    await user.click(top('Download the Data'));
    expect(top('Download the Data')).toHaveAttribute('aria-expanded', 'true');
    await user.click(top('Download the Data'));
    expect(top('Download the Data')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(top('Download the Data')).toHaveAttribute('aria-expanded', 'true');
  });
  it('moves by arrow keys along the bar and through a panel', async () => {
    const { user } = renderAt('/');
    screen.getByRole('link', { name: 'Search Award Data' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(top('Explore the Data')).toHaveFocus();
    await panelLink(/^Budget Function/);
    await user.keyboard('{ArrowDown}');
    expect(await panelLink(/^Budget Function/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await panelLink(/^Agency/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(top('Explore the Data')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(top('Download the Data')).toHaveFocus();
  });
  it('closes when the focus leaves it and when a link is followed', async () => {
    const { user } = renderAt('/');
    await user.click(top('Find Resources'));
    await user.click(await panelLink(/^Glossary/));
    expect(top('Find Resources')).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(top('Find Resources'));
    act(() => screen.getAllByRole('link', { name: 'USAspending Home' })[0]!.focus());
    expect(top('Find Resources')).toHaveAttribute('aria-expanded', 'false');
  });
  it('records which link was followed', async () => {
    const log = jest.spyOn(analytics, 'logEvent').mockResolvedValue();
    const { user } = renderAt('/');
    await user.click(top('Find Resources'));
    await user.click(await panelLink(/^About the Data/));
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - Header - Link', action: '?about-the-data' });
  });
  it('marks the header of the home page, and follows the route', async () => {
    const { user } = renderAt('/');
    expect(screen.getByRole('banner')).toHaveClass('site-header--home');
    await user.click(screen.getByRole('link', { name: 'Search Award Data' }));
    await screen.findByRole('heading', { name: 'Advanced Search' });
    expect(screen.getByRole('banner')).not.toHaveClass('site-header--home');
  });
});

describe('the mobile navigation', () => {
  it('opens from the hamburger with search first and three groups that open sub-panels', () => onPhone(async () => {
    const { user } = renderAt('/');
    expect(screen.queryByRole('navigation', { name: 'Primary' })).toBeNull();
    const hamburger = screen.getByRole('button', { name: 'mobile hamburger menu' });
    await user.click(hamburger);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Search Award Data', 'Explore the Data', 'Download the Data', 'Find Resources']);
    expect(within(menu).getByRole('link', { name: 'Search Award Data' })).toHaveAttribute('href', '/search');
    await user.click(within(menu).getByRole('button', { name: 'Explore the Data' }));
    expect(within(menu).getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(within(menu).getByRole('link', { name: /^Recipients/ })).toBeInTheDocument();
    await user.click(within(menu).getByRole('button', { name: 'Back' }));
    expect(within(menu).getByRole('button', { name: 'Explore the Data' })).toHaveFocus();
    await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(hamburger).toHaveFocus();
  }));
  it('closes when a link is followed, and begins at the first level next time', () => onPhone(async () => {
    const { user } = renderAt('/');
    await user.click(screen.getByRole('button', { name: 'mobile hamburger menu' }));
    await user.click(await screen.findByRole('button', { name: 'Find Resources' }));
    await user.click(await screen.findByRole('link', { name: /^Glossary/ }));
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'mobile hamburger menu' }));
    expect(await screen.findByRole('button', { name: 'Explore the Data' })).toBeInTheDocument();
  }));
});

describe('notices', () => {
  it('stand on the paths that hold their fragment, those of the whole site everywhere, inactive ones nowhere', () => {
    const list: BannerConfig[] = [{ id: 'a', isActive: true, title: 'A', content: 'x', page: 'site wide', type: 'general' }, { id: 'b', isActive: true, title: 'B', content: 'x', page: '/search', type: 'warning' }, { id: 'c', isActive: false, title: 'C', content: 'x', page: 'site wide', type: 'warning' }, { id: 'd', isActive: true, title: 'D', content: 'x', page: '/no-such-path', type: 'warning-resolved' }];
    expect(bannersFor('/search/abc', list).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(bannersFor('/', list).map(({ id }) => id)).toEqual(['a']);
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
  });
  const notice = (dismissable: boolean, onDismiss = () => {}) => <InfoBanner id="one" title="One" type="general" dismissable={dismissable} onDismiss={onDismiss}><p>Words</p></InfoBanner>;
  it('are dismissed for seven days by a cookie of their own, and tell the parent', async () => {
    const set = jest.spyOn(Cookies, 'set');
    const told = jest.fn();
    render(notice(true, told));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message: One' }));
    expect(screen.queryByText('Words')).toBeNull();
    expect(told).toHaveBeenCalledWith('one');
    expect(set).toHaveBeenCalledWith('usaspending_info-banner_one', 'hide', expect.objectContaining({ expires: 7 }));
    cleanup();
    render(notice(true));
    expect(screen.queryByText('Words')).toBeNull();
  });
  it('that cannot be dismissed always show', () => {
    Cookies.set('usaspending_info-banner_one', 'hide');
    render(notice(false));
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('work without cookies', () => {
    jest.spyOn(Cookies, 'set').mockImplementation(() => { throw new Error('refused'); });
    jest.spyOn(Cookies, 'get').mockImplementation(() => { throw new Error('refused'); });
    render(notice(true));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message: One' }));
    expect(screen.queryByText('Words')).toBeNull();
  });
  it('open the announcements: covid on the COVID-19 paths, uei on the recipient paths', () => {
    const openModal = jest.fn();
    for (const [path, label, kind] of [['/disaster/covid-19', 'What is new', 'covid'], ['/recipient', 'What changed', 'uei']] as const) {
      render(<PortsContext.Provider value={ports({ openModal })}><Banners path={path} /></PortsContext.Provider>);
      fireEvent.click(screen.getByRole('button', { name: label }));
      expect(openModal).toHaveBeenLastCalledWith(kind);
      cleanup();
    }
  });
});

describe('the banner that asks to turn the device', () => {
  const shown = () => screen.queryByText(/Turn your device/);
  it('goes when dismissed and is remembered for a day', () => {
    const set = jest.spyOn(Cookies, 'set');
    render(<RotateBanner />);
    fireEvent.click(screen.getByRole('button', { name: 'DISMISS' }));
    expect(shown()).toBeNull();
    expect(set).toHaveBeenCalledWith('usaspending_mobile_view_disclaimer', 'hide', expect.objectContaining({ expires: 1 }));
    cleanup();
    render(<RotateBanner />);
    expect(shown()).toBeNull();
  });
  it('goes after ten seconds', () => {
    jest.useFakeTimers();
    render(<RotateBanner />);
    act(() => { jest.advanceTimersByTime(9999); });
    expect(shown()).not.toBeNull();
    act(() => { jest.advanceTimersByTime(1); });
    expect(shown()).toBeNull();
  });
  it('goes when the window is 568 px wide, and shows only on narrower ones', async () => {
    Object.defineProperty(window, 'outerWidth', { value: 400, configurable: true });
    renderAt('/');
    expect(await screen.findByText(/Turn your device/)).toBeInTheDocument();
    Object.defineProperty(window, 'outerWidth', { value: 568, configurable: true });
    act(() => { window.dispatchEvent(new Event('resize')); });
    expect(shown()).toBeNull();
    Object.defineProperty(window, 'outerWidth', { value: 0, configurable: true });
  });
});

describe('the footer', () => {
  const inside: readonly (readonly [RegExp, string])[] = [[/^USAspending Home/, '/'], [/^Mission/, '/about'], [/^Accessibility/, '/about/accessibility'], [/^Privacy Policy/, '/about/privacy'], [/^Freedom of Information Act/, '/about/foia'], [/^D&B Information/, '/db_info'], [/^Learn More/, '/training-videos']];
  const outside: readonly (readonly [RegExp, string, boolean])[] = [[/^FAQs/, 'https://onevoicecrm.my.site.com/usaspending/s/', true], [/^Community/, 'https://onevoicecrm.my.site.com/usaspending/s/', true], [/^Fiscal Data/, 'https://fiscaldata.treasury.gov', false], [/^Bureau of the Fiscal Service/, 'https://www.fiscal.treasury.gov', false], [/^YouTube/, 'https://www.youtube.com/channel/UCyDn83O-0XC98H3TCV-VCGQ', true], [/^X \(Twitter\)/, 'https://x.com/usaspending', true], [/^Facebook/, 'https://www.facebook.com/fiscalservice', true], [/^GitHub/, 'https://github.com/fedspendingtransparency', true], [/^LinkedIn/, 'https://www.linkedin.com/company/bureau-of-the-fiscal-service', true]];
  const footer = async () => { const found = screen.getByRole('contentinfo'); await within(found).findByRole('heading', { name: 'Stay in touch' }); return found; };
  it('links to the site’s own pages in order', async () => {
    renderAt('/');
    const found = await footer();
    for (const [name, href] of inside) expect(within(found).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(within(found).getByRole('list', { name: 'Legal' })).getAllByRole('link').map((link) => link.textContent)).toEqual(['Accessibility', 'Privacy Policy', 'Freedom of Information Act', 'D&B Information']);
  });
  it.each(outside.map((row) => [String(row[0]), row] as const))('follows the rule for other sites at %s', async (_name, [name, href, asks]) => {
    renderAt('/');
    const link = within(await footer()).getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    fireEvent.click(link);
    if (asks) expect(await screen.findByRole('dialog', { name: /leaving/ })).toHaveTextContent(href);
    else expect(link).toHaveAttribute('target', '_blank');
  });
  it('offers the survey through the redirect modal, the videos, and a mail draft to the list', async () => {
    const { user } = renderAt('/');
    const found = await footer();
    expect(within(found).getByRole('link', { name: /^Email Us/ })).toHaveAttribute('href', 'mailto:usaspending.help@fiscal.treasury.gov?subject=Contact%20Us');
    expect(within(found).getByRole('link', { name: /^Sign Up/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:join-usaspending@lists\.fiscal\.treasury\.gov\?subject=/));
    await user.click(within(found).getByRole('link', { name: /^Share Now/ }));
    expect(await screen.findByRole('dialog', { name: /leaving/ })).toHaveTextContent('https://survey.example/story');
  });
  it('records outside links and the ways to stay in touch', async () => {
    const log = jest.spyOn(analytics, 'logEvent').mockResolvedValue();
    const { user } = renderAt('/');
    const found = await footer();
    await user.click(within(found).getByRole('link', { name: /^Facebook/ }));
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - Footer - Link', action: 'https://www.facebook.com/fiscalservice' });
    expect(log).toHaveBeenCalledWith({ category: 'USAspending - External Link', action: 'Clicked Link', label: 'https://www.facebook.com/fiscalservice' });
  });
});

describe('links', () => {
  it.each([['https://example.org/', false], ['https://fiscaldata.treasury.gov/', true], ['https://x.example/?u=.gov', true], ['https://governance.example', false]])('takes %s for a government address: %s', (url, expected) => { expect(isGovernment(url)).toBe(expected); });
  it('asks however the link is activated: click, click with a key, middle button', () => {
    const openExternal = jest.fn();
    render(<PortsContext.Provider value={ports({ openExternal })}><ExternalLink href="https://example.org/">Elsewhere</ExternalLink></PortsContext.Provider>);
    const link = screen.getByRole('link', { name: 'Elsewhere (leaves this site)' });
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
    expect(fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(false);
    expect(openExternal.mock.calls).toEqual([['https://example.org/'], ['https://example.org/'], ['https://example.org/']]);
  });
  it('in content: panels and pages stay in the site, others open in a new tab or ask, anything else is text', () => {
    render(<MemoryRouter initialEntries={['/a?x=1']}>{['?glossary=outlay', '/about', 'https://www.sam.gov/', 'https://example.org/', 'mailto:a@b.c', 'javascript:alert(1)', '//evil.example'].map((href) => <p key={href}><ContentLink href={href}>{href}</ContentLink></p>)}</MemoryRouter>);
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([['/a?glossary=outlay&x=1', null], ['/about', null], ['https://www.sam.gov/', '_blank'], ['https://example.org/', null], ['mailto:a@b.c', null]]);
  });
});

describe('the share menu', () => {
  const url = 'https://www.usaspending.gov/explorer?a=b&c=d';
  const menu = (more: Partial<Ports> = {}) => { render(<PortsContext.Provider value={ports(more)}><ShareMenu url={url} subject="A subject & more" body="A sentence:" /></PortsContext.Provider>); fireEvent.click(screen.getByRole('button', { name: 'Share' })); };
  it('lists copy, mail and four networks in order', () => { menu(); expect(screen.getAllByRole('listitem').map((item) => item.firstChild!.firstChild!.textContent)).toEqual(['Copy link', 'Email', 'X (Twitter)', 'Facebook', 'LinkedIn', 'Reddit']); });
  it.each([['X (Twitter)', 'https://x.com/', 'Twitter'], ['Facebook', 'https://www.facebook.com/', 'Facebook'], ['LinkedIn', 'https://www.linkedin.com/', 'LinkedIn'], ['Reddit', 'https://www.reddit.com/', 'Reddit']])('opens %s in a window of 500 by 500 with the address', (name, host, event) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const track = jest.fn();
    menu({ track });
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }));
    const [address, , features] = open.mock.calls[0]!;
    expect(String(address).startsWith(host)).toBe(true);
    expect(String(address)).toContain(encodeURIComponent(url));
    expect(features).toMatch(/left=20,top=20,width=500,height=500/);
    expect(track).toHaveBeenCalledWith({ category: `Social Share ${event}`, action: 'share link click', label: url });
  });
  it('drafts a mail with subject and body', () => { menu(); expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:?subject=${encodeURIComponent('A subject & more')}&body=${encodeURIComponent(`A sentence: ${url}`)}`); });
  it('copies the address, says so for 1750 ms, and records an event only', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    expect(timings.copyConfirmation).toBe(1750);
    const track = jest.fn();
    menu({ track });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(async () => { await Promise.resolve(); });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(track.mock.calls).toEqual([[{ category: 'Social Share Copy', action: 'copy link', label: url }]]);
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => { jest.advanceTimersByTime(1749); });
    expect(screen.getByText('Copied!')).toBeInTheDocument();
    act(() => { jest.advanceTimersByTime(1); });
    expect(screen.queryByText('Copied!')).toBeNull();
  });
  it('says that copying is not possible without a clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    menu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Copying is not possible in this browser')).toBeInTheDocument());
  });
  it('moves by arrow keys and closes by Escape', () => {
    menu();
    const button = screen.getByRole('button', { name: 'Share' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent('Reddit');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
