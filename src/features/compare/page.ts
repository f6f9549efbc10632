import ComparePage from './ComparePage';
import './compare.scss';

/** Pages by the ids of the route table. */
export const pages = { compare: { default: ComparePage } };
