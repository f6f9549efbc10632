import { AgencyPage } from './AgencyPage';
import { agencyReducers as reducers } from './state/agencyState';
import './agency.scss';

/** Pages by route ID. */
export const pages = { agency: { default: AgencyPage, reducers } };
