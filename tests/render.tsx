import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { createPages, pageLoaders, type Pages } from '@/app/routes';
import { createAppStore, type AppStore } from '@/app/store';

/** The store of the current test, and the reducers of all pages that its file has loaded. */
let appStore: AppStore;
let slices: Parameters<AppStore['addReducers']>[0] = {};
/**
 * The pages of a test file, which load once. React shows loaded code only 300 ms after the last fallback, so loading them for each test
 * would add that wait.
 */
const pages = new Map<typeof pageLoaders, Pages>();
const getPages = (loaders: typeof pageLoaders): Pages => {
  const loadedPages =
    pages.get(loaders) ??
    createPages(
      {
        get store() {
          return appStore.store;
        },
        stop: () => appStore.stop(),
        addReducers: (reducers) => {
          slices = { ...slices, ...reducers };
          appStore.addReducers(reducers);
        },
      },
      loaders,
    );
  pages.set(loaders, loadedPages);
  return loadedPages;
};

/** Renders the real app at a URL with a new store. Returns the queries, user and store. @param loaders page loaders, by page ID */
export const renderAt = (address: string, loaders: typeof pageLoaders = pageLoaders) => {
  window.history.replaceState(null, '', address);
  appStore = createAppStore();
  appStore.addReducers(slices);
  const user = userEvent.setup();
  return {
    ...render(<App appStore={appStore} pages={getPages(loaders)} />),
    user,
    store: appStore.store,
  };
};
