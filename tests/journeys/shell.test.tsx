import { forgetSent, sentPages } from '../sentEvents';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes, createPages, pageLoaders } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { selectIsInitialLoad, type ShellState } from '@/app/shell/shellState';
import { getPageMeta } from '@/domain/site/pageMeta';
import { pageEntries } from '@/domain/site/paths';
import { request } from '@/services/http/client';
import { IconSprite } from '@/ui/Icon';
import { ErrorBoundary } from '@/ui/Status';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi();
const renderRoutes = (
  path: string,
  entries: Parameters<typeof AppRoutes>[0]['entries'],
  ids: string[],
) => {
  const loaders = Object.fromEntries(
    ids.map((id) => [id, () => Promise.resolve({ default: () => <h1>{id}</h1> })]),
  );
  const appStore = createAppStore();
  return render(
    <Provider store={appStore.store}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes pages={createPages(appStore, loaders)} entries={entries} />
      </MemoryRouter>
    </Provider>,
  );
};
const makeEntry = (id: string, path: string, more: object = {}) => ({
  id,
  path,
  title: id,
  description: id,
  ...more,
});

describe('the route table', () => {
  it('matches paths case-sensitively [i2.routes.1]', async () => {
    renderRoutes('/Search', [makeEntry('search', '/search')], ['search']);
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
    cleanup();
    renderRoutes('/search', [makeEntry('search', '/search')], ['search']);
    expect(await screen.findByText('search')).toBeInTheDocument();
  });
  it('skips hidden entries, whose paths show the not-found page [i2.routes.2]', async () => {
    renderRoutes('/temp', [makeEntry('temp', '/temp', { hidden: true })], ['temp']);
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  });
  it('matches whole paths only, except for entries that are not exact [i2.routes.53]', async () => {
    renderRoutes('/search/more', [makeEntry('search', '/search')], ['search']);
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
    cleanup();
    renderRoutes('/guide/more', [makeEntry('guide', '/guide', { exact: false })], ['guide']);
    expect(await screen.findByText('guide')).toBeInTheDocument();
  });
  it('shows the not-found page with its 404 image for any unmatched path [i2.routes.3, i8.10, r2.furniture.15, r8.7]', async () => {
    renderAt('/no/such');
    expect(await screen.findByRole('img', { name: '404' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('404 | USAspending'));
  });
  it('shows a loading placeholder between header and footer [i2.routes.6, r2.furniture.8]', async () => {
    renderAt('/award/x');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(await screen.findByText('Award Profile')).toBeInTheDocument();
  });
  it('scrolls to the top on a change of path, not of the query [i2.routes.4]', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = renderAt('/');
    await user.click(await screen.findByRole('link', { name: 'Start Searching Awards' }));
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    await waitFor(() => expect(scroll.mock.calls.length).toBeGreaterThan(1));
    const calls = scroll.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Transactions' }));
    await waitFor(() => expect(window.location.search).toBe('?level=transactions'));
    expect(scroll.mock.calls.length).toBe(calls);
    scroll.mockRestore();
  });
  it('sets the browser’s scroll restoration to manual [i2.routes.5]', () => {
    Object.defineProperty(window.history, 'scrollRestoration', {
      value: 'auto',
      writable: true,
      configurable: true,
    });
    renderAt('/');
    expect(window.history.scrollRestoration).toBe('manual');
  });
  it('reports each page view once its title is set [i7.32]', async () => {
    forgetSent();
    const { user } = renderAt('/about');
    await waitFor(() => expect(sentPages()).toEqual([['/about', 'About | USAspending']]));
    await user.click(screen.getByRole('link', { name: 'Search Award Data' }));
    await waitFor(() =>
      expect(sentPages()).toEqual([
        ['/about', 'About | USAspending'],
        ['/search', 'Advanced Search | USAspending'],
      ]),
    );
  });
  it('sets the canonical address and the preview metadata of each page', async () => {
    renderAt('/about/privacy/?x=1');
    await waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        'https://www.usaspending.gov/about/privacy',
      ),
    );
    expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute(
      'content',
      'https://www.usaspending.gov/about/privacy',
    );
    expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute(
      'content',
      'Privacy | USAspending',
    );
  });
  it.each(['/', '/search', '/download_center', '/about/privacy'])(
    'offers no login, password or user account at %s [i1.8]',
    async (path) => {
      const { container } = renderAt(path);
      await screen.findByRole('heading', { level: 1 });
      const controls = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
        (control) => control.textContent ?? '',
      );
      expect(
        controls.filter((name) =>
          /\b(log|sign)[ -]?(in|out|on|off)\b|my account|my profile|register/i.test(name),
        ),
      ).toEqual([]);
      expect(
        container.querySelectorAll('input[type="password"], input[autocomplete="username"]').length,
      ).toBe(0);
    },
  );
  it('has a page, a title and a description for every entry that is not hidden', () => {
    const visibleEntries = pageEntries.filter((entry) => !entry.hidden);
    expect(visibleEntries.map((entry) => entry.id).sort()).toEqual(Object.keys(pageLoaders).sort());
    for (const entry of visibleEntries)
      expect([
        entry.id,
        Boolean(getPageMeta(entry.id).title),
        getPageMeta(entry.id).description.length > 20,
      ]).toEqual([entry.id, true, true]);
    expect(new Set(pageEntries.map((entry) => entry.path)).size).toBe(pageEntries.length);
  });
});

