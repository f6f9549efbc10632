import { slideOutReducers } from '@/blocks/slide-outs';

export { default } from './HomePage';
export const reducers = slideOutReducers;
