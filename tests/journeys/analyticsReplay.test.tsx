import { forgetSent, sentEvents, sentPages } from '../sentEvents';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { eventRow, expectEvents } from './replay';

journeyApi({ quiet: true });
const findLink = (name: string | RegExp) => screen.findByRole('link', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const setNavigatorProperties = (list: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(list))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

describe('analytics of the page header, footer and menus', () => {
  it('records clicks on header links', async () => {
    const { user } = renderAt('/about');
    await expectEvents([eventRow('headerLink', '/search')], async () =>
      user.click(screen.getByRole('link', { name: 'Search Award Data' })),
    );
    await user.click(await findButton('Find Resources'));
    await expectEvents([eventRow('headerLink', '/data-dictionary')], async () =>
      user.click(await findLink(/^Data Dictionary/)),
    );
  });
  it('records clicks on header links of the mobile menu', async () => {
    const original = window.matchMedia;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 767'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    try {
      const { user } = renderAt('/about');
      await user.click(await findButton('mobile hamburger menu'));
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      await expectEvents([eventRow('mobileHeaderLink', '/search')], () =>
        user.click(within(menu).getByRole('link', { name: 'Search Award Data' })),
      );
      await user.click(await findButton('mobile hamburger menu'));
      const again = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await user.click(again.getByRole('button', { name: 'Find Resources' }));
      await expectEvents([eventRow('mobileHeaderLink', '/data-sources')], async () =>
        user.click(await again.findByRole('link', { name: /^Data Sources/ })),
      );
    } finally {
      window.matchMedia = original;
    }
  });
  it('records clicks on internal, external and stay-in-touch links of the footer', async () => {
    const { user } = renderAt('/about');
    const footer = within(screen.getByRole('contentinfo'));
    const facebook = await footer.findByRole('link', { name: /^Facebook/ });
    await expectEvents([eventRow('footerLink', 'https://www.facebook.com/fiscalservice')], () =>
      user.click(facebook),
    );
    await user.click(await findButton('Close'));
    await expectEvents([eventRow('footerLink', '/about/foia')], () =>
      user.click(footer.getByRole('link', { name: 'Freedom of Information Act' })),
    );
    await waitFor(() => expect(document.title).toMatch(/^Freedom/));
    const page = 'Freedom of Information Act | USAspending';
    await expectEvents([eventRow('stayInTouch', page, 'survey')], () =>
      user.click(footer.getByRole('link', { name: /^Share Now/ })),
    );
    await user.click(await findButton('Close'));
    const signUp = footer.getByRole('link', { name: /^Sign Up/ });
    signUp.addEventListener('click', (event) => event.preventDefault());
    await expectEvents([eventRow('stayInTouch', page, 'sign-up')], () => user.click(signUp));
    await expectEvents([eventRow('stayInTouch', page, 'learn-more')], () =>
      user.click(footer.getByRole('link', { name: /^Learn More/ })),
    );
  });
  it('records a click on an external link in the text', async () => {
    const { user } = renderAt('/disaster/covid-19/the-opportunity-project');
    const externalLink = await findLink(/^Morehouse College/);
    await expectEvents([eventRow('externalLink', 'https://morehouse.edu/')], () =>
      user.click(externalLink),
    );
  });
  it('records each sharing option', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    setNavigatorProperties({ clipboard: undefined });
    const { user } = renderAt('/data-sources');
    const url = 'http://localhost/data-sources';
    for (const [name, network] of [
      ['Copy link', 'Copy'],
      ['Email', 'Email'],
      [/^X \(Twitter\)/, 'Twitter'],
      [/^Facebook/, 'Facebook'],
      [/^LinkedIn/, 'LinkedIn'],
      [/^Reddit/, 'Reddit'],
    ] as const) {
      await user.click(await findButton('Share'));
      const list = within(screen.getByRole('main'));
      const role = name === 'Email' ? 'link' : 'button';
      await expectEvents([eventRow('share', network, url)], () =>
        user.click(list.getByRole(role, { name })),
      );
    }
  });
  it('records the selected result of the site search', async () => {
    const { user } = renderAt('/about');
    await user.click(await findButton('Search this site'));
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await user.type(box, 'train');
    const option = await waitFor(() => {
      const [found] = screen
        .getAllByRole('option')
        .filter(({ textContent }) => textContent!.startsWith('Training Videos'));
      return found!;
    });
    await expectEvents([eventRow('siteSearch', 'Training Videos')], () => user.click(option));
  });
  it('records selected glossary links and terms, and About the Data entries opened by click or by URL', async () => {
    const { user } = renderAt('/explorer');
    const what = (await screen.findAllByRole('link', { name: /^What is this\?/ }))[1]!;
    await expectEvents([eventRow('glossaryLink', what.textContent!, 'agency')], () =>
      user.click(what),
    );
    const glossary = within(await screen.findByRole('dialog', { name: 'Glossary' }));
    await user.click(await glossary.findByRole('button', { name: 'Back' }));
    await expectEvents([eventRow('glossaryTerm', 'Outlay')], async () =>
      user.click(await glossary.findByRole('link', { name: 'Outlay' })),
    );
    cleanup();
    await expectEvents([eventRow('aboutTheDataOpened', '')], async () => {
      renderAt('/about?about-the-data');
      await screen.findByRole('dialog', { name: 'About the Data' });
    });
    const about = within(screen.getByRole('dialog', { name: 'About the Data' }));
    await expectEvents([eventRow('aboutTheDataEntry', 'File A (Account Balances)')], async () =>
      user.click(about.getByRole('link', { name: 'File A (Account Balances)' })),
    );
    cleanup();
    await expectEvents([eventRow('aboutTheDataOpened', 'file-a')], async () => {
      renderAt('/about?about-the-data=file-a');
      await screen.findByRole('dialog', { name: 'About the Data' });
    });
  });
  it('records opening the glossary from an inline definition', async () => {
    const { user } = renderAt('/db_info');
    const term = await findButton('Unique Entity Identifier');
    act(() => term.focus());
    const note = within(term.parentElement!).getByRole('link', { name: 'Open in the glossary' });
    await expectEvents(
      [eventRow('glossaryLink', 'Unique Entity Identifier', 'unique-entity-identifier-uei')],
      () => user.click(note),
    );
  });
});

