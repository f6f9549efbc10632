import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSelector, useStore } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createPages, settlePage } from '@/app/routes';
import { selectIsInitialLoad, type ShellState } from '@/app/shell/shellState';
import { createAppStore } from '@/app/store';
import { TakenOver } from '@/ui/TakenOver';

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
/** Takes over what was drawn into the page; answers with what React complained of. */
const takeOver = async (what: ReactNode): Promise<readonly unknown[]> => {
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, what, { onRecoverableError: (error) => faults.push(error) });
  });
  return faults;
};

describe('a part that is taken over by itself', () => {
  it('is a piece of work of its own, after what stands around it', async () => {
    const order: string[] = [];
    const Part = () => {
      order.push('the part');
      return <p>The part</p>;
    };
    const Around = () => {
      useLayoutEffect(() => {
        order.push('around it');
      }, []);
      return (
        <TakenOver>
          <Part />
        </TakenOver>
      );
    };
    container.innerHTML = renderToString(<Around />);
    const drawn = container.querySelector('p');
    order.length = 0;
    expect(await takeOver(<Around />)).toEqual([]);
    expect(order).toEqual(['around it', 'the part']);
    expect(container.querySelector('p')).toBe(drawn);
  });
  it('the page of the site is one, though the store moves on before it is its turn', async () => {
    const drawings: { isFirst: boolean; isShellThere: boolean }[] = [];
    const Page = () => {
      const store = useStore<ShellState>();
      // What the shell tells the store as soon as it is there.
      const isFirst = useSelector(selectIsInitialLoad);
      drawings.push({ isFirst, isShellThere: !selectIsInitialLoad(store.getState()) });
      return <h1>{isFirst ? 'The first page' : 'A later page'}</h1>;
    };
    const site = async () => {
      const appStore = createAppStore();
      const pages = createPages(appStore, { about: async () => ({ default: Page }) });
      await settlePage(pages, 'about');
      return { appStore, pages };
    };
    window.history.replaceState(null, '', '/about');
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter location="/about">{children}</StaticRouter>
    );
    container.innerHTML = renderToString(<App {...await site()} Router={Router} />);
    const drawn = container.querySelector('h1');
    expect(drawn).toHaveTextContent('The first page');
    drawings.length = 0;
    expect(await takeOver(<App {...await site()} />)).toEqual([]);
    expect(drawings[0]).toEqual({ isFirst: true, isShellThere: true });
    expect(container.querySelector('h1')).toBe(drawn);
    expect(drawn).toHaveTextContent('A later page');
  });
});
