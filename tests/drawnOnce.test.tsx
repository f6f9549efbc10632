import { act, render, screen } from '@testing-library/react';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '@/app/App';
import { createPages, settlePage } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { usePorts } from '@/lib/ports';
import { useToday } from '@/lib/today';
import { lazyPart } from '@/ui/lazyPart';

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => container.remove());

describe('what was drawn at build time', () => {
  it('is drawn for its visitor after what is more urgent, not in one go with taking it over', async () => {
    const shown: string[] = [];
    const Page = () => {
      const day = useToday();
      const [isAnswered, setAnswered] = useState(false);
      const words = `${isAnswered ? 'answered' : 'waiting'} on ${day === '2025-10-01' ? 'the day of the drawing' : 'a day of the visitor'}`;
      useLayoutEffect(() => {
        shown.push(words);
      }, [words]);
      useEffect(() => setAnswered(true), []);
      return <p>{words}</p>;
    };
    container.innerHTML = renderToString(<Page />);
    shown.length = 0;
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <Page />, { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(faults).toEqual([]);
    expect(shown).toEqual([
      'waiting on the day of the drawing',
      'answered on the day of the drawing',
      'answered on a day of the visitor',
    ]);
    act(() => root.unmount());
  });
  it('is for its visitor at once where nothing was drawn', () => {
    const days: string[] = [];
    const Page = () => {
      days.push(useToday());
      return null;
    };
    render(<Page />);
    expect(days).not.toContain('2025-10-01');
  });
});

it.each(['/about', '/ab%6Fut', '/%61bout/'])(
  'the page is found however its address is written: %s',
  async (address) => {
    window.history.replaceState(null, '', address);
    const appStore = createAppStore();
    const pages = createPages(appStore, {
      about: async () => ({ default: () => <h1>Found</h1> }),
    });
    render(<App appStore={appStore} pages={pages} />);
    expect(await screen.findByRole('heading', { name: 'Found' })).toBeInTheDocument();
  },
);
it('an announcement draws nothing of the page anew', async () => {
  let drawings = 0;
  const Page = () => {
    const { announce } = usePorts();
    drawings += 1;
    return (
      <button type="button" onClick={() => announce('Three awards found')}>
        Count
      </button>
    );
  };
  window.history.replaceState(null, '', '/about');
  const appStore = createAppStore();
  const pages = createPages(appStore, { about: async () => ({ default: Page }) });
  await settlePage(pages, 'about');
  render(<App appStore={appStore} pages={pages} />);
  const button = await screen.findByRole('button', { name: 'Count' });
  const before = drawings;
  act(() => button.click());
  expect(screen.getByTestId('announcer')).toHaveTextContent('Three awards found');
  expect(drawings).toBe(before);
});

it('a part that comes while its page is drawn in pieces does not have all of it drawn again', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // In pieces, as in a browser: `act` draws in one go.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  let isThere = false;
  const Late = lazyPart(
    async () => {
      isThere = true;
      return { default: () => <p>The late part</p> };
    },
    { name: 'It' },
  );
  let drawings = 0;
  /** Its drawing takes longer than React works without a pause. */
  const Piece = ({ isLast = false }) => {
    const end = performance.now() + 8;
    while (performance.now() < end);
    if (!isLast) drawings += 1;
    return isLast && !isThere ? <Piece isLast /> : null;
  };
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <>
        <Piece />
        <Late />
        <Piece isLast />
        <p>The page</p>
      </>,
    ),
  );
  expect(await screen.findByText('The late part')).toBeInTheDocument();
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(drawings).toBe(1);
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
