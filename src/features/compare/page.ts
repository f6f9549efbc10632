import { comparisonReducers as reducers } from '@/blocks/compare';
import ComparePage from './ComparePage';
import './compare.scss';

/** Page components by route ID. */
export const pages = { compare: { default: ComparePage, reducers } };
