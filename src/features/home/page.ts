import { slideOutReducers } from '@/blocks/slide-outs';
import './home.scss';

export { default } from './HomePage';
export const reducers = slideOutReducers;
