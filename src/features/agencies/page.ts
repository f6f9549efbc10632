import { AgenciesPage } from './AgenciesPage';
import './agencies.scss';

/** Pages by the IDs of the route table. */
export const pages = { agencies: { default: AgenciesPage } };
