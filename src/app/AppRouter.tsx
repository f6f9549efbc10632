import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { addressChanged } from '@/lib/url/addressState';
import { matchAddress } from './matchAddress';

/** Renders the router of the browser. Dispatches each address to the store before React renders its page (decision 0066). */
export function AppRouter({ children }: { children: ReactNode }) {
  const { dispatch } = useStore();
  const [history] = useState(() => {
    const browserHistory = createBrowserHistory({ v5Compat: true });
    const listen = browserHistory.listen.bind(browserHistory);
    browserHistory.listen = (listener) =>
      listen((update) => {
        dispatch(addressChanged(matchAddress(update.location)));
        listener(update);
      });
    return browserHistory;
  });
  // With transitions, React would render a new address later than the store’s state, so a page could mix old and new.
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}
