import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSelector, useStore } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createPages, preloadPage } from '@/app/routes';
import { selectIsInitialLoad, type ShellState } from '@/app/shell/shellState';
import { createAppStore } from '@/app/store';
import { usePorts } from '@/lib/ports';
import { HydratedProvider } from '@/lib/rendering/hydrated';
import { useToday } from '@/lib/rendering/today';
import { lazyComponent, type LazyModule } from '@/ui/lazyComponent';

let container: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});
/** Hydrates the container. Returns the errors that React recovered from. */
const hydrate = async (app: ReactNode): Promise<readonly unknown[]> => {
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
};
/** Returns the store and the pages of a site with one preloaded page at /about. */
const createSite = async (Page: () => ReactNode) => {
  window.history.replaceState(null, '', '/about');
  const appStore = createAppStore();
  const pages = createPages(appStore, { about: async () => ({ default: Page }) });
  expect(await preloadPage(pages, '/about')).toBe(true);
  return { appStore, pages };
};

describe('hydration', () => {
  it('renders the page with the prerendered state, although the store has changed', async () => {
    const renderings: { isFirst: boolean; isShellMounted: boolean }[] = [];
    const Page = () => {
      const store = useStore<ShellState>();
      const isFirst = useSelector(selectIsInitialLoad);
      // The shell ends the initial load when it mounts.
      renderings.push({ isFirst, isShellMounted: !selectIsInitialLoad(store.getState()) });
      return <h1>{isFirst ? 'The first page' : 'A later page'}</h1>;
    };
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter location="/about">{children}</StaticRouter>
    );
    container.innerHTML = renderToString(
      <App {...await createSite(Page)} Router={Router} isPrerendered />,
    );
    const heading = container.querySelector('h1');
    expect(heading).toHaveTextContent('The first page');
    renderings.length = 0;
    expect(await hydrate(<App {...await createSite(Page)} isPrerendered />)).toEqual([]);
    expect(renderings[0]).toEqual({ isFirst: true, isShellMounted: true });
    expect(container.querySelector('h1')).toBe(heading);
    expect(heading).toHaveTextContent('A later page');
  });

  it('replaces the prerendered date with the date of the browser in a later transition', async () => {
    const shownTexts: string[] = [];
    const Page = () => {
      const isPrerenderDay = useToday() === '2025-10-01';
      const [isUpdated, setUpdated] = useState(false);
      const text = `${isUpdated ? 'updated' : 'first'}, ${isPrerenderDay ? 'prerendered' : 'own'} date`;
      useLayoutEffect(() => {
        shownTexts.push(text);
      }, [text]);
      useEffect(() => setUpdated(true), []);
      return <p>{text}</p>;
    };
    const page = (
      <HydratedProvider isPrerendered>
        <Page />
      </HydratedProvider>
    );
    container.innerHTML = renderToString(page);
    shownTexts.length = 0;
    expect(await hydrate(page)).toEqual([]);
    expect(shownTexts).toEqual([
      'first, prerendered date',
      'updated, prerendered date',
      'updated, own date',
    ]);
  });

  it('shows the placeholder of a lazy component until the component has loaded', async () => {
    let finish: (module: LazyModule) => void = () => {};
    const load = jest.fn(() => new Promise<LazyModule>((done) => (finish = done)));
    const renderPage = (Chart: ComponentType) => (
      <HydratedProvider isPrerendered>
        <h1>The page</h1>
        <Chart />
      </HydratedProvider>
    );
    const options = { name: 'The chart', waiting: <p>Loading the chart</p> };
    const Chart = lazyComponent(load, options);
    container.innerHTML = renderToString(renderPage(Chart));
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Loading the chart')).toBeInTheDocument();
    expect(await hydrate(renderPage(Chart))).toEqual([]);
    expect(screen.getByText('Loading the chart')).toBeInTheDocument();
    await act(async () => finish({ default: () => <p>The chart</p> }));
    expect(screen.getByText('The chart')).toBeInTheDocument();
    expect(screen.queryByText('Loading the chart')).not.toBeInTheDocument();
  });
});

it('a page that was not prerendered uses the date of the browser at once', () => {
  const dates: string[] = [];
  const Page = () => {
    dates.push(useToday());
    return null;
  };
  render(<Page />);
  expect(dates).not.toContain('2025-10-01');
});

it.each(['/about', '/ab%6Fut', '/%61bout/'])(
  'a page is found and preloaded for every encoding of its path: %s',
  async (path) => {
    const site = await createSite(() => <h1>Found</h1>);
    expect(await preloadPage(site.pages, path)).toBe(true);
    window.history.replaceState(null, '', path);
    render(<App {...site} />);
    expect(screen.getByRole('heading', { name: 'Found' })).toBeInTheDocument();
  },
);

it('an announcement does not render the page again', async () => {
  let renderings = 0;
  const Page = () => {
    const { announce } = usePorts();
    renderings += 1;
    return (
      <button type="button" onClick={() => announce('Three awards found')}>
        Count
      </button>
    );
  };
  render(<App {...await createSite(Page)} />);
  const button = screen.getByRole('button', { name: 'Count' });
  const before = renderings;
  act(() => button.click());
  expect(screen.getByTestId('announcer')).toHaveTextContent('Three awards found');
  expect(renderings).toBe(before);
});
