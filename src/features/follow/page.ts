import './follow.scss';

export { default } from './FollowPage';