describe('analytics of the home page', () => {
  const openHome = async () => {
    const { user } = renderAt('/');
    await screen.findByRole('heading', { name: 'Ready to get started?' });
    return user;
  };
  it.each([
    ['the first button', 'Start Searching Awards', eventRow('heroSearch')],
    ['the second button', 'Learn About USAspending', eventRow('heroAbout')],
    ['the summary', 'See more breakdowns of federal spending', eventRow('homeSummary')],
    ['a profile', 'Browse State Profiles', eventRow('homeExplore', 'Browse State Profiles')],
    ['a resource', 'Read the guide', eventRow('homeResources', 'Read the guide')],
    ['a link to get started', 'Go to Award Search', eventRow('homeStarted', 'Go to Award Search')],
    ['a featured card', /^Visit Fiscal Data/, eventRow('homeFeatured', 'Visit Fiscal Data')],
    ['the word of the day', /^Read More about/, eventRow('homeWord')],
  ])('records a click on %s', async (_block, name, event) => {
    const user = await openHome();
    const link = await findLink(name);
    // A link to the Explorer also triggers events of that page, so only the event of the click is checked.
    const isExplorerLink = event.event === 'homepage-summary-stats';
    if (isExplorerLink) {
      forgetSent();
      await user.click(link);
      await waitFor(() => expect(sentEvents()[0]).toEqual(event));
      expect(sentEvents().filter((one) => one.event === event.event)).toHaveLength(1);
    } else await expectEvents([event], () => user.click(link));
  });
  it('records a click on a ribbon segment', async () => {
    const user = await openHome();
    const ribbon = await screen.findByRole('list', { name: /^Obligations of fiscal year/ });
    const segment = within(ribbon).getAllByRole('link')[0]!;
    forgetSent();
    await user.click(segment);
    await waitFor(() =>
      expect(sentEvents()[0]).toEqual({
        ...eventRow('homeRibbon', ''),
        label: expect.stringMatching(/^ribbon ./) as string,
      }),
    );
  });
});

