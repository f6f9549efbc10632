import { AccountsPage } from './landing/AccountsPage';
import { AccountPage } from './profile/AccountPage';
import { federalAccountReducers } from './state/federalAccountState';
import './accounts.scss';
import './profile.scss';

/** Pages by the ids of the route table. */
export const pages = {
  'federal-accounts': { default: AccountsPage },
  'federal-account': { default: AccountPage, reducers: federalAccountReducers },
};
