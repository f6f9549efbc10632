import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes, createPages } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { loadChunk, browserPage } from '@/lib/requests/loadChunk';
import { useLoaded } from '@/lib/requests/useLoaded';
import { PortsContext } from '@/lib/ports';
import { lazyComponent } from '@/ui/lazyComponent';
import { Modal } from '@/ui/Modal';
import { ErrorBoundary, PanelError } from '@/ui/Status';
import { ports } from '../ports';
import { keepFocus } from '@/ui/focusKeeper';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
beforeEach(() => sessionStorage.clear());

const FILE = 'http://localhost/assets/8900.abcdef.js';
/** Returns the error that webpack throws for a chunk that fails to load. */
const chunkFailure = () =>
  Object.assign(new Error(`Loading chunk 8900 failed.\n(error: ${FILE})`), {
    name: 'ChunkLoadError',
    request: FILE,
  });
/** Returns a module loader that fails a number of times, and `heal`, which ends the failures. */
const makeFailingLoader = (times: number, Loaded = () => <h1>The late page</h1>) => {
  let failuresLeft = times;
  const load = jest.fn(() =>
    failuresLeft > 0
      ? ((failuresLeft -= 1), Promise.reject<{ default: typeof Loaded }>(chunkFailure()))
      : Promise.resolve({ default: Loaded }),
  );
  return {
    load,
    heal: () => {
      failuresLeft = 0;
    },
  };
};
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const goOnline = (connection: jest.SpyInstance) => {
  connection.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};
const mockStatus = (status: number) =>
  api.override(http.head(FILE, () => new HttpResponse(null, { status })));
const renderRoute = (load: () => Promise<{ default: () => React.JSX.Element }>) => {
  const appStore = createAppStore();
  return render(
    <Provider store={appStore.store}>
      <MemoryRouter initialEntries={['/late']}>
        <main id="main-content">
          <AppRoutes
            pages={createPages(appStore, { late: load })}
            entries={[{ id: 'late', path: '/late' }]}
          />
        </main>
      </MemoryRouter>
    </Provider>,
  );
};

// Moves lost focus back into the page, as the site does.
let endKeeping = () => {};
beforeEach(() => {
  endKeeping = keepFocus();
});
afterEach(() => endKeeping());

