import './compare.scss';

export { default } from './ComparePage';