describe('the shell', () => {
  it('shows the current year in the footer [i2.header-and-footer.8, r2.furniture.4]', () => {
    renderAt('/');
    expect(screen.getByText(`© ${new Date().getFullYear()} USAspending`)).toBeInTheDocument();
  });
  it('explains .gov and HTTPS under the official banner [i2.header-and-footer.16-17, r2.furniture.6]', async () => {
    const { user } = renderAt('/');
    expect(
      screen.getByText('An official website of the United States government'),
    ).toBeInTheDocument();
    const button = screen.getByRole('button', { name: /Here’s how you know/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const https = await screen.findByText('Secure .gov websites use HTTPS');
    const gov = screen.getByText('Official websites use .gov');
    expect(https.parentElement).toBeVisible();
    expect(https.parentElement).toHaveTextContent(
      /A lock or https:\/\/ means you have safely connected to the \.gov website/,
    );
    expect(gov.parentElement).toBeVisible();
    expect(gov.parentElement).toHaveTextContent(
      /A \.gov website belongs to an official government organization in the United States/,
    );
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(https).not.toBeVisible();
  });
  it('opens the banner from its whole strip on a phone [i2.header-and-footer.18, r2.furniture.7]', async () => {
    const original = window.matchMedia;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 767'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
    const { user } = renderAt('/');
    await user.click(screen.getByText('An official website of the United States government'));
    expect(await screen.findByText('Secure .gov websites use HTTPS')).toBeVisible();
    window.matchMedia = original;
  });
  it('shows the sample data notice once a response reports sample data', async () => {
    renderAt('/award/NOPE');
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
    expect(screen.queryByText(/Sample data/)).not.toBeInTheDocument();
    cleanup();
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Sample data: invented figures for demonstration, as of 11/15/2025.',
    );
  });
  it('cancels all pending requests when the app unmounts [i7.3]', async () => {
    const onRequest = jest.fn();
    api.override(
      http.get('*/api/v2/slow/', async () => {
        onRequest();
        await delay('infinite');
      }),
    );
    const { unmount } = renderAt('/about/accessibility');
    const failure = request({ path: 'v2/slow/' }).catch((error: unknown) => error);
    await waitFor(() => expect(onRequest).toHaveBeenCalled());
    unmount();
    expect(await failure).toMatchObject({ cancelled: true });
  });
  it('clears the initial-load flag after the first load', async () => {
    const { store } = renderAt('/');
    await waitFor(() => expect(selectIsInitialLoad(store.getState() as ShellState)).toBe(false));
  });
  it('fetches the icon sprite and inserts only its symbols [i7.23]', async () => {
    const fetchSpy = jest
      .spyOn(global, 'fetch')
      .mockResolvedValue(
        new Response(
          '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon-x"><path d="M0 0"/></symbol><script>alert(1)</script></svg>',
        ),
      );
    const { container } = render(<IconSprite />);
    await waitFor(() => expect(container.querySelectorAll('#icon-x')).toHaveLength(1));
    expect(container.querySelector('script')).toBeNull();
    expect(fetchSpy.mock.calls).toEqual([['/graphics/icons.svg']]);
    fetchSpy.mockRestore();
  });
  it('shows the generic error box in place of a failed component, and keeps the rest of the page [i8.9, r2.furniture.1, r8.6]', () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): never => {
      throw new Error('Part broke');
    };
    render(
      <div>
        <p>the rest</p>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </div>,
    );
    expect(screen.getByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText('Part broke')).toBeInTheDocument();
    expect(hrefOf('Report this error')).toEqual(expect.stringMatching(/^mailto:/) as unknown);
    expect(screen.getByText('the rest')).toBeInTheDocument();
    errorSpy.mockRestore();
  });
  describe('around a page that fails to render', () => {
    let isBroken: boolean;
    const Page = () => {
      if (isBroken) throw new Error('x is not iterable');
      return <h1>Page is back</h1>;
    };
    const renderBroken = async () => {
      const view = renderAt('/data-dictionary', {
        ...pageLoaders,
        'data-dictionary': () => Promise.resolve({ default: Page }),
      });
      await screen.findByRole('heading', { name: 'Something went wrong' });
      return view;
    };
    beforeEach(() => {
      isBroken = true;
      jest.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => jest.restoreAllMocks());
    it('keeps header, navigation and footer, and shows the engine’s message only under Details', async () => {
      const { user } = await renderBroken();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('alert')).toHaveTextContent('We couldn’t show this part of the page.');
      for (const role of ['banner', 'contentinfo'])
        expect(screen.getByRole(role)).not.toBeEmptyDOMElement();
      expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
      const message = screen.getByText(/x is not iterable/);
      expect(message).not.toBeVisible();
      await user.click(main.getByText('Details'));
      expect(message).toBeVisible();
    });
    it('renders the page again on Retry', async () => {
      const { user } = await renderBroken();
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Page is back' })).toBeInTheDocument();
      expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    });
    it('navigates to other pages through its links', async () => {
      const { user } = await renderBroken();
      await user.click(screen.getByRole('link', { name: 'Search Award Data' }));
      await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
      expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    });
  });
});

describe('the award page', () => {
  it('shows the ID and the main sections of an award opened from the results [i2.routes.19]', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    const link = (await screen.findAllByRole('link', { name: /^[0-9A-Z]{8,}/ }))[0]!;
    const id = link.textContent!;
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: /Summary|Indefinite/ });
    expect(screen.getAllByText(id)[0]).toBeVisible();
    for (const heading of ['Overview', 'Description', 'Dates', 'Additional Information'])
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });
  it('shows “Invalid Award ID” for an unknown ID', async () => {
    renderAt('/award/%3Cimg%20onerror%3D1%3E');
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
  });
  it('offers Retry when the service fails', async () => {
    api.fault(/awards/, 'status=503');
    const { user } = renderAt('/award/NOPE');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.heal();
    await act(async () => {
      await user.click(retry);
    });
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
  });
});
