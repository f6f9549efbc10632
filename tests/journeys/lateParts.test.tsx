import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes, createPages } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { drawnParts } from '@/lib/drawnParts';
import { createPart, loadPart, pageInView } from '@/lib/part';
import { useLoaded } from '@/lib/useLoaded';
import { PortsContext } from '@/lib/ports';
import { keptPart } from '@/ui/keptPart';
import { lazyPart } from '@/ui/lazyPart';
import { Modal } from '@/ui/Modal';
import { PanelError } from '@/ui/Status';
import { ports } from '../ports';
import { keepFocus } from '@/ui/focusKeeper';
import { apiInProcess } from '../apiInProcess';

const api = apiInProcess();
beforeAll(api.start);
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  api.reset();
  jest.restoreAllMocks();
});
afterAll(api.stop);

const FILE = 'http://localhost/assets/8900.abcdef.js';
/** What the bundler rejects with when a chunk does not come. */
const chunkFailure = () =>
  Object.assign(new Error(`Loading chunk 8900 failed.\n(error: ${FILE})`), {
    name: 'ChunkLoadError',
    request: FILE,
  });
/** A part that fails as often as asked, then comes. */
const failing = (times: number, part = () => <h1>The late page</h1>) => {
  let left = times;
  const load = jest.fn(() =>
    left > 0
      ? ((left -= 1), Promise.reject<{ default: typeof part }>(chunkFailure()))
      : Promise.resolve({ default: part }),
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
const route = (load: () => Promise<{ default: () => React.JSX.Element }>) =>
  render(
    <MemoryRouter initialEntries={['/late']}>
      <main id="main-content">
        <AppRoutes
          pages={createPages(createAppStore(), { late: load })}
          entries={[{ id: 'late', path: '/late' }]}
        />
      </main>
    </MemoryRouter>,
  );

// As the whole site does.
let endKeeping = () => {};
beforeEach(() => {
  endKeeping = keepFocus();
});
afterEach(() => endKeeping());

describe('a page that cannot be loaded', () => {
  it('says so in plain words and comes on Retry, which leads to its heading', async () => {
    answers(200);
    const { load, heal } = failing(Infinity);
    route(load);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This site could not be reached. Check the connection and try again.',
    );
    expect(screen.queryByText(/chunk|8900/)).not.toBeInTheDocument();
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'The late page' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
  it('keeps its message and the focus while Retry works and fails again', async () => {
    answers(200);
    const { load } = failing(Infinity);
    route(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
  it('comes by itself when the browser is online again', async () => {
    const connection = offline();
    const { load } = failing(1);
    route(load);
    expect(
      await screen.findByText(/This browser is offline\. It loads by itself/),
    ).toBeInTheDocument();
    online(connection);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The late page' }),
    ).toBeInTheDocument();
  });
  it('tries once more when the network is back a moment after the browser says so', async () => {
    const connection = offline();
    const { load } = failing(2);
    answers(200);
    route(load);
    await screen.findByText(/This browser is offline/);
    online(connection);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The late page' }, { timeout: 15000 }),
    ).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });
  it('shows a page header without a name while it loads', () => {
    route(() => new Promise(() => {}));
    expect(screen.getByText('--')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('a part whose file a deployment took away', () => {
  it('loads the page anew, once, and then says what happened', async () => {
    answers(404);
    const anew = jest.spyOn(pageInView, 'loadAnew').mockImplementation(() => {});
    void loadPart(failing(Infinity).load);
    await waitFor(() => expect(anew).toHaveBeenCalledTimes(1));
    // The visit goes on after the reload: the same file is still missing.
    route(failing(Infinity).load);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This site was renewed since you opened it. Load the page anew to go on.',
    );
    expect(anew).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Load the page anew' }));
    expect(anew).toHaveBeenCalledTimes(2);
  });
  it('does not load the page anew for a second file right after the first', async () => {
    answers(404);
    const anew = jest.spyOn(pageInView, 'loadAnew').mockImplementation(() => {});
    void loadPart(failing(1).load);
    await waitFor(() => expect(anew).toHaveBeenCalledTimes(1));
    const other = Object.assign(new Error('x'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
      request: 'http://localhost/assets/other.css',
    });
    api.override(
      http.head('http://localhost/assets/other.css', () => new HttpResponse(null, { status: 404 })),
    );
    await expect(loadPart(() => Promise.reject(other))).rejects.toMatchObject({ problem: 'gone' });
    expect(anew).toHaveBeenCalledTimes(1);
  });
  it('never does so where nothing can be kept, for parts nobody asked for yet, and while the server fails', async () => {
    const anew = jest.spyOn(pageInView, 'loadAnew').mockImplementation(() => {});
    answers(503);
    await expect(loadPart(failing(1).load)).rejects.toMatchObject({ problem: 'unreachable' });
    answers(404);
    createPart(failing(1).load).preload();
    await expect(loadPart(failing(1).load, { mayLoadAnew: false })).rejects.toMatchObject({
      problem: 'gone',
    });
    const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await expect(loadPart(failing(1).load)).rejects.toMatchObject({ problem: 'gone' });
    expect(kept).toHaveBeenCalled();
    expect(anew).not.toHaveBeenCalled();
  });
});

describe('other parts that come late', () => {
  it('a dialog fails as a dialog, can be closed, and takes the focus when it comes', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, () => (
      <Modal title="The late dialog" onClose={() => {}}>
        Here
      </Modal>
    ));
    const Late = lazyPart<{ onClose: () => void }>(load, { name: 'The dialog', look: 'dialog' });
    const onClose = jest.fn();
    render(<Late onClose={onClose} />);
    expect(
      await screen.findByRole('dialog', { name: 'The dialog could not be loaded.' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('dialog', { name: 'The late dialog' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
  it('one that came after all is announced, and is tried again where it is opened anew', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, () => <p>The late map</p>);
    const Late = lazyPart(load, { name: 'The map' });
    const announce = jest.fn();
    const draw = () =>
      render(
        <PortsContext.Provider value={ports({ announce })}>
          <Late />
        </PortsContext.Provider>,
      );
    const { unmount } = draw();
    expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
    unmount();
    heal();
    draw();
    expect(await screen.findByText('The late map')).toBeInTheDocument();
    expect(announce).toHaveBeenCalledWith('The map is loaded');
  });
  it('a preloaded one stands there at once; one that could not be preloaded is loaded when it is wanted', async () => {
    answers(200);
    const { load } = failing(1, () => <p>The late panel</p>);
    const Late = lazyPart(load, { name: 'The panel', waiting: <p>Waiting</p> });
    Late.preload();
    expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      Late.preload();
      expect(load).toHaveBeenCalledTimes(2);
    });
    render(<Late />);
    expect(await screen.findByText('The late panel')).toBeInTheDocument();
    cleanup();
    render(<Late />);
    expect(screen.getByText('The late panel')).toBeInTheDocument();
  });
  it('its code is asked for when what wanted it is drawn, not in the middle of that', async () => {
    const load = jest.fn(() => Promise.resolve({ default: () => <p>Here</p> }));
    const Late = lazyPart(load, { name: 'The map' });
    render(<Late />);
    expect(load).not.toHaveBeenCalled();
    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a text that cannot be loaded comes when the browser is online again', async () => {
    const connection = offline();
    const { load } = failing(1);
    function Text() {
      const { value, error, retry } = useLoaded('text', () =>
        loadPart(load).then(() => 'The late text'),
      );
      return error ? <PanelError message={error} onRetry={retry} /> : <p>{value}</p>;
    }
    render(<Text />);
    expect(await screen.findByText(/This browser is offline/)).toBeInTheDocument();
    online(connection);
    expect(await screen.findByText('The late text')).toBeInTheDocument();
  });
});

describe('a part that the build drew', () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    );
  };
  /** What the build writes of it, in a page that is not taken over yet. */
  const drawn = async () => {
    const Drawn = keptPart(() => Promise.resolve({ default: Counter }), { name: 'The counter' });
    expect(await drawnParts.kept.at(-1)!()).toBe(true);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Drawn />);
    return container;
  };
  const takeOver = async (
    container: HTMLElement,
    load: () => Promise<{ default: ComponentType }>,
  ) => {
    const faults: unknown[] = [];
    const Kept = keptPart(load, { name: 'The counter' });
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, <Kept />, {
        onRecoverableError: (error) => faults.push(error),
      });
    });
    return { faults, leave: () => act(() => root?.unmount()) };
  };
  const button = () => screen.getByRole('button', { name: /Pressed/ });

  /** Code that comes when it is told to. */
  const held = (Part: ComponentType = Counter) => {
    let come = () => {};
    const load = jest.fn(
      () =>
        new Promise<{ default: ComponentType }>((done) => {
          come = () => done({ default: Part });
        }),
    );
    return { load, come: () => act(async () => come()) };
  };

  it('stays as it was drawn until its code comes, and then answers', async () => {
    const { load, come } = held();
    const container = await drawn();
    const before = button();
    const { faults, leave } = await takeOver(container, load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(button()).toBe(before);
    before.focus();
    await come();
    expect(button()).not.toBe(before);
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    expect(button()).toHaveTextContent('Pressed 1 times');
    expect(faults).toEqual([]);
    leave();
    container.remove();
  });
  it('answers a press of before its code as soon as it can, unless the visitor has gone on', async () => {
    for (const [goOn, said] of [
      [() => Promise.resolve(), 'Pressed 1 times'],
      [() => userEvent.tab(), 'Pressed 0 times'],
    ] as const) {
      const { load, come } = held();
      const container = await drawn();
      const { faults, leave } = await takeOver(container, load);
      await userEvent.click(button());
      await goOn();
      expect(button()).toHaveTextContent('Pressed 0 times');
      await come();
      expect(button()).toHaveTextContent(said);
      expect(faults).toEqual([]);
      leave();
      container.remove();
    }
  });
  it('never presses another button than the one that was pressed', async () => {
    const handleRemove = jest.fn();
    const { load, come } = held(() => (
      <>
        <button type="button" onClick={handleRemove}>
          Remove all
        </button>
        <Counter />
      </>
    ));
    const container = await drawn();
    const { leave } = await takeOver(container, load);
    await userEvent.click(button());
    await come();
    expect(screen.getByRole('button', { name: 'Remove all' })).toBeInTheDocument();
    expect(handleRemove).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent('Pressed 0 times');
    leave();
    container.remove();
  });
  it('stays without a word where its code cannot be had, and answers when the network is back', async () => {
    const { load, heal } = failing(Infinity, Counter);
    const container = await drawn();
    const { faults, leave } = await takeOver(container, load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(button()).toHaveTextContent('Pressed 0 times');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    heal();
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(2);
    });
    await act(() => Promise.resolve());
    await userEvent.click(button());
    expect(button()).toHaveTextContent('Pressed 1 times');
    expect(faults).toEqual([]);
    leave();
    container.remove();
  });
  it('is loaded as any late part, and says when it fails, where nothing was drawn', async () => {
    answers(200);
    const { load, heal } = failing(Infinity, Counter);
    const Kept = keptPart(load, { name: 'The counter' });
    render(<Kept />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The counter could not be loaded.');
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Pressed/ })).toBeInTheDocument();
  });
  it('a text that was drawn is not loaded again', async () => {
    const load = jest.fn(() => Promise.resolve('Another'));
    function Text({ name }: { name: string }) {
      const { value } = useLoaded(name, load, () => 'What was drawn');
      return <p>{value}</p>;
    }
    const { rerender } = render(<Text name="drawn" />);
    expect(screen.getByText('What was drawn')).toBeInTheDocument();
    rerender(<Text name="other" />);
    expect(await screen.findByText('Another')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('what was on its way when the network went and fails when it is back', () => {
  /** Fails once the browser says that it is online again, then comes. */
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
  it('a page comes without a word of it', async () => {
    answers(200);
    const { load, comeBack } = failingLate({ default: () => <h1>The late page</h1> });
    route(load);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'The late page' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('a text too', async () => {
    answers(200);
    const { load, comeBack } = failingLate('The late text');
    const told: string[] = [];
    function Text() {
      const { value, error } = useLoaded('text', () => loadPart(load));
      told.push(error);
      return <p>{value}</p>;
    }
    render(<Text />);
    comeBack();
    expect(await screen.findByText('The late text')).toBeInTheDocument();
    expect(told.filter(Boolean)).toEqual([]);
  });
});