describe('analytics of the Explorer', () => {
  interface Part {
    id: string | null;
    name: string;
    amount: number;
    generated_unique_award_id?: string;
  }
  const fetchLargest = async (type: string, within?: object) => {
    const { results } = await post<{ results: Part[] }>('spending/', {
      type,
      filters: { fy: '2024', period: '12', ...within },
    });
    return results
      .filter(({ id }) => id !== null)
      .sort((one, other) => other.amount - one.amount)[0]!;
  };
  const START = '/explorer/agency?fy=2024&period=12&view=table';
  it('records the first view, a drilldown, the level it opens, and a view change', async () => {
    const agency = await fetchLargest('agency');
    let user!: ReturnType<typeof renderAt>['user'];
    await expectEvents(
      [eventRow('explorerView', 'table'), eventRow('explorerRoot', 'agency')],
      async () => {
        ({ user } = renderAt(START));
        await screen.findByRole('table', { name: 'Agencies' });
      },
    );
    await expectEvents(
      [
        eventRow('explorerDrill', 'agency', agency.name, agency.id!),
        eventRow('explorerLevel', 'federal_account'),
      ],
      async () => {
        await user.click(await findButton(agency.name));
        await screen.findByRole('table', { name: 'Federal Accounts' });
      },
    );
    await expectEvents([eventRow('explorerView', 'treemap')], async () =>
      user.click(await findButton('Treemap')),
    );
  });
  it('records opening an award page', async () => {
    const agency = await fetchLargest('agency');
    const award = await fetchLargest('award', { agency: agency.id });
    const { user } = renderAt(`${START}&agency=${agency.id}&by=award`);
    const found = await findLink(new RegExp(`^${award.name}`));
    found.addEventListener('click', (event) => event.preventDefault());
    await expectEvents(
      [eventRow('explorerExit', `/award/${encodeURIComponent(award.generated_unique_award_id!)}`)],
      () => user.click(found),
    );
  });
  it('records the last selected period once, after ten seconds', async () => {
    renderAt(START);
    await screen.findByRole('table', { name: 'Agencies' });
    const earlier = await findButton('Quarter 3, period 8, through May');
    const getTimeEvents = () =>
      sentEvents().filter(({ category }) => /Time Period/.test(category!));
    forgetSent();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      act(() => earlier.click());
      await act(async () => {
        await jest.advanceTimersByTimeAsync(9_000);
      });
      expect(getTimeEvents()).toEqual([]);
      await act(async () => {
        await jest.advanceTimersByTimeAsync(2_000);
      });
      expect(getTimeEvents()).toEqual([eventRow('explorerTime', 3, 2024)]);
      await act(async () => {
        await jest.advanceTimersByTimeAsync(30_000);
      });
      expect(getTimeEvents()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('analytics of profiles', () => {
  it('records a visit to an agency profile once', async () => {
    await expectEvents(
      () => [
        {
          ...eventRow('agencyProfile', 'Department of Energy', ''),
          label: expect.stringMatching(/^toptier DOE 089$/) as string,
        },
      ],
      async () => {
        renderAt('/agency/department-of-energy');
        await screen.findByRole('heading', { level: 1, name: /^Department of Energy/ });
      },
    );
  });
  it('records adding a profile to the comparison and removing it', async () => {
    const { user } = renderAt('/state/california/latest');
    const add = await findButton('Add to compare');
    await expectEvents([eventRow('compare', 'Add', 'state:06')], () => user.click(add));
    await expectEvents([eventRow('compare', 'Remove', 'state:06')], async () =>
      user.click(await findButton('Remove from compare')),
    );
    window.localStorage.clear();
  });
  it('records a change of the grouping in a recipient chart', async () => {
    const { results } = await post<{ results: { id: string }[] }>('recipient/', { limit: 1 });
    const { user } = renderAt(`/recipient/${results[0]!.id}/latest`);
    const groups = within(await screen.findByRole('group', { name: 'Group by' }));
    for (const [name, group] of [
      ['Quarter', 'quarter'],
      ['Month', 'month'],
      ['Years', 'fiscal_year'],
    ] as const)
      await expectEvents([eventRow('recipientPeriod', group)], () =>
        user.click(groups.getByRole('button', { name })),
      );
  });
});

describe('analytics opt-out', () => {
  afterEach(() => setNavigatorProperties({ doNotTrack: null, globalPrivacyControl: undefined }));
  it.each([
    ['by Do Not Track', { doNotTrack: '1' }],
    ['by Global Privacy Control', { globalPrivacyControl: true }],
  ])('sends no events and loads no third-party script: %s', async (_how, wish) => {
    document.querySelectorAll('script').forEach((script) => script.remove());
    setNavigatorProperties(wish);
    forgetSent();
    const { user } = renderAt('/explorer?about-the-data=file-a');
    await screen.findByRole('dialog', { name: 'About the Data' });
    await user.keyboard('{Escape}');
    await user.click((await screen.findAllByRole('link', { name: /^What is this\?/ }))[0]!);
    await user.keyboard('{Escape}');
    await user.click(await findLink('Start with Agency'));
    await screen.findByRole('heading', { name: /spending by Agency$/ });
    await user.click(screen.getByRole('link', { name: 'Search Award Data' }));
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    expect([sentEvents(), sentPages(), document.querySelector('script')]).toEqual([[], [], null]);
  });
});
