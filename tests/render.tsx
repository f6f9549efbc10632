import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { createPages, pageLoaders } from '@/app/routes';
import { createAppStore } from '@/app/store';

/** Renders the real app at an address, with a store of its own. @param loaders of the pages, by their IDs */
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
