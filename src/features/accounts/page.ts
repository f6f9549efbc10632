import { AccountsPage } from './landing/AccountsPage';
import './accounts.scss';

/** Pages by the IDs of the route table. */
export const pages = { 'federal-accounts': { default: AccountsPage } };
