import FollowPage from './FollowPage';
import './follow.scss';

/** Page components by route ID. */
export const pages = { follow: { default: FollowPage } };
