import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { createPages } from '@/app/routes';
import { createAppStore } from '@/app/store';

/** The real app at an address, with a store of its own. */
export const renderAt = (address: string) => {
  window.history.replaceState(null, '', address);
  const appStore = createAppStore();
  const user = userEvent.setup();
  return {
    ...render(<App appStore={appStore} pages={createPages(appStore)} />),
    user,
    store: appStore.store,
  };
};
