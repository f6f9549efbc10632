import FollowPage from './FollowPage';
import './follow.scss';

/** Pages by their IDs in the route table. */
export const pages = { follow: { default: FollowPage } };