describe('a lazy page', () => {
  it('shows a plain error when it fails to load, loads on Retry and focuses its heading', async () => {
    mockStatus(200);
    const { load, heal } = makeFailingLoader(Infinity);
    renderRoute(load);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page.' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We couldn’t reach this site. Check your connection and try again.',
    );
    expect(screen.queryByText(/chunk|8900/)).not.toBeInTheDocument();
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'The late page' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
  it('keeps Retry focused when the retry fails again', async () => {
    mockStatus(200);
    const { load } = makeFailingLoader(Infinity);
    renderRoute(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
  it('loads automatically when the browser is online again', async () => {
    const connection = goOffline();
    const { load } = makeFailingLoader(1);
    renderRoute(load);
    expect(await screen.findByText(/You are offline\. This content will load/)).toBeInTheDocument();
    goOnline(connection);
    await screen.findByRole('heading', { level: 1, name: 'The late page' });
  });
  it('retries again when the network returns a moment after the online event', async () => {
    const connection = goOffline();
    const { load } = makeFailingLoader(2);
    mockStatus(200);
    renderRoute(load);
    await screen.findByText(/You are offline/);
    goOnline(connection);
    await screen.findByRole('heading', { level: 1, name: 'The late page' }, { timeout: 15000 });
    expect(load).toHaveBeenCalledTimes(3);
  });
  it('shows a placeholder page header while it loads', () => {
    renderRoute(() => new Promise(() => {}));
    expect(screen.getByText('--')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('a component whose file a deployment removed', () => {
  it('reloads the page once, then shows a message', async () => {
    mockStatus(404);
    const reloadPage = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    void loadChunk(makeFailingLoader(Infinity).load);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    // After the reload, the same file is still missing.
    renderRoute(makeFailingLoader(Infinity).load);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A new version of this site is available. Reload to continue.',
    );
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });
  it('does not reload the page for a second file right after the first', async () => {
    mockStatus(404);
    const reloadPage = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    void loadChunk(makeFailingLoader(1).load);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    const other = Object.assign(new Error('x'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
      request: 'http://localhost/assets/other.css',
    });
    api.override(
      http.head('http://localhost/assets/other.css', () => new HttpResponse(null, { status: 404 })),
    );
    await expect(loadChunk(() => Promise.reject(other))).rejects.toMatchObject({ problem: 'gone' });
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
  it('does not reload the page without storage, for a preload, or while the server fails', async () => {
    const reloadPage = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    mockStatus(503);
    await expect(loadChunk(makeFailingLoader(1).load)).rejects.toMatchObject({
      problem: 'unreachable',
    });
    mockStatus(404);
    const preloaded = lazyComponent(makeFailingLoader(1).load, { name: 'The chart' });
    expect(await preloaded.preload()).toBe(false);
    await expect(loadChunk(makeFailingLoader(1).load, { mayReload: false })).rejects.toMatchObject({
      problem: 'gone',
    });
    const storageSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await expect(loadChunk(makeFailingLoader(1).load)).rejects.toMatchObject({ problem: 'gone' });
    expect(storageSpy).toHaveBeenCalled();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a lazy component', () => {
  it('shows the failure of a dialog in a dialog that can be closed, and focuses the loaded dialog', async () => {
    mockStatus(200);
    const { load, heal } = makeFailingLoader(Infinity, () => (
      <Modal title="The late dialog" onClose={() => {}}>
        Here
      </Modal>
    ));
    const Late = lazyComponent<{ onClose: () => void }>(load, {
      name: 'The dialog',
      look: 'dialog',
    });
    const onClose = jest.fn();
    render(<Late onClose={onClose} />);
    await screen.findByRole('dialog', { name: 'We couldn’t load the dialog.' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('dialog', { name: 'The late dialog' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByText(/We couldn’t load/)).not.toBeInTheDocument();
  });
  it('loads again when rendered again after a failure', async () => {
    mockStatus(200);
    const { load, heal } = makeFailingLoader(Infinity, () => <p>The late map</p>);
    const Late = lazyComponent(load, { name: 'The map' });
    const { unmount } = render(<Late />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the map.');
    unmount();
    heal();
    render(<Late />);
    expect(await screen.findByText('The late map')).toBeInTheDocument();
  });
  it('is announced when Retry has loaded it', async () => {
    mockStatus(200);
    const { load, heal } = makeFailingLoader(Infinity, () => <p>The late map</p>);
    const Late = lazyComponent(load, { name: 'The map' });
    const announce = jest.fn();
    render(
      <PortsContext.Provider value={ports({ announce })}>
        <Late />
      </PortsContext.Provider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the map.');
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The late map')).toBeInTheDocument();
    expect(announce).toHaveBeenCalledWith('The map loaded');
  });
  it('loads on render after a failed preload, and renders at once when already loaded', async () => {
    mockStatus(200);
    const { load } = makeFailingLoader(1, () => <p>The late panel</p>);
    const Late = lazyComponent(load, { name: 'The panel', waiting: <p>Waiting</p> });
    expect(await Late.preload()).toBe(false);
    expect(Late.isLoaded()).toBe(false);
    render(<Late />);
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(await screen.findByText('The late panel')).toBeInTheDocument();
    cleanup();
    expect(Late.isLoaded()).toBe(true);
    render(<Late />);
    expect(screen.getByText('The late panel')).toBeInTheDocument();
  });
  it('passes its own render errors to the surrounding error boundary', async () => {
    const Broken = () => {
      throw new Error('It is broken');
    };
    const Late = lazyComponent(async () => ({ default: Broken }), { name: 'The map' });
    render(
      <ErrorBoundary>
        <Late />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('It is broken')).toBeInTheDocument();
    expect(screen.queryByText(/We couldn’t load/)).not.toBeInTheDocument();
  });
  it('shows nothing on failure when silent, and loads when the browser is online again', async () => {
    const connection = goOffline();
    const { load } = makeFailingLoader(1, () => <p>The hint</p>);
    const Late = lazyComponent(load, { name: 'A hint', look: 'silent' });
    const { container } = render(<Late />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(container).toBeEmptyDOMElement();
    goOnline(connection);
    expect(await screen.findByText('The hint')).toBeInTheDocument();
  });
  it('loads when the browser comes online between the failure and its message', async () => {
    goOffline().mockReturnValueOnce(false).mockReturnValue(true);
    const { load } = makeFailingLoader(1, () => <p>The late hint</p>);
    const Late = lazyComponent(load, { name: 'A hint', look: 'silent' });
    render(<Late />);
    expect(await screen.findByText('The late hint')).toBeInTheDocument();
  });

  it('does not load a preloaded text again', async () => {
    const load = jest.fn(() => Promise.resolve('Another'));
    function Text({ name }: { name: string }) {
      const { value } = useLoaded(name, load, () => 'The preloaded text');
      return <p>{value}</p>;
    }
    const { rerender } = render(<Text name="preloaded" />);
    expect(screen.getByText('The preloaded text')).toBeInTheDocument();
    rerender(<Text name="other" />);
    expect(await screen.findByText('Another')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
  it('loads a failed text when the browser is online again', async () => {
    const connection = goOffline();
    const { load } = makeFailingLoader(1);
    function Text() {
      const { value, failure, retry } = useLoaded('text', () =>
        loadChunk(load).then(() => 'The late text'),
      );
      return failure ? <PanelError failure={failure} onRetry={retry} /> : <p>{value}</p>;
    }
    render(<Text />);
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    goOnline(connection);
    expect(await screen.findByText('The late text')).toBeInTheDocument();
  });
});

describe('a load that fails after the network has returned', () => {
  /** Returns a loader whose first load is pending, and `comeBack`, which reports the browser as online and fails that load. */
  const makeLateFailingLoader = <T,>(value: T) => {
    let fail: () => void = () => {};
    const load = jest
      .fn<Promise<T>, []>()
      .mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(chunkFailure());
          }),
      )
      .mockImplementation(() => Promise.resolve(value));
    return {
      load,
      comeBack: () => {
        goOnline(jest.spyOn(navigator, 'onLine', 'get'));
        fail();
      },
    };
  };
  it('is repeated for page content without an error message', async () => {
    mockStatus(200);
    const { load, comeBack } = makeLateFailingLoader({ default: () => <h1>The late page</h1> });
    renderRoute(load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'The late page' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('is repeated for a text without an error message', async () => {
    mockStatus(200);
    const { load, comeBack } = makeLateFailingLoader('The late text');
    const failures: unknown[] = [];
    function Text() {
      const { value, failure } = useLoaded('text', () => loadChunk(load));
      failures.push(failure);
      return <p>{value}</p>;
    }
    render(<Text />);
    comeBack();
    expect(await screen.findByText('The late text')).toBeInTheDocument();
    expect(failures.filter(Boolean)).toEqual([]);
  });
});
