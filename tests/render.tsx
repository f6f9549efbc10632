import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { createPages, pageLoaders } from '@/app/routes';
import { createAppStore } from '@/app/store';

/** Renders the real app at a URL with a new store. @param loaders of the pages, by page ID */
export const renderAt = (address: string, loaders: typeof pageLoaders = pageLoaders) => {
  window.history.replaceState(null, '', address);
  const appStore = createAppStore();
  const user = userEvent.setup();
  return {
    ...render(<App appStore={appStore} pages={createPages(appStore, loaders)} />),
    user,
    store: appStore.store,
  };
};
