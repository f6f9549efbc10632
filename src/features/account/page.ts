import { pause } from '@/lib/pause';
import './profile.scss';

/** The page's code runs in two pieces (docs/decisions/0054): what its sections read of the address and its filters, then the page. */
const pieces = async () => {
  await import(/* webpackMode: "eager" */ './useAccountFilters');
  const { federalAccountReducers: reducers } = await import(
    /* webpackMode: "eager" */ './state/federalAccountState'
  );
  await pause();
  const { AccountPage } = await import(/* webpackMode: "eager" */ './AccountPage');
  return { default: AccountPage, reducers };
};
/** The profile, apart from the list: neither waits for the other's code. */
export const pages = { 'federal-account': pieces() };
