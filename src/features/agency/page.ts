import { AgencyPage } from './AgencyPage';
import { agencyReducers as reducers } from './state/agencyState';
import './agency.scss';

/** Pages by the IDs of the route table. */
export const pages = { agency: { default: AgencyPage, reducers } };
