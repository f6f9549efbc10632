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
/** Returns a module loader that fails a number of times, then loads. */
const failing = (times: number, Loaded = () => <h1>The late page</h1>) => {
  let left = times;
  const load = jest.fn(() =>
    left > 0
      ? ((left -= 1), Promise.reject<{ default: typeof Loaded }>(chunkFailure()))
      : Promise.resolve({ default: Loaded }),
  );
  return {
    load,
    heal: () => {
      left = 0;
    },
  };
};
const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const online = (watched: jest.SpyInstance) => {
  watched.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};
const answers = (status: number) =>
  api.override(http.head(FILE, () => new HttpResponse(null, { status })));
const route = (load: () => Promise<{ default: () => React.JSX.Element }>) => {
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

// Keeps the focus as the site does.
let endKeeping = () => {};
beforeEach(() => {
  endKeeping = keepFocus();
});
afterEach(() => endKeeping());

describe('a page that does not load', () => {
  it('shows a plain error, loads on Retry and focuses its heading', async () => {
    answers(200);
    const { load, heal } = failing(Infinity);
    route(load);
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded.' });
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
    answers(200);
    const { load } = failing(Infinity);
    route(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
  it('loads automatically when the browser is online again', async () => {
    const connection = offline();
    const { load } = failing(1);
    route(load);
    expect(await screen.findByText(/You are offline\. It will load/)).toBeInTheDocument();
    online(connection);
    await screen.findByRole('heading', { level: 1, name: 'The late page' });
  });
  it('retries again when the network returns a moment after the online event', async () => {
    const connection = offline();
    const { load } = failing(2);
    answers(200);
    route(load);
    await screen.findByText(/You are offline/);
    online(connection);
    await screen.findByRole('heading', { level: 1, name: 'The late page' }, { timeout: 15000 });
    expect(load).toHaveBeenCalledTimes(3);
  });
  it('shows a placeholder page header while it loads', () => {
    route(() => new Promise(() => {}));
    expect(screen.getByText('--')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('a component whose file a deployment removed', () => {
  it('reloads the page once, then shows a message', async () => {
    answers(404);
    const reloadPage = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    void loadChunk(failing(Infinity).load);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    // After the reload, the same file is still missing.
    route(failing(Infinity).load);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A new version of this site is available. Reload to continue.',
    );
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });
  it('does not reload the page for a second file right after the first', async () => {
    answers(404);
    const reloadPage = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    void loadChunk(failing(1).load);
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
    answers(503);
    await expect(loadChunk(failing(1).load)).rejects.toMatchObject({ problem: 'unreachable' });
    answers(404);
    const preloaded = lazyComponent(failing(1).load, { name: 'The chart' });
    expect(await preloaded.preload()).toBe(false);
    await expect(loadChunk(failing(1).load, { mayReload: false })).rejects.toMatchObject({
      problem: 'gone',
    });
    const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await expect(loadChunk(failing(1).load)).rejects.toMatchObject({ problem: 'gone' });
    expect(kept).toHaveBeenCalled();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a lazy component', () => {
  it('shows the failure of a dialog in a dialog that can be closed, and focuses the loaded dialog', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, () => (
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
    await screen.findByRole('dialog', { name: 'The dialog could not be loaded.' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('dialog', { name: 'The late dialog' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
  it('loads again when rendered again after a failure', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, () => <p>The late map</p>);
    const Late = lazyComponent(load, { name: 'The map' });
    const { unmount } = render(<Late />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
    unmount();
    heal();
    render(<Late />);
    expect(await screen.findByText('The late map')).toBeInTheDocument();
  });
  it('announces a load by Retry', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, () => <p>The late map</p>);
    const Late = lazyComponent(load, { name: 'The map' });
    const announce = jest.fn();
    render(
      <PortsContext.Provider value={ports({ announce })}>
        <Late />
      </PortsContext.Provider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The late map')).toBeInTheDocument();
    expect(announce).toHaveBeenCalledWith('The map is loaded');
  });
  it('loads on render after a failed preload, and renders at once when already loaded', async () => {
    answers(200);
    const { load } = failing(1, () => <p>The late panel</p>);
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
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
  it('shows nothing on failure when silent, and loads when the browser is online again', async () => {
    const connection = offline();
    const { load } = failing(1, () => <p>The hint</p>);
    const Late = lazyComponent(load, { name: 'A hint', look: 'silent' });
    const { container } = render(<Late />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(container).toBeEmptyDOMElement();
    online(connection);
    expect(await screen.findByText('The hint')).toBeInTheDocument();
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
    const connection = offline();
    const { load } = failing(1);
    function Text() {
      const { value, failure, retry } = useLoaded('text', () =>
        loadChunk(load).then(() => 'The late text'),
      );
      return failure ? <PanelError failure={failure} onRetry={retry} /> : <p>{value}</p>;
    }
    render(<Text />);
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    online(connection);
    expect(await screen.findByText('The late text')).toBeInTheDocument();
  });
});

describe('a load that fails after the network has returned', () => {
  /** Returns a loader that fails once, after the browser reports that it is online again, then loads. */
  const failingLate = <T,>(value: T) => {
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
        online(jest.spyOn(navigator, 'onLine', 'get'));
        fail();
      },
    };
  };
  it('reloads the page content without an error message', async () => {
    answers(200);
    const { load, comeBack } = failingLate({ default: () => <h1>The late page</h1> });
    route(load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'The late page' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('reloads a text without an error message', async () => {
    answers(200);
    const { load, comeBack } = failingLate('The late text');
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
