import { AccountPage } from './AccountPage';
import { federalAccountReducers as reducers } from './state/federalAccountState';
import './profile.scss';

/** The profile, apart from the list: neither waits for the other's code. */
export const pages = { 'federal-account': { default: AccountPage, reducers } };
