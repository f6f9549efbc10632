import { startTransition } from 'react';
import { pause } from './lib/pause';
import './styles/index.scss';

/**
 * Takes over what the build drew into the page (`src/prerender.tsx`), as soon as the page's own code is there. The drawing is that of one
 * address, `data-path`; at any other of the page, as one with an id or with filters, what it shows is drawn in its place. What the scripts
 * do before is cut into pieces, and the drawing is a transition, which React cuts up by itself.
 */
const begin = async (root: HTMLElement): Promise<void> => {
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { createAppStore } = await import(/* webpackMode: "eager" */ './app/store');
  const { createPages, settlePage } = await import(/* webpackMode: "eager" */ './app/routes');
  await pause();
  const { App } = await import(/* webpackMode: "eager" */ './app/App');
  const { withoutSlideOut } = await import(/* webpackMode: "eager" */ './lib/slideOutAddress');
  const appStore = createAppStore();
  const pages = createPages(appStore);
  const site = <App appStore={appStore} pages={pages} />;
  const { page, path } = root.dataset;
  const isSettled = page !== undefined && (await settlePage(pages, page));
  await pause();
  const { pathname, search } = window.location;
  startTransition(() => {
    if (isSettled && path === pathname && !withoutSlideOut(search)) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
};

const root = document.getElementById('app');
if (root) void begin(root);
