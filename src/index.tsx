import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPages, settlePage } from './app/routes';
import { createAppStore } from './app/store';
import { withoutSlideOut } from './lib/slideOutAddress';
import './styles/index.scss';

/**
 * Takes over what the build drew into the page (`src/prerender.tsx`), as soon as the page's own code is there. The drawing is that of one
 * address, `data-path`; at any other of the page, as one with an id or with filters, what it shows is drawn in its place.
 */
const begin = async (root: HTMLElement): Promise<void> => {
  const appStore = createAppStore();
  const pages = createPages(appStore);
  const site = <App appStore={appStore} pages={pages} />;
  const { page, path } = root.dataset;
  const isSettled = page !== undefined && (await settlePage(pages, page));
  const { pathname, search } = window.location;
  // As a transition it is cut into pieces of a few milliseconds, between which the page answers.
  startTransition(() => {
    if (isSettled && path === pathname && !withoutSlideOut(search)) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
};

const root = document.getElementById('app');
if (root) void begin(root);
