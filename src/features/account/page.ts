import { AccountPage } from './AccountPage';
import { federalAccountReducers as reducers } from './state/federalAccountState';
import './profile.scss';

/** The page of an account. It is separate from the list of accounts so that neither page loads the code of the other. */
export const pages = { 'federal-account': { default: AccountPage, reducers } };
