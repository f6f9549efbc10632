import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPages, preloadPage } from './app/routes';
import { createAppStore } from './app/store';
import { withoutSlideOut } from './lib/url/slideOutAddress';
import './styles/index.scss';

declare global {
  interface Window {
    /** The button that was clicked before hydration (`src/index.html`). */
    pressed?: HTMLElement;
  }
}

/** Hydrates the page if it was prerendered for this address, and renders it otherwise. Transitions let React render in short tasks. */
const start = async (root: HTMLElement): Promise<void> => {
  const appStore = createAppStore();
  const pages = createPages(appStore);
  const { pathname, search } = window.location;
  const isLoaded = await preloadPage(pages, pathname);
  const isPrerendered = isLoaded && root.dataset.path === pathname && !withoutSlideOut(search);
  const app = <App appStore={appStore} pages={pages} isPrerendered={isPrerendered} />;
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // A click makes React hydrate the button immediately and then handle the click.
  if (isPrerendered && window.pressed === document.activeElement) window.pressed?.click();
};

const root = document.getElementById('app');
if (root) void start(root);
