import { forgetSent, sentEvents } from '../sentEvents';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PrimaryNav } from '@/app/shell/PrimaryNav';
import { timings } from '@/lib/layoutTokens';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

journeyApi();
afterEach(() => jest.useRealTimers());

const getGroupButton = (name: string) => screen.getByRole('button', { name });
/** Returns the open menu panel, found by its first section. */
const menuPanel = async (section: string) =>
  (await screen.findByRole('region', { name: section })).parentElement!;
const findPanelLink = (name: RegExp) => screen.findByRole('link', { name });
const runOnPhone = async (test: () => Promise<void>) => {
  const original = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width: 767'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  try {
    await test();
  } finally {
    window.matchMedia = original;
  }
};

describe('the main navigation', () => {
  it('links Search Award Data directly to /search [i2.navigation.1]', () => {
    renderAt('/');
    expect(hrefOf('Search Award Data')).toBe('/search');
  });
  it.each([
    ['is the current page', '/search', true],
    ['is the current page', '/search/0123456789abcdef0123456789abcdef', true],
    ['is not the current page', '/searches', false],
    ['is not the current page', '/', false],
  ])('marks that Search Award Data %s at %s', (_, address, isCurrent) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <PrimaryNav />
      </MemoryRouter>,
    );
    const currentLink = screen.queryByRole('link', { name: 'Search Award Data', current: 'page' });
    expect(Boolean(currentLink)).toBe(isCurrent);
  });
  it('has four groups, of which the last three open panels of three sections [i2.navigation.7]', async () => {
    const { user } = renderAt('/');
    expect(
      textsOf(within(screen.getByRole('navigation', { name: 'Primary' })).getAllByRole('listitem')),
    ).toEqual(['Search Award Data', 'Explore the Data', 'Download the Data', 'Find Resources']);
    for (const [label, sections] of [
      ['Explore the Data', ['Spending Explorer', 'Profiles', 'All Data']],
      ['Download the Data', ['Award Data', 'Account Data', 'All Data']],
      ['Find Resources', ['Learn', 'Reference Materials', 'For Developers']],
    ] as const) {
      await user.click(getGroupButton(label));
      const panel = await menuPanel(sections[0]);
      const regions = within(panel).getAllByRole('region');
      expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(sections);
      for (const [at, region] of regions.entries()) {
        expect(within(region).getByText(sections[at]!)).toBeVisible();
        expect(within(region).getAllByRole('link').length).toBeGreaterThan(0);
      }
    }
  });
  type Links = readonly (readonly [name: RegExp, href: string])[];
  const targets: Readonly<Record<string, Readonly<Record<string, Links>>>> = {
    'Explore the Data': {
      'Spending Explorer': [
        [/^Budget Function/, '/explorer/budget_function'],
        [/^Agency/, '/explorer/agency'],
        [/^Object Class/, '/explorer/object_class'],
      ],
      Profiles: [
        [/^Agencies/, '/agency'],
        [/^Federal Accounts/, '/federal_account'],
        [/^States & Territories/, '/state'],
        [/^Recipients/, '/recipient'],
        [/^COVID-19 Spending/, '/disaster/covid-19'],
      ],
      'All Data': [
        [/^Compare/, '/compare'],
        [/^Follow the Dollar/, '/follow-the-dollar'],
        [/^Places/, '/place'],
        [/^Programs/, '/program'],
        [/^Award Data Archive/, '/download_center/award_data_archive'],
        [/^Data Dictionary/, '/data-dictionary'],
        [/^Dataset Metadata/, '/download_center/dataset_metadata'],
      ],
    },
    'Download the Data': {
      'Award Data': [
        [/^Custom Award Data/, '/download_center/custom_award_data'],
        [/^Award Data Archive/, '/download_center/award_data_archive'],
      ],
      'Account Data': [[/^Custom Account Data/, '/download_center/custom_account_data']],
      'All Data': [
        [/^Database Download/, 'https://onevoicecrm.my.site.com/usaspending/s/database-download'],
        [/^Dataset Metadata/, '/download_center/dataset_metadata'],
      ],
    },
    'Find Resources': {
      Learn: [
        [/^Federal Spending Guide/, '/federal-spending-guide'],
        [/^Data Sources/, '/data-sources'],
        [/^Training Videos/, '/training-videos'],
      ],
      'Reference Materials': [
        [/^Glossary/, '/?glossary'],
        [/^About the Data/, '/?about-the-data'],
        [/^Data Dictionary/, '/data-dictionary'],
        [/^Agency Submission Statistics/, '/submission-statistics?tab=submissions'],
      ],
      'For Developers': [
        [/^USAspending API/, 'https://api.usaspending.gov'],
        [/^API Intro Tutorial/, 'https://api.usaspending.gov/docs/intro-tutorial'],
        [/^USAspending GitHub/, 'https://github.com/fedspendingtransparency'],
        [/^Release Notes/, 'https://github.com/fedspendingtransparency/usaspending-website/wiki'],
      ],
    },
  };
  it.each(Object.entries(targets))(
    'links the sections of %s to their targets, each with a description [i2.navigation.2-6, i2.navigation.11]',
    async (label, sections) => {
      const { user } = renderAt('/');
      await user.click(getGroupButton(label));
      await menuPanel(Object.keys(sections)[0]!);
      for (const [section, links] of Object.entries(sections)) {
        const items = within(screen.getByRole('region', { name: section })).getAllByRole(
          'listitem',
        );
        expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
          links.map(([, href]) => href),
        );
        links.forEach(([name], at) => expect(items[at]).toHaveTextContent(name));
        for (const item of items) expect(item.textContent!.length).toBeGreaterThan(20);
      }
    },
  );
  it('opens a panel when the focus arrives before the first React effects', async () => {
    const Early = () => {
      // A quick Tab can land between the rendering of the bar and its first effects.
      useLayoutEffect(() => {
        getGroupButton('Explore the Data').focus();
      }, []);
      return <PrimaryNav />;
    };
    render(
      <MemoryRouter>
        <Early />
      </MemoryRouter>,
    );
    expect(await findPanelLink(/^Award Data Archive/)).toBeVisible();
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
  });
  it('opens a panel on hover and closes it 300 ms after the pointer leaves [i2.navigation.8, i2.navigation.10, i9.26, r2.furniture.18, r9.16]', async () => {
    const { user } = renderAt('/');
    await user.hover(getGroupButton('Explore the Data'));
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    await findPanelLink(/^Award Data Archive/);
    expect(timings.dropdownClose).toBe(300);
    jest.useFakeTimers();
    fireEvent.pointerLeave(screen.getByRole('navigation', { name: 'Primary' }));
    act(() => {
      jest.advanceTimersByTime(299);
    });
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('keeps a panel open while the pointer is on it, and closes it at once over Search Award Data', async () => {
    const { user } = renderAt('/');
    await user.hover(getGroupButton('Explore the Data'));
    await user.hover(await findPanelLink(/^Award Data Archive/));
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    await user.hover(screen.getByRole('link', { name: 'Search Award Data' }));
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('opens a panel on keyboard focus, and Escape closes the panel and returns the focus [i2.navigation.9]', async () => {
    const { user } = renderAt('/');
    screen.getByRole('link', { name: 'Search Award Data' }).focus();
    await user.tab();
    expect(getGroupButton('Explore the Data')).toHaveFocus();
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'true');
    const panel = (await findPanelLink(/^Award Data Archive/)).closest<HTMLElement>('.menu-panel')!;
    await user.tab();
    expect(within(panel).getAllByRole('link')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(getGroupButton('Explore the Data')).toHaveFocus();
    expect(getGroupButton('Explore the Data')).toHaveAttribute('aria-expanded', 'false');
  });
  it('opens and closes a panel on click and opens it on Enter', async () => {
    const { user } = renderAt('/');
    await user.click(getGroupButton('Download the Data'));
    expect(getGroupButton('Download the Data')).toHaveAttribute('aria-expanded', 'true');
    await user.click(getGroupButton('Download the Data'));
    expect(getGroupButton('Download the Data')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(getGroupButton('Download the Data')).toHaveAttribute('aria-expanded', 'true');
  });
  it('moves the focus along the bar and through a panel with the arrow keys', async () => {
    const { user } = renderAt('/');
    screen.getByRole('link', { name: 'Search Award Data' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(getGroupButton('Explore the Data')).toHaveFocus();
    const links = within(
      (await findPanelLink(/^Award Data Archive/)).closest<HTMLElement>('.menu-panel')!,
    ).getAllByRole('link');
    await user.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getGroupButton('Explore the Data')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(getGroupButton('Download the Data')).toHaveFocus();
  });
  it('closes a panel when the focus leaves the navigation or a link is followed', async () => {
    const { user } = renderAt('/');
    await user.click(getGroupButton('Find Resources'));
    await user.click(await findPanelLink(/^Glossary/));
    expect(getGroupButton('Find Resources')).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(getGroupButton('Find Resources'));
    act(() => screen.getAllByRole('link', { name: 'USAspending Home' })[0]!.focus());
    expect(getGroupButton('Find Resources')).toHaveAttribute('aria-expanded', 'false');
  });
  it('records the selected link [i7.33]', async () => {
    forgetSent();
    const { user } = renderAt('/');
    await user.click(getGroupButton('Find Resources'));
    await user.click(await findPanelLink(/^About the Data/));
    await waitFor(() =>
      expect(sentEvents()[0]).toEqual({
        event: 'Header - Link',
        category: 'Header - Link',
        action: '?about-the-data',
      }),
    );
  });
  it('uses the home page header only on the home page [i2.routes.7]', async () => {
    const { user } = renderAt('/');
    expect(screen.getByRole('banner')).toHaveClass('site-header--home');
    await user.click(screen.getByRole('link', { name: 'Search Award Data' }));
    await screen.findByRole('heading', { name: 'Advanced Search' });
    expect(screen.getByRole('banner')).not.toHaveClass('site-header--home');
  });
});

describe('the mobile navigation', () => {
  it('opens from the hamburger with a search link and three groups with sub-panels [i2.navigation.12-14]', () =>
    runOnPhone(async () => {
      const { user } = renderAt('/');
      expect(screen.queryByRole('navigation', { name: 'Primary' })).not.toBeInTheDocument();
      const hamburger = screen.getByRole('button', { name: 'mobile hamburger menu' });
      await user.click(hamburger);
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      expect(hamburger).toHaveAttribute('aria-expanded', 'true');
      expect(textsOf(within(menu).getAllByRole('listitem'))).toEqual([
        'Search Award Data',
        'Explore the Data',
        'Download the Data',
        'Find Resources',
      ]);
      expect(hrefOf('Search Award Data', within(menu))).toBe('/search');
      await user.click(within(menu).getByRole('button', { name: 'Explore the Data' }));
      expect(within(menu).getByRole('button', { name: 'Back' })).toHaveFocus();
      expect(within(menu).getByText(/^Organizations that receive awards/)).toBeInTheDocument();
      await user.click(within(menu).getByRole('button', { name: 'Back' }));
      expect(within(menu).getByRole('button', { name: 'Explore the Data' })).toHaveFocus();
      await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(hamburger).toHaveFocus();
    }));
  it('closes one level at a time on Escape', () =>
    runOnPhone(async () => {
      const { user } = renderAt('/');
      await user.click(screen.getByRole('button', { name: 'mobile hamburger menu' }));
      await user.click(await screen.findByRole('button', { name: 'Find Resources' }));
      expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.getByRole('button', { name: 'Find Resources' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'mobile hamburger menu' })).toHaveFocus();
    }));
  it('closes when a link is selected and reopens at the first level', () =>
    runOnPhone(async () => {
      const { user } = renderAt('/');
      await user.click(screen.getByRole('button', { name: 'mobile hamburger menu' }));
      await user.click(await screen.findByRole('button', { name: 'Find Resources' }));
      await user.click(await screen.findByRole('link', { name: /^Glossary/ }));
      expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
      expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'mobile hamburger menu' }));
      expect(await screen.findByRole('button', { name: 'Explore the Data' })).toBeInTheDocument();
    }));
});
